import type { sessionEndpoints } from "#contract/areas/sessions.ts";
import { actorOf } from "#server/areas/actor.ts";
import { corporationOf, type Verb } from "#server/areas/verb.ts";
import { hashPassword } from "#server/passwords.ts";
import { audit } from "#server/stores/audit.ts";
import { updateCorporation } from "#server/stores/people/corporations.ts";
import { endPasswordResets } from "#server/stores/sessions/password-resets.ts";
import { endSessionsOf } from "#server/stores/sessions/sessions.ts";
import { inTransaction } from "#server/stores/transaction.ts";

/** Sets a new password (D-104): the calling session goes on, all others and every mailed link end. */
export const changePassword: Verb<typeof sessionEndpoints.changePassword> = async ({
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
