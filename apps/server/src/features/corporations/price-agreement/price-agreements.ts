import type { priceAgreementEndpoints as rows } from "#contract/corporations/price-agreement.endpoints.ts";
import type { AnswerOf, BodyOf } from "#contract/wire/endpoint.ts";
import { readAmount } from "#rules/money/ore.ts";
import { type AgreedPriceKey, missingFees, type PriceAgreement } from "#rules/pricing/price-agreement.ts";
import { canBeginOn, canWithdrawValue, isInRange } from "#rules/pricing/price-settings.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import {
  type CorporationRow,
  findCorporation,
  getCorporation,
  lockCorporation,
} from "#server/features/corporations/corporation.queries.ts";
import { record } from "#server/features/events/record.ts";
import { lockSettings, pricesInForce } from "#server/features/settings/setting.queries.ts";
import { assertTermsAgree } from "#server/features/settings/terms-agree.ts";
import { actorOf } from "#server/platform/audit.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { wrongValue } from "#texts/da/backoffice/price-settings.ts";
import { adminMessages as messages } from "#texts/da/common/validation.ts";
import { feesTogether } from "#texts/da/price/price-agreement.ts";
import { generalToWire, setValueOf, versionsToWire } from "./price-agreement.serializer.ts";
import { allPriceVersions } from "./price-versions.queries.ts";
import { savePriceVersion, tellWithdrawal } from "./save-price-version.ts";

/** What is agreed with a company on prices, with its history. Refuses `not_found`. */
export const priceAgreement: Handler<typeof rows.priceAgreement> = async ({ params, now, services }) =>
  loadAgreement(services.db, assertCompany(await findCorporation(services.db, params.id)), now);

/** What is agreed with the company on prices: what is in force and what is to come. */
export const ownPriceAgreement: Handler<typeof rows.ownPriceAgreement> = async ({
  session,
  now,
  services,
}) => {
  const company = await getCorporation(services.db, corporationOf(session).id);
  const { versions, general } = await loadAgreement(services.db, company, now);
  return {
    general,
    versions: versions.flatMap(({ values, payment_type, payment_deadline, valid_from, state }) =>
      state === "current" || state === "future"
        ? [{ values, payment_type, payment_deadline, valid_from, state }]
        : [],
    ),
  };
};

/**
 * Agrees on prices with a company. Refuses `not_found`, `value_of_day`, `terms_disagree`, and `invalid` for a day that
 * is over, for a value that a setting does not take, and for fees that are not agreed together.
 */
export const addPriceVersion: Handler<typeof rows.addPriceVersion> = (call) => {
  const { session, params, body, now, services } = call;
  if (!canBeginOn(body.valid_from, dayOf(now))) throw invalid({ valid_from: messages.dayIsOver });
  const version = { validFrom: body.valid_from, agreement: agreementOf(body) };
  return inTransaction(services.db, async (tx) => {
    const company = assertCompany(await lockCorporation(tx, params.id));
    await savePriceVersion({ tx, now, services }, company, version, actorOf(session));
    return loadAgreement(tx, company, now);
  });
};

/**
 * Withdraws a version that is not in force yet, and tells the company. Refuses `not_found`, `value_in_force`, `value_withdrawn`, and
 * `terms_disagree` where the one before it does not fit the terms of then.
 */
export const withdrawPriceVersion: Handler<typeof rows.withdrawPriceVersion> = (call) => {
  const { session, params, now, services } = call;
  const actor = actorOf(session);
  return inTransaction(services.db, async (tx) => {
    const company = assertCompany(await lockCorporation(tx, params.id));
    await lockSettings(tx);
    const version = (await allPriceVersions(tx, company.id)).find(({ id }) => id === params.versionId);
    if (!version) throw new DomainError("not_found");
    const verdict = canWithdrawValue(setValueOf(version), dayOf(now));
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    await tx
      .updateTable("price_agreements")
      .set({ withdrawn_at: new Date(now), withdrawn_by: actor.id })
      .where("id", "=", version.id)
      .execute();
    await assertTermsAgree(tx, version.valid_from);
    const detail = { valid_from: version.valid_from };
    await record({ tx, actor, now }, { type: "corporation.withdraw_prices", id: company.id, detail });
    await tellWithdrawal({ tx, now, services }, company, { id: version.id, validFrom: version.valid_from });
    return loadAgreement(tx, company, now);
  });
};

/** A company that can be agreed with: neither an account of the office nor erased. */
function assertCompany(company: CorporationRow | undefined): CorporationRow {
  if (!company || company.is_admin || company.member_of !== null || company.erased_at !== null)
    throw new DomainError("not_found");
  return company;
}

/** What a form says, in hundredths of each unit. */
function agreementOf({ values, ...payment }: BodyOf<typeof rows.addPriceVersion>): PriceAgreement {
  const given: Partial<Record<AgreedPriceKey, number>> = {};
  const wrong: Record<string, string> = {};
  for (const { key, value } of values) {
    const hundredths = readAmount(value) ?? 0;
    if (!isInRange(key, hundredths)) wrong[key] = wrongValue(key);
    given[key] = hundredths;
  }
  for (const key of missingFees(given)) wrong[key] = feesTogether;
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return { values: given, paymentType: payment.payment_type, paymentDeadlineDays: payment.payment_deadline };
}

function invalid(fields: Record<string, string>): DomainError {
  return new DomainError("invalid", { fields });
}

async function loadAgreement(
  db: Db | Tx,
  company: CorporationRow,
  now: Moment,
): Promise<AnswerOf<typeof rows.priceAgreement>> {
  const today = dayOf(now);
  return {
    versions: versionsToWire(company, await allPriceVersions(db, company.id), today),
    general: generalToWire(await pricesInForce(db, today)),
  };
}
