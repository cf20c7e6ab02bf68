import type { accountEndpoints as rows } from "#contract/corporations/account.endpoints.ts";
import { isEmailTaken } from "#server/features/corporations/corporation.queries.ts";
import { notifyEmailChanged } from "#server/features/corporations/emails/email.notifications.ts";
import { findByEmailLink, takePendingEmail } from "#server/features/corporations/emails/email.queries.ts";
import { record } from "#server/features/events/record.ts";
import { endPasswordResets } from "#server/features/sessions/passwords/password.queries.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import type { Session } from "#server/platform/sessions/session.ts";
import { endSessionsOf, markForRenewal } from "#server/platform/sessions/sessions.ts";

/**
 * Makes the waiting e-mail the company's, by the link that was mailed to it: once, in its time, signed in or not. The e-mail
 * of a sign-up is confirmed by it, and nothing else happens. With a new one, all
 * sessions of the company end but the one that it is confirmed from; links to a new password, which went to the
 * e-mail of before, too. Refuses `token_invalid`, `duplicate_email`.
 */
export const confirmEmail: Handler<typeof rows.confirmEmail> = ({ session, params, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const before = await findByEmailLink(tx, params.token);
    const corporation = await takePendingEmail(tx, params.token, now).catch((error: unknown) => {
      throw isEmailTaken(error) ? new DomainError("duplicate_email") : error;
    });
    if (!before || !corporation) throw new DomainError("token_invalid");
    const { id, email } = corporation;
    const actor = { kind: "corporation", id: corporation.member_of ?? id, loginId: id } as const;
    if (before.email === email) {
      await record({ tx, actor, now }, { type: "corporation.confirm_email", id });
      return { status: "success", email, is_new: false };
    }
    await endPasswordResets(tx, id, now);
    const own = ownTokenHash(session, id);
    await endSessionsOf(tx, { kind: "corporation", id }, own);
    if (own) await markForRenewal(tx, own);
    await notifyEmailChanged({ tx, now, services }, corporation, before, params.token);
    await record({ tx, actor, now }, { type: "corporation.change_email", id });
    return { status: "success", email, is_new: true };
  });

/** The session to keep: the company's own, not that of an admin who acts for it, nor somebody else's. */
function ownTokenHash(session: Session, id: number): string | undefined {
  const isOwn = session.kind === "corporation" && session.loginId === id && session.actorId === null;
  return isOwn ? session.tokenHash : undefined;
}
