import type { InvoiceGrouping } from "#rules/money/invoice-grouping.ts";
import type { Ore } from "#rules/money/ore.ts";
import type { Day } from "#rules/time/moment.ts";
import { documentNames } from "#texts/da/price/document-mail.ts";
import { groupingTexts } from "#texts/da/price/invoice-grouping.ts";
import { letter } from "#texts/da/templates/letters/letter.ts";
import { formatDayLong } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";

/** What the mail with an invoice of our own series says. */
interface OwnInvoice {
  readonly kind: keyof typeof documentNames;
  readonly number: string;
  /** The invoice that a credit note credits. */
  readonly credited: string | null;
  readonly dueDate: Day | null;
  /** With VAT. */
  readonly gross: Ore;
  readonly contactPerson: string;
  readonly seller: string;
  /** The company's list of invoices. */
  readonly link: string;
}

function sayOwnInvoice({ kind, number, credited, dueDate, gross, contactPerson, seller, link }: OwnInvoice) {
  const { title } = documentNames[kind];
  const of = credited === null ? "" : ` til faktura ${credited}`;
  return {
    greeting: `Hej ${contactPerson}`,
    values: { bilag: `${title} ${number}${of}`, afsender: seller },
    facts: [
      [title, `${number}${of}`] as const,
      ["Beløb", `${formatKronerUnit(gross)} inkl. moms`] as const,
      ...(dueDate === null ? [] : [["Betales senest", formatDayLong(dueDate)] as const]),
    ],
    link,
  };
}

/** To the invoice address of a company, with the invoice as a PDF. */
export const ownInvoiceMail = letter({
  key: "own_invoice",
  to: "company",
  title: "Faktura som PDF",
  when: "når en faktura eller kreditnota sendes på mail",
  subject: "{bilag} fra {afsender}",
  paragraphs: [
    "{bilag} er vedhæftet som PDF. Er noget ikke, som I havde regnet med, så ring eller skriv til os.",
  ],
  button: "Se jeres fakturaer",
  required: ["bilag"],
  say: sayOwnInvoice,
  example: {
    ...{ kind: "invoice", number: "10482", credited: null, dueDate: "2026-12-07", gross: 1_239_313 },
    ...{ contactPerson: "Signe", seller: "Vagtklar ApS", link: "https://vagtklar.test/invoices" },
  },
});

/** A company's question about an invoice, with the office's answer. */
interface AnsweredQuestion {
  readonly kind: keyof typeof documentNames;
  readonly number: string;
  readonly question: string;
  readonly answer: string;
  readonly contactPerson: string;
  /** The invoice in the company's list. */
  readonly link: string;
}

/** To a company whose question about an invoice the office has answered. */
export const invoiceAnswered = letter({
  key: "invoice_answered",
  to: "company",
  title: "Svar om en faktura",
  when: "når kontoret har svaret på et spørgsmål om en faktura",
  subject: "Svar på jeres spørgsmål om {bilag}",
  paragraphs: ["I har spurgt os om {bilag}. Her er vores svar: {svar}"],
  button: "Se fakturaen",
  required: ["bilag", "svar"],
  say: ({ kind, number, question, answer, contactPerson, link }: AnsweredQuestion) => ({
    greeting: `Hej ${contactPerson}`,
    values: { bilag: `${documentNames[kind].title.toLowerCase()} ${number}`, svar: answer },
    facts: [["Jeres spørgsmål", question]],
    link,
  }),
  example: {
    ...{ kind: "invoice", number: "10482", question: "Jonas gik kl. 18:00, ikke 18:30." },
    ...{ answer: "I har ret. I får en kreditnota på den halve time.", contactPerson: "Signe" },
    link: "https://vagtklar.test/invoices",
  },
});

/** How a company's bookings are put together on invoices from now on, as the office has chosen. */
interface ChosenGrouping {
  readonly grouping: InvoiceGrouping;
  readonly contactPerson: string;
  /** The company's list of invoices. */
  readonly link: string;
}

/** To a company for which the office has chosen how bookings are put together on invoices. */
export const groupingChosen = letter({
  key: "invoice_grouping",
  to: "company",
  title: "Fakturaer samles på en anden måde",
  when: "når kontoret har valgt, hvordan virksomhedens bookinger samles på fakturaer",
  subject: "Sådan får I fakturaer fra nu af",
  paragraphs: [
    "{samling} Det gælder det, som ikke er faktureret endnu. Passer det ikke, kan I selv vælge om under Fakturaer.",
  ],
  button: "Se jeres fakturaer",
  required: ["samling"],
  say: ({ grouping, contactPerson, link }: ChosenGrouping) => ({
    greeting: `Hej ${contactPerson}`,
    values: { samling: groupingTexts.told[grouping] },
    facts: [],
    link,
  }),
  example: { grouping: "week", contactPerson: "Signe", link: "https://vagtklar.test/invoices" },
});
