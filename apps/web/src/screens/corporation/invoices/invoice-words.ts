import type { WireCompanyInvoice } from "#contract/invoicing/company-invoice.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { type Day, daysBetween } from "#rules/time/moment.ts";
import { weekOf } from "#rules/time/week.ts";
import { companyInvoiceTexts as texts } from "#texts/da/corporation/invoices.ts";
import { wholeDay } from "#texts/format/days.ts";
import { formatKroner, formatKronerUnit } from "#texts/format/numbers.ts";

/** «Uge 47», «Uge 47–48»: when what a document is about was worked. */
export function periodWords({ bookings, date }: Pick<WireCompanyInvoice, "bookings" | "date">): string {
  const days = bookings.map((booking) => booking.date).toSorted();
  return texts.weeks(weekOf(days[0] ?? date).week, weekOf(days.at(-1) ?? date).week);
}

/** «om 6 dage», «i går»: how far away a due date is. */
export function dueWords(due: Day, today: Day): string {
  const days = daysBetween(today, due);
  if (days === 0) return texts.due.today;
  if (days === 1) return texts.due.tomorrow;
  if (days === -1) return texts.due.yesterday;
  return days > 0 ? texts.due.in(days) : texts.due.ago(-days);
}

/** «betalt 1.000,00 af 2.510,00», where a part is paid; else empty. Of kroner. */
export function paidWords({ paid, left }: { paid: number; left: number }): string {
  if (paid === 0 || left === 0) return "";
  return texts.paidOf(formatKroner(fromWireKroner(paid)), formatKroner(fromWireKroner(paid + left)));
}

/** «Rykker sendt 12. nov. · gebyr 100,00 kr.» of each reminder, the newest first. */
export function reminderWords({ reminders }: Pick<WireCompanyInvoice, "reminders">, today: Day): string[] {
  return reminders.map(({ day, fee }) =>
    texts.reminded(wholeDay(day, today), fee === 0 ? "" : formatKronerUnit(fromWireKroner(fee))),
  );
}
