import { expect, test } from "vitest";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { comparedTerms } from "./compared-terms.ts";

const booking = {
  date: "2026-11-28",
  start_time: "17:00",
  end_time: "01:00",
  address: "Tangkajen 14",
  zip_code: "8000",
  city: "Aarhus C",
  hourly_wage: "192,00",
  transport_wage: 0.5,
  self_paid_break: false,
  food_included: 1,
} as WireCorporationBooking;

test("terms stand on a line each with old and new, and say which of them ask nobody", () => {
  const { lines, hours } = comparedTerms(booking, [
    { field: "start_time", from: "17:00", to: "16:00", asks: true },
    { field: "address", from: "Tangkajen 14", to: "Strandpromenaden 6", asks: true },
    { field: "hourly_wage", from: "192,00", to: "200,00", asks: false },
    { field: "food_included", from: 1, to: 0, asks: true },
  ]);
  expect(lines.map(({ label, asks }) => [label, asks])).toEqual([
    ["Tid", true],
    ["Sted", true],
    ["Timeløn", false],
    ["Mad", true],
  ]);
  expect(lines[0]).toMatchObject({ before: "17:00–01:00", after: "16:00–01:00" });
  expect(hours).toBe(9);
});

test("the length of the shift is told only where its times change", () => {
  expect(
    comparedTerms(booking, [{ field: "transport_wage", from: 0.5, to: 0, asks: true }]).hours,
  ).toBeNull();
});
