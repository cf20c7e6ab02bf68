import type { NoticeBooking, NoticeCorporation } from "#server/notices/facts.ts";
import type { Occasion } from "#server/notices/queue.ts";
import { requestedNumberFound } from "#texts/da/templates/email/booking.ts";
import { writeToCompany } from "./company-letter.ts";

/**
 * Tells the company that every place is filled (D-041). `lastShiftId` filled the last one, so that a booking
 * which somebody left and somebody else filled again is told of again.
 */
export async function tellBookingFull(
  occasion: Occasion,
  booking: NoticeBooking,
  corporation: NoticeCorporation,
  lastShiftId: number,
): Promise<void> {
  await writeToCompany(occasion, booking, corporation, {
    key: `booking-full:${booking.id}:${lastShiftId}`,
    wanted: corporation.noti_confirmed_booking,
    write: requestedNumberFound,
  });
}
