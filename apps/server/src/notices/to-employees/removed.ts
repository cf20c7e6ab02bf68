import type { Moment } from "#rules/time/moment.ts";
import type { NoticeEmployee } from "#server/notices/facts.ts";
import type { Occasion } from "#server/notices/queue.ts";
import { removedFromShift } from "#texts/da/templates/email/shifts.ts";
import { type NoticeJob, tellEmployee } from "./employee-message.ts";

/** Tells somebody that the company has taken them off the shift. */
export async function tellRemoved(
  occasion: Occasion,
  job: NoticeJob,
  employee: NoticeEmployee,
  shift: { readonly id: number; readonly removedAt: Moment },
): Promise<void> {
  await tellEmployee(occasion, job, employee, {
    key: `removed:${shift.id}:${shift.removedAt}`,
    path: "/",
    email: { wanted: employee.noti_cancel_job, write: removedFromShift },
    sms: { wanted: employee.sms_cancel_job, template: "removed" },
  });
}
