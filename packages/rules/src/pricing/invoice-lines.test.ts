import fc from "fast-check";
import { expect, test } from "vitest";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import { cancellationRow, type InvoicedRow, invoiceLines } from "./invoice-lines.ts";
import { priceBooking } from "./price-booking.ts";

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
  const verdict = invoiceLines(priceBooking({ ...booking, fee: row.ore("Fee") }).rows, {
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
      const price = priceBooking({ ...booking, hourlyWage, people, endTime: "14:45" });
      for (const [index, { quantity, unitPrice }] of linesOf(price.rows).entries()) {
        const hundredths = BigInt(Math.round(quantity * 100));
        const product = hundredths * BigInt(Math.round(unitPrice * 10_000));
        expect((product + 5000n) / 10_000n).toBe(BigInt(price.rows[index]?.total ?? -1));
      }
    }),
  );
});
