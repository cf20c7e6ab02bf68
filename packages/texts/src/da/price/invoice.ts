import type { LineDescription } from "#rules/pricing/invoice-lines.ts";
import type { Day } from "#rules/time/moment.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { formatDayLong, formatDayNumeric } from "#texts/format/days.ts";
import { formatHours, plural } from "#texts/format/numbers.ts";
import { priceTexts } from "./price.ts";

/** The fees for a late booking have lines of their own with these names. */
const lineLabels: Readonly<Record<LineDescription["key"], string>> = {
  ...priceTexts.rows,
  rush: "<48 timer",
  emergency: "<24 timer",
  cancellation: "Sen aflysning",
};

/** A line of an invoice: «Vagter, Tjener 24-11-2026 (3 personer, 24 timer)». */
export function invoiceLineText(
  { key, people, hours }: LineDescription,
  booking: { readonly jobTitle: string; readonly day: Day },
): string {
  const who = plural(people, "person", "personer");
  return `${lineLabels[key]}, ${booking.jobTitle} ${formatDayNumeric(booking.day)} (${who}, ${formatHours(hours)})`;
}

/** The e-mail that carries an invoice. */
export function invoiceMail(
  booking: { readonly contactPerson: string; readonly jobTitle: string; readonly day: Day },
  brand: Brand,
): { subject: string; body: string } {
  return {
    subject: `Faktura fra ${brand.name}, ${booking.jobTitle} ${formatDayNumeric(booking.day)}`,
    body:
      `Hej ${booking.contactPerson}\n\n` +
      `Her er fakturaen for ${booking.jobTitle} ${formatDayLong(booking.day)}.\n\n` +
      `Venlig hilsen\n${brand.name}`,
  };
}

/** What an employee reads on the pay slip: «Tjener 24-11-2026, Hotel Strand». */
export function payLineName(shift: {
  readonly jobTitle: string;
  readonly day: Day;
  readonly corporationName: string;
}): string {
  return `${shift.jobTitle} ${formatDayNumeric(shift.day)}, ${shift.corporationName}`;
}
