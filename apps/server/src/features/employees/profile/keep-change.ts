import { toldFieldsOf } from "#rules/people/profile-change.ts";
import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { type MessageContext, queueEmail, queueSms } from "#server/features/messages/queue-message.ts";
import { keepProfileChange } from "#server/features/profile-history/profile-changes.ts";
import type { Actor } from "#server/platform/audit.ts";
import { profileDataChanged } from "#texts/da/templates/email/profile.ts";
import { profileDataChangedSms } from "#texts/da/templates/sms/security.ts";
import { profileValuesOf } from "./profile-values.ts";

/**
 * Keeps what a saving of an employee's profile changed, and tells changed pay or contact data to the e-mail address and the
 * telephone number that stood there before. Rules: Putting a profile back; Changed pay or contact data, docs/rules/people.md.
 */
export async function keepEmployeeChange(
  context: MessageContext,
  before: EmployeeRow,
  after: EmployeeRow,
  actor: Actor,
): Promise<void> {
  const { tx, now, services } = context;
  const { secrets, settings } = services;
  const kept = await keepProfileChange(
    tx,
    { employee_id: before.id },
    { before: profileValuesOf(before, secrets), after: profileValuesOf(after, secrets) },
    { actor, now, secrets },
  );
  const fields = kept ? toldFieldsOf(kept.change) : [];
  if (!kept || fields.length === 0) return;
  const facts = {
    firstName: after.first_name,
    fields,
    byOffice: actor.kind === "admin",
    at: now,
    link: `${settings.publicUrl}/editemployee`,
  };
  const about = subjectKey("employee", before.id);
  await queueSms(context, {
    key: outboxKey("profile-data-changed-sms", kept.id),
    subjectKey: about,
    to: before.phone,
    text: profileDataChangedSms(fields, settings.brand),
  });
  await queueEmail(context, {
    key: outboxKey("profile-data-changed", kept.id),
    subjectKey: about,
    to: before.email || before.login_email,
    email: profileDataChanged(facts, settings.brand),
  });
}
