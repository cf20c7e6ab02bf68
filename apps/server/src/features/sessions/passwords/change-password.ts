import type { sessionEndpoints } from "#contract/sessions/endpoints.ts";
import { updateCorporation } from "#server/features/corporations/queries.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { hashPassword } from "#server/platform/crypto/passwords.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { endSessionsOf } from "#server/platform/sessions/sessions.ts";
import { endPasswordResets } from "./queries.ts";

/** Sets a new password: the calling session goes on, all others and every mailed link end. */
export const changePassword: Handler<typeof sessionEndpoints.changePassword> = async ({
  session,
  body,
  now,
  services,
}) => {
  const { id, tokenHash } = corporationOf(session);
  const password_hash = await hashPassword(body.password);
  return inTransaction(services.db, async (tx) => {
    await updateCorporation(tx, id, { password_hash });
    await endPasswordResets(tx, id, now);
    await endSessionsOf(tx, { kind: "corporation", id }, tokenHash);
    const actor = actorOf(session);
    await audit(tx, { actor, action: "change_password", entity: "corporation", entityId: id, now });
    return { status: "success" };
  });
};
