/** What each accounting service is called, and our own invoices. */
export const vendorNames = { own: "Vagtklar", billy: "Billy", economic: "e-conomic" } as const;
