import type { checkoutEndpoints } from "#contract/areas/checkout.ts";
import { reachBooking } from "#server/areas/own-booking.ts";
import type { Verb } from "#server/areas/verb.ts";
import { Refused } from "#server/refused.ts";
import { shiftsOfBookings } from "#server/stores/shifts/shifts.ts";
import { showToCompany } from "./show.ts";

/** The people of an ended booking with both sides' times. Refuses `not_found` for any other one (D-097). */
export const companyShifts: Verb<typeof checkoutEndpoints.companyShifts> = async (call) => {
  const { session, params, now, services } = call;
  const booking = await reachBooking(services.db, session, params.bookingId);
  if (booking.status === "cancelled" || now < booking.ends_at.getTime()) throw new Refused("not_found");
  const shifts = await shiftsOfBookings(services.db, [booking.id], ["selected"]);
  return showToCompany(services.db, shifts, call);
};
