import { sql } from "kysely";
import { itemColumns, type Section } from "./section.ts";

/**
 * Who comes near the weekly limit with the shifts that are confirmed by now, counted at their booked hours over the four
 * months that end with the last of them, as the database keeps them. Rule: Weekly working time, docs/rules/applying.md.
 */
export const workingTime: Section = (db, { now, nearHours }) =>
  db
    .selectFrom("weekly_hours as w")
    .where("w.hours_a_week", ">=", nearHours)
    .where("w.until", ">", now)
    .select(({ ref }) =>
      itemColumns({
        employee_id: ref("w.employee_id"),
        booking_id: ref("w.booking_id"),
        shift_id: ref("w.shift_id"),
        at: ref("w.until"),
        people: sql<number>`round(w.hours_a_week)`,
        about: sql`array['week']`,
        orderBy: sql`w.hours_a_week desc, w.employee_id`,
      }),
    );

/** `waitsForDecision`: asked for, or a freeze that nobody has decided on. Rule: Deciding on a penalty, docs/rules/cancellation.md. */
export const penalties: Section = (db) =>
  db
    .selectFrom("penalties as p")
    .innerJoin("shifts as s", "s.id", "p.shift_id")
    .where("p.annulled_at", "is", null)
    .where(sql<boolean>`(p.decided_at is null or p.decided_at < p.review_asked_at)`)
    .where(sql<boolean>`(p.review_asked_at is not null or p.freeze_until is not null)`)
    .select(({ ref }) =>
      itemColumns({
        booking_id: ref("s.booking_id"),
        shift_id: ref("p.shift_id"),
        employee_id: ref("p.employee_id"),
        at: sql`coalesce(p.answer_by::timestamptz, p.occurred_at)`,
        about: sql`array[p.card, p.kind, case when p.review_asked_at is not null then 'asked' else 'unseen' end]`,
        words: sql`nullif(p.review_message, '')`,
        orderBy: sql`p.answer_by nulls last, p.occurred_at, p.id`,
      }),
    );

/** Old profiles that somebody asks for. */
export const transfers: Section = (db) =>
  db
    .selectFrom("profile_transfers as p")
    .where("p.state", "=", sql.lit("waiting"))
    .select(({ ref }) =>
      itemColumns({ employee_id: ref("p.employee_id"), at: ref("p.created_at"), orderBy: sql`p.id` }),
    );
