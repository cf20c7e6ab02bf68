import {
  type Difference,
  daysOfMonth,
  differencesOf,
  type Month,
  type OpenPoint,
} from "#rules/money/closing.ts";
import { totalOf, type WorkSums } from "#rules/money/work-report.ts";
import { shiftWaits } from "#rules/shifts/waiting.ts";
import { DAY_MS, type Day, type Moment, momentOf } from "#rules/time/moment.ts";
import { waitingFacts } from "#server/features/bookings/admin/admin-booking.serializer.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
import { billedFor, whyShiftNotInvoiced } from "#server/features/invoicing/amounts.ts";
import { isCredited } from "#server/features/invoicing/ledger/balance.ts";
import { type InvoiceRow, invoicesOf } from "#server/features/invoicing/ledger/ledger.queries.ts";
import { proposePay } from "#server/features/invoicing/payroll/propose-pay.ts";
import { cancellationPayStates } from "#server/features/pricing/cancellation-pay.ts";
import {
  bookingsOfReport,
  type ReportedBooking,
  type ReportedShift,
  shiftsOfReport,
} from "#server/features/reports/work/work-report.queries.ts";
import { sumsOf } from "#server/features/reports/work/work-report.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** A booking of a month, with what it comes to in øre and what of it is open. */
interface CheckedBooking {
  readonly booking: ReportedBooking;
  readonly sums: WorkSums;
  readonly differences: readonly Difference[];
}

/** The bookings of a month and what they come to together. */
export interface CheckedMonth {
  readonly bookings: readonly CheckedBooking[];
  readonly total: WorkSums;
  /** All their differences. */
  readonly open: readonly OpenPoint[];
}

/** What of the bookings of a month is open, the soonest booking first. Rule: What is open in a month, docs/rules/bookkeeping.md. */
export async function checkMonth(db: Db | Tx, month: Month, now: Moment): Promise<CheckedMonth> {
  const { first: from, last: to } = daysOfMonth(month);
  const days = { from, to };
  // A night that begins on the last day is of the month before it has ended.
  const until = untilOf(to, now);
  const bookings = await bookingsOfReport(db as Db, days, until);
  const ids = bookings.map(({ id }) => id);
  const shifts = await shiftsOfReport(db as Db, days, until);
  const byBooking = Map.groupBy(shifts, ({ booking_id }) => booking_id);
  const invoices = Map.groupBy(await invoicesOf(db, ids), ({ booking_id }) => booking_id);
  const payLines = Map.groupBy(await payLinesOf(db, days), ({ booking_id }) => booking_id);
  const removed = shifts.filter(({ status }) => status !== "selected");
  const cancelled = new Set((await cancellationPayStates(db, removed, now)).keys());
  const people = [...new Set(shifts.map(({ employee_id }) => employee_id))];
  const employees = new Map((await loadEmployees(db, people)).map((row) => [row.id, row]));
  const checked = bookings.map((booking) => {
    const own = byBooking.get(booking.id) ?? [];
    const pay = proposePay({ booking, shifts: own, employees, cancelled }, undefined, now);
    const payOf = new Map(pay.map(({ shift, reason }) => [shift.id, reason]));
    const lines = payLines.get(booking.id) ?? [];
    const documents = invoices.get(booking.id) ?? [];
    return {
      booking,
      sums: sumsOf(booking, own, now),
      differences: differencesOf({
        id: booking.id,
        people: selectedOf(booking, own).map((shift) => ({
          id: shift.id,
          invoice: whyShiftNotInvoiced(booking, shift, now),
          pay: payOf.get(shift.id) ?? null,
          isRestOpen: shiftWaits(waitingFacts(booking, shift), now) === "open_hours",
          isCredited: wasCredited(shift.id, documents),
        })),
        removals: pay
          .filter(({ kind }) => kind === "cancellation")
          .map(({ shift, reason }) => ({ id: shift.id, pay: reason })),
        fees: feesLeft(booking, own),
        isPrepaidLeft: booking.prepaid_left > 0,
        invoices: sentOf(documents),
        payLines: {
          ...sentOf(lines),
          notFetched: lines
            .filter(
              ({ state, vendor, amount, taken_back_at, first_fetch_id }) =>
                state === "accepted" &&
                vendor === "file" &&
                amount !== 0 &&
                taken_back_at === null &&
                first_fetch_id === null,
            )
            .map(({ id }) => id),
        },
      }),
    };
  });
  return {
    bookings: checked,
    total: totalOf(checked.map(({ sums }) => sums)),
    open: checked.flatMap(({ booking, differences }) =>
      differences.map((difference) => ({ ...difference, bookingId: booking.id })),
    ),
  };
}

/** While a month goes on: now; afterwards the day on which its last night has ended. */
function untilOf(last: Day, now: Moment): Moment {
  const end = momentOf(last, "24:00");
  return now < end ? now : end + 2 * DAY_MS;
}

function selectedOf(booking: ReportedBooking, shifts: readonly ReportedShift[]): readonly ReportedShift[] {
  return booking.status === "cancelled" ? [] : shifts.filter(({ status }) => status === "selected");
}

function feesLeft(booking: ReportedBooking, shifts: readonly ReportedShift[]): number[] {
  const { removed } = billedFor(
    booking,
    shifts.filter(({ status }) => status !== "selected"),
  );
  return removed
    .filter(({ fee_invoice_id, cancellation_fee }) => fee_invoice_id === null && cancellation_fee > 0)
    .map(({ id }) => id);
}

/** Whether a credited invoice has a shift on it. */
function wasCredited(shiftId: number, documents: readonly InvoiceRow[]): boolean {
  return documents.some(
    (document) =>
      document.kind === "invoice" && document.shift_ids.includes(shiftId) && isCredited(document, documents),
  );
}

interface SentLine {
  readonly id: number;
  readonly state: "queued" | "accepted" | "refused";
  readonly taken_back_at: Date | null;
}

function sentOf(lines: readonly SentLine[]): { refused: number[]; queued: number[] } {
  const live = lines.filter(({ taken_back_at }) => taken_back_at === null);
  const idsOf = (of: SentLine["state"]) => live.filter(({ state }) => state === of).map(({ id }) => id);
  return { refused: idsOf("refused"), queued: idsOf("queued") };
}

function payLinesOf(db: Db | Tx, { from, to }: { readonly from: Day; readonly to: Day }) {
  return db
    .selectFrom("pay_lines as p")
    .innerJoin("bookings as b", "b.id", "p.booking_id")
    .select([
      "p.id",
      "p.booking_id",
      "p.state",
      "p.vendor",
      "p.amount",
      "p.taken_back_at",
      "p.first_fetch_id",
    ])
    .where("b.date", ">=", from)
    .where("b.date", "<=", to)
    .orderBy("p.id")
    .execute();
}
