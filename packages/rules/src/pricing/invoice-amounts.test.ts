import { describe, expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { bookingLines, personAmounts, sumOfAmounts, superTotalsOf } from "./invoice-amounts.ts";
import { type BookingTerms, priceShifts } from "./price-booking.ts";

eachExample("pricing", "Amounts of a person", (row) => {
  const terms = {
    hourlyWage: row.ore("Hourly wage"),
    fee: row.ore("Fee"),
    transportHours: row.number("Transport hours"),
  };
  expect(personAmounts(terms, row.numberOrNull("Billed hours"))).toEqual({
    hours: row.number("Hours"),
    wage: row.ore("Wage"),
    holiday: row.ore("Holiday and ATP"),
    fees: row.ore("Fees"),
    total: row.ore("Total"),
  });
});

eachExample("pricing", "Rounding line", (row) => {
  const { people, lines } = page({ hourlyWage: row.ore("Hourly wage") }, row.list("Worked"));
  expect(people.map(({ total }) => total)).toEqual(people.map(() => row.ore("Each person")));
  expect(lines.find(({ key }) => key === "rounding")?.total ?? null).toBe(row.oreOrNull("Rounding"));
  expect(sumOfAmounts([...people, ...lines]).total).toBe(row.ore("Price"));
});

describe("the lines under the people of a booking", () => {
  test("have rounded overtime with its hours, parted under the same columns", () => {
    const { lines } = page({ fee: 3500 }, ["10:00–18:00", "10:00–18:45", "10:00–18:00"]);
    expect(lines).toMatchObject([
      { key: "overtime", hours: 0.25, wage: 4800, holiday: 600, fees: 875, total: 6275 },
    ]);
  });

  test("have transport in money but not among the hours", () => {
    const { people, lines } = page({ fee: 3500, transportHours: 0.5 }, ["10:00–18:00"]);
    expect(superTotalsOf(people, lines)).toEqual({
      hours: 8,
      wage: 153_600,
      holiday: 19_200,
      transport: 10_800,
      fees: 29_750,
      total: 213_350,
    });
  });
});

/** What the invoice page has of a booking from 10:00 to 18:00 at which people worked from and to. */
function page(changes: Partial<BookingTerms>, worked: readonly string[]) {
  const terms = { ...booking, ...changes };
  const times = worked.map((period) => {
    const [from = "", to = ""] = period.split("–");
    return { from, to, notMet: false };
  });
  const price = priceShifts(terms, times);
  const people = times.map(({ from, to }) =>
    personAmounts(terms, (Date.parse(`2026-12-11T${to}Z`) - Date.parse(`2026-12-11T${from}Z`)) / 3_600_000),
  );
  return { people, lines: bookingLines(terms, price, people) };
}

const booking: BookingTerms = {
  hourlyWage: 19_200,
  fee: 0,
  fees: { standard: 3500, urgent: 0, emergency: 0 },
  transportHours: 0,
  selfPaidBreak: false,
  date: "2026-12-11",
  startTime: "10:00",
  endTime: "18:00",
};
