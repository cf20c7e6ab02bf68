import { sql } from "kysely";
import { regionOfZip } from "#rules/people/regions.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import { type Reputation, reputationColumn } from "#server/features/reputation/reputation.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { hasAnswers } from "./offer.queries.ts";

/** Somebody who works as the booking's staff type in its region, and is free at the time. */
export interface Candidate {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly is_favourite: boolean;
  readonly has_applied: boolean;
  readonly on_standby: boolean;
  /** How often the company has had the person at work before. */
  readonly hired_before: number;
  readonly reputation: Reputation;
}

/** So many are read; an admin asks a handful of them. */
const MAX_CANDIDATES = 60;

/**
 * Who could take a place: answers given, onboarded, approved, not booked elsewhere, and not somebody who left this booking, was
 * removed from it or struck off its standby queue. Those who want it or have been here before first.
 */
export function candidatesFor(
  db: Db | Tx,
  booking: BookingRow,
  now: Moment,
  only?: readonly number[],
): Promise<Candidate[]> {
  const region = regionOfZip(booking.zip_code);
  const hired = sql<number>`(
    select count(*)::int from shifts w join bookings wb on wb.id = w.booking_id
    where w.employee_id = e.id and w.status = 'selected' and not w.not_met_for_booking
      and w.ends_at <= ${new Date(now)} and wb.corporation_id = ${booking.corporation_id})`;
  // As the exclusion constraint has it: by begin and end PostgreSQL expects so many that it reads all shifts.
  const isBusy = sql<boolean>`exists (
    select from shifts o where o.employee_id = e.id and o.status = 'selected' and o.booking_id <> ${booking.id}
      and (o.work_date = ${booking.date} or tstzrange(o.starts_at, o.ends_at)
        && tstzrange(${booking.starts_at}::timestamptz, ${booking.ends_at}::timestamptz)))`;
  const people = db
    .selectFrom("employee_job_roles as j")
    .innerJoin("employees as e", "e.id", "j.employee_id")
    .leftJoin("shifts as own", (join) =>
      join.onRef("own.employee_id", "=", "e.id").on("own.booking_id", "=", booking.id),
    )
    .leftJoin("standby_places as p", (join) =>
      join.onRef("p.employee_id", "=", "e.id").on("p.booking_id", "=", booking.id),
    )
    .leftJoin("favourites as f", (join) =>
      join.onRef("f.employee_id", "=", "e.id").on("f.corporation_id", "=", booking.corporation_id),
    )
    .select(["e.id", "e.first_name", "e.last_name", "e.phone"])
    .select([
      sql<boolean>`f.employee_id is not null`.as("is_favourite"),
      sql<boolean>`coalesce(own.status = 'applied', false)`.as("has_applied"),
      sql<boolean>`p.id is not null`.as("on_standby"),
      hired.as("hired_before"),
      reputationColumn(sql.val(new Date(now))).as("reputation"),
    ])
    .where("j.staff_type_id", "=", booking.staff_type_id)
    .where("e.new_user", "=", false)
    .where("e.approval", "=", "approved")
    .where("e.first_name", "<>", "")
    .where("e.last_name", "<>", "")
    .where("e.deactivated_at", "is", null)
    .where("p.struck_off_at", "is", null)
    .where((eb) => eb.or([eb("own.id", "is", null), eb("own.status", "in", ["applied", "withdrawn"])]))
    .where(hasAnswers(booking.staff_type_id))
    .where(sql<boolean>`not ${isBusy}`)
    .$if(region !== null, (all) =>
      all.where(
        sql<boolean>`exists (select from employee_regions r where r.employee_id = e.id and r.area_code = ${region})`,
      ),
    )
    .$if(only !== undefined, (all) => all.where("e.id", "in", [...(only ?? [])]));
  return people
    .orderBy(sql`(own.status = 'applied' or p.id is not null) is true desc`)
    .orderBy(hired, "desc")
    .orderBy("e.id")
    .limit(MAX_CANDIDATES)
    .execute();
}
