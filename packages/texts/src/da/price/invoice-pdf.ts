/** What stands on an invoice or credit note of our own series. */
export const invoicePdfTexts = {
  number: { invoice: "Fakturanr.", credit_note: "Kreditnotanr.", prepayment: "Fakturanr." },
  buyer: { invoice: "Faktureres til", credit_note: "Krediteres", prepayment: "Faktureres til" },
  date: { invoice: "Fakturadato", credit_note: "Dato", prepayment: "Fakturadato" },
  corrects: "Retter faktura",
  correctsAs: (number: string, day: string) => `${number} af ${day}`,
  delivered: "Leveret",
  order: "Jeres ordrenr.",
  customer: "Kundenr.",
  terms: "Betalingsfrist",
  net: (days: number) => (days === 1 ? "Netto 1 dag" : `Netto ${days} dage`),
  due: "Forfald",
  attention: (name: string) => `Att. ${name}`,
  cvr: (digits: string) => `CVR-nr. ${digits}`,
  ean: (digits: string) => `EAN-nr. ${digits}`,
  head: ["Ydelse", "Antal", "Pris", "Beløb"],
  booking: (id: number, people: string) => `Booking ${id}, ${people}`,
  department: (name: string) => `Afdeling: ${name}`,
  subtotal: "Beløb uden moms",
  vat: (percent: number, of: string) => `Moms ${percent} % af ${of}`,
  total: {
    invoice: "I alt at betale, DKK",
    credit_note: "I alt til gode, DKK",
    prepayment: "I alt at betale, DKK",
  },
  pay: (day: string) => `Betal senest ${day}`,
  bank: "Bank",
  account: "Reg.- og kontonr.",
  iban: "IBAN",
  bic: "BIC",
  mark: "Mærk betalingen",
  reason: (number: string, reason: string) =>
    `Denne kreditnota retter faktura ${number}.${reason === "" ? "" : ` Årsag: ${reason}`}`,
  noPayment:
    "I skal ikke betale noget. Træk beløbet fra, når I betaler fakturaen. Er den betalt, får I beløbet tilbage.",
  footer: (name: string, cvr: string, address: string) => `${name} · CVR-nr. ${cvr} · ${address}`,
  page: (title: string, number: string, page: number, of: number) =>
    `${title} ${number} · side ${page} af ${of}`,
  file: (title: string, number: string, ending: "pdf" | "xml" = "pdf") =>
    `${title.toLowerCase().replaceAll(" ", "-")}-${number}.${ending}`,
} as const;
