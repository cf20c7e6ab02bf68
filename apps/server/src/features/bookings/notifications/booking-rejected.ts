import { writeToCompany } from "#server/features/messages/company-letter.ts";
import type { MessageBooking, MessageCorporation } from "#server/features/messages/facts.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { bookingRejected } from "#texts/da/templates/email/booking.ts";

/** Tells the company that an admin has rejected its booking. */
export async function notifyBookingRejected(
  occasion: MessageContext,
  booking: MessageBooking,
  corporation: MessageCorporation,
): Promise<void> {
  await writeToCompany(occasion, booking, corporation, {
    key: `booking-rejected:${booking.id}`,
    wanted: corporation.noti_approved_booking,
    write: bookingRejected,
  });
}
