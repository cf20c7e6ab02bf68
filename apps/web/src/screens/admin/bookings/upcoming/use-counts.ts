import { useQuery } from "@tanstack/react-query";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import type { QueryInput } from "#contract/wire/endpoint.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { answerOptions } from "#web/api/calls/answers.ts";
import { useFailureToast } from "#web/components/feedback/load-failed.tsx";

/** What narrows a tab of the list and its totals alike. */
export type Narrowing = Pick<
  QueryInput<typeof adminBookingEndpoints.upcomingCounts>,
  "searchTerm" | "status" | "startDate" | "endDate"
>;

/** The sums above the list; those of before stay until new ones have come. */
export function useTotals(narrowing: Narrowing) {
  return useCounts({ ...narrowing, count: "true" });
}

/** The totals of each day that has rows, whole days even where more rows are still to come; by day. */
export function useDayTotals(narrowing: Narrowing, rows: readonly WireAdminBooking[] | undefined) {
  const counts = useCounts(
    { ...narrowing, startDate: rows?.[0]?.date, endDate: rows?.at(-1)?.date },
    (rows?.length ?? 0) > 0,
  );
  return new Map(counts?.days?.map((totals) => [totals.fetch_date, totals]));
}

function useCounts(query: QueryInput<typeof adminBookingEndpoints.upcomingCounts>, enabled = true) {
  const counts = useQuery({
    ...answerOptions(adminBookingEndpoints.upcomingCounts, { query }),
    placeholderData: (before) => before,
    enabled,
  });
  useFailureToast(counts.isError, adminToasts.saveFailed);
  return counts.data;
}
