import { type CorporationRow, updateCorporation } from "#server/features/corporations/corporation.queries.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { type MessageContext, queueEmail } from "#server/features/messages/queue-message.ts";
import { endSessionsOf, markForRenewal } from "#server/platform/sessions/sessions.ts";
import { passwordChanged } from "#texts/da/templates/email/account.ts";
import { endCalendarAddress, endPasswordResets } from "./password.queries.ts";

/**
 * Puts a new password in the place of the old one. Whatever somebody may have got hold of before ends with it: every
 * session but `except`, every mailed link, the calendar's address. The company is mailed what to do if it was not it.
 */
export async function replacePassword(
  context: MessageContext,
  { id }: Pick<CorporationRow, "id">,
  passwordHash: string,
  except?: string,
): Promise<void> {
  const { tx, now } = context;
  const corporation = await updateCorporation(tx, id, { password_hash: passwordHash });
  await endPasswordResets(tx, id, now);
  await endCalendarAddress(tx, id);
  await endSessionsOf(tx, { kind: "corporation", id }, except);
  if (except) await markForRenewal(tx, except);
  const { brand, publicUrl } = context.services.settings;
  await queueEmail(context, {
    key: outboxKey("password-changed", id, now),
    subjectKey: subjectKey("corporation", id),
    to: corporation.email,
    email: passwordChanged(
      {
        contactPerson: corporation.contact_person,
        hasCalendar: corporation.member_of === null,
        link: `${publicUrl}/resetPassword`,
      },
      brand,
    ),
  });
}
