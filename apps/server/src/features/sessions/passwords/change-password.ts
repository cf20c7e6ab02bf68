import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import type { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { queryKey } from "#contract/wire/endpoint.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { refuseWeakPassword } from "#server/platform/crypto/chosen-password.ts";
import { hashPassword } from "#server/platform/crypto/passwords.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { invalidateClients } from "#server/platform/live/changes.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { checkCurrentPassword, refuseReplacedPassword } from "./check-password.ts";
import { replacePassword } from "./replace-password.ts";

/**
 * Sets a new password for who says the one before: the calling session goes on, all others, every mailed link and the
 * calendar's address end. Refuses `invalid` under `current_password` and `password`, `too_many_requests`.
 */
export const changePassword: Handler<typeof sessionEndpoints.changePassword> = async (call) => {
  const { body, now, services } = call;
  const session = corporationOf(call.session);
  const corporation = await checkCurrentPassword({ ...call, session }, body.current_password);
  await refuseWeakPassword(body.password, [corporation.name, corporation.email]);
  const passwordHash = await hashPassword(body.password);
  return inTransaction(services.db, async (tx) => {
    await refuseReplacedPassword(tx, corporation);
    await replacePassword({ tx, now, services }, corporation, passwordHash, session.tokenHash);
    const { id } = corporation;
    const actor = actorOf(session);
    await audit(tx, { actor, action: "change_password", entity: "corporation", entityId: id, now });
    const keys = [queryKey(corporationEndpoints.calendar)];
    await invalidateClients(tx, { channels: [`corporation:${id}`], keys });
    return { status: "success" };
  });
};
