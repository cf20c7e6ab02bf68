import type { Ore } from "#rules/money/ore.ts";
import type { SentState } from "#rules/money/readiness.ts";
import { HOUR_MS, type Moment } from "#rules/time/moment.ts";
import { type BookingRow, loadBookings } from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { namesOfCorporations } from "#server/features/corporations/corporation.queries.ts";
import { type PayParts, partsIn } from "#server/features/invoicing/ledger/pay-parts.ts";
import { cancellationPayStates } from "#server/features/pricing/cancellation-pay.ts";
import type { Db } from "#server/platform/database/database.ts";

/** A line of a shift's pay that was not taken back; what payroll refused is paid to nobody until it is sent again. */
export interface OwnPayLine {
  readonly kind: "pay" | "difference" | "cancellation";
  readonly state: SentState;
  readonly hours: number;
  readonly amount: Ore;
  readonly parts: PayParts;
  /** Why pay is corrected; empty on a shift's first line. */
  readonly reason: string;
  readonly sentAt: Moment;
}

/** A shift that somebody worked or is paid for a late removal from, its booking and company, and the lines of its pay, oldest first. */
export interface WorkedShift {
  readonly shift: ShiftRow;
  readonly booking: BookingRow;
  readonly corporation: string;
  readonly lines: readonly OwnPayLine[];
}

const MONTH_MS = 31 * 24 * HOUR_MS;

/** A person's ended shifts of the last `months` and late removals that are paid, newest first, with their bookings and pay lines. */
export async function loadWorkedShifts(
  db: Db,
  employeeId: number,
  now: Moment,
  months: number,
): Promise<WorkedShift[]> {
  const shifts = await db
    .selectFrom("shifts")
    .selectAll()
    .where("employee_id", "=", employeeId)
    .where((eb) =>
      eb.or([eb("status", "=", "selected"), eb("cancellation_pay", ">", 0), eb("pay_state", "is not", null)]),
    )
    .where("starts_at", "<=", new Date(now))
    .where("ends_at", ">", new Date(now - months * MONTH_MS))
    .orderBy("ends_at", "desc")
    .orderBy("id", "desc")
    .execute();
  if (shifts.length === 0) return [];
  const ids = shifts.map((shift) => shift.booking_id);
  const all = await loadBookings(db, ids);
  const bookings = new Map(all.map((booking) => [booking.id, booking]));
  const cancelled = await cancellationPayStates(db, shifts, now);
  const corporations = await namesOfCorporations(db, [
    ...new Set(all.map((booking) => booking.corporation_id)),
  ]);
  const lines = await db
    .selectFrom("pay_lines")
    .select(["shift_id", "kind", "state", "hours", "amount", "parts", "reason", "created_at"])
    // Their index is that of the bookings.
    .where("booking_id", "in", ids)
    .where(
      "shift_id",
      "in",
      shifts.map(({ id }) => id),
    )
    .where("taken_back_at", "is", null)
    .orderBy("id")
    .execute();
  const linesOf = Map.groupBy(
    lines.map(({ created_at, parts, ...line }) => ({
      ...{ ...line, parts: partsIn(parts) },
      sentAt: created_at.getTime(),
    })),
    (line) => line.shift_id,
  );
  return shifts.flatMap((shift) => {
    const booking = bookings.get(shift.booking_id);
    const isWork = shift.status === "selected";
    const hasWorked = isWork && booking?.status !== "cancelled" && shift.ends_at.getTime() <= now;
    if (!booking || !(hasWorked || (!isWork && (cancelled.has(shift.id) || shift.pay_state !== null))))
      return [];
    const corporation = corporations.get(booking.corporation_id) ?? "";
    return [{ shift, booking, corporation, lines: linesOf.get(shift.id) ?? [] }];
  });
}
