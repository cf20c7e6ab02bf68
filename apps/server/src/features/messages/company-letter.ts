import type { Brand } from "#texts/da/brand.ts";
import type { Email } from "#texts/da/templates/email/layout.ts";
import type { BookingFacts } from "#texts/da/templates/facts.ts";
import { bookingFacts, type MessageBooking, type MessageCorporation } from "./facts.ts";
import { type MessageContext, queueEmail } from "./queue-message.ts";

/** A letter to a company about its booking; `wanted` is the company's switch for letters of this kind. */
export interface CompanyLetter {
  readonly key: string;
  readonly wanted: boolean;
  /** The page that the letter leads to; the booking's own unless said otherwise. */
  readonly path?: string;
  readonly write: (facts: BookingFacts, brand: Brand) => Email;
}

/** Queues a letter to the company, unless it does not want it or the booking sends no mails. */
export async function writeToCompany(
  occasion: MessageContext,
  booking: MessageBooking,
  corporation: MessageCorporation,
  { key, wanted, path, write }: CompanyLetter,
): Promise<void> {
  if (!wanted || !booking.is_email_script_allowed) return;
  const { settings } = occasion.services;
  const facts = bookingFacts(booking, corporation, settings, path ?? `/viewBooking/${booking.id}`);
  await queueEmail(occasion, {
    key,
    subjectKey: `booking:${booking.id}`,
    to: corporation.email,
    email: write(facts, settings.brand),
  });
}
