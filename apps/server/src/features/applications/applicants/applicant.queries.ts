import { type Expression, type Selectable, sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { type Reputation, reputationColumn } from "#server/features/reputation/reputation.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Employees } from "#server/platform/database/types.gen.ts";

/** A shift with what its company is shown of the person. */
export type StaffedShift = ShiftRow &
  Pick<Selectable<Employees>, (typeof personColumns)[number]> & {
    readonly reputation: Reputation;
    /** Whether the company has marked the person. */
    readonly is_favourite: boolean;
    /** How often the company has had the person at work before, on other bookings. */
    readonly hired_before: number;
  };

/** A shift in a company's lists, with what applicants are compared by. */
export type ListedApplicant = StaffedShift &
  Pick<Selectable<Employees>, "city_zip"> & {
    /** Shifts worked in the booking's job, for any company. */
    readonly shifts_in_job: number;
    readonly on_standby: boolean;
    /** The answers about the booking's job, in the order of its questions. */
    readonly skills: readonly { readonly title: string; readonly answer: string }[];
  };

const personColumns = [
  "first_name",
  "last_name",
  "birth_date",
  "phone",
  "city",
  "description",
  "profile_image",
  "base_url_image",
  "has_driver_license",
  "owns_car",
  "facebook_link",
] as const;

const isFavourite = sql<boolean>`exists (
  select from favourites where corporation_id = b.corporation_id and employee_id = s.employee_id)`;

/** The shifts of a booking with their people, as of `now`, in the order of their ids. */
export function listApplicants(db: Db | Tx, bookingId: number, now: Moment): Promise<ListedApplicant[]> {
  return listedShifts(db, now).where("s.booking_id", "=", bookingId).execute();
}

/** One shift with its person, as of `now`. */
export async function findApplicant(db: Db | Tx, shiftId: number, now: Moment): Promise<ListedApplicant> {
  const shift = await listedShifts(db, now).where("s.id", "=", shiftId).executeTakeFirst();
  if (!shift) throw new Error(`There is no shift ${shiftId}.`);
  return shift;
}

const isOnStandby = sql<boolean>`exists (
  select from standby_places where booking_id = b.id and employee_id = e.id and struck_off_at is null)`;

const answersOfJob = sql<ListedApplicant["skills"]>`(
  select coalesce(json_agg(json_build_object(
    'title', coalesce(t.skill_detail -> a.block::int ->> 'skill_title', ''),
    'answer', coalesce((select each ->> 'text' from jsonb_array_elements(t.skill_detail -> a.block::int -> 'answer') each
      where each ->> 'value' = a.value::text limit 1), '')
  ) order by a.block), '[]')
  from skill_answers a join staff_types t on t.id = a.staff_type_id
  where a.employee_id = e.id and a.staff_type_id = b.staff_type_id)`;

/** What a company sees of the people on its shifts, with what it compares applicants by. */
function listedShifts(db: Db | Tx, now: Moment) {
  const at = sql.val(new Date(now));
  const inJob = sql<number>`(
    select count(*)::int from shifts w join bookings wb on wb.id = w.booking_id
    where w.employee_id = s.employee_id and w.status = 'selected' and not w.not_met_for_booking
      and w.ends_at <= ${at} and wb.staff_type_id = b.staff_type_id)`;
  return staffedShifts(db, at)
    .select("e.city_zip")
    .select([inJob.as("shifts_in_job"), isOnStandby.as("on_standby"), answersOfJob.as("skills")]);
}

/**
 * The base of every query for what a company sees of the people on its shifts: shifts as `s`, bookings as `b`,
 * employees as `e`. Work that ended by `workedBy` counts as earlier; somebody who was not met was not at work.
 */
export function staffedShifts(db: Db | Tx, workedBy: Expression<unknown>) {
  const hired = sql<number>`(
    select count(*)::int from shifts w join bookings wb on wb.id = w.booking_id
    where w.employee_id = s.employee_id and w.status = 'selected' and not w.not_met_for_booking
      and w.ends_at <= ${workedBy} and wb.corporation_id = b.corporation_id and wb.id <> b.id)`;
  return db
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .innerJoin("employees as e", "e.id", "s.employee_id")
    .selectAll("s")
    .select(personColumns.map((column) => `e.${column}` as const))
    .select(reputationColumn(workedBy).as("reputation"))
    .select([isFavourite.as("is_favourite"), hired.as("hired_before")])
    .orderBy("s.id");
}
