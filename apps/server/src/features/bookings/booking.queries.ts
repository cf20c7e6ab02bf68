import type { Insertable, Selectable, Updateable } from "kysely";
import { statusOf } from "#rules/bookings/status.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Bookings } from "#server/platform/database/types.gen.ts";
import { DomainError } from "#server/platform/errors.ts";
import { corporationOf, type Session } from "#server/platform/sessions/session.ts";
import { lockShiftsOfBooking, type ShiftRow } from "./shifts/shift.queries.ts";

/** A booking as it is stored, with the title and product id of its staff type, and its department as it is called now. */
export type BookingRow = Selectable<Bookings> & {
  job_title: string;
  billy_id: string;
  department_name: string | null;
  cost_centre: string | null;
};

/** One booking, or undefined. */
export function findBooking(db: Db | Tx, id: number): Promise<BookingRow | undefined> {
  return withStaffType(db).where("b.id", "=", id).executeTakeFirst();
}

/** Bookings by id, in no order. */
export async function loadBookings(db: Db | Tx, ids: readonly number[]): Promise<BookingRow[]> {
  if (ids.length === 0) return [];
  return withStaffType(db).where("b.id", "in", ids).execute();
}

/**
 * One booking, locked until the transaction ends: whoever counts or fills its places waits here.
 * Always locked before its shifts.
 */
export function lockBooking(tx: Tx, id: number): Promise<BookingRow | undefined> {
  return withStaffType(tx).where("b.id", "=", id).forUpdate("b").executeTakeFirst();
}

/** The booking that a shift is on, locked as `lockBooking` does. */
export function lockBookingOfShift(tx: Tx, shiftId: number): Promise<BookingRow | undefined> {
  return withStaffType(tx)
    .where("b.id", "=", ({ selectFrom }) =>
      selectFrom("shifts").select("booking_id").where("id", "=", shiftId),
    )
    .forUpdate("b")
    .executeTakeFirst();
}

/** The bookings that a company made by the request of this key, soonest first. */
export function bookingsOfRequest(
  db: Db | Tx,
  corporationId: number,
  requestKey: string,
): Promise<BookingRow[]> {
  return withStaffType(db)
    .where("b.corporation_id", "=", corporationId)
    .where("b.request_key", "=", requestKey)
    .orderBy("b.starts_at")
    .execute();
}

/** Saves a new booking. */
export function insertBooking(tx: Tx, values: Insertable<Bookings>): Promise<BookingRow> {
  return tx
    .with("made", (db) => db.insertInto("bookings").values(values).returningAll())
    .selectFrom("made as b")
    .innerJoin("staff_types as t", "t.id", "b.staff_type_id")
    .leftJoin("departments as dep", "dep.id", "b.department_id")
    .selectAll("b")
    .select(["t.job_title", "t.billy_id", "dep.name as department_name", "dep.cost_centre"])
    .executeTakeFirstOrThrow();
}

/** Changes a booking and returns it as it is now. */
export function updateBooking(tx: Tx, id: number, values: Updateable<Bookings>): Promise<BookingRow> {
  return tx
    .with("made", (db) => db.updateTable("bookings").set(values).where("id", "=", id).returningAll())
    .selectFrom("made as b")
    .innerJoin("staff_types as t", "t.id", "b.staff_type_id")
    .leftJoin("departments as dep", "dep.id", "b.department_id")
    .selectAll("b")
    .select(["t.job_title", "t.billy_id", "dep.name as department_name", "dep.cost_centre"])
    .executeTakeFirstOrThrow();
}

/** What a booking has of a rejection once it waits for approval again. */
export const takenUp = {
  status: "open",
  cancelled_at: null,
  rejected_at: null,
  rejected_reason: "",
} as const;

/** What the rule of taking up a rejected booking wants to know. */
export function takeUpFactsOf({ status, ends_at, rejected_at }: BookingRow) {
  return { status, endsAt: ends_at.getTime(), isRejected: rejected_at !== null };
}

