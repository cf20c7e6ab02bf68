/** What is stored of invoices, by its column. */
export const invoiceLabels = {
  entry_date: "Dato",
  due_date: "Forfalder",
  net: "Beløb uden moms",
  vat: "Moms",
  is_paid: "Betalt",
  delivery: "Levering",
  message: "Besked",
  asked_at: "Spurgt",
  answer: "Svar",
  invoice_grouping: "Bookinger på en faktura",
} as const;
