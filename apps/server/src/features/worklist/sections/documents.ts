import { sql } from "kysely";
import { itemColumns, type Section } from "./section.ts";

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
          .where(sql`((s.ends_at - interval '1 second') at time zone 'Europe/Copenhagen')::date`, ">", (eb) => eb.ref("d.expires_on"))
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
