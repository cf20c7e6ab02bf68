import { sql } from "kysely";
import { type Asked, part } from "./line.ts";

/**
 * Who comes near the weekly limit with the shifts that are confirmed by now, counted at their booked hours over the four
 * months that end with the last of them. Rule: Weekly working time, docs/rules/applying.md.
 */
export function workingTime({ now, nearHours }: Pick<Asked, "now" | "nearHours">) {
  const weeks = sql`(extract(epoch from w.until - (w.until - interval '4 months')) / 604800)`;
  return part("working_time", {
    employee: sql`w.employee_id`,
    booking: sql`w.booking_id`,
    shift: sql`w.shift_id`,
    at: sql`w.until`,
    people: sql`round(h.hours / ${weeks})::int`,
    about: sql`array['week']`,
    order: sql`h.hours / ${weeks} desc, w.employee_id`,
    from: sql`(select distinct on (s.employee_id) s.employee_id, s.id as shift_id, s.booking_id, s.ends_at as until
        from shifts s join bookings b on b.id = s.booking_id
        where s.ends_at > ${now} and b.ends_at > ${now} and b.status <> 'cancelled' and s.status = 'selected'
        order by s.employee_id, s.ends_at desc) w
      cross join lateral (
        select coalesce(sum(extract(epoch from x.ends_at - x.starts_at)) / 3600, 0) as hours from shifts x
        where x.employee_id = w.employee_id and x.status = 'selected' and not x.not_met_for_booking
          and x.ends_at > w.until - interval '4 months' and x.ends_at <= w.until) h
      where h.hours >= ${nearHours} * ${weeks}`,
  });
}
