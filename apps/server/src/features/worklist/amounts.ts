import type { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { type Ore, toWireKroner } from "#rules/money/ore.ts";
import { isAboveLimit } from "#rules/money/proposal.ts";
import type { PayLine } from "#rules/pay/employee-pay.ts";
import { periodOf } from "#rules/pay/payroll-period.ts";
import type { Day, Moment } from "#rules/time/moment.ts";
import { weekOf } from "#rules/time/week.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { proposeInvoice } from "#server/features/invoicing/accounting/propose-invoice.ts";
import { namedProducts } from "#server/features/invoicing/amounts.ts";
import type { InvoiceRow } from "#server/features/invoicing/ledger/ledger.queries.ts";
import { cancellationPayLine } from "#server/features/pricing/cancellation-pay.ts";
import { payOf } from "#server/features/pricing/worked-pay.ts";
import type { WorklistItem } from "./item-details.ts";
import type { ShiftToPay } from "./money.queries.ts";

type Run = NonNullable<AnswerOf<typeof worklistEndpoints.today>["groups"][number]["items"][number]["run"]>;

/** What bookings come to on an invoice or as pay, each by its id. */
export interface Amounts {
  readonly invoices: ReadonlyMap<number, Ore>;
  /** What was prepaid too much. */
  readonly prepaidTooMuch: ReadonlyMap<number, Ore>;
  readonly pay: ReadonlyMap<number, Ore>;
  /** By the id of the person whose numbers are missing. */
  readonly waitingPay: ReadonlyMap<number, Ore>;
  /** By period. */
  readonly payRuns: ReadonlyMap<string, Run>;
}

/**
 * What the next invoice of each booking comes to, its fees and what was prepaid included, and what was prepaid too much
 * where something was.
 */
export function invoiceAmounts(
  read: {
    readonly bookings: readonly BookingRow[];
    readonly shifts: readonly ShiftRow[];
    readonly invoices: readonly InvoiceRow[];
  },
  now: Moment,
): Pick<Amounts, "invoices" | "prepaidTooMuch"> {
  const shifts = Map.groupBy(read.shifts, (shift) => shift.booking_id);
  const invoices = Map.groupBy(read.invoices, (invoice) => invoice.booking_id);
  const proposals = read.bookings.map((booking) => {
    const facts = {
      booking,
      shifts: shifts.get(booking.id) ?? [],
      invoices: invoices.get(booking.id) ?? [],
      // What it comes to is known before each product has its number.
      products: namedProducts({ staffType: booking.billy_id, rush: null, emergency: null }),
    };
    return [booking.id, proposeInvoice(facts, {}, now)] as const;
  });
  const tooMuch = proposals.filter(([, proposal]) => proposal.prepaidTooMuch > 0);
  return {
    invoices: new Map(proposals.map(([id, { total }]) => [id, total])),
    prepaidTooMuch: new Map(tooMuch.map(([id, proposal]) => [id, proposal.prepaidTooMuch])),
  };
}

/** The lines without the bookings of which not too much was prepaid. */
export function onlyTooMuch(
  lines: readonly WorklistItem[],
  tooMuch: ReadonlyMap<number, Ore>,
): readonly WorklistItem[] {
  const isOf = ({ key }: WorklistItem) => key === "prepaid_too_much";
  const gone = lines.filter((line) => isOf(line) && !tooMuch.has(line.booking_id ?? 0)).length;
  return lines
    .filter((line) => !isOf(line) || tooMuch.has(line.booking_id ?? 0))
    .map((line) => (isOf(line) ? { ...line, total: line.total - gone } : line));
}

/** The lines without whoever is paid more than a pay line may hold: a wage that somebody wrote wrongly is not ready. */
export function withoutTooLarge(
  lines: readonly WorklistItem[],
  toPay: readonly ShiftToPay[],
): readonly WorklistItem[] {
  const tooLarge = Map.groupBy(
    toPay.filter((shift) => !shift.lacks_data && !isPayable(shift)),
    (shift) => shift.booking_id,
  );
  if (tooLarge.size === 0) return lines;
  const payable = new Set(toPay.filter(isPayable).map((shift) => shift.booking_id));
  const gone = [...tooLarge.keys()].filter((id) => !payable.has(id)).length;
  return lines.flatMap((line) => {
    if (line.key !== "ready_to_pay") return [line];
    const people = (line.people ?? 0) - (tooLarge.get(line.booking_id ?? 0)?.length ?? 0);
    return people > 0 ? [{ ...line, people, total: line.total - gone }] : [];
  });
}

/** Whose numbers are known, and whose pay a line can hold. Rules: Who is paid; Largest amount, docs/rules/money.md. */
function isPayable(shift: ShiftToPay): boolean {
  return !shift.lacks_data && !isAboveLimit(payIn(shift));
}

/** What each booking comes to as pay, of those who can be paid. */
export function payAmounts(shifts: readonly ShiftToPay[]): Map<number, Ore> {
  const payable = shifts.filter(isPayable);
  return new Map(
    [...Map.groupBy(payable, (shift) => shift.booking_id)].map(([id, own]) => [id, sum(own, payIn)]),
  );
}

/** What each person whose numbers are missing waits for. */
export function waitingPay(shifts: readonly ShiftToPay[]): Map<number, Ore> {
  const waiting = shifts.filter((shift) => shift.lacks_data);
  return new Map(
    [...Map.groupBy(waiting, (shift) => shift.employee_id)].map(([id, own]) => [id, sum(own, payIn)]),
  );
}

/** A week's invoices of one company; its amount is null where not every booking of them was read. */
export function invoiceRunOf(
  bookings: readonly { readonly id: number; readonly people: number }[],
  amounts: ReadonlyMap<number, Ore>,
  isWhole: boolean,
): Run {
  return {
    bookings: bookings.length,
    people: sum(bookings, ({ people }) => people),
    hours: null,
    amount: isWhole ? toWireKroner(sum(bookings, ({ id }) => amounts.get(id) ?? 0)) : null,
    stays: 0,
  };
}

/** The pay of each period: who goes now, and how many stay. */
export function payRunsOf(shifts: readonly ShiftToPay[]): Map<string, Run> {
  const isAll = shifts.length === (shifts[0]?.total ?? 0);
  const periods = [...Map.groupBy(shifts, ({ date }) => periodOf(date))];
  return new Map(
    periods.map(([period, own], place) => {
      const going = own.filter(isPayable);
      const isWhole = isAll || place < periods.length - 1;
      return [
        period,
        {
          bookings: new Set(going.map((shift) => shift.booking_id)).size,
          people: new Set(going.map((shift) => shift.employee_id)).size,
          hours: isWhole ? sum(going, (shift) => lineOf(shift)?.paidHours ?? 0) : null,
          amount: isWhole ? toWireKroner(sum(going, payIn)) : null,
          stays: new Set(own.filter((shift) => !isPayable(shift)).map((shift) => shift.employee_id)).size,
        },
      ];
    }),
  );
}

/** The invoices that belong together: a company's of one week. */
export function invoiceRunKey(booking: { corporation_id: number; date: Day }): string {
  const { week, year } = weekOf(booking.date);
  return `${booking.corporation_id} ${year}-${week}`;
}

function payIn(shift: ShiftToPay): Ore {
  return lineOf(shift)?.pay ?? 0;
}

/** What the person is paid for: the work, or a late removal. */
function lineOf(shift: ShiftToPay): PayLine | null {
  return shift.status === "selected" ? payOf(shift, shift) : cancellationPayLine(shift);
}

function sum<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}
