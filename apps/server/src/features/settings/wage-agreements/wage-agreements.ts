import type { wageAgreementEndpoints as rows } from "#contract/settings/wage-agreement.endpoints.ts";
import { agreementOfWire, agreementToWire } from "#contract/settings/wage-agreement.entities.ts";
import type { AnswerOf, BodyOf } from "#contract/wire/endpoint.ts";
import { canBeginOn, canWithdrawValue, isDayTaken, stateOfValue } from "#rules/pricing/price-settings.ts";
import { type Day, dayOf, type Moment } from "#rules/time/moment.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { brokenConstraint } from "#server/platform/database/database-errors.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { adminMessages as messages } from "#texts/da/common/validation.ts";
import {
  type AgreementRow,
  allAgreements,
  bookingsOtherwise,
  type VersionRow,
} from "./agreement-list.queries.ts";

/** How many bookings are named that follow another version. */
const MAX_OTHERWISE = 20;

/** Every agreement with its versions and its companies. */
export const wageAgreements: Handler<typeof rows.wageAgreements> = ({ now, services }) =>
  loadAgreements(services.db, now);

/** Adds an agreement with its first version. Refuses `agreement_name_taken`, and `invalid` for a day that is over. */
export const addWageAgreement: Handler<typeof rows.addWageAgreement> = ({ session, body, now, services }) => {
  const { name, ...version } = body;
  assertBegins(version.valid_from, now);
  const actor = actorOf(session);
  return inTransaction(services.db, async (tx) => {
    const { id } = await tx
      .insertInto("wage_agreements")
      .values({ name, created_at: new Date(now), created_by: actor.id })
      .returning("id")
      .executeTakeFirstOrThrow()
      .catch(nameTaken);
    await insertVersion(tx, id, version, { adminId: actor.id, now });
    const detail = { name, valid_from: version.valid_from };
    await record({ tx, actor, now }, { type: "wage_agreement.add_agreement", id, detail });
    return loadAgreements(tx, now);
  });
};

/** Adds a version. Refuses `not_found`, `value_of_day`, and `invalid` for a day that is over. Rule: Version of a booking, docs/rules/supplements.md. */
export const addAgreementVersion: Handler<typeof rows.addAgreementVersion> = (call) => {
  const { session, params, body, now, services } = call;
  assertBegins(body.valid_from, now);
  const actor = actorOf(session);
  return inTransaction(services.db, async (tx) => {
    const agreement = await lockAgreement(tx, params.id);
    if (isDayTaken(agreement.versions.map(setValueOf), body.valid_from))
      throw new DomainError("value_of_day");
    await insertVersion(tx, params.id, body, { adminId: actor.id, now });
    const detail = { name: agreement.name, valid_from: body.valid_from };
    await record({ tx, actor, now }, { type: "wage_agreement.add_version", id: params.id, detail });
    return loadAgreements(tx, now);
  });
};

/** Withdraws a version that is not in force yet. Refuses `not_found`, `value_in_force` and `value_withdrawn`. */
export const withdrawAgreementVersion: Handler<typeof rows.withdrawAgreementVersion> = (call) => {
  const { session, params, now, services } = call;
  const actor = actorOf(session);
  return inTransaction(services.db, async (tx) => {
    const found = await tx
      .selectFrom("wage_agreement_versions")
      .select("agreement_id")
      .where("id", "=", params.id)
      .executeTakeFirst();
    if (!found) throw new DomainError("not_found");
    const agreement = await lockAgreement(tx, found.agreement_id);
    const version = agreement.versions.find(({ id }) => id === params.id);
    if (!version) throw new DomainError("not_found");
    const verdict = canWithdrawValue(setValueOf(version), dayOf(now));
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    await tx
      .updateTable("wage_agreement_versions")
      .set({ withdrawn_at: new Date(now), withdrawn_by: actor.id })
      .where("id", "=", params.id)
      .execute();
    const detail = { name: agreement.name, valid_from: version.valid_from };
    await record({ tx, actor, now }, { type: "wage_agreement.withdraw_version", id: agreement.id, detail });
    return loadAgreements(tx, now);
  });
};

/** Renames an agreement, or makes it the agency's or nobody's. Refuses `not_found` and `agreement_name_taken`. */
export const saveWageAgreement: Handler<typeof rows.saveWageAgreement> = (call) => {
  const { session, params, body, now, services } = call;
  return inTransaction(services.db, async (tx) => {
    const before = await lockAgreement(tx, params.id);
    const after = { name: body.name ?? before.name, is_default: body.is_default ?? before.is_default };
    if (after.is_default) {
      await tx
        .updateTable("wage_agreements")
        .set({ is_default: false })
        .where("id", "<>", params.id)
        .execute();
    }
    await tx.updateTable("wage_agreements").set(after).where("id", "=", params.id).execute().catch(nameTaken);
    const changes = {
      name: { before: before.name, after: after.name },
      is_default: { before: before.is_default, after: after.is_default },
    };
    const event = { type: "wage_agreement.save_agreement", id: params.id, detail: { changes } } as const;
    await record({ tx, actor: actorOf(session), now }, event);
    return loadAgreements(tx, now);
  });
};

