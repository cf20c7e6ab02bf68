import { sql } from "kysely";
import { foundIds } from "#server/features/bookings/booking.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/**
 * Who applies for each of the bookings; no row for none. What a company's list leaves out is counted by itself:
 * people who are booked elsewhere over that time, and when the freezes of the others end.
 * Rule: Lists of a booking, docs/rules/applying.md.
 */
export function applicantCounts(db: Db | Tx) {
  // As the exclusion constraint has it, whose index finds nobody quickly. Asked by begin and end PostgreSQL expects so
  // many that it reads all shifts for each applicant, where they are few.
  const periodOf = (shift: "o" | "s") =>
    sql`tstzrange(${sql.ref(`${shift}.starts_at`)}, ${sql.ref(`${shift}.ends_at`)})`;
  const isElsewhere = sql<boolean>`exists (
    select from shifts o where o.employee_id = s.employee_id and o.status = 'selected' and o.booking_id <> s.booking_id
      and (o.work_date = s.work_date or ${periodOf("o")} && ${periodOf("s")}))`;
  const freezeEnds = sql<number | null>`(
    select extract(epoch from max(p.freeze_until)) * 1000 from penalties p
    where p.employee_id = s.employee_id and p.annulled_at is null and not p.is_held)`;
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom("shifts as s")
        .select(["s.booking_id", isElsewhere.as("is_elsewhere"), freezeEnds.as("freeze_ends")])
        .where("s.booking_id", "in", foundIds)
        .where("s.status", "=", "applied")
        .as("a"),
    )
    .select([
      "a.booking_id",
      sql<number>`count(*)`.as("all"),
      sql<number>`count(*) filter (where a.is_elsewhere)`.as("elsewhere"),
      sql<
        number[]
      >`coalesce(json_agg(a.freeze_ends) filter (where a.freeze_ends is not null and not a.is_elsewhere), '[]')`.as(
        "freezes",
      ),
    ])
    .groupBy("a.booking_id");
}

/** How many people stand by for each of the bookings; no row for none. */
export function standbyCounts(db: Db | Tx) {
  return db
    .selectFrom("standby_places")
    .select((eb) => ["booking_id", eb.fn.countAll<number>().as("count")])
    .where("booking_id", "in", foundIds)
    .where("struck_off_at", "is", null)
    .groupBy("booking_id");
}
