import { documentFilters } from "#rules/money/documents/document-filters.ts";

/** What the address of the list of invoices narrows it to, besides the term; what makes no sense is left out. */
export function documentNarrowingIn({ show }: Record<string, unknown>) {
  return { show: documentFilters.find((one) => one === show) };
}
