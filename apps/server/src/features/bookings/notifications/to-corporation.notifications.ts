import type { Prepayment } from "#rules/pricing/trade-terms.ts";
import {
  bookingFacts,
  type MessageBooking,
  type MessageCorporation,
  readerOf,
  writeToCorporation,
} from "#server/features/job-messages/notify.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { type MessageContext, queueEmail } from "#server/features/messages/queue-message.ts";
import {
  bookingApproved,
  bookingReceived,
  bookingRejected,
  bookingTakenUp,
} from "#texts/da/templates/email/booking.ts";
import { prepaymentDue } from "#texts/da/templates/email/company-notices.ts";
import { bookingList, type ListedPerson } from "#texts/da/templates/email/staff.ts";

/** Notifies the company that its booking is approved, and by itself of what it pays in advance. */
export async function notifyBookingApproved(
  context: MessageContext,
  booking: MessageBooking,
  corporation: MessageCorporation,
  prepayment: Prepayment | null,
): Promise<void> {
  await writeToCorporation(context, booking, corporation, {
    key: outboxKey("booking-approved", booking.id),
    wanted: corporation.noti_approved_booking,
    write: bookingApproved,
  });
  if (prepayment === null) return;
  await writeToCorporation(context, booking, corporation, {
    key: outboxKey("prepayment-due", booking.id, context.now),
    wanted: corporation.noti_prepayment_booking,
    write: (facts, brand) => prepaymentDue({ ...facts, prepayment }, brand),
  });
}

/** Notifies the company that its booking has arrived and waits for approval. */
export async function notifyBookingReceived(
  context: MessageContext,
  booking: MessageBooking,
  corporation: MessageCorporation,
): Promise<void> {
  await writeToCorporation(context, booking, corporation, {
    key: outboxKey("booking-received", booking.id),
    wanted: corporation.noti_confirmed_booking,
    write: bookingReceived,
  });
}

/** Notifies the company that its rejected booking has arrived again and waits for approval. */
export async function notifyBookingSentAgain(
  context: MessageContext,
  booking: MessageBooking,
  corporation: MessageCorporation,
): Promise<void> {
  await writeToCorporation(context, booking, corporation, {
    key: outboxKey("booking-sent-again", booking.id, context.now),
    wanted: corporation.noti_confirmed_booking,
    write: bookingReceived,
  });
}

/** Notifies the company that an admin has rejected its booking, and why, by e-mail whatever its switches say. */
export async function notifyBookingRejected(
  context: MessageContext,
  booking: MessageBooking,
  corporation: MessageCorporation,
): Promise<void> {
  await writeToCorporation(context, booking, corporation, {
    key: outboxKey("booking-rejected", booking.id, context.now),
    wanted: true,
    path: `/editBooking/${booking.id}`,
    write: (facts, brand) => bookingRejected({ ...facts, reason: booking.rejected_reason }, brand),
    sms: { wanted: corporation.sms_rejected_booking, template: "booking_rejected" },
  });
}

/** Notifies the company that its rejected booking is looked at again. */
export async function notifyBookingTakenUp(
  context: MessageContext,
  booking: MessageBooking,
  corporation: MessageCorporation,
): Promise<void> {
  await writeToCorporation(context, booking, corporation, {
    key: outboxKey("booking-taken-up", booking.id, context.now),
    wanted: corporation.noti_approved_booking,
    write: bookingTakenUp,
  });
}

/**
 * Sends the company the list of its booked staff, each time it asks; `count` is which time it is.
 * It is asked for, so neither a switch nor a booking without mails keeps it back.
 */
export async function sendBookingList(
  context: MessageContext,
  booking: MessageBooking,
  corporation: MessageCorporation,
  { people, count }: { people: readonly ListedPerson[]; count: number },
): Promise<void> {
  const { settings } = context.services;
  const reader = await readerOf(context.tx, booking, corporation);
  const facts = bookingFacts(booking, reader, settings, `/viewBooking/${booking.id}`);
  await queueEmail(context, {
    key: outboxKey("booking-list", booking.id, count),
    subjectKey: subjectKey("booking", booking.id),
    to: reader.email,
    email: bookingList({ ...facts, people }, settings.brand),
    attachedStaffList: booking.id,
  });
}
