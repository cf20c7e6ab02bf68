import type { Month } from "#rules/money/closing.ts";
import type { QuestionSubject } from "#rules/money/invoice-question.ts";
import { formatMonth } from "#texts/format/days.ts";

/** What companies ask about an invoice. */
export const questionSubjects: Readonly<Record<QuestionSubject, string>> = {
  hours: "Timerne",
  price: "Prisen",
  ean: "EAN eller ordrenr.",
  other: "Andet",
};

/** Answering a company's question about an invoice. */
export const answerQuestionTexts = {
  title: (number: string) => `Svar om faktura ${number}`,
  /** «Signe Holm, Hotel Nordlys spørger: timerne» */
  asks: (company: string, subject: string, asker: string) =>
    `${[asker, company].filter(Boolean).join(", ")} spørger: ${subject.toLowerCase()}`,
  by: (asker: string) => `fra ${asker}`,
  answer: "Svar",
  hint: "Virksomheden får svaret på mail og kan læse det ved fakturaen.",
  cancel: "Annuller",
  send: "Send svaret",
  sent: "Svaret er sendt",
  invoice: (number: string) => `faktura ${number}`,
} as const;

/** «2. rykker». */
export const reminderStep = (step: number) => `${step}. rykker`;

/** «oktober 2026» */
export function monthName(month: Month): string {
  return formatMonth(`${month}-01`);
}

/** «Oktober 2026», at the beginning of a sentence. */
export function monthNameFirst(month: Month): string {
  const name = monthName(month);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** In a line of 'I dag': «Oktober 2026 er klar til at blive afsluttet». */
export function monthReady(month: Month): string {
  return `${monthNameFirst(month)} er klar til at blive afsluttet`;
}
