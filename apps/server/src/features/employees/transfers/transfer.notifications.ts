import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { transferEndpoints } from "#contract/employees/transfer.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { queryKey } from "#contract/wire/endpoint.ts";
import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import { type MessageContext, queueEmail } from "#server/features/messages/notify.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { invalidateClients } from "#server/platform/live/changes.ts";
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

/** Has the open pages of these employees and of the admins show it. */
export async function transferChanged(tx: Tx, employeeIds: readonly number[]): Promise<void> {
  await invalidateClients(
    tx,
    {
      channels: employeeIds.map((id) => `employee:${id}` as const),
      keys: [queryKey(sessionEndpoints.employeeMe), queryKey(transferEndpoints.ownTransfer)],
    },
    { channels: ["admins"], keys: [queryKey(transferEndpoints.transfers), queryKey(employeeEndpoints.list)] },
  );
}
