import { expect } from "vitest";
import { bookingTermsOf } from "#rules/pricing/term-values.ts";
import { type CancellationFee, cancellationFee } from "#rules/pricing/trade-terms.ts";
import { shiftPeriod } from "#rules/time/duration.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { standardTerms } from "#tests/support/fixtures/standard-terms.ts";
import { type Example, eachExample, timesFrom } from "#tests/support/rule-book.ts";
import { proposeInvoice } from "./propose-invoice.ts";

eachExample("pricing", "Fifty invoices", (row) => {
  const booking = bookingOf(row);
  const worked = row.list("Worked").map((cell, id) => workedShift(id + 1, cell));
  const removed = removalsOf(row, booking).map((fee, id) => removedShift(id + 100, fee));
  const products = { staffType: "waiter", rush: "p48", emergency: "p24" };
  const facts = { booking, shifts: [...worked, ...removed], invoices: [], products };
  const { total, lines, shifts } = proposeInvoice(facts, {}, booking.ends_at.getTime());
  expect(total).toBe(row.ore("Total"));
  expect(lines.reduce((sum, { quantity, unitPrice }) => sum + oreOf(quantity * unitPrice), 0)).toBe(total);
  expect(shifts.map(({ goes }) => goes)).toEqual(worked.map((shift) => !shift.not_met_for_booking));
});

/** As accounting adds a line up: products of hours and four decimals, halves up. */
const oreOf = (kroner: number) => Math.round(Number((kroner * 100).toFixed(4)));

function bookingOf(row: Example): BookingRow {
  const { from, to } = row.times("Booked");
  const day = row.day("Date");
  const { startsAt, endsAt } = shiftPeriod(day, from, to);
  const [standard = 0, urgent = 0, emergency = 0] = row
    .text("Standard / urgent / emergency")
    .split(" / ")
    .map((kroner) => Number(kroner) * 100);
  const booking: Partial<BookingRow> = {
    ...{ status: "open", number_of_staff: 15, job_title: "Tjener" },
    ...{ date: day, start_time: from, end_time: to },
    ...{ starts_at: new Date(startsAt), ends_at: new Date(endsAt) },
    ...{ hourly_wage: row.ore("Hourly wage"), fee: row.ore("Fee") },
    ...{ standard_fee: standard, urgent_booking_fee: urgent, emergency_booking_fee: emergency },
    ...{ transport_wage: row.number("Transport hours"), self_paid_break: row.yes("Own break") },
    terms: standardTerms,
  };
  return booking as BookingRow;
}

function workedShift(id: number, cell: string): ShiftRow {
  const times = cell === "not met" ? null : timesFrom(cell);
  return shiftWith({
    ...{ id, status: "selected", not_met_for_booking: times === null, admin_approve_invoice: true },
    ...{ admin_checkin_time: times?.from ?? null, admin_checkout_time: times?.to ?? null },
  });
}

/** The fees that people cost who were removed so many hours before the start; each must be the table's. */
function removalsOf(row: Example, { starts_at, hourly_wage, fee }: BookingRow): CancellationFee[] {
  const startsAt = starts_at.getTime();
  const fees = partsOf(row, "Removed, hours before the start").map((lead) =>
    cancellationFee(
      { now: startsAt - lead * HOUR_MS, startsAt, hourlyWage: hourly_wage, fee, places: 1 },
      bookingTermsOf(standardTerms),
    ),
  );
  expect(fees.map(({ amount }) => amount / 100)).toEqual(partsOf(row, "Removal fees"));
  return fees;
}

/** The numbers of a cell like `24 + 23,5`. */
function partsOf(row: Example, column: string): number[] {
  const parts = row.textOrNull(column)?.split(" + ") ?? [];
  return parts.map((part) => Number(part.replaceAll(".", "").replace(",", ".")));
}

function removedShift(id: number, { hours, amount }: CancellationFee): ShiftRow {
  return shiftWith({ id, status: "removed", cancellation_hours: hours, cancellation_fee: amount });
}

function shiftWith(values: Partial<ShiftRow>): ShiftRow {
  const nothing: Partial<ShiftRow> = {
    ...{ not_met_for_booking: false, invoice_id: null, invoice_state: null, fee_invoice_id: null },
    ...{ cancellation_hours: 0, cancellation_fee: 0, cancellation_fee_lapsed_at: null },
    ...{ admin_checkin_time: null, admin_checkout_time: null },
    ...{ employee_checkin_time: null, employee_checkout_time: null },
    ...{ corporation_checkin_time: null, corporation_checkout_time: null },
    ...{ first_checkout_by: null, last_checkout_by: null },
  };
  return { ...nothing, ...values } as ShiftRow;
}
