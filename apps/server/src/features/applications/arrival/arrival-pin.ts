import { randomInt } from "node:crypto";
import type { arrivalEndpoints, WireArrivals } from "#contract/applications/arrival.endpoints.ts";
import { initialOf } from "#rules/people/short-name.ts";
import {
  type BookingRow,
  getAuthorizedBooking,
  lockAuthorizedBooking,
  updateBooking,
  type Viewer,
  viewerOf,
} from "#server/features/bookings/booking.queries.ts";
import { cameAt, numberToCall } from "#server/features/bookings/corporation-view/card-shift.serializer.ts";
import { selectedOf } from "#server/features/bookings/corporation-view/corporation-booking.serializer.ts";
import { staffOfBookings } from "#server/features/bookings/corporation-view/staff.queries.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import type { Settings } from "#server/platform/settings/settings.ts";

/** The digits of a booking and who has come. Refuses `not_found`. */
export const arrivals: Handler<typeof arrivalEndpoints.arrivals> = async ({
  session,
  params,
  now,
  services,
}) => {
  const booking = await getAuthorizedBooking(services.db, session, params.id);
  return answerOf(services.db, booking, services.settings, viewerOf(session, now));
};

/**
 * Asks the staff for new digits from now on, or for none. Refuses `not_found`, and `booking_ended` once the shift is
 * over.
 */
export const changePin: Handler<typeof arrivalEndpoints.changePin> = ({
  session,
  params,
  body,
  now,
  services,
}) =>
  inTransaction(services.db, async (tx) => {
    const before = await lockAuthorizedBooking(tx, session, params.id);
    if (before.status === "cancelled") throw new DomainError("not_found");
    if (before.ends_at.getTime() <= now) throw new DomainError("booking_ended");
    const arrival_pin = body.asks ? String(randomInt(10_000)).padStart(4, "0") : null;
    const booking = await updateBooking(tx, before.id, { arrival_pin });
    const type = body.asks ? "booking.ask_for_pin" : "booking.stop_asking_for_pin";
    const employees = (await selectedStaff(tx, booking.id)).map(({ employee_id }) => employee_id);
    await record({ tx, actor: actorOf(session), now }, { type, id: booking.id, booking, employees });
    return answerOf(tx, booking, services.settings, viewerOf(session, now));
  });

async function answerOf(
  db: Db | Tx,
  { id, arrival_pin: pin }: BookingRow,
  settings: Settings,
  { asAdmin, now }: Viewer,
): Promise<WireArrivals> {
  const staff = await selectedStaff(db, id);
  return {
    pin,
    url: pin && `${settings.publicUrl}/bookinginformation/${id}?as=employee&pin=${pin}`,
    people: staff.map((shift) => ({
      shift_id: shift.id,
      first_name: shift.first_name,
      last_name: asAdmin ? shift.last_name : initialOf(shift.last_name),
      arrived_at: cameAt(shift),
      call: numberToCall(shift, now),
    })),
  };
}

async function selectedStaff(db: Db | Tx, bookingId: number) {
  return selectedOf((await staffOfBookings(db, [bookingId])).get(bookingId) ?? []);
}
