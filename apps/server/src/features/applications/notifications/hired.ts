import type { Moment } from "#rules/time/moment.ts";
import {
  type MessageContext,
  type MessageEmployee,
  type MessageJob,
  notifyEmployee,
} from "#server/features/messages/notify.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";
import { hired } from "#texts/da/templates/email/jobs.ts";

/** Congratulates somebody who was selected; selected again after a removal, congratulated again. */
export async function notifyHired(
  occasion: MessageContext,
  job: MessageJob,
  employee: MessageEmployee,
  shift: { readonly id: number; readonly bookedAt: Moment },
): Promise<void> {
  await notifyEmployee(occasion, job, employee, {
    key: outboxKey("hired", shift.id, shift.bookedAt),
    path: `/bookinginformation/${job.booking.id}`,
    email: { wanted: employee.noti_congrets_on_job, write: hired },
    sms: { wanted: employee.sms_congrets_on_job, template: "hired" },
  });
}
