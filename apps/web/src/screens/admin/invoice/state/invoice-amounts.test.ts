import { describe, expect, test } from "vitest";
import type { WireAdminShift } from "#contract/invoicing/entities.ts";
import { bookingLines, shiftAmounts, sumOf, superTotals } from "./invoice-amounts.ts";
import type { InvoiceDetails } from "./invoice-details.ts";

describe("the amounts of the invoice page", () => {
  test("are a person's billed hours at wage with holiday part, and the fee beside it", () => {
    const details = invoice({ shifts: [worked(8.75)], total: 2196.25 });
    expect(shiftAmounts(details.shifts[0] as WireAdminShift, details)).toEqual({
      hours: 8.75,
      wage: 168_000,
      holiday: 21_000,
      fees: 30_625,
      total: 219_625,
    });
  });

  test("are nothing for somebody who did not meet", () => {
    const details = invoice({ shifts: [{ ...worked(8), not_met_for_booking: true }], total: 0 });
    expect(shiftAmounts(details.shifts[0] as WireAdminShift, details).total).toBe(0);
  });

  test("put rounded overtime on a line of its own, parted under the same columns", () => {
    const details = invoice({
      shifts: [worked(8), worked(8.75), worked(8)],
      rows: [{ key: "overtime", label: "Overtid, påbegyndt halve timer", total: 62.75 }],
      total: 6275,
    });
    expect(bookingLines(details)).toEqual([
      {
        key: "overtime",
        label: "Overtid, påbegyndt halve timer",
        hours: 0.25,
        wage: 4800,
        holiday: 600,
        fees: 875,
        total: 6275,
      },
    ]);
  });

  test("count transport in money but not among the hours", () => {
    const details = invoice({
      shifts: [worked(8)],
      transport: 0.5,
      rows: [{ key: "transport", label: "Transporttillæg", total: 108 }],
      total: 2133.5,
    });
    const totals = superTotals([details]);
    expect(totals).toMatchObject({ hours: 8, transport: 10_800, fees: 29_750, total: 213_350 });
  });

  test("name the øre by which rounding each person differs from rounding once", () => {
    // Three people at 1.678,36 are 5.035,08.
    const details = invoice({
      wage: "192,50",
      fee: 0,
      shifts: [7.75, 7.75, 7.75].map(worked),
      total: 5035.07,
    });
    const lines = bookingLines(details);
    const people = details.shifts.map((shift) => shiftAmounts(shift, details));
    expect(lines).toMatchObject([{ key: "rounding", total: -1 }]);
    expect(sumOf([...people, ...lines]).total).toBe(503_507);
  });

  test("of a week are the sum of its bookings", () => {
    const one = invoice({ shifts: [worked(8)], total: 2008 });
    const totals = superTotals([one, one]);
    expect(totals).toMatchObject({ hours: 16, wage: 307_200, holiday: 38_400, fees: 56_000, total: 401_600 });
  });
});

interface Given {
  wage?: string;
  fee?: number;
  transport?: number;
  shifts: WireAdminShift[];
  rows?: { key: string; label: string; total: number }[];
  total: number;
}

/** Details with what the amounts depend on, and nothing else. */
function invoice({
  wage = "192,00",
  fee = 35,
  transport = 0,
  shifts,
  rows = [],
  total,
}: Given): InvoiceDetails {
  return {
    booking: { hourly_wage: wage, fee, transport_wage: transport },
    shifts,
    price: { rows, total },
  } as unknown as InvoiceDetails;
}

function worked(hours: number): WireAdminShift {
  return { status: "selected", not_met_for_booking: false, billed_hours: hours } as unknown as WireAdminShift;
}
