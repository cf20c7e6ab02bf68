import { sql } from "kysely";
import { itemColumns, type Section } from "./section.ts";

/** `bookingWaits`, for approval. Rule: Waiting bookings, docs/rules/bookings.md. */
export const toApprove: Section = (db, { now }) =>
  db
    .selectFrom("bookings as b")
    .where("b.approved_at", "is", null)
    .where("b.status", "<>", sql.lit("cancelled"))
    .where("b.ends_at", ">", now)
    .select(({ ref }) =>
      itemColumns({ booking_id: ref("b.id"), at: ref("b.created_at"), orderBy: sql`b.created_at, b.id` }),
    );

/** `bookingWaits`, for people. Rule: Waiting bookings, docs/rules/bookings.md. */
export const underFilled: Section = (db, { now, fillUntil }) =>
  db
    .selectFrom("bookings as b")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("shifts as s")
          .whereRef("s.booking_id", "=", "b.id")
          .where("s.status", "=", sql.lit("selected"))
          .select((shift) => shift.fn.countAll<number>().as("selected"))
          .as("f"),
      (join) => join.onTrue(),
    )
    .where("b.status", "=", sql.lit("open"))
    .where("b.approved_at", "is not", null)
    .where("b.starts_at", ">", now)
    .where("b.starts_at", "<=", fillUntil)
    .whereRef("f.selected", "<", "b.number_of_staff")
    .select(({ ref }) =>
      itemColumns({
        booking_id: ref("b.id"),
        at: ref("b.starts_at"),
        people: ref("f.selected"),
        orderBy: sql`b.starts_at, b.id`,
      }),
    );
