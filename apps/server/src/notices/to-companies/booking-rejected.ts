import type { NoticeBooking, NoticeCorporation } from "#server/notices/facts.ts";
import type { Occasion } from "#server/notices/queue.ts";
import { bookingRejected } from "#texts/da/templates/email/booking.ts";
import { writeToCompany } from "./company-letter.ts";

/** Tells the company that an admin has rejected its booking. */
export async function tellBookingRejected(
  occasion: Occasion,
  booking: NoticeBooking,
  corporation: NoticeCorporation,
): Promise<void> {
  await writeToCompany(occasion, booking, corporation, {
    key: `booking-rejected:${booking.id}`,
    wanted: corporation.noti_approved_booking,
    write: bookingRejected,
  });
}
