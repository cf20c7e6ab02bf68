import { expect, test } from "vitest";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { HOUR_MS, momentOf } from "#rules/time/moment.ts";
import { waitsForChoice } from "./choice-note.tsx";

const booking = {
  date: "2026-12-03",
  start_time: "10:00",
  end_time: "18:00",
  status: "open",
  approved: true,
  all_check_times_approved: false,
  number_of_staff: 3,
  selectedShifts: 1,
  appliedShifts: 2,
} as WireCorporationBooking;
const start = momentOf("2026-12-03", "10:00");
const dayBefore = start - 24 * HOUR_MS;

test("a booking with applicants and free places waits for a choice", () => {
  expect(waitsForChoice(booking, dayBefore)).toBe(true);
});

test.each([
  ["nobody has applied", { appliedShifts: 0 }],
  ["all places are filled", { selectedShifts: 3 }],
  ["it is closed", { status: "closed" }],
  ["it is not approved", { approved: false }],
] as const)("it waits for nobody when %s", (_, changed) => {
  expect(waitsForChoice({ ...booking, ...changed }, dayBefore)).toBe(false);
});

test("under two hours before the start nobody can be selected any more", () => {
  expect(waitsForChoice(booking, start - 2 * HOUR_MS - 60_000)).toBe(true);
  expect(waitsForChoice(booking, start - 2 * HOUR_MS + 1)).toBe(false);
});
