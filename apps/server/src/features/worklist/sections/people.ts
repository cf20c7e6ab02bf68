import { sql } from "kysely";
import type { Group } from "./item.ts";

/**
 * Who comes near the weekly limit with the shifts that are confirmed by now, counted at their booked hours over the four
 * months that end with the last of them, as the database keeps them. Rule: Weekly working time, docs/rules/applying.md.
 */
export const workingTime: Group = ({ now, nearHours }) => ({
  employee: sql`w.employee_id`,
  booking: sql`w.booking_id`,
  shift: sql`w.shift_id`,
  at: sql`w.until`,
  people: sql`round(w.hours_a_week)::int`,
  about: sql`array['week']`,
  order: sql`w.hours_a_week desc, w.employee_id`,
  from: sql`weekly_hours w where w.hours_a_week >= ${nearHours} and w.until > ${now}`,
});

/** `waitsForDecision`: asked for, or a freeze that nobody has decided on. Rule: Deciding on a penalty, docs/rules/cancellation.md. */
export const penalties: Group = () => ({
  booking: sql`s.booking_id`,
  shift: sql`p.shift_id`,
  employee: sql`p.employee_id`,
  at: sql`coalesce(p.answer_by::timestamptz, p.occurred_at)`,
  about: sql`array[p.card, p.kind, case when p.review_asked_at is not null then 'asked' else 'unseen' end]`,
  words: sql`nullif(p.review_message, '')`,
  order: sql`p.answer_by nulls last, p.occurred_at, p.id`,
  from: sql`penalties p join shifts s on s.id = p.shift_id
    where p.annulled_at is null and (p.decided_at is null or p.decided_at < p.review_asked_at)
      and (p.review_asked_at is not null or p.freeze_until is not null)`,
});

/** Old profiles that somebody asks for. */
export const transfers: Group = () => ({
  employee: sql`p.employee_id`,
  at: sql`p.created_at`,
  order: sql`p.id`,
  from: sql`profile_transfers p where p.state = 'waiting'`,
});
