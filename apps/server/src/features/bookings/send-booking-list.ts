import type { bookingEndpoints as rows } from "#contract/bookings/booking.endpoints.ts";
import {
  loadBookingAnswer,
  loadCorporationBooking,
} from "#server/features/bookings/corporation-view/corporation-booking.queries.ts";
import { selectedOf } from "#server/features/bookings/corporation-view/corporation-booking.serializer.ts";
import { sendBookingList as send } from "#server/features/bookings/notifications/to-corporation.notifications.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { shortName } from "#texts/format/contact.ts";
import { lockAuthorizedBooking, updateBooking, viewerOf } from "./booking.queries.ts";

/** Mails the company the list of its selected staff and counts it. Refuses `nothing_to_send`. */
export const sendBookingList: Handler<typeof rows.sendBookingList> = async ({
  session,
  params,
  now,
  services,
}) =>
  inTransaction(services.db, async (tx) => {
    const before = await lockAuthorizedBooking(tx, session, params.id);
    const { corporation, staff } = await loadCorporationBooking(tx, before, now);
    const people = selectedOf(staff).map((shift) => ({
      name: shortName(shift.first_name, shift.last_name),
      phone: shift.phone === "" ? null : shift.phone,
    }));
    if (people.length === 0) throw new DomainError("nothing_to_send");

    const count = before.send_bl_count + 1;
    const booking = await updateBooking(tx, before.id, { send_bl_count: count });
    await send({ tx, now, services }, booking, corporation, { people, count });
    await record(
      { tx, actor: actorOf(session), now },
      { type: "booking.send_list", id: booking.id, booking },
    );
    return loadBookingAnswer(tx, booking, viewerOf(session, now));
  });
