import {
  bookingFacts,
  type MessageBooking,
  type MessageContext,
  type MessageCorporation,
  queueEmail,
} from "#server/features/messages/notify.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { bookingList, type ListedPerson } from "#texts/da/templates/email/staff.ts";

/**
 * Sends the company the list of its booked staff, each time it asks; `count` tells the times apart.
 * It is asked for, so neither a switch nor a booking without mails keeps it back.
 */
export async function sendBookingList(
  occasion: MessageContext,
  booking: MessageBooking,
  corporation: MessageCorporation,
  { people, count }: { people: readonly ListedPerson[]; count: number },
): Promise<void> {
  const { settings } = occasion.services;
  const facts = bookingFacts(booking, corporation, settings, `/viewBooking/${booking.id}`);
  await queueEmail(occasion, {
    key: outboxKey("booking-list", booking.id, count),
    subjectKey: subjectKey("booking", booking.id),
    to: corporation.email,
    email: bookingList({ ...facts, people }, settings.brand),
  });
}
