import type { standbyEndpoints as rows } from "#contract/applications/standby.endpoints.ts";
import { initialOf } from "#rules/people/short-name.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type BookingRow, lockReachable, reachBooking } from "#server/features/bookings/booking.queries.ts";
import { invalidateBooking } from "#server/features/bookings/notifications/invalidate.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Call, Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { fillAtOnce } from "./fill-from-standby.ts";
import { endOffer, loadLine, offersOf } from "./offer.queries.ts";
import { isRunning } from "./standby-state.ts";

/** Who stands by for a booking. Refuses `not_found`. */
export const standbyQueue: Handler<typeof rows.line> = async ({ session, params, now, services: { db } }) => {
  const booking = await reachBooking(db, session, params.bookingId);
  return serializeQueue(db, booking, corporationOf(session).asAdmin, now);
};

/** Strikes somebody off the line for good; who comes next is asked. Refuses `not_found` for who is not in it. */
export const strikeOff: Handler<typeof rows.strikeOff> = async (call) => {
  await strikeOffAndSave(call);
  await fillAtOnce(call, call.params.bookingId);
  return standbyQueue(call);
};

const strikeOffAndSave = ({ session, params, now, services }: Call<typeof rows.strikeOff>) =>
  inTransaction(services.db, async (tx) => {
    const booking = await lockReachable(tx, session, params.bookingId);
    const struck = await tx
      .updateTable("standby_places")
      .set({ struck_off_at: new Date(now) })
      .where("booking_id", "=", booking.id)
      .where("employee_id", "=", params.employeeId)
      .where("struck_off_at", "is", null)
      .returning("employee_id")
      .executeTakeFirst();
    if (!struck) throw new DomainError("not_found");
    await endOffer(tx, booking.id, struck.employee_id, "taken", now);
    const entry = { action: "strike_off_standby", entity: "booking", entityId: booking.id };
    const detail = { employee_id: struck.employee_id };
    await audit(tx, { actor: actorOf(session), ...entry, detail, now });
    await invalidateBooking(tx, booking, [struck.employee_id]);
  });

async function serializeQueue(db: Db | Tx, booking: BookingRow, asAdmin: boolean, now: Moment) {
  const offers = await offersOf(db, booking.id);
  const people = await loadLine(db, booking);
  return people.map((person, index) => ({
    employee_id: person.employee_id,
    first_name: person.first_name,
    last_name: asAdmin ? person.last_name : initialOf(person.last_name),
    rank: index + 1,
    auto: person.auto,
    since: person.since.toISOString(),
    offered_until:
      offers
        .find((offer) => offer.employee_id === person.employee_id && isRunning(offer, now))
        ?.expires_at.toISOString() ?? null,
  }));
}
