import type { sessionEndpoints } from "#contract/areas/sessions.ts";
import type { Verb } from "#server/areas/verb.ts";
import { hashPassword } from "#server/passwords.ts";
import { Refused } from "#server/refused.ts";
import { audit } from "#server/stores/audit.ts";
import { updateCorporation } from "#server/stores/people/corporations.ts";
import {
  companyOfPasswordReset,
  consumePasswordReset,
  endPasswordResets,
} from "#server/stores/sessions/password-resets.ts";
import { endSessionsOf } from "#server/stores/sessions/sessions.ts";
import { inTransaction } from "#server/stores/transaction.ts";

/**
 * Sets a new password with a mailed token, once and within an hour; every session of the company ends.
 * Refuses `token_invalid`.
 */
export const confirmResetPassword: Verb<typeof sessionEndpoints.confirmResetPassword> = async ({
  params,
  body,
  now,
  services,
}) => {
  const id = await companyOfPasswordReset(services.db, params.token, now);
  if (id === undefined) throw new Refused("token_invalid");
  const password_hash = await hashPassword(body.password);
  return inTransaction(services.db, async (tx) => {
    if (!(await consumePasswordReset(tx, params.token, now))) throw new Refused("token_invalid");
    await updateCorporation(tx, id, { password_hash });
    await endPasswordResets(tx, id, now);
    await endSessionsOf(tx, { kind: "corporation", id });
    const actor = { kind: "corporation", id } as const;
    await audit(tx, { actor, action: "reset_password", entity: "corporation", entityId: id, now });
    return { status: "success" };
  });
};
