import type { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { invitationEndsAt } from "#rules/people/invitation.ts";
import type { Moment } from "#rules/time/moment.ts";
import {
  type CorporationRow,
  findCorporationByEmail,
} from "#server/features/corporations/corporation.queries.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { type MessageContext, queueEmail } from "#server/features/messages/queue-message.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { inConstantTime } from "#server/platform/sessions/constant-time.ts";
import { hashOfToken } from "#server/platform/sessions/session.ts";
import { passwordReset } from "#texts/da/templates/email/account.ts";
import { openPasswordReset, PASSWORD_RESET_LIFE } from "./password.queries.ts";

/**
 * Mails a link to a new password. Refuses `unknown_email`, as documented, and takes as long for it: also for somebody whose
 * invitation has run out, who is invited anew, and for a login that its company has switched off.
 */
export const resetPassword: Handler<typeof sessionEndpoints.resetPassword> = ({ body, now, services }) =>
  inConstantTime(services, () =>
    inTransaction(services.db, async (tx) => {
      const corporation = await findCorporationByEmail(tx, body.email);
      if (!corporation || isInvitationOver(corporation, now) || corporation.login_disabled_at !== null)
        throw new DomainError("unknown_email");
      const token = await openPasswordReset(tx, corporation.id, now);
      await notifyPasswordReset({ tx, now, services }, corporation, token);
      return { status: "success" };
    }),
  );

function isInvitationOver({ invited_at, signed_in_at }: CorporationRow, now: Moment): boolean {
  return invited_at !== null && signed_in_at === null && now >= invitationEndsAt(invited_at.getTime());
}

async function notifyPasswordReset(
  context: MessageContext,
  corporation: CorporationRow,
  token: string,
): Promise<void> {
  const { brand, publicUrl } = context.services.settings;
  const link = `${publicUrl}/confirmResetPassword/${token}`;
  await queueEmail(context, {
    key: outboxKey("password-reset", hashOfToken(token)),
    subjectKey: subjectKey("corporation", corporation.id),
    to: corporation.email,
    email: passwordReset({ link }, brand),
    expiresAt: context.now + PASSWORD_RESET_LIFE,
  });
}