/** The status of a booking now, as answers name it. Rule: Status of a booking, docs/rules/bookings.md. */
export function bookingStatusOf(booking: BookingRow, selected: number, now: Moment) {
  return statusOf(statusFactsOf(booking, selected), now);
}

/** What the rules need to know of a booking to tell its status. */
export function statusFactsOf(booking: BookingRow, selected: number) {
  return {
    status: booking.status,
    approved: booking.approved_at !== null,
    endsAt: booking.ends_at.getTime(),
    allCheckTimesApproved: booking.all_check_times_approved,
    selected,
  };
}

/** The base of every query for whole bookings: aliased `b`, with its staff type as `t` and its department as `dep`. */
export function withStaffType(db: Db | Tx) {
  return db
    .selectFrom("bookings as b")
    .innerJoin("staff_types as t", "t.id", "b.staff_type_id")
    .leftJoin("departments as dep", "dep.id", "b.department_id")
    .selectAll("b")
    .select(["t.job_title", "t.billy_id", "dep.name as department_name", "dep.cost_centre"]);
}

/** A booking that the caller may see: its own, or any to an admin. Refuses `not_found`. */
export async function getAuthorizedBooking(db: Db | Tx, session: Session, id: number): Promise<BookingRow> {
  return ownedBy(session, await findBooking(db, id));
}

/** A booking that the caller may change, locked until the transaction ends. Refuses `not_found`. */
export async function lockAuthorizedBooking(tx: Tx, session: Session, id: number): Promise<BookingRow> {
  return ownedBy(session, await lockBooking(tx, id));
}

/** A booking and all of its shifts, locked in that order. */
export interface LockedBooking {
  readonly booking: BookingRow;
  readonly shifts: readonly ShiftRow[];
}

/** A shift that the caller may act on, with its booking and that booking's other shifts, all locked. */
export interface AuthorizedShift extends LockedBooking {
  readonly shift: ShiftRow;
}

/**
 * A shift with its booking and all shifts on that, the booking locked before them. Refuses `not_found` for a shift that is
 * not there or on somebody else's booking.
 */
export async function lockAuthorizedShift(
  tx: Tx,
  session: Session,
  shiftId: number,
): Promise<AuthorizedShift> {
  const booking = ownedBy(session, await lockBookingOfShift(tx, shiftId));
  const shifts = await lockShiftsOfBooking(tx, booking.id);
  const shift = shifts.find(({ id }) => id === shiftId);
  if (!shift) throw new DomainError("not_found");
  return { booking, shifts, shift };
}

/** Whether the caller may act on this company's things: its own ones, and everybody's as an admin. */
function mayActFor(session: Session, corporationId: number): boolean {
  const caller = corporationOf(session);
  return caller.id === corporationId || (caller.isAdmin && caller.actorId === null);
}

/** Whether what the caller does is done for this company, and so at its cost: an admin in its own name is not. */
export function isDoneFor(session: Session, corporationId: number): boolean {
  const { id, actorId } = corporationOf(session);
  return actorId !== null || id === corporationId;
}

/** The booking, where the caller may see it. Refuses `not_found`. */
function ownedBy(session: Session, booking: BookingRow | undefined): BookingRow {
  if (!booking || !mayActFor(session, booking.corporation_id)) throw new DomainError("not_found");
  return booking;
}

/** Who looks at a booking: admins read full names, telephone numbers and the admin's message. */
export interface Viewer {
  readonly asAdmin: boolean;
  /** An admin who acts for no company. */
  readonly isOffice: boolean;
  readonly now: Moment;
}

/** Who reads a booking, as of `now`; an admin in a take-over reads as an admin. */
export function viewerOf(session: Session, now: Moment): Viewer {
  const { asAdmin, actorId } = corporationOf(session);
  return { asAdmin, isOffice: asAdmin && actorId === null, now };
}
