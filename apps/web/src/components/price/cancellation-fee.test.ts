import { expect, test } from "vitest";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { cancellationFeeOf, totalOfBooking } from "./cancellation-fee.ts";

const terms = { cancellation_hours: 2, late_cancellation_hours: 3 } as WireCorporationBooking["terms"];
const feeOf = (places: number, hours: number) =>
  cancellationFeeOf({ terms, cancellation: { places, hours, amount: hours * 251 } });

test("a fee tells the hours of each place only where they are the same for all", () => {
  expect(feeOf(2, 4)).toEqual({ places: 2, hours: 4, hoursEach: 2, amount: 100_400 });
  expect(feeOf(2, 6)?.hoursEach).toBe(3);
  expect(feeOf(2, 5)?.hoursEach).toBeNull();
  expect(feeOf(0, 0)).toBeNull();
});

test("the total of a booking has the fee in it once", () => {
  const price = { total: 8032 } as WireCorporationBooking["price"];
  expect(totalOfBooking({ price, terms, cancellation: { places: 1, hours: 2, amount: 502 } })).toBe(853_400);
});
