import type { WireDayTotals } from "#contract/bookings/admin-endpoints.ts";
import type { CountedBooking } from "./queries.ts";

type Counts = Pick<CountedBooking, "places" | "selected" | "applied">;

/** The sums of many bookings. */
export function totalsView(bookings: readonly Counts[]) {
  const sumOf = (count: keyof Counts) => bookings.reduce((sum, booking) => sum + booking[count], 0);
  return {
    totalShifts: sumOf("places"),
    selectedShifts: sumOf("selected"),
    appliedShifts: sumOf("applied"),
  };
}

/** The sums of each day that has bookings, in their order, with those bookings in short. */
export function dayTotalsView(bookings: readonly CountedBooking[]): WireDayTotals[] {
  return [...Map.groupBy(bookings, ({ date }) => date)].map(([fetch_date, ofDay]) => ({
    fetch_date,
    ...totalsView(ofDay),
    bookings: ofDay.map(({ id, start_time, end_time, corporation, job_title, places, selected }) => ({
      id,
      start_time,
      end_time,
      corporation,
      job_title,
      totalShifts: places,
      selectedShifts: selected,
    })),
  }));
}
