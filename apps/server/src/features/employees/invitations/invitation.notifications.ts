import type { Selectable } from "kysely";
import { invitationEndsAt } from "#rules/people/invitation.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";
import { type MessageContext, queueEmail, queueSms } from "#server/features/messages/queue-message.ts";
import { smsContent } from "#server/features/messages/sms-templates.ts";
import type { Invitations } from "#server/platform/database/types.gen.ts";
import { invitation, invitationSms } from "#texts/da/templates/invitation.ts";

type InvitationRow = Selectable<Invitations>;

/** Sends an invitation: by e-mail, or by SMS where none is known. `isReminder` the one time that it reminds. */
export async function sendInvitation(
  context: MessageContext,
  row: InvitationRow,
  isReminder: boolean,
): Promise<void> {
  const { brand, publicUrl } = context.services.settings;
  const key = outboxKey("invitation", row.id, row.sent_at.getTime(), isReminder ? 2 : 1);
  const subjectKey = `invitation:${row.id}`;
  // Behind the # it stays in the browser: the sign-in begins with it, and no log or proxy reads it.
  const link = `${publicUrl}/employeelogin#til=${encodeURIComponent(row.email || row.phone)}`;
  if (row.email === "") {
    const text = invitationSms(link, brand, await smsContent(context.tx, "invitation"));
    await queueSms(context, { key, subjectKey, to: row.phone, text });
    return;
  }
  await queueEmail(context, {
    key,
    subjectKey,
    to: row.email,
    expiresAt: invitationEndsAt(row.sent_at.getTime()),
    email: invitation({ firstName: row.first_name, link }, isReminder, brand),
  });
}
