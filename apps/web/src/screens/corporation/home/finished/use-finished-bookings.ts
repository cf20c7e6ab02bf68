import { useInfiniteQuery } from "@tanstack/react-query";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { keyOf } from "#web/api/calls/answers.ts";
import { call } from "#web/api/calls/call.ts";

const PAGE = 10;

/** Finished bookings, ten at a time, those that wait for the company's times first. */
export function useFinishedBookings({ isWanted }: { isWanted: boolean }) {
  const query = useInfiniteQuery({
    queryKey: [...keyOf(bookingEndpoints.finished), "pages"],
    queryFn: ({ pageParam, signal }) =>
      call(bookingEndpoints.finished, {
        query: { limit: String(PAGE), offset: String(pageParam), from: "list" },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.data.length < PAGE ? undefined : pages.length * PAGE),
    enabled: isWanted,
  });
  const bookings = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return { ...query, bookings };
}

/** An ended booking as the lists of the home have it. */
export type FinishedBooking = AnswerOf<typeof bookingEndpoints.finishedOfWeek>[number];
