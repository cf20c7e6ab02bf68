import type { WireTerms } from "#contract/bookings/agreement.ts";
import { fields } from "#contract/bookings/booking-fields.ts";
import type { AgreedTerms, TermName } from "#rules/agreement/terms.ts";

/** A term as answers say it: wages as kroner with a comma, food as 0 or 1. */
export function termForAnswer(terms: AgreedTerms, field: TermName): string | number | boolean {
  const { toAnswer } = fields[field];
  const value = terms[field];
  return toAnswer ? (toAnswer(value as never) as string | number) : value;
}

/** Some of the terms as answers say them. */
export function termsForAnswer(terms: AgreedTerms, names: readonly TermName[]): WireTerms {
  return Object.fromEntries(names.map((name) => [name, termForAnswer(terms, name)]));
}
