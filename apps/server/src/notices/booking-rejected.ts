import { bookingRejected } from "#texts/da/templates/email/booking.ts";
import { writeToCompany } from "./company-letter.ts";
import type { NoticeBooking, NoticeCorporation } from "./facts.ts";
import type { Occasion } from "./queue.ts";

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
