/**
 * Whether a payment is new in the payroll file: it has lines there, and not all of them were fetched.
 * Rule: Fetching the payroll file, docs/rules/bookkeeping.md.
 */
export function isNewInFile(lines: readonly { readonly isFetched: boolean }[]): boolean {
  return lines.some(({ isFetched }) => !isFetched);
}
