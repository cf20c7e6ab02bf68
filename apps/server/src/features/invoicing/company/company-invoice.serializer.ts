import type { WireCompanyInvoice } from "#contract/invoicing/company-invoice.endpoints.ts";
import { companyInvoiceOf, type OwedPart, owedOf } from "#rules/money/company-invoice.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { feeOwed } from "#rules/money/reminders/next-reminder.ts";
import type { Day } from "#rules/time/moment.ts";
import type { NamedReminder } from "#server/features/invoicing/reminders/reminder.queries.ts";
import { departmentName } from "#texts/da/common/department-name.ts";
import type { CompanyDocument, DocumentPart, unpaidOfCompany } from "./company-invoice.queries.ts";
import type { QuestionRow } from "./question.queries.ts";

/** What is known of a document besides its own row. */
interface AroundDocument {
  readonly parts: readonly DocumentPart[];
  readonly question: QuestionRow | undefined;
  /** The newest first. */
  readonly reminders: readonly NamedReminder[];
  readonly today: Day;
}

/** A document as its company reads it; a credit note's amounts are negative. */
export function invoiceToWire(
  document: CompanyDocument,
  { parts, question, reminders, today }: AroundDocument,
): WireCompanyInvoice {
  const { id, number, kind, content, delivery, credited_id, credited_number } = document;
  const kroner = (ore: number) => toWireKroner(kind === "credit_note" ? 0 - ore : ore);
  const { state, left } = standingOf(document, today);
  return {
    ...{ id, number, kind },
    date: document.entry_date,
    due_date: document.due_date,
    booking_ids: [...new Set(parts.map(({ booking_id }) => booking_id))],
    net: kroner(document.net),
    vat: kroner(document.vat),
    gross: kroner(document.net + document.vat),
    state,
    ...{ paid: toWireKroner(document.paid), left: toWireKroner(left) },
    pdf_url: `corporations/invoices/${id}/pdf`,
    order_reference: content.orderReference ?? "",
    ean_delivery: delivery,
    credits:
      credited_id !== null && credited_number !== null ? { id: credited_id, number: credited_number } : null,
    credit_notes: document.notes.map((note) => ({ id: note.id, number: note.number })),
    bookings: parts.map((part) => partToWire(part, content, kroner)),
    question: question ? questionToWire(question) : null,
    reminders: reminders
      .filter(({ undone_at }) => undone_at === null)
      .map(({ step, day, fee, waived_at }) => {
        const owed = feeOwed({ fee, isWaived: waived_at !== null, isWithdrawn: false });
        return { step, day, fee: toWireKroner(state === "credited" ? 0 : owed) };
      }),
  };
}

function partToWire(
  part: DocumentPart,
  { bookings = [] }: Partial<CompanyDocument["content"]>,
  kroner: (ore: number) => number,
): WireCompanyInvoice["bookings"][number] {
  // As it was when the document was made; what a service had before that was kept is read from the booking.
  const then = bookings.find(({ id }) => id === part.booking_id);
  return {
    id: part.booking_id,
    date: then?.day ?? part.date,
    job_title: then?.jobTitle ?? part.job_title,
    people: then?.people.length ?? part.shift_ids.length,
    start_time: then?.times.from ?? part.start_time,
    end_time: then?.times.to ?? part.end_time,
    department: then?.department ? departmentName(then.department) : "",
    total: kroner(part.total),
    lines: part.lines.map(({ description, quantity, amount }) => ({
      ...{ description, quantity },
      amount: kroner(amount),
    })),
  };
}

/** A question as company and office read it. */
export function questionToWire({
  document_id: _,
  asked_at,
  answered_at,
  ...question
}: QuestionRow): NonNullable<WireCompanyInvoice["question"]> {
  return {
    ...question,
    asked_at: asked_at.toISOString(),
    answered_at: answered_at?.toISOString() ?? null,
  };
}

type Unpaid = Awaited<ReturnType<typeof unpaidOfCompany>>[number];

/** How far a document is, and what of it is left, in øre. Rule: What is left of an invoice, docs/rules/money.md. */
function standingOf(
  { kind, net, vat, notes, paid, fees, is_paid, due_date }: Omit<Unpaid, "id" | "number">,
  today: Day,
) {
  const credited = {
    net: notes.reduce((sum, note) => sum + note.net, 0),
    gross: notes.reduce((sum, note) => sum + note.net + note.vat, 0),
  };
  const isCreditNote = kind === "credit_note";
  return companyInvoiceOf(
    { isCreditNote, net, gross: net + vat, credited, paid, fees, isPaid: is_paid, dueDate: due_date },
    today,
  );
}

/** What a company owes. Rule: What a company owes, docs/rules/money.md. */
export function owedToWire(unpaid: readonly Unpaid[], today: Day) {
  const byId = new Map(unpaid.map((document) => [document.id, document]));
  const left = new Map(unpaid.map((document) => [document.id, standingOf(document, today).left]));
  const owed = owedOf(
    unpaid.map(({ id, due_date }) => ({ id, dueDate: due_date, left: left.get(id) ?? 0 })),
    today,
  );
  const part = (of: OwedPart | null) =>
    of && {
      amount: toWireKroner(of.amount),
      due_date: of.dueDate,
      invoices: of.ids.map((id) => ({
        id,
        number: byId.get(id)?.number ?? "",
        credit_notes: (byId.get(id)?.notes ?? []).map(({ number }) => number),
        paid: toWireKroner(byId.get(id)?.paid ?? 0),
        left: toWireKroner(left.get(id) ?? 0),
      })),
    };
  return {
    total: toWireKroner(owed.total),
    overdue: part(owed.overdue),
    next: part(owed.next),
    later: part(owed.later),
  };
}
