import type { Moment } from "#rules/time/moment.ts";
import { type MessageJob, notifyEmployee } from "#server/features/messages/employee-message.ts";
import type { MessageEmployee } from "#server/features/messages/facts.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { hired } from "#texts/da/templates/email/jobs.ts";

/** Congratulates somebody who was selected; selected again after a removal, congratulated again. */
export async function notifyHired(
  occasion: MessageContext,
  job: MessageJob,
  employee: MessageEmployee,
  shift: { readonly id: number; readonly bookedAt: Moment },
): Promise<void> {
  await notifyEmployee(occasion, job, employee, {
    key: `hired:${shift.id}:${shift.bookedAt}`,
    path: `/bookinginformation/${job.booking.id}`,
    email: { wanted: employee.noti_congrets_on_job, write: hired },
    sms: { wanted: employee.sms_congrets_on_job, template: "hired" },
  });
}
