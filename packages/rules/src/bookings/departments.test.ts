import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#rules/time/moment.ts";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import {
  canChangeDepartment,
  canChooseDepartment,
  copiedDepartment,
  departmentMonths,
} from "./departments.ts";

eachExample("bookings", "Department of a booking", (row) => {
  const owner = row.text("Belongs to");
  const department = {
    ...{ id: 7, isArchived: row.yes("Archived") },
    corporationId: owner === "the company" ? 1 : 2,
  };
  const before = row.yes("Has it already") ? 7 : null;
  const chosen = owner === "nobody" ? undefined : department;
  expect(answerOf(canChooseDepartment(chosen, { corporationId: 1, before }))).toBe(row.text("May be chosen"));
  const copied = owner === "the company" ? copiedDepartment(department) : null;
  expect(copied !== null).toBe(row.yes("Goes with a copy"));
});

test("a copy of a booking without a department has none", () => {
  expect(copiedDepartment(null)).toBeNull();
});

eachExample("bookings", "Changing the department", (row) => {
  const booking = { isCancelled: row.yes("Deleted"), isInvoiced: row.yes("Invoiced") };
  expect(answerOf(canChangeDepartment(booking))).toBe(row.text("May be changed"));
});

eachExample("bookings", "Figures of departments", (row) => {
  const figures = departmentMonths([
    {
      ...{ departmentId: 1, day: row.day("Day"), isCancelled: row.yes("Deleted") },
      ...{ people: row.number("People"), hours: row.number("Hours") },
      ...{ booked: row.ore("Booked"), invoiced: row.ore("Invoiced") },
    },
  ]);
  const [month] = figures;
  const said = month
    ? `${month.month}: ${month.bookings}, ${month.people}, ${month.booked / 100}, ${month.invoiced / 100}`
    : null;
  expect(said).toBe(row.textOrNull("Month: bookings, people, booked, invoiced"));
});

test("every booking counts in exactly one month of one department", () => {
  const bookings = fc.array(
    fc.record({
      departmentId: fc.constantFrom(null, 1, 2),
      day: fc.integer({ min: 0, max: 90 }).map((days) => addDays("2026-10-20", days)),
      isCancelled: fc.boolean(),
      people: fc.integer({ min: 1, max: 15 }),
      hours: fc.integer({ min: 1, max: 99 }),
      booked: fc.integer({ min: 0, max: 1_000_000 }),
      invoiced: fc.integer({ min: 0, max: 1_000_000 }),
    }),
  );
  fc.assert(
    fc.property(bookings, (all) => {
      const months = departmentMonths(all);
      const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
      const going = all.filter(({ isCancelled }) => !isCancelled);
      expect(sum(months.map((one) => one.bookings))).toBe(going.length);
      expect(sum(months.map((one) => one.booked))).toBe(sum(going.map((one) => one.booked)));
      expect(sum(months.map((one) => one.invoiced))).toBe(sum(all.map((one) => one.invoiced)));
      expect(new Set(months.map((one) => `${one.month} ${one.departmentId}`)).size).toBe(months.length);
    }),
  );
});
