import type { Prepayment } from "#rules/pricing/trade-terms.ts";
import type { NoticeBooking, NoticeCorporation } from "#server/notices/facts.ts";
import type { Occasion } from "#server/notices/queue.ts";
import { bookingApproved } from "#texts/da/templates/email/booking.ts";
import { writeToCompany } from "./company-letter.ts";

/** Tells the company that its booking is approved, and what is paid in advance of it. */
export async function tellBookingApproved(
  occasion: Occasion,
  booking: NoticeBooking,
  corporation: NoticeCorporation,
  prepayment: Prepayment | null,
): Promise<void> {
  const paidAhead = prepayment === null ? {} : { prepayment };
  await writeToCompany(occasion, booking, corporation, {
    key: `booking-approved:${booking.id}`,
    wanted: corporation.noti_approved_booking,
    write: (facts, brand) => bookingApproved({ ...facts, ...paidAhead }, brand),
  });
}
