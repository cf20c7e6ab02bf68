import type { accountEndpoints as rows } from "#contract/corporations/account.endpoints.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { record } from "#server/features/events/record.ts";
import { underAgreement } from "#server/features/pricing/price-agreement.queries.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { endSessionsOfCompany } from "#server/platform/sessions/sessions.ts";
import { type CorporationRow, lockCorporation, updateCorporation } from "./corporation.queries.ts";
import { serializeCorporation } from "./corporation.serializer.ts";

/**
 * Ends a company's access: its sessions and their event streams at once, its sign-in and new bookings until it is
 * reactivated. Bookings that it has stay for the admin to decide on; a repeat changes nothing. Refuses `not_found`,
 * `own_account`, and `office_user` for an account of the office.
 */
export const suspend: Handler<typeof rows.suspend> = ({ session, params, body, now, services }) => {
  const admin = corporationOf(session);
  if (params.id === admin.id) throw new DomainError("own_account");
  return inTransaction(services.db, async (tx) => {
    const corporation = await lockExisting(tx, params.id);
    if (corporation.suspended_at !== null) return answer(tx, corporation, now);
    const values = { suspended_at: new Date(now), suspended_reason: body.reason };
    const suspended = await updateCorporation(tx, params.id, values);
    await endSessionsOfCompany(tx, params.id);
    await record({ tx, actor: actorOf(session), now }, { type: "corporation.suspend", id: params.id });
    return answer(tx, suspended, now);
  });
};

/** Gives a suspended company its access back; a repeat changes nothing. Refuses `not_found`, `office_user`. */
export const reactivate: Handler<typeof rows.reactivate> = ({ session, params, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const corporation = await lockExisting(tx, params.id);
    if (corporation.suspended_at === null) return answer(tx, corporation, now);
    const reactivated = await updateCorporation(tx, params.id, { suspended_at: null, suspended_reason: "" });
    await record({ tx, actor: actorOf(session), now }, { type: "corporation.reactivate", id: params.id });
    return answer(tx, reactivated, now);
  });

async function answer(tx: Tx, corporation: CorporationRow, now: Moment) {
  return serializeCorporation(await underAgreement(tx, corporation, dayOf(now)), true);
}

/** One company, locked; not an office user, whose access the owner decides on. */
async function lockExisting(tx: Tx, id: number): Promise<CorporationRow> {
  const corporation = await lockCorporation(tx, id);
  if (!corporation || corporation.member_of !== null) throw new DomainError("not_found");
  if (corporation.is_admin) throw new DomainError("office_user");
  return corporation;
}
