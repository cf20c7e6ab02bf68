import type { bookingEndpoints } from "#contract/areas/bookings.ts";
import type { AnswerOf } from "#contract/endpoint.ts";

/** An ended booking as the lists of the home have it. */
export type FinishedBooking = AnswerOf<typeof bookingEndpoints.finishedOfWeek>[number];
