import type { Day } from "#rules/time/moment.ts";
import { typedBookingNumber } from "#texts/da/common/booking-number.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { formatDayLong, formatDayNumeric } from "#texts/format/days.ts";

/** What is said of a document in the mail that carries it. */
interface MailedDocument {
  readonly kind: "invoice" | "credit_note" | "prepayment";
  readonly contactPerson: string;
  readonly bookings: readonly { readonly id: number; readonly jobTitle: string; readonly day: Day }[];
  /** The number of the invoice that a credit note credits. */
  readonly credited: string | null;
}

/** «Faktura», «Kreditnota», «Faktura på forudbetaling»: what a document is called, first letter small within a sentence. */
export const documentNames = {
  invoice: { title: "Faktura", the: "fakturaen" },
  credit_note: { title: "Kreditnota", the: "kreditnotaen" },
  prepayment: { title: "Faktura på forudbetaling", the: "fakturaen på forudbetalingen" },
} as const;

/** The e-mail by which an accounting service sends a document. */
export function documentMail(
  { kind, contactPerson, bookings, credited }: MailedDocument,
  brand: Brand,
): { subject: string; body: string } {
  const { title, the } = documentNames[kind];
  const first = bookings[0];
  const one = bookings.length === 1 && first;
  const about = one ? `${one.jobTitle} ${formatDayNumeric(one.day)}` : `${bookings.length} bookinger`;
  const whole = one
    ? `${one.jobTitle} ${formatDayLong(one.day)}`
    : `jeres bookinger:\n${bookings
        .map(({ id, jobTitle, day }) => `${jobTitle} ${formatDayLong(day)}, ${typedBookingNumber(id)}`)
        .join("\n")}`;
  const of = credited === null ? "" : ` til faktura ${credited}`;
  return {
    subject: `${title}${of} fra ${brand.name}, ${about}`,
    body:
      `Hej ${contactPerson}\n\nHer er ${the}${of} for ${whole}${one ? "." : ""}\n\n` +
      `Venlig hilsen\n${brand.name}`,
  };
}
