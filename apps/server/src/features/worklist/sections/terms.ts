import { sql } from "kysely";
import { itemColumns, type Section } from "./section.ts";

/**
 * `termsWait`: whose latest terms are not given, or were given before today and are not read, with the first confirmed
 * shift. Rule: Terms in 'I dag', docs/rules/employment-terms.md.
 */
export const termsMissing: Section = (db, { now, midnight, today, termsFrom, termsFromDay }) =>
  db
    .selectFrom("employees as e")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("shifts as s")
          .innerJoin("bookings as b", "b.id", "s.booking_id")
          .whereRef("s.employee_id", "=", "e.id")
          .where("s.status", "=", sql.lit("selected"))
          .where("s.not_met_for_booking", "=", sql.lit(false))
          .where("b.status", "<>", sql.lit("cancelled"))
          .select(({ fn }) => [
            sql<number>`(array_agg(s.id order by s.starts_at, s.id))[1]`.as("id"),
            sql<number>`(array_agg(s.booking_id order by s.starts_at, s.id))[1]`.as("booking_id"),
            fn.min("b.date").as("date"),
            fn.max("s.ends_at").as("last_end"),
          ])
          .as("f"),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("employment_terms as t")
          .whereRef("t.employee_id", "=", "e.id")
          .orderBy("t.given_at", "desc")
          .orderBy("t.id", "desc")
          .limit(sql.lit(1))
          .select(["t.id", "t.given_at", "t.read_at"])
          .as("t"),
      (join) => join.onTrue(),
    )
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("employment_term_templates as v").where("v.valid_from", "<=", today).select("v.id")),
    )
    .where("e.deactivated_at", "is", null)
    // Whoever has neither a shift ahead nor a first one of these days has no line, and is not looked at further.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("shifts as n")
          .whereRef("n.employee_id", "=", "e.id")
          .where("n.status", "=", sql.lit("selected"))
          .where("n.ends_at", ">", termsFrom)
          .select("n.id"),
      ),
    )
    .where(({ eb, or }) => or([eb("f.last_end", ">", now), eb("f.date", ">=", termsFromDay)]))
    .where(({ eb, or, and }) =>
      or([eb("t.id", "is", null), and([eb("t.read_at", "is", null), eb("t.given_at", "<", midnight)])]),
    )
    .select(({ ref }) =>
      itemColumns({
        employee_id: ref("e.id"),
        booking_id: ref("f.booking_id"),
        shift_id: ref("f.id"),
        at: sql`t.given_at`,
        about: sql`array[case when t.id is null then 'not_given' else 'unread' end, f.date::text]`,
        orderBy: sql`t.id is not null, f.date, e.id`,
      }),
    );
