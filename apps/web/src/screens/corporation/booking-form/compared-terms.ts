import type { WireChangePreview } from "#contract/bookings/agreement.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { type AgreedTerms, agreedTermsOf } from "#rules/agreement/terms.ts";
import { parseKroner } from "#rules/money/ore.ts";
import { hoursBetween } from "#rules/time/duration.ts";
import { termLines } from "#texts/da/common/agreement.ts";

/** Terms that are said together, before and after, and whether the change asks people again. */
export interface ComparedTerms {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly asks: boolean;
}

type TermsOnWire = WireChangePreview["terms"];

/** The lines of a change, and how long the shift is afterwards where its times change. */
export function comparedTerms(
  booking: WireCorporationBooking,
  terms: TermsOnWire,
): { lines: ComparedTerms[]; before: AgreedTerms; after: AgreedTerms; hours: number | null } {
  const before = termsOfWire(booking, terms, "from");
  const after = termsOfWire(booking, terms, "to");
  const asking = termsOfWire(
    booking,
    terms.map((term) => (term.asks ? term : { ...term, to: term.from })),
    "to",
  );
  const askingLabels = new Set(termLines(before, asking).map(([label]) => label));
  const lines = termLines(before, after).map(([label, was, is]) => {
    return { label, before: was, after: is, asks: askingLabels.has(label) };
  });
  const isTime = terms.some(({ field }) => field === "start_time" || field === "end_time");
  return { lines, before, after, hours: isTime ? hoursBetween(after.start_time, after.end_time) : null };
}

/** The terms of a booking from the wire with one side of a change put in. */
function termsOfWire(booking: WireCorporationBooking, terms: TermsOnWire, side: "from" | "to"): AgreedTerms {
  const values = { ...booking, ...Object.fromEntries(terms.map((term) => [term.field, term[side]])) };
  return agreedTermsOf({
    ...values,
    hourly_wage: parseKroner(values.hourly_wage) ?? 0,
    food_included: Boolean(values.food_included),
  });
}
