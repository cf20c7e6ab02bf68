import fc from "fast-check";
import { expect, test } from "vitest";
import type { BookingStatus } from "#rules/bookings/status.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { type ComparedBooking, isPerhapsDuplicate } from "./duplicates.ts";

eachExample("bookings", "Perhaps booked already", (row) => {
  const [booked, planned] = [row.times("Times"), row.times("Planned times")];
  const existing = {
    ...{ staffType: 1, address: row.text("Address"), zipCode: "8000" },
    ...{ date: row.day("Booked"), start: booked.from, end: booked.to },
    status: row.text("Status") as BookingStatus,
  };
  const wanted = {
    staffType: row.yes("Same job") ? 1 : 2,
    address: row.text("Planned address"),
    zipCode: row.yes("Same postcode") ? "8000" : "8200",
    ...{ date: row.day("Planned"), start: planned.from, end: planned.to },
  };
  expect(isPerhapsDuplicate(wanted, existing)).toBe(row.yes("Asked"));
});

const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const minutes = String((quarter % 4) * 15).padStart(2, "0");
  return `${String(Math.floor(quarter / 4)).padStart(2, "0")}:${minutes}`;
});
const anyBooking: fc.Arbitrary<ComparedBooking> = fc.record({
  staffType: fc.constantFrom(1, 2),
  address: fc.constantFrom("Tangkajen 14", "tangkajen 14", "Tangkajen 16"),
  zipCode: fc.constant("8000"),
  date: fc.constantFrom("2026-12-11", "2026-12-12", "2026-12-13"),
  start: time,
  end: time,
});

test("of two bookings either may be the planned one, and a booking may always be itself", () => {
  fc.assert(
    fc.property(anyBooking, anyBooking, (one, other) => {
      const status = "open" as const;
      expect(isPerhapsDuplicate(one, { ...other, status })).toBe(
        isPerhapsDuplicate(other, { ...one, status }),
      );
      expect(isPerhapsDuplicate(one, { ...one, status })).toBe(true);
    }),
  );
});
