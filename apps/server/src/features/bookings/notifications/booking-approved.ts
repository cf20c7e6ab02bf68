import type { Prepayment } from "#rules/pricing/trade-terms.ts";
import {
  type MessageBooking,
  type MessageContext,
  type MessageCorporation,
  writeToCompany,
} from "#server/features/messages/notify.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";
import { bookingApproved } from "#texts/da/templates/email/booking.ts";

/** Tells the company that its booking is approved, and what is paid in advance of it. */
export async function notifyBookingApproved(
  occasion: MessageContext,
  booking: MessageBooking,
  corporation: MessageCorporation,
  prepayment: Prepayment | null,
): Promise<void> {
  const paidAhead = prepayment === null ? {} : { prepayment };
  await writeToCompany(occasion, booking, corporation, {
    key: outboxKey("booking-approved", booking.id),
    wanted: corporation.noti_approved_booking,
    write: (facts, brand) => bookingApproved({ ...facts, ...paidAhead }, brand),
  });
}
