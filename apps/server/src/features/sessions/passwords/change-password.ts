import type { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { assertStrongPassword } from "#server/platform/crypto/chosen-password.ts";
import { hashPassword } from "#server/platform/crypto/passwords.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { loginOf } from "#server/platform/sessions/session.ts";
import { assertPasswordUnchanged, checkCurrentPassword } from "./check-password.ts";
import { replacePassword } from "./replace-password.ts";

/**
 * Sets a new password for who says the one before: the calling session goes on, all others, every mailed link and the
 * calendar's address end. Refuses `invalid` under `current_password` and `password`, `too_many_requests`.
 */
export const changePassword: Handler<typeof sessionEndpoints.changePassword> = async (call) => {
  const { body, now, services } = call;
  const session = loginOf(call.session);
  const corporation = await checkCurrentPassword({ ...call, session }, body.current_password);
  await assertStrongPassword(body.password, [corporation.name, corporation.email]);
  const passwordHash = await hashPassword(body.password);
  return inTransaction(services.db, async (tx) => {
    await assertPasswordUnchanged(tx, corporation);
    await replacePassword({ tx, now, services }, corporation, passwordHash, session.tokenHash);
    await record(
      { tx, actor: actorOf(session), now },
      { type: "corporation.change_password", id: corporation.id },
    );
    return { status: "success" };
  });
};
