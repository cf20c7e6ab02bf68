import { sql } from "kysely";
import { type Asked, part } from "./line.ts";

/**
 * Who comes near the weekly limit with the shifts that are confirmed by now, counted at their booked hours over the four
 * months that end with the last of them, as the database keeps them. Rule: Weekly working time, docs/rules/applying.md.
 */
export function workingTime({ now, nearHours }: Pick<Asked, "now" | "nearHours">) {
  return part("working_time", {
    employee: sql`w.employee_id`,
    booking: sql`w.booking_id`,
    shift: sql`w.shift_id`,
    at: sql`w.until`,
    people: sql`round(w.hours_a_week)::int`,
    about: sql`array['week']`,
    order: sql`w.hours_a_week desc, w.employee_id`,
    from: sql`weekly_hours w where w.hours_a_week >= ${nearHours} and w.until > ${now}`,
  });
}
