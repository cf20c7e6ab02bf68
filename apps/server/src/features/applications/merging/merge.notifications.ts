import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { type MessageContext, queueEmail, queueSms } from "#server/features/messages/queue-message.ts";
import { profilesMerged } from "#texts/da/templates/email/profile.ts";
import { profilesMergedSms } from "#texts/da/templates/sms/security.ts";

interface Merged {
  readonly keep: EmployeeRow;
  readonly drop: EmployeeRow;
  /** What signed in to either signs in to the one that stays. */
  readonly bothOpen: boolean;
}

/**
 * Tells whoever reads the addresses of the two profiles that they are one now, so that nobody gets a second way into
 * somebody's profile unseen: an e-mail to each, or an SMS where a profile has no e-mail; one where both are the same.
 */
export async function tellMerge(context: MessageContext, { keep, drop, bothOpen }: Merged): Promise<void> {
  const { brand, publicUrl } = context.services.settings;
  const told = new Set<string>();
  for (const [part, profile] of [["kept", keep] as const, ["merged", drop] as const]) {
    const email = profile.email || profile.login_email;
    const to = email || profile.phone;
    if (to === "" || told.has(to.toLowerCase())) continue;
    told.add(to.toLowerCase());
    const envelope = {
      key: outboxKey("profiles-merged", keep.id, drop.id, part),
      subjectKey: subjectKey("employee", keep.id),
      to,
    };
    const facts = {
      firstName: profile.first_name,
      at: context.now,
      bothOpen,
      link: `${publicUrl}/editemployee`,
    };
    if (email !== "") await queueEmail(context, { ...envelope, email: profilesMerged(facts, brand) });
    else await queueSms(context, { ...envelope, text: profilesMergedSms(brand) });
  }
}
