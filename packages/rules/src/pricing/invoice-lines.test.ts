import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import {
  bookingLines,
  cancellationRow,
  type InvoicedRow,
  invoiceLines,
  personAmounts,
  sumOfAmounts,
  superTotalsOf,
} from "./invoice-lines.ts";
import { type BookingTerms, priceBooking, priceShifts } from "./price-booking.ts";
import { DEFAULT_TRADE_TERMS } from "./trade-terms.ts";

const products = { staffType: "prod-waiter", rush: "prod-48", emergency: "prod-24" };
const booking = {
  hourlyWage: 19_200,
  fee: 12_700,
  fees: { standard: 7700, urgent: 2000, emergency: 3000 },
  transportHours: 0,
  selfPaidBreak: false,
  date: "2026-12-11",
  startTime: "10:00",
  endTime: "18:00",
  agreement: null,
  people: 2,
};

function linesOf(rows: InvoicedRow[]) {
  const verdict = invoiceLines(rows, products);
  return verdict.ok ? verdict.lines : [];
}

eachExample("pricing", "Invoice products", (row) => {
  const idIn = (column: string) => {
    const id = row.textOrNull(column);
    return id === "(empty)" ? "" : id;
  };
  const verdict = invoiceLines(priceBooking({ ...booking, fee: row.ore("Fee") }, DEFAULT_TRADE_TERMS).rows, {
    staffType: idIn("Staff type's product"),
    rush: idIn("Rush product"),
    emergency: idIn("Emergency product"),
  });
  const lines = verdict.ok ? verdict.lines : [];
  const named = lines.map(({ description, productId }) => `${description.key} ${productId}`);
  expect(verdict.ok ? named.join(", ") : answerOf(verdict)).toBe(row.text("Lines"));
  expect(lines.map(({ priority }) => priority)).toEqual(lines.map((_, index) => index + 1));
});

eachExample("pricing", "Invoice quantity", (row) => {
  const invoiced = {
    key: row.text("Row") as InvoicedRow["key"],
    people: row.number("People"),
    hours: row.number("Hours"),
    unitPrice: row.ore("Unit price of the row"),
    total: row.ore("Total of the row"),
  };
  expect(linesOf([invoiced])).toEqual([
    {
      priority: 1,
      productId: "prod-waiter",
      description: { key: invoiced.key, people: invoiced.people, hours: invoiced.hours },
      quantity: row.number("Quantity"),
      unitPrice: row.number("Unit price"),
      amount: invoiced.total,
    },
  ]);
});

test("a cancellation fee is a row over the hours of all places", () => {
  expect(cancellationRow({ hours: 2, places: 3, unitPrice: 29_300, amount: 175_800 })).toEqual({
    key: "cancellation",
    people: 3,
    hours: 6,
    unitPrice: 29_300,
    total: 175_800,
  });
});

test("the accounting system's rounding of any line gives the total of its row, to the øre", () => {
  const wage = fc.integer({ min: 1, max: 99_999_999 });
  fc.assert(
    fc.property(wage, fc.integer({ min: 1, max: 15 }), (hourlyWage, people) => {
      const price = priceBooking({ ...booking, hourlyWage, people, endTime: "14:45" }, DEFAULT_TRADE_TERMS);
      for (const [index, { quantity, unitPrice }] of linesOf(price.rows).entries()) {
        const hundredths = BigInt(Math.round(quantity * 100));
        const product = hundredths * BigInt(Math.round(unitPrice * 10_000));
        expect((product + 5000n) / 10_000n).toBe(BigInt(price.rows[index]?.total ?? -1));
      }
    }),
  );
});

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
  const terms = { ...dayShift, ...changes };
  const times = worked.map((period) => {
    const [from = "", to = ""] = period.split("–");
    return { from, to, notMet: false, hasPension: false };
  });
  const price = priceShifts(terms, times, DEFAULT_TRADE_TERMS);
  const people = times.map(({ from, to }) =>
    personAmounts(terms, (Date.parse(`2026-12-11T${to}Z`) - Date.parse(`2026-12-11T${from}Z`)) / 3_600_000),
  );
  return { people, lines: bookingLines(terms, price, people) };
}

const dayShift: BookingTerms = {
  hourlyWage: 19_200,
  fee: 0,
  fees: { standard: 3500, urgent: 0, emergency: 0 },
  transportHours: 0,
  selfPaidBreak: false,
  date: "2026-12-11",
  startTime: "10:00",
  endTime: "18:00",
  agreement: null,
};
