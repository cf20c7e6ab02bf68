import { addDays, type Day, type Moment, momentOf } from "#rules/time/moment.ts";
import type { WeekDays } from "#server/features/bookings/lists/queries.ts";

/** Days that narrow a list, each included; the first and last of a week count besides those. */
interface Wanted {
  readonly startDate?: Day | undefined;
  readonly endDate?: Day | undefined;
  readonly week?: WeekDays | undefined;
}

/** The moments between which a booking of those days starts; `before` itself is outside, an open end undefined. */
export function startsBetween({ startDate, endDate, week }: Wanted): { from?: Moment; before?: Moment } {
  const firsts = [startDate, week?.first].filter((day) => day !== undefined).sort();
  const lasts = [endDate, week?.last].filter((day) => day !== undefined).sort();
  const first = firsts.at(-1);
  const last = lasts[0];
  return {
    ...(first === undefined ? {} : { from: momentOf(first, "00:00") }),
    ...(last === undefined ? {} : { before: momentOf(addDays(last, 1), "00:00") }),
  };
}
