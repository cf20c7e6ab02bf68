import type { companyInvoiceEndpoints as rows } from "#contract/invoicing/company-invoice.endpoints.ts";
import { answerDay, canAnswer, canAsk } from "#rules/money/invoice-question.ts";
import { record } from "#server/features/events/record.ts";
import { lockDocument } from "#server/features/invoicing/ledger/document.queries.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { questionAnsweredBy } from "#texts/da/common/errors.ts";
import { invoiceQuestionMessages } from "#texts/da/common/validation.ts";
import { questionToWire } from "./company-invoice.serializer.ts";
import { notifyAnswered } from "./question.notifications.ts";
import {
  findQuestion,
  hasOpenQuestion,
  insertQuestion,
  lockQuestion,
  saveAnswer,
} from "./question.queries.ts";

/**
 * Asks the office about one of the caller's own documents. Refuses `not_found`, `question_open`, and a booking that the
 * document has nothing of. Rule: Asking about an invoice, docs/rules/money.md.
 */
export const askAboutInvoice: Handler<typeof rows.askAboutInvoice> = ({
  session,
  params,
  body: { about, message, booking_id = null },
  now,
  services,
}) =>
  inTransaction(services.db, async (tx) => {
    const { id: corporationId, loginId, actorId } = corporationOf(session);
    const locked = await lockDocument(tx, params.id);
    const isOwn = locked?.document.corporation_id === corporationId && locked.document.number !== null;
    if (!locked || !isOwn) throw new DomainError("not_found");
    if (booking_id !== null && locked.parts.every((part) => part.booking_id !== booking_id)) {
      throw new DomainError("invalid", { fields: { booking_id: invoiceQuestionMessages.booking } });
    }
    const verdict = canAsk({ hasOpenQuestion: await hasOpenQuestion(tx, params.id) });
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    const id = await insertQuestion(tx, {
      ...{ document_id: params.id, about, message, booking_id },
      ...{ asked_at: new Date(now), answer_by: answerDay(now), asked_by: actorId ?? loginId },
    });
    await record(
      { tx, actor: actorOf(session), now },
      { type: "invoice_document.ask_about_invoice", id: params.id, detail: { about }, corporationId },
    );
    return readQuestion(tx, id);
  });

/**
 * Answers what a company asked about an invoice, and tells it. Refuses `not_found`, and `question_answered`, which names
 * who has answered. Rule: Asking about an invoice, docs/rules/money.md.
 */
export const answerInvoiceQuestion: Handler<typeof rows.answerInvoiceQuestion> = ({
  session,
  params,
  body: { answer },
  now,
  services,
}) =>
  inTransaction(services.db, async (tx) => {
    const question = await lockQuestion(tx, params.id);
    if (!question) throw new DomainError("not_found");
    const verdict = canAnswer({ isAnswered: question.answered_at !== null });
    if (!verdict.ok) {
      throw new DomainError(verdict.refusal, { detail: questionAnsweredBy(question.answered_by ?? "") });
    }
    const { id: answered_by } = corporationOf(session);
    await saveAnswer(tx, params.id, { answer, answered_at: new Date(now), answered_by });
    const corporationId = await notifyAnswered({ tx, now, services }, question, answer);
    await record(
      { tx, actor: actorOf(session), now },
      { type: "invoice_document.answer_question", id: question.document_id, corporationId },
    );
    return readQuestion(tx, params.id);
  });

async function readQuestion(tx: Tx, id: number) {
  const question = await findQuestion(tx, id);
  if (!question) throw new DomainError("not_found");
  return questionToWire(question);
}
