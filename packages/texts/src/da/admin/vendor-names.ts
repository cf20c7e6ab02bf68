/** What each accounting service is called, and our own invoices. */
export const vendorNames = { own: "Vagtklar", billy: "Billy", economic: "e-conomic" } as const;

export type AccountingVendor = keyof typeof vendorNames;

/** What an accounting service is called in the middle of a sentence; invoices of our own are made by none. */
export function accountingName(vendor: AccountingVendor): string {
  return vendor === "own" ? "regnskabsprogrammet" : vendorNames[vendor];
}

/** What an accounting service is called at the beginning of a sentence. */
export function accountingNameFirst(vendor: AccountingVendor): string {
  return vendor === "own" ? "Regnskabsprogrammet" : vendorNames[vendor];
}

const refused = { invoice: "Fakturaen", credit_note: "Kreditnotaen", prepayment: "Forudbetalingen" } as const;

export type SentKind = keyof typeof refused;

/** «Kreditnotaen blev afvist af Billy». */
export function refusedBy(kind: SentKind, vendor: AccountingVendor): string {
  return `${refused[kind]} blev afvist af ${accountingName(vendor)}`;
}
