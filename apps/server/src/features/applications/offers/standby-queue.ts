import type { standbyEndpoints as rows } from "#contract/applications/standby.endpoints.ts";
import { initialOf } from "#rules/people/short-name.ts";
import type { Moment } from "#rules/time/moment.ts";
import {
  type BookingRow,
  getAuthorizedBooking,
  lockAuthorizedBooking,
} from "#server/features/bookings/booking.queries.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { fillAtOnce } from "./fill-from-standby.ts";
import { endOffer, loadStandbyQueue, offersOf } from "./offer.queries.ts";
import { isRunning } from "./standby-state.ts";

/** Who stands by for a booking. Refuses `not_found`. */
export const standbyQueue: Handler<typeof rows.queue> = async ({
  session,
  params,
  now,
  services: { db },
}) => {
  const booking = await getAuthorizedBooking(db, session, params.bookingId);
  return serializeQueue(db, booking, corporationOf(session).asAdmin, now);
};

/** Strikes somebody off the standby queue for good; who comes next is asked. Refuses `not_found` for who is not in it. */
export const strikeOff: Handler<typeof rows.strikeOff> = async (call) => {
  await strikeOffAndSave(call);
  await fillAtOnce(call, call.params.bookingId);
  return standbyQueue(call);
};

const strikeOffAndSave = ({ session, params, now, services }: RequestContext<typeof rows.strikeOff>) =>
  inTransaction(services.db, async (tx) => {
    const booking = await lockAuthorizedBooking(tx, session, params.bookingId);
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
    const event = { type: "booking.strike_off_standby", id: booking.id, booking } as const;
    const { employee_id } = struck;
    const facts = { employees: [employee_id], detail: { employee_id } };
    await record({ tx, actor: actorOf(session), now }, { ...event, ...facts });
  });

async function serializeQueue(db: Db | Tx, booking: BookingRow, asAdmin: boolean, now: Moment) {
  const offers = await offersOf(db, booking.id);
  const people = await loadStandbyQueue(db, booking);
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
