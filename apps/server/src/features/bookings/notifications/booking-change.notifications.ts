import { payFactsOf } from "#server/features/bookings/agreement/removal-fee.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import {
  type MessageEmployee,
  type MessageJob,
  notifyEmployees,
  writeToCorporation,
} from "#server/features/job-messages/notify.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { bookingCancelled } from "#texts/da/templates/email/booking.ts";
import { shiftCancelled } from "#texts/da/templates/email/shifts.ts";

/** Notifies the company and everybody who applied that a booking is cancelled; `released` are the shifts that it took people off. */
export async function notifyBookingCancelled(
  context: MessageContext,
  job: MessageJob,
  employees: readonly MessageEmployee[],
  released: readonly ShiftRow[],
): Promise<void> {
  const { booking, corporation } = job;
  const shiftOf = new Map(released.map((shift) => [shift.employee_id, shift]));
  const payOf = (id: number) => payFactsOf(shiftOf.get(id) ?? { cancellation_hours: 0, cancellation_pay: 0 });
  await writeToCorporation(context, booking, corporation, {
    key: outboxKey("booking-cancelled", booking.id),
    wanted: corporation.noti_cancel_booking,
    write: bookingCancelled,
  });
  await notifyEmployees(context, job, employees, (employee) => [
    {
      key: outboxKey("shift-cancelled", booking.id, employee.id),
      path: `/bookinginformation/${booking.id}`,
      email: {
        wanted: employee.noti_cancel_job,
        write: (facts, brand) => shiftCancelled({ ...facts, pay: payOf(employee.id) }, brand),
      },
      sms: { wanted: employee.sms_cancel_job, template: "shift_cancelled" },
      push: { wanted: employee.push_cancel_job, text: "shift_cancelled" },
    },
  ]);
}
