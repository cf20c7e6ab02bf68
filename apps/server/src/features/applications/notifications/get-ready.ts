import {
  type MessageContext,
  type MessageEmployee,
  type MessageJob,
  notifyEmployee,
} from "#server/features/messages/notify.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";

/** Texts a confirmed person that checking in is open (sms_get_ready_for_job), once a shift and date. */
export async function notifyGetReady(
  occasion: MessageContext,
  job: MessageJob,
  employee: MessageEmployee,
  shiftId: number,
): Promise<void> {
  await notifyEmployee(occasion, job, employee, {
    key: outboxKey("get-ready", shiftId, job.booking.date),
    path: `/bookinginformation/${job.booking.id}`,
    sms: { wanted: employee.sms_get_ready_for_job, template: "get_ready" },
  });
}
