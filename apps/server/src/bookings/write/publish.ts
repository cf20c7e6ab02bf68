import { customerBooking } from "#server/bookings/show/customer-bookings.ts";
import type { Occasion } from "#server/notices/queue.ts";
import { tellBookingApproved } from "#server/notices/to-companies/booking-approved.ts";
import type { BookingRow } from "#server/stores/bookings/bookings.ts";
import type { CorporationRow } from "#server/stores/people/corporations.ts";
import { offerToFavouritesFirst } from "./offer.ts";

/**
 * What follows from an approval: the company is told, with its prepayment, and as long as the job can
 * be applied for it is offered to everybody whose type and region match.
 */
export async function publishBooking(
  occasion: Occasion,
  booking: BookingRow,
  corporation: CorporationRow,
): Promise<void> {
  const { prepayment } = await customerBooking(occasion.tx, booking);
  await tellBookingApproved(occasion, booking, corporation, prepayment);
  await offerToFavouritesFirst(occasion, { booking, corporation });
}
