import type { priceAgreementEndpoints as rows } from "#contract/corporations/price-agreement.endpoints.ts";
import type { AnswerOf, BodyOf } from "#contract/wire/endpoint.ts";
import { parseKroner } from "#rules/money/ore.ts";
import {
  type AgreedPriceKey,
  agreedDeadlines,
  agreedPriceKeys,
  missingFees,
} from "#rules/pricing/price-agreement.ts";
import { isInRange } from "#rules/pricing/price-settings.ts";
import type { Day } from "#rules/time/moment.ts";
import { settingNumber, wrongValue } from "#texts/da/backoffice/price-settings.ts";
import { feesTogether } from "#texts/da/price/price-agreement.ts";

export type Agreement = AnswerOf<typeof rows.priceAgreement>;
export type Version = Agreement["versions"][number];

/** A version as it stands in the form; empty is as everybody. */
export interface PriceDraft {
  readonly validFrom: Day | null;
  readonly values: Readonly<Partial<Record<AgreedPriceKey, string>>>;
  readonly paymentType: string;
  readonly paymentDeadline: string;
}

/** The form of the next version, which begins as what is agreed last. */
export function draftOf({ versions }: Agreement, validFrom: Day): PriceDraft {
  const last = versions.find(({ state }) => state !== "withdrawn");
  const values = (last?.values ?? []).map(({ key, value }) => [
    key,
    settingNumber(key, value).replaceAll(".", ""),
  ]);
  return {
    validFrom,
    values: Object.fromEntries(values),
    paymentType: last?.payment_type ?? "",
    paymentDeadline: String(last?.payment_deadline ?? ""),
  };
}

/** What is wrong, by the setting; nothing where it can be sent. */
export function priceErrors({ values }: PriceDraft): Partial<Record<AgreedPriceKey, string>> {
  const given = givenOf(values);
  const wrong = given.flatMap(({ key, text }) => {
    const hundredths = parseKroner(text);
    return hundredths !== null && isInRange(key, hundredths) ? [] : [[key, wrongValue(key)] as const];
  });
  const amounts = Object.fromEntries(given.map(({ key, text }) => [key, parseKroner(text) ?? 0]));
  const missing = missingFees(amounts).map((key) => [key, feesTogether] as const);
  return Object.fromEntries([...missing, ...wrong]);
}

/** What is sent of a draft; null while something is wrong in it. */
export function bodyOf(draft: PriceDraft): BodyOf<typeof rows.addPriceVersion> | null {
  const { validFrom, values, paymentType, paymentDeadline } = draft;
  if (validFrom === null || Object.keys(priceErrors(draft)).length > 0) return null;
  return {
    valid_from: validFrom,
    values: givenOf(values).map(({ key, text }) => ({ key, value: text })),
    payment_type: paymentType === "invoice" || paymentType === "credit_card" ? paymentType : null,
    payment_deadline: agreedDeadlines.find((days) => String(days) === paymentDeadline) ?? null,
  };
}

function givenOf(values: PriceDraft["values"]) {
  return agreedPriceKeys.flatMap((key) => {
    const text = values[key]?.trim() ?? "";
    return text === "" ? [] : [{ key, text }];
  });
}
