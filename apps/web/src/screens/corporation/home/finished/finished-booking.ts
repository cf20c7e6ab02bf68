import type { bookingEndpoints } from "#contract/bookings/endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";

/** An ended booking as the lists of the home have it. */
export type FinishedBooking = AnswerOf<typeof bookingEndpoints.finishedOfWeek>[number];
