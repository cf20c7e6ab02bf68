import type { WireCorporationBooking } from "#contract/entities/booking.ts";

/** One person on the card of a coming booking. */
export type CardShift = WireCorporationBooking["shifts"][number];
