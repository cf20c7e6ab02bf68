import { expect, test } from "vitest";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { staffListOf } from "./card-actions.tsx";

test("the copied list numbers the staff and shortens last names", () => {
  const shifts = [
    { first_name: "Anna", last_name: "Kjær" },
    { first_name: "Bo", last_name: "Lind" },
  ] as WireCorporationBooking["shifts"];
  expect(staffListOf(shifts)).toBe("1. Anna K.\n2. Bo L.");
});
