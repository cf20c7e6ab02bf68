import type { Prepayment } from "#rules/pricing/trade-terms.ts";
import { writeToCompany } from "#server/features/messages/company-letter.ts";
import type { MessageBooking, MessageCorporation } from "#server/features/messages/facts.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
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
    key: `booking-approved:${booking.id}`,
    wanted: corporation.noti_approved_booking,
    write: (facts, brand) => bookingApproved({ ...facts, ...paidAhead }, brand),
  });
}
