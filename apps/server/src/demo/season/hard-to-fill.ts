import { type Day, weekdayOf } from "#rules/time/moment.ts";
import type { DemoBooking } from "../bookings.ts";

const TUESDAY = 2;
/** Weeks back from last week, so long ago that all is paid. */
const weeks = [15, 12, 9, 6];

/** What three companies each book on a Tuesday, and in how many of the weeks every place was taken. */
const bookedByThree: readonly (Pick<DemoBooking, "staffType" | "from" | "to" | "people" | "event"> & {
  filledWeeks: number;
})[] = [
  { staffType: "Opvasker", from: "17:00", to: "23:00", people: 2, event: "Reception", filledWeeks: 1 },
  { staffType: "Runner", from: "16:00", to: "22:00", people: 2, event: "Firma event", filledWeeks: 2 },
  { staffType: "Bartender", from: "18:00", to: "23:30", people: 1, event: "Firma event", filledWeeks: 4 },
];

/** Bookings of types for which people are found seldom, every second time, and always: an estimate can come out any way. */
export function unevenBookings(today: Day): DemoBooking[] {
  return bookedByThree.flatMap(({ filledWeeks, ...booking }) =>
    weeks.flatMap((week, index) =>
      (["brewery", "catering", "events"] as const).map((company) => ({
        ...booking,
        company,
        day: TUESDAY - weekdayOf(today) - 7 * week,
        selected: booking.people - (index < filledWeeks ? 0 : 1),
        checkout: "invoiced" as const,
      })),
    ),
  );
}
