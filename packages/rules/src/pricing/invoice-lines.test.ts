import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cancellationRow, invoiceLines } from "./invoice-lines.ts";
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

function linesOf(rows: Parameters<typeof invoiceLines>[0], ids = products) {
  const verdict = invoiceLines(rows, ids);
  return verdict.ok ? verdict.lines : [];
}

describe("invoice lines", () => {
  test("put every row on its product, urgency on products of its own", () => {
    const lines = linesOf(priceBooking(booking).rows);
    expect(
      lines.map(({ priority, productId, description }) => [priority, productId, description.key]),
    ).toEqual([
      [1, "prod-waiter", "shifts"],
      [2, "prod-waiter", "service"],
      [3, "prod-48", "rush"],
      [4, "prod-24", "emergency"],
    ]);
  });

  test("have the hours as quantity and the exact unit price", () => {
    const [line] = linesOf(priceBooking({ ...booking, hourlyWage: 20_550, people: 1 }).rows);
    expect(line).toMatchObject({ quantity: 8, unitPrice: 231.1875, amount: 184_950 });
  });

  test("fall back to one piece at the total where four decimals are too few", () => {
    const rows = priceBooking({ ...booking, hourlyWage: 19_201, people: 15 }).rows;
    expect(rows[0]).toMatchObject({ hours: 120, unitPrice: 21_601.125, total: 2_592_135 });
    expect(linesOf(rows)[0]).toMatchObject({ quantity: 1, unitPrice: 25_921.35, amount: 2_592_135 });
  });

  test("take a cancellation fee as a line on the staff type", () => {
    const row = cancellationRow({ hours: 2, places: 3, unitPrice: 29_300, amount: 175_800 });
    expect(linesOf([row])[0]).toMatchObject({
      productId: "prod-waiter",
      quantity: 6,
      unitPrice: 293,
      amount: 175_800,
    });
  });

  test("are refused while a product that they need has no id, and only then", () => {
    const urgent = priceBooking(booking).rows;
    const normal = priceBooking({ ...booking, fee: 7700 }).rows;
    expect(invoiceLines(urgent, { ...products, rush: null })).toEqual({
      ok: false,
      refusal: "missing_product_id",
    });
    expect(invoiceLines(normal, { ...products, rush: null }).ok).toBe(true);
    expect(invoiceLines(normal, { ...products, staffType: "" }).ok).toBe(false);
  });

  test("are rounded by the accounting system to the total of every row, to the øre", () => {
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
});
