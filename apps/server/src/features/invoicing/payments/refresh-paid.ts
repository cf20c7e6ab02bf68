import { sql } from "kysely";
import { isPaidByInvoices, owedOf } from "#rules/money/payments/owed.ts";
import type { Moment } from "#rules/time/moment.ts";
import { lockBooking, updateBooking } from "#server/features/bookings/booking.queries.ts";
import { isCreditedWhole, updateDocument } from "#server/features/invoicing/ledger/document.queries.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { findOwed } from "./payment.queries.ts";

/**
 * Notes whether a document of our own series is paid by what stands of payments and credit notes, and marks its bookings
 * accordingly. The document and its bookings are locked. Rules: What is owed of an invoice; Booking marked as paid,
 * docs/rules/payments.md.
 */
export async function refreshPaid(tx: Tx, documentId: number, now: Moment): Promise<void> {
  const owed = await findOwed(tx, documentId);
  if (owed?.vendor !== "own") return;
  await updateDocument(tx, documentId, { is_paid: owedOf(owed).isPaid });
  const parts = await tx
    .selectFrom("invoices")
    .select("booking_id")
    .distinct()
    .where("document_id", "=", documentId)
    .orderBy("booking_id")
    .execute();
  for (const { booking_id } of parts) await refreshMark(tx, booking_id, now);
}

async function refreshMark(tx: Tx, bookingId: number, now: Moment): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  if (!booking) return;
  const { invoices, paidAt } = await invoicesOfBooking(tx, bookingId);
  const isPaid = isPaidByInvoices(booking.is_sent_to_billy, invoices);
  const markedAt = booking.paid_at?.getTime();
  if (isPaid && markedAt === undefined) await updateBooking(tx, bookingId, { paid_at: new Date(now) });
  // A mark that a payment or a waived fee has set has its moment; a person's press has another one.
  if (!isPaid && markedAt !== undefined && paidAt.includes(markedAt)) {
    await updateBooking(tx, bookingId, { paid_at: null });
  }
}

/** The issued invoices and prepayments of a booking, and the moments at which payments of them were told and fees fell away. */
async function invoicesOfBooking(tx: Tx, bookingId: number) {
  const ofBooking = sql<boolean>`d.id in (select i.document_id from invoices i where i.booking_id = ${bookingId})`;
  const invoices = await tx
    .selectFrom("invoice_documents as d")
    .select(["d.is_paid as isPaid", isCreditedWhole.as("isCredited")])
    .where(ofBooking)
    .where("d.number", "is not", null)
    .where("d.kind", "<>", "credit_note")
    .execute();
  const told = await tx
    .selectFrom("document_payments as p")
    .innerJoin("invoice_documents as d", "d.id", "p.document_id")
    .select("p.created_at")
    .where(ofBooking)
    .execute();
  const ended = await tx
    .selectFrom("document_reminders as r")
    .innerJoin("invoice_documents as d", "d.id", "r.document_id")
    .select(["r.waived_at", "r.undone_at"])
    .where(ofBooking)
    .execute();
  const fellAway = ended.flatMap(({ waived_at, undone_at }) => [waived_at, undone_at]);
  return {
    invoices,
    paidAt: [...told.map(({ created_at }) => created_at), ...fellAway].flatMap((at) => at?.getTime() ?? []),
  };
}
