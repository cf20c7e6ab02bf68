import {
  type AgreedColumns,
  agreedPriceKeys,
  type PriceAgreement,
  priceAgreementOn,
  withColumns,
} from "#rules/pricing/price-agreement.ts";
import { isDayTaken } from "#rules/pricing/price-settings.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import type { CorporationRow } from "#server/features/corporations/corporation.queries.ts";
import { record } from "#server/features/events/record.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { type MessageContext, queueEmail } from "#server/features/messages/queue-message.ts";
import { priceAgreementVersionsOf } from "#server/features/pricing/price-agreement.queries.ts";
import { lockSettings } from "#server/features/settings/setting.queries.ts";
import { assertTermsAgree } from "#server/features/settings/terms-agree.ts";
import { type Actor, changesOf } from "#server/platform/audit.ts";
import { DomainError } from "#server/platform/errors.ts";
import { agreedLines } from "#texts/da/price/price-agreement.ts";
import { priceAgreementSaved, priceAgreementWithdrawn } from "#texts/da/templates/email/company-account.ts";
import { agreementToWire } from "./price-agreement.serializer.ts";

/**
 * Saves a version of a locked company's agreement from a day on, and tells the company. Refuses `value_of_day` and
 * `terms_disagree`. Rule: Price agreement of a company, docs/rules/pricing.md.
 */
export async function savePriceVersion(
  context: MessageContext,
  corporation: CorporationRow,
  { validFrom, agreement }: { readonly validFrom: Day; readonly agreement: PriceAgreement },
  actor: Actor,
): Promise<void> {
  const { tx, now } = context;
  await lockSettings(tx);
  const versions = (await priceAgreementVersionsOf(tx, [corporation.id])).get(corporation.id) ?? [];
  if (isDayTaken(versions, validFrom)) throw new DomainError("value_of_day");
  const before = priceAgreementOn(versions, corporation, validFrom);
  const { id } = await tx
    .insertInto("price_agreements")
    .values({
      ...{ corporation_id: corporation.id, valid_from: validFrom, content: JSON.stringify(agreement) },
      ...{ created_at: new Date(now), created_by: actor.id },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await assertTermsAgree(tx, validFrom);
  const changes = changesOf(loggedOf(before), loggedOf(agreement));
  const detail = { changes, valid_from: validFrom };
  await record({ tx, actor, now }, { type: "corporation.agree_prices", id: corporation.id, detail });
  await tellCompany(context, corporation, { id, validFrom, agreement });
}

/**
 * Agrees on other fees (øre) or another payment with a locked company from today on; the rest of what is agreed stays.
 * What is in force already makes no version. Refuses `terms_disagree`.
 */
export async function agreeFromToday(
  context: MessageContext,
  corporation: CorporationRow,
  changes: Partial<AgreedColumns>,
  actor: Actor,
): Promise<void> {
  const { tx, now } = context;
  const today = dayOf(now);
  const versions = (await priceAgreementVersionsOf(tx, [corporation.id])).get(corporation.id) ?? [];
  const current = priceAgreementOn(versions, corporation, today);
  const agreement = withColumns(current, changes);
  if (agreement === null) return;
  await tx
    .updateTable("price_agreements")
    .set({ withdrawn_at: new Date(now), withdrawn_by: actor.id })
    .where("corporation_id", "=", corporation.id)
    .where("valid_from", "=", today)
    .where("withdrawn_at", "is", null)
    .execute();
  await savePriceVersion(context, corporation, { validFrom: today, agreement }, actor);
}

/** What an agreement says, in hundredths of each unit, as the log has it; null is everybody's. */
function loggedOf({ values, paymentType, paymentDeadlineDays }: PriceAgreement) {
  return {
    ...Object.fromEntries(agreedPriceKeys.map((key) => [key, values[key] ?? null])),
    payment_type: paymentType,
    payment_deadline: paymentDeadlineDays,
  };
}

async function tellCompany(
  context: MessageContext,
  corporation: CorporationRow,
  { id, validFrom, agreement }: { id: number; validFrom: Day; agreement: PriceAgreement },
): Promise<void> {
  const { brand } = context.services.settings;
  const facts = letterFacts(context, corporation, { validFrom, agreement });
  await queueEmail(context, {
    key: outboxKey("price-agreement", id),
    subjectKey: subjectKey("corporation", corporation.id),
    to: corporation.email,
    email: priceAgreementSaved(facts, brand),
  });
}

/**
 * Tells a locked company, which was told of a version, that it does not come to hold, and what holds from its day
 * instead.
 */
export async function tellWithdrawal(
  context: MessageContext,
  corporation: CorporationRow,
  { id, validFrom }: { readonly id: number; readonly validFrom: Day },
): Promise<void> {
  const versions = (await priceAgreementVersionsOf(context.tx, [corporation.id])).get(corporation.id) ?? [];
  const agreement = priceAgreementOn(versions, corporation, validFrom);
  const facts = letterFacts(context, corporation, { validFrom, agreement });
  await queueEmail(context, {
    key: outboxKey("price-agreement-withdrawn", id),
    subjectKey: subjectKey("corporation", corporation.id),
    to: corporation.email,
    email: priceAgreementWithdrawn(facts, context.services.settings.brand),
  });
}

function letterFacts(
  { services }: MessageContext,
  { contact_person }: CorporationRow,
  { validFrom, agreement }: { readonly validFrom: Day; readonly agreement: PriceAgreement },
) {
  return {
    contactPerson: contact_person,
    validFrom,
    lines: agreedLines(agreementToWire(agreement)),
    link: `${services.settings.publicUrl}/editcorporation`,
  };
}
