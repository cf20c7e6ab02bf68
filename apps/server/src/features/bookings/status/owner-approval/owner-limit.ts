import type { ownerApprovalEndpoints as rows } from "#contract/bookings/owner-approval.ts";
import { fromWireKroner, toWireKroner } from "#rules/money/ore.ts";
import {
  getCorporation,
  lockCorporation,
  updateCorporation,
} from "#server/features/corporations/corporation.queries.ts";
import { record } from "#server/features/events/record.ts";
import { companyWithUsers } from "#server/features/sessions/company-users/invite-user.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";

/** The amount above which a booker's booking waits for an owner, in kroner excl. VAT; null for none. */
export const ownerLimit: Handler<typeof rows.ownerLimit> = async ({ session, services }) =>
  serialize(await getCorporation(services.db, corporationOf(session).companyId));

/** Sets the amount; the same again changes nothing. Refuses `office_user`. */
export const setOwnerLimit: Handler<typeof rows.setOwnerLimit> = ({ session, body, now, services }) => {
  const { companyId } = companyWithUsers(session);
  return inTransaction(services.db, async (tx) => {
    const before = await lockCorporation(tx, companyId);
    const owner_limit = body.amount === null ? null : fromWireKroner(body.amount);
    if (before?.owner_limit === owner_limit) return { amount: body.amount };
    const corporation = await updateCorporation(tx, companyId, { owner_limit });
    const detail = { from: before?.owner_limit ?? null, to: owner_limit };
    await record(
      { tx, actor: actorOf(session), now },
      { type: "corporation.set_owner_limit", id: companyId, detail },
    );
    return serialize(corporation);
  });
};

function serialize({ owner_limit }: { readonly owner_limit: number | null }) {
  return { amount: owner_limit === null ? null : toWireKroner(owner_limit) };
}
