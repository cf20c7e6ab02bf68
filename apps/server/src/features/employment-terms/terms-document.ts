import type { ChangedPoint } from "#rules/employment-terms/versions.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { PdfPages } from "#server/platform/files/pdf/pdf-pages.ts";
import { termsPdfTexts as texts } from "#texts/da/contracts/terms/terms-pdf.ts";
import { ownTermsTexts } from "#texts/da/employee/terms.ts";
import { formatAddress } from "#texts/format/contact.ts";
import { formatDayLong, formatTimes } from "#texts/format/days.ts";
import { inCopenhagen } from "#texts/format/moments.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import type { GivenTerms, TermsShift } from "./terms.queries.ts";

/**
 * Given terms as a PDF: who was given them when, every point, what the version before said differently, when they were
 * read, and the confirmed shifts as their bookings are on `today`.
 */
export function termsDocument(facts: {
  readonly brand: string;
  readonly terms: GivenTerms;
  readonly changes: readonly ChangedPoint[];
  readonly shifts: readonly TermsShift[];
  readonly today: Day;
}): Buffer {
  const { brand, terms, changes, shifts, today } = facts;
  const number = texts.number(terms.number);
  const pages = new PdfPages(`${texts.title} ${terms.number}`, {
    left: terms.facts.employer,
    right: (page, of) => `${texts.title} ${terms.number} · ${texts.page(page, of)}`,
  });
  pages.sides(brand, [texts.given(wordsOf(terms.given_at)), number]);
  pages.title(texts.title);
  pages.paragraph(ownTermsTexts.law);
  for (const { title, points } of terms.content) {
    pages.heading(title);
    for (const { label, text } of points) pages.row(label, text);
  }
  if (changes.length > 0) {
    pages.heading(texts.changes);
    for (const { label, before, after } of changes) {
      const was = `${ownTermsTexts.before}: ${before ?? ownTermsTexts.nothing}`;
      pages.row(label, `${was}\n${ownTermsTexts.after}: ${after ?? ownTermsTexts.gone}`);
    }
  }
  pages.heading(texts.receipt);
  pages.paragraph(terms.read_at === null ? ownTermsTexts.unread : texts.read(wordsOf(terms.read_at)));
  if (shifts.length > 0) {
    pages.heading(texts.shifts);
    pages.paragraph(texts.shiftsAsOf(formatDayLong(today)));
    for (const shift of shifts) pages.row(formatDayLong(shift.date), shiftWords(shift));
  }
  return pages.toBytes();
}

function shiftWords(shift: TermsShift): string {
  const { start_time, end_time, job, company, address, zip_code, city, hourly_wage, agreement } = shift;
  return [
    `${formatTimes(start_time, end_time)}, ${job}, ${company}, ${formatAddress(address, zip_code, city)}`,
    `${texts.perHour(formatKronerUnit(hourly_wage))}. ${texts.agreement(agreement)}`,
  ].join("\n");
}

/** «mandag d. 23. november 2026 kl. 14:06». */
function wordsOf(at: Date): string {
  return `${formatDayLong(dayOf(at.getTime()))} kl. ${inCopenhagen(at.getTime()).time}`;
}
