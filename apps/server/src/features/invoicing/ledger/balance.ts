import { agreedTimes } from "#rules/checkout/times.ts";
import type { Ore } from "#rules/money/ore.ts";
import { canPrepay, offeredAgain } from "#rules/money/proposal.ts";
import { isSentInFull, type SentState } from "#rules/money/readiness.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type BookingRow, findBooking, updateBooking } from "#server/features/bookings/booking.queries.ts";
import { markColumns } from "#server/features/bookings/invoiced-mark.ts";
import {
  lockShiftsOfBooking,
  type ShiftRow,
  updateShifts,
} from "#server/features/bookings/shifts/shift.queries.ts";
import { billedFor } from "#server/features/invoicing/amounts.ts";
import { priceAsBooked } from "#server/features/pricing/booked-price.ts";
import { registeredColumns, stampsOf } from "#server/features/pricing/shift-times.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { type DroppedFee, type InvoiceRow, invoicesOf, type SentLine } from "./ledger.queries.ts";

/** What of a document says whether it counts. */
type DocumentState = Pick<InvoiceRow, "id" | "state" | "credits" | "taken_back_at">;

/** Whether an invoice counts: it was not taken back, and no accepted credit note takes it back. */
export function isLive(invoice: DocumentState, all: readonly DocumentState[]): boolean {
  return invoice.taken_back_at === null && !isCredited(invoice, all);
}

/** Whether an accepted credit note has taken an invoice back. */
export function isCredited({ id }: DocumentState, all: readonly DocumentState[]): boolean {
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
 * What a prepayment of a booking is a part of, and what the earlier ones that count come to, in øre; null once nothing
 * more can be prepaid. Rules: Prepayment; What can be prepaid, docs/rules/money.md.
 */
export function prepayableOf(
  booking: BookingRow,
  shifts: readonly ShiftRow[],
  invoices: readonly InvoiceRow[],
  now: Moment,
): { price: Ore; prepaid: Ore } | null {
  const verdict = canPrepay({
    isCancelled: booking.status === "cancelled",
    isSentInFull: booking.is_sent_to_billy,
    deducted: prepaidOf(invoices).deducted,
  });
  if (!verdict.ok) return null;
  const isOver = now >= booking.ends_at.getTime();
  const price = isOver ? billedFor(booking, shifts).price : priceAsBooked(booking);
  const earlier = invoices.filter((one) => one.kind === "prepayment" && isLive(one, invoices));
  return { price: price.total, prepaid: earlier.reduce((sum, { total }) => sum + total, 0) };
}

/**
 * What the next invoice of a booking begins with: free lines, dropped fees, and who and what was left for later.
 * Rule: What the next invoice begins with, docs/rules/money.md.
 */
export function choicesToRepeat(all: readonly InvoiceRow[]): {
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
 * Keeps what lists read of a booking's documents: whether it is sent in full to accounting and to payroll ('FAKTURA SENDT'
 * and 'ZEN.'), whether that marks it as invoiced, and what is left of its prepayments in øre. Its booking is locked by the caller, who has changed a
 * document or a person. Rules: Sent in full; Marked as invoiced; Prepaid too much, docs/rules/money.md.
 */
export async function refreshMoneyState(tx: Tx, bookingId: number): Promise<void> {
  const shifts = await lockShiftsOfBooking(tx, bookingId);
  await registerAgreedSince(tx, shifts);
  const invoices = await invoicesOf(tx, [bookingId]);
  const selected = shifts.filter(({ status }) => status === "selected");
  const removedOnPayroll = shifts.filter((shift) => shift.status !== "selected" && shift.pay_state !== null);
  const hasAcceptedFees = invoices.some(
    (invoice) => invoice.kind === "invoice" && invoice.state === "accepted" && isLive(invoice, invoices),
  );
  const isInvoiced = isSentInFull(sidesOf(selected, "invoice_state"), hasAcceptedFees);
  await updateBooking(tx, bookingId, {
    is_sent_to_billy: isInvoiced,
    ...markColumns(await findBooking(tx, bookingId), isInvoiced),
    is_sent_to_zenegy: isSentInFull(sidesOf([...selected, ...removedOnPayroll], "pay_state")),
    prepaid_left: prepaidLeft(invoices),
  });
}

/**
 * Times on which both sides have agreed after a silence count on each side of the money that is free again.
 * Rule: Hours open after silence, docs/rules/checkout.md.
 */
async function registerAgreedSince(tx: Tx, shifts: readonly ShiftRow[]): Promise<void> {
  const changes = shifts.flatMap((shift) => {
    const agreed = shift.undisputed_at && agreedTimes(stampsOf(shift));
    const values = agreed ? registeredColumns(shift, agreed) : {};
    return Object.keys(values).length > 0 ? [{ shift, values }] : [];
  });
  await updateShifts(tx, changes);
}

/** What was prepaid, came off no invoice, and no credit note takes back, accepted or on its way; in øre. */
function prepaidLeft(all: readonly InvoiceRow[]): Ore {
  const counting = all.filter(({ id, taken_back_at }) => taken_back_at === null && !hasCreditNote(id, all));
  return counting.reduce((left, { kind, state, total, deducted }) => {
    const prepaid = kind === "prepayment" && state === "accepted" ? total : 0;
    return left + prepaid - deducted;
  }, 0);
}

function sidesOf(shifts: readonly ShiftRow[], column: "invoice_state" | "pay_state") {
  return shifts.map((shift) => ({
    sent: shift[column] as SentState | null,
    isNotMet: shift.not_met_for_booking,
  }));
}
