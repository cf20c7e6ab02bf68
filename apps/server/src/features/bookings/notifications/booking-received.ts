import {
  type MessageBooking,
  type MessageContext,
  type MessageCorporation,
  writeToCompany,
} from "#server/features/messages/notify.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";
import { bookingReceived } from "#texts/da/templates/email/booking.ts";

/** Tells the company that its booking has arrived and waits for approval. */
export async function notifyBookingReceived(
  occasion: MessageContext,
  booking: MessageBooking,
  corporation: MessageCorporation,
): Promise<void> {
  await writeToCompany(occasion, booking, corporation, {
    key: outboxKey("booking-received", booking.id),
    wanted: corporation.noti_confirmed_booking,
    write: bookingReceived,
  });
}
