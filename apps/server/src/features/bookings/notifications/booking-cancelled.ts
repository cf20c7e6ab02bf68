import {
  type MessageContext,
  type MessageEmployee,
  type MessageJob,
  notifyEmployee,
  writeToCompany,
} from "#server/features/messages/notify.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";
import { bookingCancelled } from "#texts/da/templates/email/booking.ts";
import { shiftCancelled } from "#texts/da/templates/email/shifts.ts";

/** Tells the company and everybody who applied that a booking is cancelled. */
export async function notifyBookingCancelled(
  occasion: MessageContext,
  job: MessageJob,
  employees: readonly MessageEmployee[],
): Promise<void> {
  const { booking, corporation } = job;
  await writeToCompany(occasion, booking, corporation, {
    key: outboxKey("booking-cancelled", booking.id),
    wanted: corporation.noti_cancel_booking,
    write: bookingCancelled,
  });
  for (const employee of employees) {
    await notifyEmployee(occasion, job, employee, {
      key: outboxKey("shift-cancelled", booking.id, employee.id),
      path: "/",
      email: { wanted: employee.noti_cancel_job, write: shiftCancelled },
      sms: { wanted: employee.sms_cancel_job, template: "shift_cancelled" },
    });
  }
}
