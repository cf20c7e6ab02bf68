import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import { type MessageContext, queueEmail } from "#server/features/messages/notify.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { transferConfirmed, transferRefused } from "#texts/da/templates/email/transfer.ts";

/** Tells who asked what an admin has decided, at the address that the sign-in or the new profile gave. */
export async function notifyDecision(
  context: MessageContext,
  { id, state, reason }: { id: number; state: "confirmed" | "refused"; reason: string },
  asker: EmployeeRow,
): Promise<void> {
  const { brand, publicUrl } = context.services.settings;
  const facts = { firstName: asker.first_name, link: `${publicUrl}/employeelogin` };
  await queueEmail(context, {
    key: outboxKey("transfer-decided", id),
    subjectKey: subjectKey("employee", asker.id),
    to: asker.email || asker.login_email,
    email:
      state === "confirmed" ? transferConfirmed(facts, brand) : transferRefused({ ...facts, reason }, brand),
  });
}
