import type { Moment } from "#rules/time/moment.ts";
import type { NoticeEmployee } from "#server/notices/facts.ts";
import type { Occasion } from "#server/notices/queue.ts";
import { hired } from "#texts/da/templates/email/jobs.ts";
import { type NoticeJob, tellEmployee } from "./employee-message.ts";

/** Congratulates somebody who was selected; selected again after a removal, congratulated again. */
export async function tellHired(
  occasion: Occasion,
  job: NoticeJob,
  employee: NoticeEmployee,
  shift: { readonly id: number; readonly bookedAt: Moment },
): Promise<void> {
  await tellEmployee(occasion, job, employee, {
    key: `hired:${shift.id}:${shift.bookedAt}`,
    path: `/bookinginformation/${job.booking.id}`,
    email: { wanted: employee.noti_congrets_on_job, write: hired },
    sms: { wanted: employee.sms_congrets_on_job, template: "hired" },
  });
}
