import type { companyInvoiceEndpoints as rows } from "#contract/invoicing/company-invoice.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { dayOf } from "#rules/time/moment.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { fileOfDocument } from "#server/features/invoicing/documents/document-file.ts";
import { findSender } from "#server/features/invoicing/own/sender.queries.ts";
import { remindersOf } from "#server/features/invoicing/reminders/reminder.queries.ts";
import type { Db } from "#server/platform/database/database.ts";
import { pageOf } from "#server/platform/database/lists/pages.ts";
import { DomainError } from "#server/platform/errors.ts";
import { type Handler, ListPage } from "#server/platform/http/handler.ts";
import { ServiceFailure } from "#server/platform/integrations/failure.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import {
  countsOfCompany,
  documentsOfCompany,
  findOwnDocument,
  partsOfDocuments,
  unpaidOfCompany,
} from "./company-invoice.queries.ts";
import { invoiceToWire, owedToWire } from "./company-invoice.serializer.ts";
import { lastQuestions } from "./question.queries.ts";

/** One page of the caller's own documents, the newest first. Rule: What is left of an invoice, docs/rules/money.md. */
export const ownInvoices: Handler<typeof rows.ownInvoices> = async ({ session, query, now, services }) => {
  const { db } = services;
  const found = await documentsOfCompany(db, corporationOf(session).id, query, query);
  const { rows: page, next } = pageOf(found, query, ({ id }) => [id]);
  const ids = page.map(({ id }) => id);
  const parts = Map.groupBy(await partsOfDocuments(db, ids), ({ document_id }) => document_id);
  const questions = await lastQuestions(db, ids);
  const reminders = Map.groupBy(await remindersOf(db, ids), ({ document_id }) => document_id);
  const answer = page.map((document) =>
    invoiceToWire(document, {
      parts: parts.get(document.id) ?? [],
      question: questions.get(document.id),
      reminders: reminders.get(document.id) ?? [],
      today: dayOf(now),
    }),
  );
  return new ListPage(answer, next);
};

/** What the caller owes and where it is paid to, and how many documents a year has. */
export const ownInvoiceSummary: Handler<typeof rows.ownInvoiceSummary> = async ({
  session,
  query: { year },
  now,
  services: { db },
}) => {
  const { id } = corporationOf(session);
  const unpaid = await unpaidOfCompany(db, id);
  const years = await countsOfCompany(db, id);
  const company = await getCorporation(db, id);
  const asked = years.filter((one) => year === undefined || one.year === year);
  const sum = (key: "all" | "unpaid" | "credit_notes") => asked.reduce((so, one) => so + one[key], 0);
  return {
    owed: owedToWire(unpaid, dayOf(now)),
    years: years.map((one) => one.year),
    counts: { all: sum("all"), unpaid: sum("unpaid"), credit_notes: sum("credit_notes") },
    pay_to: await payToOf(db),
    grouping: company.invoice_grouping,
  };
};

/** The account of our own invoices; null where none is written down. */
async function payToOf(db: Db): Promise<AnswerOf<typeof rows.ownInvoiceSummary>["pay_to"]> {
  const { name, bank, bank_reg, bank_account, iban, bic } = await findSender(db);
  if (bank_account === "" && iban === "") return null;
  return { name, institution: bank, registration: bank_reg, account: bank_account, iban, bic };
}

/**
 * One of the caller's own documents as a PDF. Refuses `not_found`, and `invoice_file_away` while the service that made it
 * does not give it and we cannot draw it.
 */
export const ownInvoicePdf: Handler<typeof rows.ownInvoicePdf> = async ({ session, params, services }) => {
  const document = await findOwnDocument(services.db, corporationOf(session).id, params.id);
  if (!document) throw new DomainError("not_found");
  try {
    const { name, content } = await fileOfDocument(services, document.id);
    return { name, media_type: "application/pdf", content: content.toString("base64") };
  } catch (error) {
    if (error instanceof ServiceFailure) throw new DomainError("invoice_file_away");
    throw error;
  }
};
