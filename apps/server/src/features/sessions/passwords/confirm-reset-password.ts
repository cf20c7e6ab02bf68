import type { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { getCorporation, updateCorporation } from "#server/features/corporations/corporation.queries.ts";
import { record } from "#server/features/events/record.ts";
import { assertStrongPassword } from "#server/platform/crypto/chosen-password.ts";
import { hashPassword } from "#server/platform/crypto/passwords.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { rememberHome } from "#server/platform/sessions/guesses.ts";
import { consumePasswordReset, corporationOfPasswordReset } from "./password.queries.ts";
import { replacePassword } from "./replace-password.ts";

/**
 * Sets a new password with a mailed token, once and within its time; every session of the company ends. From this
 * address it signs in whatever others guess. Refuses `token_invalid`, `invalid` under `password`.
 */
export const confirmResetPassword: Handler<typeof sessionEndpoints.confirmResetPassword> = async ({
  params,
  body,
  now,
  services,
  address,
}) => {
  const id = await corporationOfPasswordReset(services.db, params.token, now);
  if (id === undefined) throw new DomainError("token_invalid");
  const { name, email, member_of } = await getCorporation(services.db, id);
  await assertStrongPassword(body.password, [name, email]);
  const passwordHash = await hashPassword(body.password);
  await inTransaction(services.db, async (tx) => {
    if (!(await consumePasswordReset(tx, params.token, now))) throw new DomainError("token_invalid");
    // The link has come to the e-mail.
    await updateCorporation(tx, id, { email_unconfirmed_since: null });
    await replacePassword({ tx, now, services }, { id }, passwordHash);
    const actor = { kind: "corporation", id: member_of ?? id, loginId: id } as const;
    await record({ tx, actor, now }, { type: "corporation.reset_password", id });
  });
  await rememberHome(services, { corporationId: id, address }, now);
  return { status: "success" };
};
