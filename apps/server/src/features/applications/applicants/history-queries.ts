import type { Db, Tx } from "#server/platform/database/database.ts";

/** What a company said of a person after a shift. */
export interface RatingRow {
  readonly score: number;
  readonly comment: string;
  readonly created_at: Date;
  readonly corporation: string;
  readonly booking_id: number;
  readonly date: string;
  readonly job_title: string;
}

/** A confirmed shift that a person cancelled. */
export interface CancellationRow {
  readonly corporation: string;
  readonly booking_id: number;
  readonly date: string;
  readonly cancellation_reason: string | null;
  readonly cancelled_at: Date | null;
  readonly hours_before_booking_date: number | null;
}

/** The ratings of a person that count, latest first. */
export function ratingHistory(db: Db | Tx, employeeId: number): Promise<RatingRow[]> {
  return db
    .selectFrom("ratings as r")
    .innerJoin("shifts as s", "s.id", "r.shift_id")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .innerJoin("corporations as c", "c.id", "r.corporation_id")
    .innerJoin("staff_types as t", "t.id", "b.staff_type_id")
    .select(["r.score", "r.comment", "r.created_at", "c.name as corporation"])
    .select(["b.id as booking_id", "b.date", "t.job_title"])
    .where("r.employee_id", "=", employeeId)
    .where("r.about", "=", "employee")
    .where("r.annulled_at", "is", null)
    .orderBy("r.created_at", "desc")
    .orderBy("r.id", "desc")
    .execute();
}

/** The shifts that a person cancelled, latest first. */
export function cancellationHistory(db: Db | Tx, employeeId: number): Promise<CancellationRow[]> {
  return db
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .innerJoin("corporations as c", "c.id", "b.corporation_id")
    .select(["s.cancellation_reason", "s.cancelled_at", "s.hours_before_booking_date"])
    .select(["c.name as corporation", "b.id as booking_id", "b.date"])
    .where("s.employee_id", "=", employeeId)
    .where("s.status", "=", "cancelled")
    .orderBy("s.cancelled_at", "desc")
    .orderBy("s.id", "desc")
    .execute();
}
