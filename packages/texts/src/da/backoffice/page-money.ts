import type { InvoiceStanding, PayStanding } from "#rules/money/standing.ts";

const kinds = { invoice: "Faktura", prepayment: "Forudbetaling", credit_note: "Kreditnota" } as const;

const payKinds = { pay: "Løn", difference: "Rettelse", cancellation: "Sen afmeldelse" } as const;

const standings: Readonly<
  Record<Exclude<InvoiceStanding, "paid" | "unpaid" | "overdue"> | PayStanding, string>
> = {
  queued: "På vej",
  refused: "Afvist",
  taken_back: "Taget tilbage",
  credited: "Krediteret",
  credit_note: "Sendt",
  accepted: "Sendt til løn",
};

/** All invoices of a company and all pay of a person, on their pages. */
export const pageMoneyTexts = {
  invoices: "Alle fakturaer",
  pay: "Løn",
  loading: "Henter...",
  failed: "Listen kunne ikke hentes",
  noInvoices: "Ingen fakturaer endnu.",
  noPay: "Ingen løn sendt endnu.",
  invoice: (kind: keyof typeof kinds, number: string | null) => `${kinds[kind]} ${number ?? "uden nummer"}`,
  invoiceDetail: (date: string, total: string) => `${date}, ${total} ekskl. moms`,
  payLine: (kind: keyof typeof payKinds, date: string) => `${payKinds[kind]} for ${date}`,
  payDetail: (job: string, company: string, hours: string, amount: string) =>
    `${job}, ${company}: ${hours}, ${amount}`,
  paidOn: (date: string) => `Udbetales ${date}`,
  hours: (hours: string) => `${hours} timer`,
  standings,
  more: (count: number) => `Vis flere (${count} tilbage)`,
} as const;
