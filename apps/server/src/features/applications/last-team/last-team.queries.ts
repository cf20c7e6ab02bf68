import { sql } from "kysely";
import type { EarlierBooking, TeamMember } from "#rules/applying/last-team.ts";
import { lastBookableStart } from "#rules/bookings/status.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import { type CheckSettings, fitnessOf, isFit } from "#server/features/bookings/fitness/fitness.ts";
import { isReached } from "#server/features/bookings/job-offers/job-offer.notifications.ts";
import { bookedElsewhere, shiftsOfBookings } from "#server/features/bookings/shifts/shift.queries.ts";
import { penaltyStatesOf } from "#server/features/reputation/penalties.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** So many of a company's last bookings of a job are looked at. */
const MAX_EARLIER = 200;

/** A company's bookings of a job that are over and that somebody has worked on, the last one first. */
export async function earlierBookings(
  db: Db | Tx,
  { corporation_id, staff_type_id }: Pick<BookingRow, "corporation_id" | "staff_type_id">,
  now: Moment,
): Promise<EarlierBooking[]> {
  const rows = await db
    .selectFrom("bookings as b")
    .select(["b.id", "b.order_id", "b.address", "b.zip_code", "b.date", "b.ends_at"])
    .where("b.corporation_id", "=", corporation_id)
    .where("b.staff_type_id", "=", staff_type_id)
    .where("b.status", "<>", "cancelled")
    .where("b.ends_at", "<=", new Date(now))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("shifts as s")
          .select("s.id")
          .whereRef("s.booking_id", "=", "b.id")
          .where("s.status", "=", "selected")
          .where("s.not_met_for_booking", "=", false),
      ),
    )
    .orderBy("b.ends_at", "desc")
    .limit(MAX_EARLIER)
    .execute();
  return rows.map(({ order_id, zip_code, ends_at, ...row }) => ({
    ...row,
    ...{ orderId: order_id, zipCode: zip_code, endsAt: ends_at.getTime() },
  }));
}

/** Who worked on these bookings, by id; who did not come is left out. */
export async function workersOf(db: Db | Tx, bookingIds: readonly number[]): Promise<number[]> {
  const shifts = await shiftsOfBookings(db, bookingIds, ["selected"]);
  const came = shifts.filter(({ not_met_for_booking }) => !not_met_for_booking);
  return [...new Set(came.map(({ employee_id }) => employee_id))].toSorted((one, other) => one - other);
}

/** What the rule of who is asked wants to know of these people, for one booking. */
export async function membersFor(
  db: Db | Tx,
  booking: BookingRow,
  employeeIds: readonly number[],
  { settings, now }: { settings: CheckSettings; now: Moment },
): Promise<Map<number, TeamMember>> {
  if (employeeIds.length === 0) return new Map();
  const people = await db
    .selectFrom("employees as e")
    .leftJoin("shifts as s", (join) =>
      join.onRef("s.employee_id", "=", "e.id").on("s.booking_id", "=", booking.id),
    )
    .leftJoin("job_offers as o", (join) =>
      join.onRef("o.employee_id", "=", "e.id").on("o.booking_id", "=", booking.id),
    )
    .select(["e.id", "e.first_name", "e.last_name", "e.email", "e.offers_per_day", "e.offers_quiet"])
    .select(["e.noti_info_of_jobs", "e.noti_info_of_urgent_job"])
    .select(["e.push_info_of_jobs", "e.push_info_of_urgent_job", "s.status as state", "o.asked_at"])
    .select([
      sql<boolean>`exists (select from push_subscriptions p where p.employee_id = e.id)`.as("has_device"),
      sql<boolean>`e.deactivated_at is null and not e.new_user and e.approval = 'approved' and exists (
        select from employee_job_roles j where j.employee_id = e.id and j.staff_type_id = ${booking.staff_type_id})`.as(
        "is_active",
      ),
    ])
    .where("e.id", "in", [...employeeIds])
    .execute();
  const busy = await bookedElsewhere(db, booking, employeeIds);
  const penalties = await penaltyStatesOf(db, employeeIds, now);
  const fitness = await fitnessOf({ db, settings, now }, booking, employeeIds);
  return new Map(
    people.map((person) => [
      person.id,
      {
        state: person.state,
        isAsked: person.asked_at !== null,
        isBusy: busy.has(person.id),
        isAble:
          person.is_active &&
          (penalties.get(person.id)?.frozenUntil ?? null) === null &&
          // What stands against it for being booked elsewhere is told as that.
          (busy.has(person.id) || isFit(fitness.get(person.id))),
        isReached: isReached({ ...person, is_favourite: false }, false),
      },
    ]),
  );
}

/** Notes that a company asks people to come again; who has been offered the job gets it this way too, and alone. */
export async function saveAsked(
  tx: Tx,
  bookingId: number,
  employeeIds: readonly number[],
  now: Moment,
): Promise<void> {
  if (employeeIds.length === 0) return;
  const at = new Date(now);
  await tx
    .insertInto("job_offers")
    .values(
      employeeIds.map((employee_id) => ({
        ...{ booking_id: bookingId, employee_id, is_urgent: false },
        ...{ created_at: at, due_at: null, asked_at: at },
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["booking_id", "employee_id"])
        .doUpdateSet({ asked_at: at, due_at: null })
        .where("job_offers.asked_at", "is", null),
    )
    .execute();
}

/** Somebody whom a company asks to come again and who has not heard of it. */
export interface UntoldAsk {
  readonly booking_id: number;
  readonly employee_id: number;
}

/** Those who are asked for approved jobs that can be applied for, locked, for one caller only. */
export async function lockUntoldAsks(tx: Tx, now: Moment): Promise<UntoldAsk[]> {
  return tx
    .selectFrom("job_offers as o")
    .innerJoin("bookings as b", "b.id", "o.booking_id")
    .innerJoin("corporations as c", "c.id", "b.corporation_id")
    .select(["o.booking_id", "o.employee_id"])
    .where("o.asked_at", "is not", null)
    .where("o.asked_told_at", "is", null)
    .where("b.status", "=", "open")
    .where("b.approved_at", "is not", null)
    .where("b.starts_at", ">", new Date(lastBookableStart(now)))
    .where("c.suspended_at", "is", null)
    .orderBy("b.starts_at")
    .orderBy("o.employee_id")
    .limit(500)
    .forUpdate("o")
    .skipLocked()
    .execute();
}

/** Notes that somebody has heard of it, or that there is nothing to tell any more. */
export async function markTold(tx: Tx, { booking_id, employee_id }: UntoldAsk, now: Moment): Promise<void> {
  await tx
    .updateTable("job_offers")
    .set({ asked_told_at: new Date(now) })
    .where("booking_id", "=", booking_id)
    .where("employee_id", "=", employee_id)
    .execute();
}
