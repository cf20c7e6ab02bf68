import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { type MessageContext, queueEmail, queueSms } from "#server/features/messages/queue-message.ts";
import { actorOf } from "#server/platform/audit.ts";
import type { Session } from "#server/platform/sessions/session.ts";
import { type PasskeyChange, passkeyChanged } from "#texts/da/templates/email/passkey.ts";
import { passkeyChangedSms } from "#texts/da/templates/sms/security.ts";

/**
 * Writes down that a passkey of an employee was added or removed, and tells the person by e-mail, or by SMS where there is
 * no e-mail, whatever the switches of messages say.
 */
export async function tellPasskeyChange(
  context: MessageContext & { readonly session: Session },
  employee: EmployeeRow,
  {
    change,
    passkey,
  }: { readonly change: PasskeyChange; readonly passkey: { readonly id: number; readonly name: string } },
): Promise<void> {
  const { tx, now, services, session } = context;
  const { id, first_name, phone } = employee;
  await record({ tx, actor: actorOf(session), now }, { type: `employee.${change}` as const, id });
  const { brand, publicUrl } = services.settings;
  const envelope = {
    key: outboxKey("passkey", id, passkey.id, change),
    subjectKey: subjectKey("employee", id),
  };
  const to = employee.email || employee.login_email;
  const facts = {
    firstName: first_name,
    device: passkey.name,
    change,
    at: now,
    link: `${publicUrl}/editemployee`,
  };
  if (to !== "") return queueEmail(context, { ...envelope, to, email: passkeyChanged(facts, brand) });
  await queueSms(context, { ...envelope, to: phone, text: passkeyChangedSms(facts, brand) });
}
