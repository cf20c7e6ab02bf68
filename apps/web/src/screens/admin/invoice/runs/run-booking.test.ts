import { expect, test } from "vitest";
import { canGo, type RunBooking, sendingOf, sizeOf } from "./run-booking.ts";

const booking = (values: Partial<RunBooking>): RunBooking => ({
  ...{ invoice: 1, booking_id: 1, corporation_id: 1, corporation: "Hotel Nordlys", job_title: "Tjener" },
  ...{ date: "2026-11-10", start_time: "10:00", end_time: "18:00", city: "Aarhus C" },
  ...{ shift_ids: [11, 12], fee_shift_ids: [], stays: [], total: 4016, booked_total: 4016 },
  ...{ refusal: null, refused: 0, changed: null },
  ...values,
});

test("the question names each company once, everybody who goes, and a sum to the øre", () => {
  const going = [
    booking({ total: 0.1 }),
    booking({ booking_id: 2, shift_ids: [21], total: 0.2 }),
    booking({ booking_id: 3, corporation_id: 2, shift_ids: [], fee_shift_ids: [31], total: 412 }),
  ];
  expect(sizeOf(going)).toEqual({ companies: 2, people: 3, total: 41_230 });
});

test("what is sent is what was seen: people, fees and total of each booking", () => {
  const going = [booking({ fee_shift_ids: [13], total: 4428 })];
  expect(sendingOf(going)).toEqual([{ booking_id: 1, shift_ids: [11, 12], keep_fees: [13], total: 4428 }]);
});

test("a booking of which nobody goes, or whose product has no number, can't be chosen; a fee alone goes", () => {
  expect(canGo(booking({ shift_ids: [] }))).toBe(false);
  expect(canGo(booking({ refusal: "Produktet har intet nummer" }))).toBe(false);
  expect(canGo(booking({ shift_ids: [], fee_shift_ids: [13] }))).toBe(true);
});
