import type { NoticeBooking, NoticeCorporation } from "#server/notices/facts.ts";
import type { Occasion } from "#server/notices/queue.ts";
import { bookingReceived } from "#texts/da/templates/email/booking.ts";
import { writeToCompany } from "./company-letter.ts";

/** Tells the company that its booking has arrived and waits for approval (D-041). */
export async function tellBookingReceived(
  occasion: Occasion,
  booking: NoticeBooking,
  corporation: NoticeCorporation,
): Promise<void> {
  await writeToCompany(occasion, booking, corporation, {
    key: `booking-received:${booking.id}`,
    wanted: corporation.noti_confirmed_booking,
    write: bookingReceived,
  });
}
