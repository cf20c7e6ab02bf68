import type { Moment } from "#rules/time/moment.ts";
import { removedFromShift } from "#texts/da/templates/email/shifts.ts";
import { type NoticeJob, tellEmployee } from "./employee-message.ts";
import type { NoticeEmployee } from "./facts.ts";
import type { Occasion } from "./queue.ts";

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
