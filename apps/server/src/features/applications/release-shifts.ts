import { settleChange } from "#server/features/bookings/agreement/term-change.queries.ts";
import { loadBookings, lockBooking } from "#server/features/bookings/booking.queries.ts";
import { lockShift, type ShiftRow, updateShift } from "#server/features/bookings/shifts/shift.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import { type EventContext, record } from "#server/features/events/record.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import type { Actor } from "#server/platform/audit.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { releasedReason } from "#texts/da/templates/email/staff.ts";
import { notifyReleased, notifyRemoved } from "./application.notifications.ts";

/** A confirmed shift that has not begun, with its job. */
export type FutureShift = Awaited<ReturnType<typeof futureShiftsOf>>[number];

/** Somebody's confirmed shifts that have not begun, soonest first: nobody is taken off a running one. */
export function futureShiftsOf(db: Db | Tx, employeeId: number, now: number) {
  return db
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .innerJoin("corporations as c", "c.id", "b.corporation_id")
    .innerJoin("staff_types as t", "t.id", "b.staff_type_id")
    .select(["s.id as shift_id", "b.id as booking_id", "b.date", "b.start_time", "b.end_time"])
    .select(["t.job_title", "c.name as corporation"])
    .where("s.employee_id", "=", employeeId)
    .where("s.status", "=", "selected")
    .where("b.status", "<>", "cancelled")
    .where("s.starts_at", ">", new Date(now))
    .orderBy("s.starts_at")
    .orderBy("s.id")
    .execute();
}

/** Locks the bookings of shifts in the order of their ids, as whoever changes a shift does first. */
export async function lockBookingsOf(
  tx: Tx,
  shifts: readonly Pick<FutureShift, "booking_id">[],
): Promise<void> {
  const ids = [...new Set(shifts.map(({ booking_id }) => booking_id))].sort((a, b) => a - b);
  for (const id of ids) await lockBooking(tx, id);
}

/**
 * Takes somebody who has lost access off these shifts, whose bookings are locked; it costs nobody anything. The person
 * and the companies are told.
 */
export async function releaseShifts(
  context: MessageContext,
  employee: EmployeeRow,
  shifts: readonly FutureShift[],
  actor: Actor,
): Promise<void> {
  const { tx, now } = context;
  for (const { shift_id, booking_id } of shifts) {
    const booking = await lockBooking(tx, booking_id);
    const before = await lockShift(tx, shift_id);
    if (!booking || before?.status !== "selected") continue;
    const shift = await updateShift(tx, shift_id, {
      status: "removed",
      removed_at: new Date(now),
      removed_reason: releasedReason,
      removed_by: "admin",
      employee_checkin: null,
      cancellation_hours: 0,
      cancellation_fee: 0,
      cancellation_fee_lapsed_at: null,
      cancellation_pay: 0,
    });
    await settleChange(tx, shift_id, "taken_back", now);
    const corporation = await getCorporation(tx, booking.corporation_id);
    await notifyRemoved(context, { booking, corporation }, employee, shift);
    const departure = { shiftId: shift.id, booking, corporation, employee, reason: releasedReason };
    await notifyReleased(context, departure);
    await record({ tx, actor, now }, { type: "shift.release", id: shift.id, shifts: [shift], booking });
  }
}

/** Has pages show that these shifts, of any bookings, went or came back with their person's access. */
export async function recordAccess(
  context: EventContext,
  shifts: readonly Pick<ShiftRow, "id" | "employee_id" | "booking_id">[],
): Promise<void> {
  const ofBooking = Map.groupBy(shifts, ({ booking_id }) => booking_id);
  const bookings = await loadBookings(context.tx, [...ofBooking.keys()]);
  await record(
    context,
    ...bookings.map((booking) => {
      return { type: "shift.access_changed", shifts: ofBooking.get(booking.id) ?? [], booking } as const;
    }),
  );
}
