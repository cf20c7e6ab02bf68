import { sql } from "kysely";
import type { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { staffedShifts } from "#server/features/applications/applicants/applicant.queries.ts";
import { type BookingRow, getAuthorizedBooking } from "#server/features/bookings/booking.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { type CheckoutShift, checkoutViewerOf, serializeCheckout } from "./company-checkout.serializer.ts";

/** The people of an ended booking with both sides' times. Refuses `not_found` for any other one. */
export const corporationShifts: Handler<typeof checkoutEndpoints.corporationShifts> = async (call) => {
  const { session, params, now, services } = call;
  const booking = await getAuthorizedBooking(services.db, session, params.bookingId);
  if (booking.status === "cancelled" || now < booking.ends_at.getTime()) throw new DomainError("not_found");
  const shifts = await loadCheckoutShifts(services.db, booking);
  return shifts.map((shift) => serializeCheckout(shift, booking, checkoutViewerOf(call)));
};

/** The people of a booking as its company checks them out, in the order of their shifts; one of them where named. */
export function loadCheckoutShifts(
  db: Db | Tx,
  booking: BookingRow,
  employeeId?: number,
): Promise<CheckoutShift[]> {
  const shifts = staffedShifts(db, sql.ref("s.starts_at"))
    .leftJoin("ratings as r", (join) =>
      join.onRef("r.shift_id", "=", "s.id").on("r.about", "=", "employee").on("r.because", "=", "work"),
    )
    .select(({ fn, val }) => [
      fn.coalesce("r.score", val(0)).as("score"),
      fn.coalesce("r.comment", val("")).as("comment"),
    ])
    .where("s.booking_id", "=", booking.id)
    .where("s.status", "=", "selected");
  return (employeeId === undefined ? shifts : shifts.where("s.employee_id", "=", employeeId)).execute();
}
