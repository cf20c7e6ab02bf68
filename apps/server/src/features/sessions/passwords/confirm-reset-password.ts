import type { sessionEndpoints } from "#contract/sessions/endpoints.ts";
import { updateCorporation } from "#server/features/corporations/queries.ts";
import { audit } from "#server/platform/audit.ts";
import { hashPassword } from "#server/platform/crypto/passwords.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { endSessionsOf } from "#server/platform/sessions/sessions.ts";
import { consumePasswordReset, corporationOfPasswordReset, endPasswordResets } from "./queries.ts";

/**
 * Sets a new password with a mailed token, once and within an hour; every session of the company ends.
 * Refuses `token_invalid`.
 */
export const confirmResetPassword: Handler<typeof sessionEndpoints.confirmResetPassword> = async ({
  params,
  body,
  now,
  services,
}) => {
  const id = await corporationOfPasswordReset(services.db, params.token, now);
  if (id === undefined) throw new DomainError("token_invalid");
  const password_hash = await hashPassword(body.password);
  return inTransaction(services.db, async (tx) => {
    if (!(await consumePasswordReset(tx, params.token, now))) throw new DomainError("token_invalid");
    await updateCorporation(tx, id, { password_hash });
    await endPasswordResets(tx, id, now);
    await endSessionsOf(tx, { kind: "corporation", id });
    const actor = { kind: "corporation", id } as const;
    await audit(tx, { actor, action: "reset_password", entity: "corporation", entityId: id, now });
    return { status: "success" };
  });
};
