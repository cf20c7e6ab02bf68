import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { usePages } from "#web/api/calls/pages.ts";

/** Finished bookings, ten at a time, those that wait for the company's times first. */
export function useFinishedBookings({
  isWanted,
  department,
}: {
  isWanted: boolean;
  /** Those of one department. */
  department?: number | undefined;
}) {
  const { rows: bookings = [], ...list } = usePages(
    bookingEndpoints.finished,
    { query: { from: "list", ...(department === undefined ? {} : { department: String(department) }) } },
    { size: 10, rowsOf: ({ data }) => data, enabled: isWanted },
  );
  return { ...list, bookings };
}

/** An ended booking as the lists of the home have it. */
export type FinishedBooking = AnswerOf<typeof bookingEndpoints.finishedOfWeek>[number];
