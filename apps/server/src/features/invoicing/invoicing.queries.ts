import type { Updateable } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import { type BookingRow, withStaffType } from "#server/features/bookings/booking.queries.ts";
import type { WeekBounds } from "#server/features/bookings/corporation-view/booking-list.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { cancellationPayStates, removedShiftColumns } from "#server/features/pricing/cancellation-pay.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Bookings } from "#server/platform/database/types.gen.ts";

/** Bookings, locked until the transaction ends, in the order of their ids: that in which everybody locks them. */
export function lockBookings(tx: Tx, ids: readonly number[]): Promise<BookingRow[]> {
  return withStaffType(tx).where("b.id", "in", ids).orderBy("b.id").forUpdate("b").execute();
}

/** The shifts of the selected people of bookings that are locked, locked too, in the order of their ids. */
export function lockSelectedShifts(tx: Tx, bookingIds: readonly number[]): Promise<ShiftRow[]> {
  return tx
    .selectFrom("shifts")
    .selectAll()
    .where("booking_id", "in", bookingIds)
    .where("status", "=", "selected")
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Changes bookings alike and returns them as they are now, in the order of their ids. */
export async function updateBookings(
  tx: Tx,
  ids: readonly number[],
  values: Updateable<Bookings>,
): Promise<BookingRow[]> {
  await tx.updateTable("bookings").set(values).where("id", "in", ids).execute();
  return withStaffType(tx).where("b.id", "in", ids).orderBy("b.id").execute();
}

/**
 * A company's bookings of one week, in the order in which they are worked. Of deleted ones only those whose late
 * removals are still to be billed, and those that something was invoiced of.
 */
export function bookingsOfWeek(
  db: Db,
  corporationId: number,
  { first, last, after, until }: WeekBounds,
): Promise<BookingRow[]> {
  return withStaffType(db)
    .where("b.corporation_id", "=", corporationId)
    .where((eb) =>
      eb.or([
        eb("b.status", "<>", "cancelled"),
        eb.exists(
          eb
            .selectFrom("shifts as s")
            .select("s.id")
            .whereRef("s.booking_id", "=", "b.id")
            .where("s.cancellation_fee", ">", 0)
            .where("s.cancellation_fee_lapsed_at", "is", null),
        ),
        eb.exists(
          eb
            .selectFrom("invoices as i")
            .select("i.id")
            .whereRef("i.booking_id", "=", "b.id")
            .where("i.taken_back_at", "is", null),
        ),
      ]),
    )
    .where("b.date", ">=", first)
    .where("b.date", "<=", last)
    .where("b.ends_at", ">", after)
    .where("b.ends_at", "<=", until)
    .orderBy("b.starts_at")
    .orderBy("b.id")
    .execute();
}

/** A shift by what it belongs to. */
export type ShiftKey = Pick<ShiftRow, "id" | "booking_id" | "employee_id">;

/**
 * Shifts of bookings that start in a period, of people who were there and whose hours are approved for payroll, and of
 * those whose late removal is due or was sent, in the order of their bookings. Of a long period there are many: only
 * which they are.
 */
export async function shiftsToExport(db: Db, period: StartPeriod, now: Moment): Promise<ShiftKey[]> {
  const removed = await paidRemovals(db, period);
  const states = await cancellationPayStates(db, removed, now);
  const paid = removed.filter(({ id, pay_state }) => states.get(id) === "due" || pay_state !== null);
  const keys = [...(await shiftsWithApprovedHours(db, period)), ...paid];
  return keys.toSorted(
    (a, b) => a.starts_at.getTime() - b.starts_at.getTime() || a.booking_id - b.booking_id || a.id - b.id,
  );
}

/** From the first moment until before the second one. */
interface StartPeriod {
  readonly from?: Moment;
  readonly before?: Moment;
}

function shiftsWithApprovedHours(db: Db, { from, before }: StartPeriod) {
  let shifts = db
    .selectFrom("bookings as b")
    .innerJoin("shifts as s", "s.booking_id", "b.id")
    .select(["s.id", "s.booking_id", "s.employee_id", "b.starts_at"])
    .where("b.status", "<>", "cancelled")
    .where("s.status", "=", "selected")
    .where("s.admin_approve_checkout", "=", true)
    .where("s.not_met_for_booking", "=", false);
  if (from !== undefined) shifts = shifts.where("b.starts_at", ">=", new Date(from));
  if (before !== undefined) shifts = shifts.where("b.starts_at", "<", new Date(before));
  return shifts.execute();
}

/** The shifts of people whom a company took off late and who earn by it, of a period. */
function paidRemovals(db: Db, { from, before }: StartPeriod) {
  let shifts = db
    .selectFrom("shifts")
    .select(["id", "booking_id", "employee_id", "pay_state", ...removedShiftColumns])
    .where("status", "<>", "selected")
    .where("cancellation_pay", ">", 0);
  if (from !== undefined) shifts = shifts.where("starts_at", ">=", new Date(from));
  if (before !== undefined) shifts = shifts.where("starts_at", "<", new Date(before));
  return shifts.execute();
}
