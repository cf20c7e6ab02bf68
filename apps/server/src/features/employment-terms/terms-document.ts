import type { ChangedPoint } from "#rules/employment-terms/versions.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { makePdf } from "#server/platform/files/pdf/make-pdf.ts";
import { termsPdfTexts as texts } from "#texts/da/contracts/terms/terms-pdf.ts";
import { ownTermsTexts } from "#texts/da/employee/terms.ts";
import { formatAddress } from "#texts/format/contact.ts";
import { formatDayLong, formatTimes } from "#texts/format/days.ts";
import { inCopenhagen } from "#texts/format/moments.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import type { GivenTerms, TermsShift } from "./terms.queries.ts";

/**
 * Given terms as a PDF: who was given them when, every point, what the version before said differently, when they were
 * read, and the confirmed shifts as their bookings are at `now`.
 */
export function termsDocument(facts: {
  readonly brand: string;
  readonly terms: GivenTerms;
  readonly changes: readonly ChangedPoint[];
  readonly shifts: readonly TermsShift[];
  readonly now: Moment;
}): Promise<Buffer> {
  const { brand, terms, changes, shifts, now } = facts;
  const title = `${texts.title} ${terms.number}`;
  const footer = {
    left: terms.facts.employer,
    right: (page: number, of: number) => `${title} · ${texts.page(page, of)}`,
  };
  return makePdf({ title, at: now, footer }, (document) => {
    document.sides(brand, [texts.given(wordsOf(terms.given_at)), texts.number(terms.number)]);
    document.title(texts.title);
    document.paragraph(ownTermsTexts.law);
    for (const { title: heading, points } of terms.content) {
      document.heading(heading);
      for (const { label, text } of points) document.row(label, text);
    }
    if (changes.length > 0) document.heading(texts.changes);
    for (const { label, before, after } of changes) {
      const was = `${ownTermsTexts.before}: ${before ?? ownTermsTexts.nothing}`;
      document.row(label, `${was}\n${ownTermsTexts.after}: ${after ?? ownTermsTexts.gone}`);
    }
    document.heading(texts.receipt);
    document.paragraph(terms.read_at === null ? ownTermsTexts.unread : texts.read(wordsOf(terms.read_at)));
    if (shifts.length === 0) return;
    document.heading(texts.shifts);
    document.paragraph(texts.shiftsAsOf(formatDayLong(dayOf(now))));
    for (const shift of shifts) document.row(formatDayLong(shift.date), shiftWords(shift));
  });
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
