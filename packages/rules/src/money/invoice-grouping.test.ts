import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#rules/time/moment.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import {
  type GroupedBooking,
  groupForInvoices,
  type InvoiceGrouping,
  invoiceGroupings,
} from "./invoice-grouping.ts";

eachExample("money", "One invoice for several bookings", (row) => {
  const grouping = row.text("Wants") as InvoiceGrouping;
  const first: GroupedBooking = {
    ...{ corporationId: 1, grouping, day: row.day("Day") },
    orderReference: row.textOrNull("Order number") ?? "",
    departmentId: row.numberOrNull("Department"),
    paymentTermsDays: row.number("Days to pay"),
  };
  const second: GroupedBooking = {
    ...{ corporationId: row.text("Next company") === "same" ? 1 : 2, grouping, day: row.day("Next day") },
    orderReference: row.textOrNull("Next order number") ?? "",
    departmentId: row.numberOrNull("Next department"),
    paymentTermsDays: row.number("Next days to pay"),
  };
  expect(groupForInvoices([first, second])).toHaveLength(row.yes("Together") ? 1 : 2);
});

const bookings = fc.array(
  fc.record({
    corporationId: fc.integer({ min: 1, max: 3 }),
    day: fc.integer({ min: 0, max: 20 }).map((days) => addDays("2026-12-20", days)),
    orderReference: fc.constantFrom("", "A", "B"),
    departmentId: fc.constantFrom(null, 1, 2),
    paymentTermsDays: fc.constantFrom(7, 15),
  }),
  { maxLength: 20 },
);

test("every booking is on exactly one invoice, with bookings of its own company and terms", () => {
  fc.assert(
    fc.property(bookings, fc.constantFrom(...invoiceGroupings), (all, grouping) => {
      const groups = groupForInvoices(all.map((one) => ({ ...one, grouping })));
      expect(groups.flat()).toHaveLength(all.length);
      for (const group of groups) {
        expect(new Set(group.map((one) => [one.corporationId, one.paymentTermsDays].join())).size).toBe(1);
        if (grouping === "booking") expect(group).toHaveLength(1);
        if (grouping === "department") expect(new Set(group.map((one) => one.departmentId)).size).toBe(1);
        if (grouping === "order") expect(new Set(group.map((one) => one.orderReference)).size).toBe(1);
      }
    }),
  );
});
