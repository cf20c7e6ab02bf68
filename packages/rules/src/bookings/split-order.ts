import type { ClockTime, Day } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";
import { MAX_STAFF } from "./booking-input.ts";

/** The most bookings that one order can come to, and the most people on one of its days. Rule: Splitting an order, docs/rules/orders.md. */
export const MAX_ORDER_BOOKINGS = 60;
export const MAX_PEOPLE_PER_DAY = 200;

/** A role on one day, as it is ordered. */
interface OrderedDay {
  readonly date: Day;
  readonly start_time: ClockTime;
  readonly end_time: ClockTime;
  /** Where the day wants another number than the role. */
  readonly number_of_staff?: number | undefined;
}

/** A role of an order: so many people on each of its days. */
export interface OrderLine {
  readonly number_of_staff: number;
  readonly dates: readonly OrderedDay[];
}

/** One booking of an order, with the places of its role and day in the order's lists. */
export interface OrderPiece extends Required<OrderedDay> {
  readonly number_of_staff: number;
  readonly line: number;
  readonly day: number;
}

/**
 * The bookings that an order comes to, role by role and day by day: more than 15 people are spread evenly over as few
 * bookings as hold them; `existing` are those that the order has already. Refuses `too_many_bookings` over 60 and
 * `too_many_people` over 200 people on a day.
 * Rule: Splitting an order, docs/rules/orders.md.
 */
export function splitOrder(
  lines: readonly OrderLine[],
  existing: readonly Pick<OrderPiece, "date" | "number_of_staff">[] = [],
): Verdict<"too_many_bookings" | "too_many_people", { pieces: OrderPiece[] }> {
  const days = lines.flatMap((line, index) =>
    line.dates.map((date, day) => ({
      ...{ line: index, day, date: date.date, start_time: date.start_time, end_time: date.end_time },
      number_of_staff: date.number_of_staff ?? line.number_of_staff,
    })),
  );
  const perDay = Map.groupBy([...existing, ...days], ({ date }) => date);
  for (const ofDay of perDay.values()) {
    const people = ofDay.reduce((sum, { number_of_staff }) => sum + number_of_staff, 0);
    if (people > MAX_PEOPLE_PER_DAY) return refuse("too_many_people");
  }
  const pieces = days.flatMap((day) =>
    evenly(day.number_of_staff).map((number_of_staff) => ({ ...day, number_of_staff })),
  );
  const count = existing.length + pieces.length;
  return count > MAX_ORDER_BOOKINGS ? refuse("too_many_bookings") : { ok: true, pieces };
}

/** Parts of at most 15 that differ by one at most, larger ones first: 16 is 8 and 8, 31 is 11, 10 and 10. */
function evenly(people: number): number[] {
  const parts = Math.ceil(people / MAX_STAFF);
  return Array.from({ length: parts }, (_, index) => Math.floor((people + parts - 1 - index) / parts));
}
