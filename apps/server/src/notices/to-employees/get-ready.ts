import type { NoticeEmployee } from "#server/notices/facts.ts";
import type { Occasion } from "#server/notices/queue.ts";
import { type NoticeJob, tellEmployee } from "./employee-message.ts";

/** Texts a confirmed person that checking in is open (sms_get_ready_for_job), once a shift and date. */
export async function tellToGetReady(
  occasion: Occasion,
  job: NoticeJob,
  employee: NoticeEmployee,
  shiftId: number,
): Promise<void> {
  await tellEmployee(occasion, job, employee, {
    key: `get-ready:${shiftId}:${job.booking.date}`,
    path: `/bookinginformation/${job.booking.id}`,
    sms: { wanted: employee.sms_get_ready_for_job, template: "get_ready" },
  });
}
