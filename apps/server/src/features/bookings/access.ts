import type { Moment } from "#rules/time/moment.ts";
import type { Viewer } from "#server/features/bookings/serializers/corporation-booking.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { corporationOf, type Session } from "#server/platform/sessions/session.ts";
import { type BookingRow, findBooking, lockBooking } from "./queries.ts";

/** A booking that the caller may see: its own, or any to an admin. Refuses `not_found`. */
export async function reachBooking(db: Db | Tx, session: Session, id: number): Promise<BookingRow> {
  return ownedBy(session, await findBooking(db, id));
}

/** The same, locked until the transaction ends. */
export async function lockReachable(tx: Tx, session: Session, id: number): Promise<BookingRow> {
  return ownedBy(session, await lockBooking(tx, id));
}

/** Whether the caller may act on this company's things: its own ones, and everybody's as an admin. */
export function mayActFor(session: Session, corporationId: number): boolean {
  const caller = corporationOf(session);
  return caller.id === corporationId || (caller.isAdmin && caller.actorId === null);
}

/** Whether what the caller does is done for this company, and so at its cost: an admin in its own name is not. */
export function isDoneFor(session: Session, corporationId: number): boolean {
  const { id, actorId } = corporationOf(session);
  return actorId !== null || id === corporationId;
}

function ownedBy(session: Session, booking: BookingRow | undefined): BookingRow {
  if (!booking || !mayActFor(session, booking.corporation_id)) throw new DomainError("not_found");
  return booking;
}

/** Who looks: what admins see besides the company is decided by this. */
export function viewerOf(session: Session, now: Moment): Viewer {
  return { asAdmin: corporationOf(session).asAdmin, now };
}
