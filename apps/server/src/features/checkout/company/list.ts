import type { checkoutEndpoints } from "#contract/checkout/endpoints.ts";
import { reachBooking } from "#server/features/bookings/queries.ts";
import { shiftsOfBookings } from "#server/features/bookings/shifts/queries.ts";
import { showToCompany } from "#server/features/checkout/show.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";

/** The people of an ended booking with both sides' times. Refuses `not_found` for any other one. */
export const companyShifts: Handler<typeof checkoutEndpoints.companyShifts> = async (call) => {
  const { session, params, now, services } = call;
  const booking = await reachBooking(services.db, session, params.bookingId);
  if (booking.status === "cancelled" || now < booking.ends_at.getTime()) throw new DomainError("not_found");
  const shifts = await shiftsOfBookings(services.db, [booking.id], ["selected"]);
  return showToCompany(services.db, shifts, call);
};
