import type { InvoiceGrouping } from "#rules/money/invoice-grouping.ts";
import { plural } from "#texts/format/numbers.ts";

type Texts = Readonly<Record<InvoiceGrouping, string>>;

const choices: Texts = {
  booking: "En faktura pr. booking",
  week: "En faktura pr. uge",
  order: "En faktura pr. uge og ordrenr.",
  department: "En faktura pr. uge og afdeling",
};

const told: Texts = {
  booking: "I får en faktura for hver booking.",
  week: "I får en faktura for hver uge.",
  order: "I får en faktura for hver uge og hvert ordrenr.",
  department: "I får en faktura for hver uge og hver afdeling.",
};

/** How a company's bookings are put together on invoices. */
export const groupingTexts = {
  choices,
  told,
  title: "Bookinger på fakturaer",
  label: "Sådan samles bookinger",
  change: "Vælg, hvordan bookinger samles",
  applies: "Det gælder det, som ikke er faktureret endnu. Fakturaer, der er sendt, ændres ikke.",
  differentTerms: "Bookinger med forskellig betalingsfrist kommer ikke på samme faktura.",
  companyIsTold: "Virksomheden får det at vide på mail.",
  cancel: "Annuller",
  save: "Gem",
  saved: "Valget er gemt",
  failed: "Valget blev ikke gemt. Prøv igen.",
  /** «3 bookinger på én faktura (uge 48)» */
  together: (bookings: number, week: number) =>
    `${plural(bookings, "booking", "bookinger")} på én faktura (uge ${week})`,
  /** Before one booking of a company is invoiced that has a week's together. */
  alone:
    "Virksomheden får ellers ugens bookinger samlet. Sendes den her alene, får den sin egen faktura. Brug «Fakturakørsel» eller «Vis uge» for at sende dem samlet.",
  list: "Fakturaer, der bliver lavet",
} as const;
