import {
  type MessageBooking,
  type MessageContext,
  type MessageCorporation,
  writeToCompany,
} from "#server/features/messages/notify.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";
import { bookingRejected } from "#texts/da/templates/email/booking.ts";

/** Tells the company that an admin has rejected its booking. */
export async function notifyBookingRejected(
  occasion: MessageContext,
  booking: MessageBooking,
  corporation: MessageCorporation,
): Promise<void> {
  await writeToCompany(occasion, booking, corporation, {
    key: outboxKey("booking-rejected", booking.id),
    wanted: corporation.noti_approved_booking,
    write: bookingRejected,
  });
}
