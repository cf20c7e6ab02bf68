import {
  type MessageContext,
  type MessageEmployee,
  type MessageJob,
  notifyEmployee,
} from "#server/features/messages/notify.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";
import { applicationNotChosen } from "#texts/da/templates/email/jobs.ts";

/** Tells applicants that the job went to others; once for each application, whatever ended it. */
export async function notifyNotChosen(
  occasion: MessageContext,
  job: MessageJob,
  applicants: readonly { readonly employee: MessageEmployee; readonly shiftId: number }[],
): Promise<void> {
  for (const { employee, shiftId } of applicants) {
    await notifyEmployee(occasion, job, employee, {
      key: outboxKey("not-chosen", shiftId),
      path: "/",
      email: { wanted: employee.noti_rejected_application, write: applicationNotChosen },
    });
  }
}
