import {
  type MessageBooking,
  type MessageContext,
  type MessageCorporation,
  writeToCompany,
} from "#server/features/messages/notify.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";
import { requestedNumberFound } from "#texts/da/templates/email/booking.ts";

/**
 * Tells the company that every place is filled. `lastShiftId` filled the last one, so that a booking
 * which somebody left and somebody else filled again is told of again.
 */
export async function notifyBookingFull(
  occasion: MessageContext,
  booking: MessageBooking,
  corporation: MessageCorporation,
  lastShiftId: number,
): Promise<void> {
  await writeToCompany(occasion, booking, corporation, {
    key: outboxKey("booking-full", booking.id, lastShiftId),
    wanted: corporation.noti_confirmed_booking,
    write: requestedNumberFound,
  });
}
