import type { CorporationRow } from "#server/features/corporations/queries.ts";
import { type MessageContext, queueEmail } from "#server/features/messages/notify.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { hashOfToken } from "#server/platform/sessions/session.ts";
import { passwordReset } from "#texts/da/templates/email/account.ts";

/** Mails a company the link to a new password. */
export async function notifyPasswordReset(
  occasion: MessageContext,
  corporation: CorporationRow,
  token: string,
): Promise<void> {
  const { brand, publicUrl } = occasion.services.settings;
  const link = `${publicUrl}/confirmResetPassword/${token}`;
  await queueEmail(occasion, {
    key: outboxKey("password-reset", hashOfToken(token)),
    subjectKey: subjectKey("corporation", corporation.id),
    to: corporation.email,
    email: passwordReset({ contactPerson: corporation.contact_person, link }, brand),
  });
}
