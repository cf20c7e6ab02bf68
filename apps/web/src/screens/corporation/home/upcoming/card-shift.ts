import type { WireCorporationBooking } from "#contract/bookings/entities.ts";

/** One person on the card of a coming booking. */
export type CardShift = WireCorporationBooking["shifts"][number];
