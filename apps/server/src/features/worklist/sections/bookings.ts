import { sql } from "kysely";
import { type Group, nowIn } from "./item.ts";

/** `bookingWaits`, for approval. Rule: Waiting bookings, docs/rules/bookings.md. */
export const toApprove: Group = (asked) => ({
  booking: sql`b.id`,
  at: sql`b.created_at`,
  order: sql`b.created_at, b.id`,
  from: sql`bookings b where b.approved_at is null and b.status <> 'cancelled' and b.ends_at > ${nowIn(asked)}`,
});

/** `bookingWaits`, for people. Rule: Waiting bookings, docs/rules/bookings.md. */
export const underFilled: Group = (asked) => ({
  booking: sql`b.id`,
  at: sql`b.starts_at`,
  people: sql`f.selected`,
  order: sql`b.starts_at, b.id`,
  from: sql`bookings b
      cross join lateral (select count(*)::int as selected from shifts s
        where s.booking_id = b.id and s.status = 'selected') f
      where b.status = 'open' and b.approved_at is not null and b.starts_at > ${nowIn(asked)}
        and b.starts_at <= ${asked.fillUntil} and f.selected < b.number_of_staff`,
});
