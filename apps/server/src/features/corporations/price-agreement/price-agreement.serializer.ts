import type { priceAgreementEndpoints as rows } from "#contract/corporations/price-agreement.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import {
  type AgreedColumns,
  agreedPriceKeys,
  agreementOfColumns,
  isEmptyAgreement,
  type PriceAgreement,
  standardPayment,
} from "#rules/pricing/price-agreement.ts";
import { stateOfValue } from "#rules/pricing/price-settings.ts";
import type { Day } from "#rules/time/moment.ts";
import { agreementOfContent } from "#server/features/pricing/price-agreement.queries.ts";
import type { PricesInForce } from "#server/features/settings/setting.queries.ts";
import type { PriceVersionRow } from "./price-versions.queries.ts";

type Answer = AnswerOf<typeof rows.priceAgreement>;
type Version = Answer["versions"][number];

/** What an agreement says, each value in the unit of its setting. */
export function agreementToWire({ values, paymentType, paymentDeadlineDays }: PriceAgreement) {
  return {
    values: agreedPriceKeys.flatMap((key) => {
      const value = values[key];
      return value === undefined ? [] : [{ key, value: toWireKroner(value) }];
    }),
    payment_type: paymentType,
    payment_deadline: paymentDeadlineDays,
  };
}

/** Everybody's values, in the unit of each setting, and payment. */
export function generalToWire(prices: PricesInForce): Answer["general"] {
  return {
    values: agreedPriceKeys.map((key) => ({ key, value: toWireKroner(prices[key]) })),
    payment_type: standardPayment.type,
    payment_deadline: standardPayment.deadlineDays,
  };
}

/** Every version, latest day first; last what a company had before the first of them, where that is anything. */
export function versionsToWire(
  company: AgreedColumns,
  versions: readonly PriceVersionRow[],
  today: Day,
): Version[] {
  const values = versions.map(setValueOf);
  const saved = versions.map((version) => ({
    ...agreementToWire(agreementOfContent(version.content)),
    id: version.id,
    valid_from: version.valid_from,
    state: stateOfValue(setValueOf(version), values, today),
    created_at: version.created_at.toISOString(),
    created_by: version.created_name,
    withdrawn_at: version.withdrawn_at?.toISOString() ?? null,
    withdrawn_by: version.withdrawn_name,
  }));
  const first = agreementOfColumns(company);
  if (isEmptyAgreement(first)) return saved;
  const isCurrent = saved.every(({ state }) => state !== "current");
  return [
    ...saved,
    {
      ...agreementToWire(first),
      ...{ id: null, valid_from: null, state: isCurrent ? "current" : "past" },
      ...{ created_at: null, created_by: null, withdrawn_at: null, withdrawn_by: null },
    },
  ];
}

/** What of a version the rules need to know. */
export function setValueOf({ id, valid_from, withdrawn_at }: PriceVersionRow) {
  return { id, validFrom: valid_from, isWithdrawn: withdrawn_at !== null };
}
