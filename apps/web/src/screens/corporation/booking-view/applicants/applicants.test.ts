import { afterEach, beforeEach, expect, test } from "vitest";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { HOUR_MS, momentOf } from "#rules/time/moment.ts";
import { bookingViewTexts } from "#texts/da/corporation/booking-view.ts";
import { setServerClock } from "#web/api/page/server-clock.ts";
import { whyNobody } from "./applicants.tsx";

const { nobody } = bookingViewTexts;
const start = momentOf("2026-12-03", "10:00");
const booking = {
  status: "open",
  approved: true,
  date: "2026-12-03",
  start_time: "10:00",
  number_of_staff: 2,
  selectedShifts: 0,
} as WireCorporationBooking;

beforeEach(() => setServerClock(start - 48 * HOUR_MS));
afterEach(() => setServerClock(Date.now()));

test("somebody can be booked on an open booking two days ahead, and the full one has its own place for saying so", () => {
  expect(whyNobody(booking)).toBeNull();
  expect(whyNobody({ ...booking, selectedShifts: 2 })).toBeNull();
});

test("a closed booking says that it is closed", () => {
  expect(whyNobody({ ...booking, status: "closed" })).toBe(nobody.closed);
});

test("an ended booking says that it is over", () => {
  for (const status of ["expired", "finished"] as const)
    expect(whyNobody({ ...booking, status })).toBe(nobody.booking_ended);
});

test("under two hours before the start the note asks to ring; just over it somebody can still be booked", () => {
  setServerClock(start - 2 * HOUR_MS - 60_000);
  expect(whyNobody(booking)).toBeNull();
  setServerClock(start - 2 * HOUR_MS + 1);
  expect(whyNobody(booking)).toBe(nobody.not_bookable);
});

test("from the start on the note says that the shift goes on, as the booking's own sentence does", () => {
  setServerClock(start - 1);
  expect(whyNobody(booking)).toBe(nobody.not_bookable);
  setServerClock(start);
  expect(whyNobody(booking)).toBe(nobody.begun);
});
