import { sql } from "kysely";
import { itemColumns, type Section } from "./section.ts";

/** The last day that the shift `s` touches; one that ends at midnight does not touch the next. */
const lastDayOfShift = sql`((s.ends_at - interval '1 second') at time zone 'Europe/Copenhagen')::date`;

/** `documentWaits`, to be looked at. Rule: Documents in 'I dag', docs/rules/documents.md. */
export const newDocuments: Section = (db) =>
  db
    .selectFrom("employee_documents as d")
    .innerJoin("employees as e", "e.id", "d.employee_id")
    .where("d.decision", "is", null)
    .where("e.deactivated_at", "is", null)
    .select(({ ref }) =>
      itemColumns({
        employee_id: ref("d.employee_id"),
        at: ref("d.added_at"),
        about: sql`array[d.kind, d.title, coalesce(d.expires_on::text, '')]`,
        orderBy: sql`d.added_at, d.id`,
      }),
    );

/**
 * `documentWaits`, for what ends: told with the first confirmed shift after its last day.
 * Rule: Documents in 'I dag', docs/rules/documents.md.
 */
export const expiringDocuments: Section = (db, { now, documentsUntil }) =>
  db
    .selectFrom("employee_documents as d")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("shifts as s")
          .innerJoin("bookings as b", "b.id", "s.booking_id")
          .whereRef("s.employee_id", "=", "d.employee_id")
          .where("s.status", "=", sql.lit("selected"))
          .where("s.not_met_for_booking", "=", sql.lit(false))
          .where("s.ends_at", ">", now)
          .where(sql<boolean>`${lastDayOfShift} > d.expires_on`)
          .where("b.status", "<>", sql.lit("cancelled"))
          .orderBy("s.starts_at")
          .limit(sql.lit(1))
          .select(["s.id", "s.booking_id", "s.starts_at"])
          .as("n"),
      (join) => join.onTrue(),
    )
    .where("d.decision", "=", sql.lit("approve"))
    .where("d.expires_on", "<=", documentsUntil)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("employee_documents as r")
            .select("r.id")
            .whereRef("r.replaces_id", "=", "d.id")
            .where((eb) => eb.or([eb("r.decision", "is", null), eb("r.decision", "=", sql.lit("approve"))])),
        ),
      ),
    )
    .select(({ ref }) =>
      itemColumns({
        employee_id: ref("d.employee_id"),
        booking_id: ref("n.booking_id"),
        shift_id: ref("n.id"),
        at: ref("n.starts_at"),
        about: sql`array[d.kind, d.title, d.expires_on::text]`,
        orderBy: sql`n.starts_at, d.id`,
      }),
    );

/**
 * People with a confirmed shift on a day of which no permit holds though one is needed, and no document tells it; told
 * with the first such shift. Rule: Right to work on a day, docs/rules/fitness.md.
 */
export const missingPermits: Section = (db, { now, documentsUntil }) =>
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
          .where("s.ends_at", ">", now)
          .where("b.status", "<>", sql.lit("cancelled"))
          .where(
            sql<boolean>`exists (
              select from generate_series(b.date::timestamp, ${lastDayOfShift}::timestamp, interval '1 day') as day
              where not exists (
                select from employee_documents d
                where d.employee_id = e.id and d.kind in ('work_permit', 'student_permit') and d.decision = 'approve'
                  and coalesce(d.issued_on <= day, true) and coalesce(d.expires_on >= day, true)
                  and not exists (
                    select from employee_documents n where n.replaces_id = d.id and n.decision = 'approve'
                      and coalesce(n.issued_on, (n.decided_at at time zone 'Europe/Copenhagen')::date) <= day)))`,
          )
          .orderBy("s.starts_at")
          .limit(sql.lit(1))
          .select(["s.id", "s.booking_id", "s.starts_at"])
          .as("n"),
      (join) => join.onTrue(),
    )
    .where("e.right_to_work", "=", sql.lit("permit"))
    // A permit that waits, or ends, is a line of its own.
    .where(
      sql<boolean>`not exists (
        select from employee_documents d
        where d.employee_id = e.id and d.kind in ('work_permit', 'student_permit')
          and (d.decision is null or (d.decision = 'approve' and d.expires_on <= ${documentsUntil} and not exists (
            select from employee_documents r where r.replaces_id = d.id and r.decision = 'approve'))))`,
    )
    .select(({ ref }) =>
      itemColumns({
        employee_id: ref("e.id"),
        booking_id: ref("n.booking_id"),
        shift_id: ref("n.id"),
        at: ref("n.starts_at"),
        orderBy: sql`n.starts_at, e.id`,
      }),
    );
