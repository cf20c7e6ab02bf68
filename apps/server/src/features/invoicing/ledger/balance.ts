import { offeredAgain } from "#rules/money/proposal.ts";
import { isSentInFull, type SentState } from "#rules/money/readiness.ts";
import { updateBooking } from "#server/features/bookings/booking.queries.ts";
import { lockShiftsOfBooking, type ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { type DroppedFee, type InvoiceRow, invoicesOf, type SentLine } from "./ledger.queries.ts";

/** What of a document says whether it counts. */
type Standing = Pick<InvoiceRow, "id" | "state" | "credits" | "taken_back_at">;

/** Whether an invoice counts: it was not taken back, and no accepted credit note takes it back. */
export function isLive(invoice: Standing, all: readonly Standing[]): boolean {
  return invoice.taken_back_at === null && !isCredited(invoice, all);
}

/** Whether an accepted credit note has taken an invoice back. */
export function isCredited({ id }: Standing, all: readonly Standing[]): boolean {
  return all.some(({ credits, state }) => credits === id && state === "accepted");
}

/** Whether a credit note takes an invoice back, or tries to. */
export function hasCreditNote(invoiceId: number, all: readonly InvoiceRow[]): boolean {
  return all.some(({ credits, taken_back_at }) => credits === invoiceId && taken_back_at === null);
}

/**
 * What was prepaid for a booking and what of it came off invoices, in øre; `isOpen` while a prepayment, or the credit
 * note of one, is not settled.
 */
export function prepaidOf(all: readonly InvoiceRow[]): {
  prepaid: number;
  deducted: number;
  isOpen: boolean;
} {
  const live = all.filter((invoice) => isLive(invoice, all));
  const prepayments = live.filter(({ kind }) => kind === "prepayment");
  return {
    prepaid: prepayments.reduce((sum, { state, total }) => sum + (state === "accepted" ? total : 0), 0),
    deducted: live.reduce((sum, { deducted }) => sum + deducted, 0),
    isOpen: prepayments.some(({ id, state }) => state !== "accepted" || hasCreditNote(id, all)),
  };
}

/**
 * What the next invoice of a booking begins with: free lines, dropped fees, and who and what was left for later.
 * Rule: What the next invoice begins with, docs/rules/money.md.
 */
export function againOf(all: readonly InvoiceRow[]): {
  extras: SentLine[];
  droppedFees: DroppedFee[];
  left: number[];
} {
  const past = all
    .filter(({ kind }) => kind === "invoice")
    .map((row) => ({ row, sentAt: row.created_at.getTime(), lostAt: lostAtOf(row, all) }));
  const rows = offeredAgain(past).map(({ row }) => row);
  return {
    extras: rows.flatMap(({ lines }) => lines.filter(({ key }) => key === "extra")),
    droppedFees: rows.flatMap(({ dropped_fees }) => dropped_fees),
    left: rows.flatMap(({ left_shift_ids }) => left_shift_ids),
  };
}

function lostAtOf({ id, taken_back_at }: InvoiceRow, all: readonly InvoiceRow[]): number | null {
  const note = all.find(({ credits, state }) => credits === id && state === "accepted");
  return (taken_back_at ?? note?.settled_at ?? note?.created_at)?.getTime() ?? null;
}

/**
 * Keeps the two marks of a booking, 'FAKTURA SENDT' and 'ZEN.', by which lists are read, equal to what its documents
 * say. Its booking is locked by the caller. Rule: Sent in full, docs/rules/money.md.
 */
export async function refreshMarks(tx: Tx, bookingId: number): Promise<void> {
  const shifts = await lockShiftsOfBooking(tx, bookingId);
  const invoices = await invoicesOf(tx, [bookingId]);
  const selected = shifts.filter(({ status }) => status === "selected");
  const hasAcceptedFees = invoices.some(
    (invoice) => invoice.kind === "invoice" && invoice.state === "accepted" && isLive(invoice, invoices),
  );
  await updateBooking(tx, bookingId, {
    is_sent_to_billy: isSentInFull(sidesOf(selected, "invoice_state"), hasAcceptedFees),
    is_sent_to_zenegy: isSentInFull(sidesOf(selected, "pay_state")),
  });
}

function sidesOf(shifts: readonly ShiftRow[], column: "invoice_state" | "pay_state") {
  return shifts.map((shift) => ({
    sent: shift[column] as SentState | null,
    isNotMet: shift.not_met_for_booking,
  }));
}
