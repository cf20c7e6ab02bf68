import type { WireCorporationBooking, WireFinishedBooking } from "#contract/bookings/booking.entities.ts";
import { checkStart } from "#rules/bookings/booking-input.ts";
import type { FinishedLabel } from "#rules/bookings/labels.ts";
import {
  type QuietWeek,
  quietWeek,
  type WeekShiftState,
  weekShiftState,
} from "#rules/bookings/week-shift.ts";
import { addDays, type Day, type Moment } from "#rules/time/moment.ts";
import { companyWeekTexts, freePlacesOf } from "#texts/da/corporation/company-week.ts";
import { weekdayName } from "#texts/format/days.ts";
import { finishedLabelOf } from "#web/components/bookings/booking-status.tsx";
import { periodOf, statusFactsOf } from "#web/components/bookings/facts-of-booking.ts";

/** A shift of the week: one that is not over or closed for good, or one that has ended and waits for its hours. */
export type WeekShift =
  | { kind: "coming"; booking: WireCorporationBooking; state: WeekShiftState }
  | { kind: "ended"; booking: WireFinishedBooking; label: FinishedLabel };

/** Both lists of a week as one, soonest first; what stands in both is shown as the first list has it. */
export function shiftsOfWeek(
  upcoming: readonly WireCorporationBooking[],
  finished: readonly WireFinishedBooking[],
  now: Moment,
): WeekShift[] {
  const known = new Set(upcoming.map(({ id }) => id));
  const coming = upcoming.map(
    (booking): WeekShift => ({
      kind: "coming",
      booking,
      state: weekShiftState(
        {
          ...statusFactsOf(booking),
          applicants: booking.appliedShifts,
          ready: booking.shifts.filter(
            ({ employee_checkin, arrived_at }) => employee_checkin !== null || arrived_at !== null,
          ).length,
          date: booking.date,
          startsAt: periodOf(booking).startsAt,
        },
        now,
      ),
    }),
  );
  const ended = finished
    .filter(({ id }) => !known.has(id))
    .map((booking): WeekShift => ({ kind: "ended", booking, label: finishedLabelOf(booking) }));
  return [...coming, ...ended].sort((a, b) => startOf(a) - startOf(b) || a.booking.id - b.booking.id);
}

const startOf = ({ booking }: WeekShift): Moment => periodOf(booking).startsAt;

/** `count` days from `first` on. */
export function daysFrom(first: Day, count = 7): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** The days that a shift can be copied to: all that can be booked, but for its own. */
export function daysToCopyTo(
  { date, start_time }: Pick<WireCorporationBooking, "date" | "start_time">,
  days: readonly Day[],
  isAdmin: boolean,
  now: Moment,
): Day[] {
  return days.filter(
    (day) => day !== date && checkStart({ date: day, startTime: start_time }, isAdmin, now).ok,
  );
}

/** What the week asks for: its free places that can still be filled, job by job, and who waits to be chosen. */
export interface WeekDemand {
  free: number;
  /** What the week says where no place can be filled. */
  quiet: QuietWeek;
  applicants: number;
  /** «4 tjenere fredag og 2 bartendere lørdag.» */
  words: string;
}

export function demandOf(shifts: readonly WeekShift[]): WeekDemand {
  const asked = shifts.flatMap((shift) => {
    if (shift.kind === "ended") return [];
    const { booking, state } = shift;
    if (state.key === "choose") return [{ booking, free: state.free, applicants: state.applicants }];
    if (state.key === "free" && !state.isLate) return [{ booking, free: state.free, applicants: 0 }];
    return [];
  });
  return {
    quiet: quietWeek(shifts.flatMap((shift) => (shift.kind === "coming" ? [shift.state] : []))),
    free: sumOf(asked.map(({ free }) => free)),
    applicants: sumOf(asked.map(({ applicants }) => applicants)),
    words: freePlacesOf(
      asked.map(({ booking, free }) =>
        companyWeekTexts.overview.part(free, booking.jobRole.job_title, weekdayName(booking.date)),
      ),
    ),
  };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
