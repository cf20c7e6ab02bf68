import { type Selectable, sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import type { BookingRow, LockedBooking } from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { record } from "#server/features/events/record.ts";
import { SYSTEM } from "#server/platform/audit.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Employees, Offers, StandbyPlaces } from "#server/platform/database/types.gen.ts";

export type OfferRow = Selectable<Offers>;

/** Somebody on standby, with what decides whether the person can take the shift. */
export type PersonOnStandby = Pick<
  Selectable<StandbyPlaces>,
  "id" | "booking_id" | "employee_id" | "auto" | "since"
> &
  Pick<Selectable<Employees>, "first_name" | "last_name" | "approval"> & {
    readonly deactivated_at: Date | null;
    readonly has_skill: boolean;
  };

/** Who stands by for a booking, in the order of arrival; without those who were struck off. */
export function loadStandbyQueue(
  db: Db | Tx,
  booking: Pick<BookingRow, "id" | "staff_type_id">,
): Promise<PersonOnStandby[]> {
  return db
    .selectFrom("standby_places as p")
    .innerJoin("employees as e", "e.id", "p.employee_id")
    .select(["p.id", "p.booking_id", "p.employee_id", "p.auto", "p.since"])
    .select(["e.first_name", "e.last_name", "e.deactivated_at", "e.approval"])
    .select(hasAnswers(booking.staff_type_id).as("has_skill"))
    .where("p.booking_id", "=", booking.id)
    .where("p.struck_off_at", "is", null)
    .orderBy("p.since")
    .orderBy("p.id")
    .execute();
}

/** Whether `e` has given the five answers of a staff type. */
export function hasAnswers(staffTypeId: number) {
  return sql<boolean>`(
    select count(*) = 5 from skill_answers where employee_id = e.id and staff_type_id = ${staffTypeId})`;
}

/** Every offer on a booking, the oldest first. */
export function offersOf(db: Db | Tx, bookingId: number): Promise<OfferRow[]> {
  return db.selectFrom("offers").selectAll().where("booking_id", "=", bookingId).orderBy("id").execute();
}

/** The last offer that a person had on a booking. */
export function lastOffer(db: Db | Tx, bookingId: number, employeeId: number): Promise<OfferRow | undefined> {
  return db
    .selectFrom("offers")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .where("employee_id", "=", employeeId)
    .orderBy("id", "desc")
    .executeTakeFirst();
}

/** Saves offers that run until `until`; who has one that runs keeps it. Returns those that are new. */
export async function insertOffers(
  tx: Tx,
  bookingId: number,
  employeeIds: readonly number[],
  { kind, until, now }: { kind: OfferRow["kind"]; until: Moment; now: Moment },
): Promise<OfferRow[]> {
  if (employeeIds.length === 0) return [];
  return tx
    .insertInto("offers")
    .values(
      employeeIds.map((employee_id) => ({
        booking_id: bookingId,
        employee_id,
        kind,
        created_at: new Date(now),
        expires_at: new Date(until),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute();
}

/** Ends the offers of a booking whose time is up, and returns whose they were. */
export async function lapseOffers(tx: Tx, bookingId: number, now: Moment): Promise<number[]> {
  const rows = await tx
    .updateTable("offers")
    .set({ state: "lapsed" })
    .where("booking_id", "=", bookingId)
    .where("state", "=", "open")
    .where("expires_at", "<=", new Date(now))
    .returning("employee_id")
    .execute();
  return rows.map((row) => row.employee_id);
}

/** Ends the offer that a person has on a booking, if one runs. */
export async function endOffer(
  tx: Tx,
  bookingId: number,
  employeeId: number,
  state: "accepted" | "declined" | "taken",
  now: Moment,
): Promise<void> {
  await tx
    .updateTable("offers")
    .set({ state, answered_at: new Date(now) })
    .where("booking_id", "=", bookingId)
    .where("employee_id", "=", employeeId)
    .where("state", "=", "open")
    .execute();
}

/** Takes a person out of the standby queue of a booking; who was struck off stays so. */
export async function leaveStandbyQueue(tx: Tx, bookingId: number, employeeId: number): Promise<void> {
  await tx
    .deleteFrom("standby_places")
    .where("booking_id", "=", bookingId)
    .where("employee_id", "=", employeeId)
    .where("struck_off_at", "is", null)
    .execute();
}

/** Coming bookings where an offer's time is up, or that somebody left while others stand by. */
export async function bookingsToFill(db: Db, now: Moment): Promise<number[]> {
  const at = new Date(now);
  const rows = await db
    .selectFrom("offers")
    .select("booking_id")
    .where("state", "=", "open")
    .where("expires_at", "<=", at)
    .union(
      db
        .selectFrom("standby_places as p")
        .innerJoin("bookings as b", "b.id", "p.booking_id")
        .select("p.booking_id")
        .where("p.struck_off_at", "is", null)
        .where("b.starts_at", ">", at)
        .where("b.status", "=", "open")
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom("shifts as s")
              .select("s.id")
              .whereRef("s.booking_id", "=", "b.id")
              .where("s.status", "in", ["cancelled", "sick"]),
          ),
        ),
    )
    .execute();
  return rows.map((row) => row.booking_id).sort((a, b) => a - b);
}

/** Since when each place is empty that its person cancelled or reported sick. */
export function leftPlaces(shifts: readonly ShiftRow[]): Moment[] {
  return shifts.flatMap(({ status, booked_at, cancelled_at }) => {
    const hasLeft = (status === "cancelled" || status === "sick") && booked_at !== null;
    return hasLeft && cancelled_at !== null ? [cancelled_at.getTime()] : [];
  });
}

/**
 * Somebody got a place: the person leaves the standby queue, and with the last place all offers that run are over. The
 * caller has locked the booking; `shifts` are those before.
 */
export async function settleOffers(
  tx: Tx,
  { booking, shifts }: LockedBooking,
  employeeId: number,
  now: Moment,
): Promise<void> {
  const others = shifts.filter(
    (one) => one.status === "selected" && !one.not_met_for_booking && one.employee_id !== employeeId,
  );
  const isFull = others.length + 1 >= booking.number_of_staff;
  await tx
    .deleteFrom("standby_places")
    .where("booking_id", "=", booking.id)
    .where("employee_id", "=", employeeId)
    .execute();
  const ended = await tx
    .updateTable("offers")
    .set({ state: "taken", answered_at: new Date(now) })
    .where("booking_id", "=", booking.id)
    .where("state", "=", "open")
    .$if(!isFull, (offers) => offers.where("employee_id", "=", employeeId))
    .returning("employee_id")
    .execute();
  if (ended.length === 0) return;
  const employees = ended.map((offer) => offer.employee_id);
  await record({ tx, actor: SYSTEM, now }, { type: "booking.offers_ended", booking, employees });
}
