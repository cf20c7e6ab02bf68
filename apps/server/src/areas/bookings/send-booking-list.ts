import type { bookingEndpoints as rows } from "#contract/areas/bookings.ts";
import { actorOf } from "#server/areas/actor.ts";
import { lockReachable, viewerOf } from "#server/areas/own-booking.ts";
import { corporationOf, type Verb } from "#server/areas/verb.ts";
import { announceBooking } from "#server/bookings/announce.ts";
import { customerBooking, showBooking } from "#server/bookings/show/customer-bookings.ts";
import { sendBookingList as send } from "#server/notices/to-companies/booking-list.ts";
import { Refused } from "#server/refused.ts";
import { audit } from "#server/stores/audit.ts";
import { updateBooking } from "#server/stores/bookings/bookings.ts";
import { inTransaction } from "#server/stores/transaction.ts";
import { selectedOf } from "#server/views/bookings/corporation-booking.ts";
import { shortName } from "#texts/format/names.ts";

/** Mails the company the list of its selected staff and counts it (D-085). Refuses `nothing_to_send`. */
export const sendBookingList: Verb<typeof rows.sendBookingList> = async ({
  session,
  params,
  now,
  services,
}) =>
  inTransaction(services.db, async (tx) => {
    const before = await lockReachable(tx, session, params.id);
    const { corporation, staff } = await customerBooking(tx, before);
    const people = selectedOf(staff).map((shift) => ({
      name: shortName(shift.first_name, shift.last_name),
      phone: shift.phone === "" ? null : shift.phone,
    }));
    if (people.length === 0) throw new Refused("nothing_to_send");

    const count = before.send_bl_count + 1;
    const booking = await updateBooking(tx, before.id, { send_bl_count: count });
    await send({ tx, now, services }, booking, corporation, { people, count });
    if (corporationOf(session).asAdmin) {
      const actor = actorOf(session);
      await audit(tx, { actor, action: "send_list", entity: "booking", entityId: booking.id, now });
    }
    await announceBooking(tx, booking, []);
    return showBooking(tx, booking, viewerOf(session, now));
  });
