import type { Moment } from "#rules/time/moment.ts";
import {
  type MessageContext,
  type MessageEmployee,
  type MessageJob,
  notifyEmployee,
} from "#server/features/messages/notify.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";
import { removedFromShift } from "#texts/da/templates/email/shifts.ts";

/** Tells somebody that the company has taken them off the shift. */
export async function notifyRemoved(
  occasion: MessageContext,
  job: MessageJob,
  employee: MessageEmployee,
  shift: { readonly id: number; readonly removedAt: Moment },
): Promise<void> {
  await notifyEmployee(occasion, job, employee, {
    key: outboxKey("removed", shift.id, shift.removedAt),
    path: "/",
    email: { wanted: employee.noti_cancel_job, write: removedFromShift },
    sms: { wanted: employee.sms_cancel_job, template: "removed" },
  });
}
