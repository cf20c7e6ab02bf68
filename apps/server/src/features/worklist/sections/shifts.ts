import { type RawBuilder, sql } from "kysely";
import { type Asked, type Group, nowIn } from "./item.ts";
import { isStamped, isUnsent, sides } from "./money-states.ts";

/** `shiftWaits`, before the end. Rule: Waiting shifts, docs/rules/bookings.md. */
export const notReady: Group = (asked) => ({
  booking: sql`b.id`,
  shift: sql`s.id`,
  employee: sql`s.employee_id`,
  at: sql`b.starts_at`,
  order: sql`b.starts_at, s.id`,
  from: sql`bookings b join shifts s on s.booking_id = b.id
      where b.status <> 'cancelled' and b.ends_at > ${nowIn(asked)} and b.starts_at > ${asked.startedAfter}
        and b.starts_at <= ${asked.reportUntil} and b.date <= ${asked.reportUntilDay}
        and s.status = 'selected' and not s.not_met_for_booking and s.employee_checkin is null
        and not ${isStamped}`,
});

/**
 * `shiftWaits`, after the end: ended shifts whose times are open, or settled and not approved. The four groups below are
 * read from these rows. Rule: Waiting shifts, docs/rules/bookings.md.
 */
export function openHours(asked: Asked): RawBuilder<unknown> {
  const { invoice, pay } = sides;
  const isOpen = sql`((${invoice.unsent} and not ${invoice.settled}) or (${pay.unsent} and not ${pay.settled}))`;
  // Booking by booking: of most of them nothing is open, which no statistics know.
  return sql`select s.* from bookings b cross join lateral (
      select s.id as shift_id, s.booking_id, s.employee_id, b.ends_at, ${isOpen} as is_open,
        ${isStamped} as is_stamped
      from shifts s
      where s.booking_id = b.id and s.status = 'selected' and not s.not_met_for_booking
        and (${isOpen} or (${invoice.unsent} and not ${invoice.approved}) or (${pay.unsent} and not ${pay.approved}))
      offset 0) s
    where b.status <> 'cancelled' and not b.all_check_times_approved and b.ends_at <= ${nowIn(asked)} and ${isUnsent}`;
}

/** Nobody has stamped, and the shift ended a short while ago. */
export const notCheckedOut: Group = ({ late }) =>
  openShifts(sql`not is_stamped and ends_at >= ${late}::timestamptz`);

/** Nobody has stamped, and it is long since. */
export const lateCheckouts: Group = ({ late }) =>
  openShifts(sql`not is_stamped and ends_at < ${late}::timestamptz`);

/** The sides have not agreed. */
export const disputedHours: Group = () => openShifts(sql`is_stamped`);

function openShifts(which: RawBuilder<unknown>): ReturnType<Group> {
  return {
    booking: sql`booking_id`,
    shift: sql`shift_id`,
    employee: sql`employee_id`,
    at: sql`ends_at`,
    order: sql`ends_at, shift_id`,
    from: sql`open_hours where is_open and ${which}`,
  };
}

/** The hours are settled. One line a booking: its people are approved together. */
export const hoursToApprove: Group = () => ({
  booking: sql`booking_id`,
  at: sql`min(ends_at)`,
  people: sql`count(*)::int`,
  order: sql`min(ends_at), booking_id`,
  from: sql`open_hours where not is_open group by booking_id`,
});
