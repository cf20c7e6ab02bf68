import { bookingFacts, type NoticeBooking, type NoticeCorporation } from "#server/notices/facts.ts";
import { type Occasion, queueEmail } from "#server/notices/queue.ts";
import { bookingList, type ListedPerson } from "#texts/da/templates/email/staff.ts";

/**
 * Sends the company the list of its booked staff, each time it asks (D-085); `count` tells the times apart.
 * It is asked for, so neither a switch nor a booking without mails keeps it back.
 */
export async function sendBookingList(
  occasion: Occasion,
  booking: NoticeBooking,
  corporation: NoticeCorporation,
  { people, count }: { people: readonly ListedPerson[]; count: number },
): Promise<void> {
  const { settings } = occasion.services;
  const facts = bookingFacts(booking, corporation, settings, `/viewBooking/${booking.id}`);
  await queueEmail(occasion, {
    key: `booking-list:${booking.id}:${count}`,
    subjectKey: `booking:${booking.id}`,
    to: corporation.email,
    email: bookingList({ ...facts, people }, settings.brand),
  });
}
