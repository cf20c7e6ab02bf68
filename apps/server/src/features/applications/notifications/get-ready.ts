import { type MessageJob, notifyEmployee } from "#server/features/messages/employee-message.ts";
import type { MessageEmployee } from "#server/features/messages/facts.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";

/** Texts a confirmed person that checking in is open (sms_get_ready_for_job), once a shift and date. */
export async function notifyGetReady(
  occasion: MessageContext,
  job: MessageJob,
  employee: MessageEmployee,
  shiftId: number,
): Promise<void> {
  await notifyEmployee(occasion, job, employee, {
    key: `get-ready:${shiftId}:${job.booking.date}`,
    path: `/bookinginformation/${job.booking.id}`,
    sms: { wanted: employee.sms_get_ready_for_job, template: "get_ready" },
  });
}
