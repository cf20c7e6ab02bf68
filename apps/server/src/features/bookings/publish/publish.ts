import { notifyBookingApproved } from "#server/features/bookings/notifications/booking-approved.ts";
import type { BookingRow } from "#server/features/bookings/queries.ts";
import { customerBooking } from "#server/features/bookings/serializers/customer-bookings.ts";
import type { CorporationRow } from "#server/features/corporations/queries.ts";
import type { MessageContext } from "#server/features/messages/notify.ts";
import { offerToFavouritesFirst } from "./offer.ts";

/**
 * What follows from an approval: the company is told, with its prepayment, and as long as the job can
 * be applied for it is offered to everybody whose type and region match.
 */
export async function publishBooking(
  occasion: MessageContext,
  booking: BookingRow,
  corporation: CorporationRow,
): Promise<void> {
  const { prepayment } = await customerBooking(occasion.tx, booking);
  await notifyBookingApproved(occasion, booking, corporation, prepayment);
  await offerToFavouritesFirst(occasion, { booking, corporation });
}
