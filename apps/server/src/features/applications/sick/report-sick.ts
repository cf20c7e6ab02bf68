import { hoursRemaining } from "#rules/bookings/status.ts";
import type { Moment } from "#rules/time/moment.ts";
import { notifySickReport } from "#server/features/applications/application.notifications.ts";
import { settleChange } from "#server/features/bookings/agreement/term-change.queries.ts";
import { findBooking } from "#server/features/bookings/booking.queries.ts";
import { type ShiftRow, updateShift } from "#server/features/bookings/shifts/shift.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { findEmployee } from "#server/features/employees/employee.queries.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";

/** Who is sick, in whose words, and whether it is told later than a report is valid by itself. */
interface SickReport {
  readonly reason: string;
  readonly isLate: boolean;
  readonly by: "employee" | "admin";
}

/**
 * Takes somebody who is sick off a confirmed shift, which is locked with its booking, and tells the company: by SMS too
 * on the day itself. It costs nobody anything. Rule: Reporting sick, docs/rules/cancellation.md.
 */
export async function saveSick(
  context: MessageContext,
  { id, booking_id }: Pick<ShiftRow, "id" | "booking_id">,
  { reason, isLate, by }: SickReport,
): Promise<ShiftRow> {
  const { tx, now } = context;
  const booking = await findBooking(tx, booking_id);
  if (!booking) throw new Error(`Shift ${id} lacks its booking.`);
  await settleChange(tx, id, "taken_back", now);
  const shift = await updateShift(tx, id, {
    status: "sick",
    // Who is sick is not waited for, and counts as any other if they come back to it.
    not_met_for_booking: false,
    ...leftWith(booking.starts_at.getTime(), reason, now),
    ...{ sick_late: isLate, sick_by: by, sick_decision: null, sick_decision_reason: "" },
  });
  const corporation = await getCorporation(tx, booking.corporation_id);
  const employee = await findEmployee(tx, shift.employee_id);
  // What somebody writes of being sick is for the office alone.
  const told = by === "admin" ? reason : "";
  if (employee)
    await notifySickReport(context, { shiftId: id, booking, corporation, employee, reason: told });
  return shift;
}

/** The record of the cancellation history. */
export function leftWith(startsAt: Moment, reason: string, now: Moment) {
  return {
    cancelled_at: new Date(now),
    cancellation_reason: reason,
    hours_before_booking_date: hoursRemaining(now, startsAt),
    // Somebody who comes back after all has to report ready anew.
    employee_checkin: null,
    arrived_at: null,
  };
}