/** Deletes an agreement that nobody's bookings are made under. Refuses `not_found` and `agreement_in_use`. */
export const deleteWageAgreement: Handler<typeof rows.deleteWageAgreement> = (call) => {
  const { session, params, now, services } = call;
  return inTransaction(services.db, async (tx) => {
    const { name, is_default, companies } = await lockAgreement(tx, params.id);
    if (is_default || companies.length > 0) throw new DomainError("agreement_in_use");
    await tx.deleteFrom("wage_agreements").where("id", "=", params.id).execute();
    const event = { type: "wage_agreement.delete_agreement", id: params.id, detail: { name } } as const;
    await record({ tx, actor: actorOf(session), now }, event);
    return loadAgreements(tx, now);
  });
};

/** Chooses what a company's bookings are made under from now on. Refuses `not_found` for an unknown company or agreement. */
export const chooseWageAgreement: Handler<typeof rows.chooseWageAgreement> = (call) => {
  const { session, params, body, now, services } = call;
  const agreementId = body.choice === "own" ? body.agreement_id : null;
  return inTransaction(services.db, async (tx) => {
    const name = agreementId === null ? body.choice : (await lockAgreement(tx, agreementId)).name;
    const saved = await tx
      .updateTable("corporations")
      .set({ wage_agreement_choice: body.choice, wage_agreement_id: agreementId })
      .where("id", "=", params.id)
      .where("is_admin", "=", false)
      .where("member_of", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!saved) throw new DomainError("not_found");
    const event = { type: "wage_agreement.choose_agreement", id: params.id, detail: { name } } as const;
    await record({ tx, actor: actorOf(session), now }, event);
    return loadAgreements(tx, now);
  });
};

type VersionForm = BodyOf<typeof rows.addAgreementVersion>;

async function insertVersion(
  tx: Tx,
  agreementId: number,
  { valid_from, ...said }: VersionForm,
  { adminId, now }: { adminId: number | null; now: Moment },
): Promise<void> {
  const { name: _, ...content } = agreementOfWire({ name: "", ...said });
  await tx
    .insertInto("wage_agreement_versions")
    .values({
      agreement_id: agreementId,
      valid_from,
      content: JSON.stringify(content),
      created_at: new Date(now),
      created_by: adminId,
    })
    .execute();
}

/** What was in force stays as it was. */
function assertBegins(validFrom: Day, now: Moment): void {
  if (canBeginOn(validFrom, dayOf(now))) return;
  throw new DomainError("invalid", { fields: { valid_from: messages.dayIsOver } });
}

/** The agreement of this id; whoever changes or chooses it meanwhile waits. Refuses `not_found`. */
async function lockAgreement(tx: Tx, id: number): Promise<AgreementRow> {
  await tx.selectFrom("wage_agreements").select("id").orderBy("id").forUpdate().execute();
  const agreement = (await allAgreements(tx)).find((one) => one.id === id);
  if (!agreement) throw new DomainError("not_found");
  return agreement;
}

function nameTaken(error: unknown): never {
  throw brokenConstraint(error) ? new DomainError("agreement_name_taken") : error;
}

function setValueOf({ id, valid_from, withdrawn_at }: VersionRow) {
  return { id, validFrom: valid_from, isWithdrawn: withdrawn_at !== null };
}

async function loadAgreements(db: Db | Tx, now: Moment): Promise<AnswerOf<typeof rows.wageAgreements>> {
  const today = dayOf(now);
  const agreements = await allAgreements(db);
  const otherwise = await bookingsOtherwise(db, MAX_OTHERWISE, now);
  return agreements.map(({ id, name, is_default, companies, versions }) => {
    const values = versions.map(setValueOf);
    const bookings = otherwise.filter(({ agreement_id }) => agreement_id === id);
    return {
      ...{ id, name, is_default },
      companies: [...companies],
      versions: versions.map((version) => ({
        id: version.id,
        valid_from: version.valid_from,
        state: stateOfValue(setValueOf(version), values, today),
        agreement: agreementToWire({ ...version.content, name }),
        created_at: version.created_at.toISOString(),
        created_by: version.created_name,
        withdrawn_at: version.withdrawn_at?.toISOString() ?? null,
        withdrawn_by: version.withdrawn_name,
      })),
      otherwise: bookings.map(({ id, date, company }) => ({ id, date, company })),
      otherwise_count: bookings[0]?.count ?? 0,
    };
  });
}
