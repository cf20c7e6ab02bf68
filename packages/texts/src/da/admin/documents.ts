import type { DocumentFilter } from "#rules/money/documents/document-filters.ts";
import { formatCount } from "#texts/format/numbers.ts";

const kinds = { invoice: "Faktura", prepayment: "Forudbetaling", credit_note: "Kreditnota" } as const;

const filters: Record<DocumentFilter, string> = {
  unpaid: "Ubetalte",
  overdue: "Forfaldne",
  credit_notes: "Kreditnotaer",
  by_hand: "Skal afleveres (EAN)",
};

/** 'Fakturaer': what customers were sent. */
export const documentTexts = {
  title: "Fakturaer",
  lead: "Alle fakturaer og kreditnotaer, der er sendt, uanset hvem der har lavet dem. Det, der er på vej eller afvist, står på bookingen.",
  count: (count: number) => `${formatCount(count)} i alt`,
  search: "Søg på virksomhed eller fakturanummer",
  filter: "Vis",
  all: "Alle",
  filters,
  loading: "Henter fakturaer...",
  failed: "Fakturaerne kunne ikke hentes",
  empty: "Ingen fakturaer her.",
  columns: {
    number: "Nummer",
    corporation: "Virksomhed",
    bookings: "Bookinger",
    date: "Dato",
    state: "Status",
    gross: "Inkl. moms",
    vendor: "Lavet i",
    file: "Fil og betaling",
  },
  name: (kind: keyof typeof kinds, number: string) => `${kinds[kind]} ${number}`,
  corrects: (number: string) => `Retter faktura ${number}`,
  credited: (amount: string) => `${amount} er krediteret`,
  creditNote: "Sendt",
  creditedWhole: "Krediteret",
  booking: (id: number) => `Booking ${id}`,
  gross: (amount: string) => `${amount} inkl. moms`,
  pdf: "PDF",
  pdfOf: (name: string) => `PDF af ${name}`,
  pdfFailed: "Filen kunne ikke hentes",
  electronic: "OIOUBL",
  electronicOf: (name: string) => `OIOUBL-fil af ${name}`,
  handOver: {
    label: "Afleveret",
    labelOf: (name: string) => `${name} er afleveret`,
    toDo: "Skal afleveres",
    /** «Afleveret 24-11-2026 af Maja Kontor» */
    done: (day: string, by: string) => `Afleveret ${day}${by === "" ? "" : ` af ${by}`}`,
    saved: "Markeret som afleveret",
    undone: "Skal afleveres igen",
    failed: "Ændringen blev ikke gemt. Prøv igen.",
  },
  openAt: (vendor: string) => `Åbn i ${vendor}`,
} as const;
