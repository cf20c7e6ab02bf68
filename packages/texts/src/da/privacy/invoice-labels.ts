/** What is stored of invoices, by its column. */
export const invoiceLabels = {
  day: "Dag",
  entry_date: "Dato",
  due_date: "Forfalder",
  net: "Beløb uden moms",
  vat: "Moms",
  is_paid: "Betalt",
  source: "Skrevet ind eller fra bankens fil",
  undone_at: "Fortrudt",
  step: "Hvilken rykker",
  waived_at: "Eftergivet",
  delivery: "Levering",
  handed_over_at: "E-fakturaen afleveret",
  message: "Besked",
  asked_at: "Spurgt",
  answer: "Svar",
  invoice_grouping: "Bookinger på en faktura",
} as const;
