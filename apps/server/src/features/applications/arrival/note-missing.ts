import { missedAt } from "#rules/shifts/missed-arrival.ts";
import { lockBooking } from "#server/features/bookings/booking.queries.ts";
import { tellCompanyMissed } from "#server/features/bookings/missed/missed-arrival.notifications.ts";
import {
  bookingsWithMissing,
  notedShiftsOf,
} from "#server/features/bookings/missed/missed-arrival.queries.ts";
import { noteMissed } from "#server/features/bookings/missed/missed-arrival.ts";
import { lockShiftsOfBooking, type ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { SYSTEM } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";

/**
 * Notes who has not given the digits of a running booking in time, once a person, each booking by itself; its company
 * reads of all of them in one letter. Rule: Missed without a press, docs/rules/arriving.md.
 */
export async function noteMissing(services: Services): Promise<void> {
  const now = services.clock.now();
  for (const id of await bookingsWithMissing(services.db, now)) {
    await inTransaction(services.db, (tx) => noteMissingOf({ tx, now, services }, id));
  }
}

async function noteMissingOf(context: MessageContext, bookingId: number): Promise<void> {
  const { tx, now } = context;
  const booking = await lockBooking(tx, bookingId);
  if (!booking || booking.arrival_pin === null || booking.status === "cancelled") return;
  const shifts = await lockShiftsOfBooking(tx, booking.id);
  const noted = await notedShiftsOf(tx, booking.id);
  const missing = shifts.filter((shift) => {
    const facts = {
      startsAt: booking.starts_at.getTime(),
      selectedAt: shift.booked_at?.getTime() ?? 0,
      delay: shift.delay_minutes,
    };
    return isExpected(shift) && !noted.has(shift.id) && now >= missedAt(facts);
  });
  if (missing.length === 0) return;
  for (const shift of missing) {
    await noteMissed(context, { booking, shift }, { by: "clock", needsReplacement: false }, SYSTEM);
  }
  const people = await loadEmployees(
    tx,
    missing.map(({ employee_id }) => employee_id),
  );
  const corporation = await getCorporation(tx, booking.corporation_id);
  await tellCompanyMissed(context, { booking, corporation }, people);
}

/** Whether a person is to come and nothing says that they have. */
function isExpected(shift: ShiftRow): boolean {
  const isStamped = shift.employee_checkin_time !== null || shift.corporation_checkin_time !== null;
  return shift.status === "selected" && shift.arrived_at === null && !shift.not_met_for_booking && !isStamped;
}
