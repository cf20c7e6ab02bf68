import type { Moment } from "#rules/time/moment.ts";
import { lockBooking } from "#server/features/bookings/booking.queries.ts";
import { findShift, type ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { record } from "#server/features/events/record.ts";
import { SYSTEM } from "#server/platform/audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { PermanentFailure } from "#server/platform/integrations/failure.ts";
import { deliveryReason } from "#texts/da/admin/delivery-reasons.ts";
import type { PayrollVendor } from "#texts/da/admin/payroll-vendors.ts";
import { refreshMoneyState } from "./balance.ts";
import { lockDocument } from "./document.queries.ts";
import {
  type InvoiceRow,
  lockInvoice,
  lockPayLine,
  type Outcome,
  type PayLineRow,
  releaseInvoice,
  updateInvoice,
  updatePayLine,
  updateShiftsOf,
} from "./ledger.queries.ts";

/**
 * What an admin reads beside a refusal: the vendor's own words, else what was wrong in Danish, else its code. `vendor` is
 * the payroll service, or says that it is accounting.
 */
export function vendorWords(
  { said, problem, message }: PermanentFailure,
  vendor: "accounting" | PayrollVendor,
): string {
  if (said !== null) return said;
  if (problem === "refused") return message;
  if (vendor === "accounting") return deliveryReason(problem, vendor, "failed");
  return deliveryReason(problem, "payroll", "failed", vendor);
}

/** Notes what became of an invoice, credit note or prepayment, and what follows for its bookings' shifts. */
export async function settleDocument(tx: Tx, documentId: number, outcome: Outcome): Promise<void> {
  const locked = await lockDocument(tx, documentId);
  for (const part of locked?.parts ?? []) await settleInvoice(tx, part, outcome);
  if (!locked || outcome.state !== "accepted") return;
  const document = { id: documentId, corporation_id: locked.document.corporation_id };
  await record({ tx, actor: SYSTEM, now: outcome.now }, { type: "invoice_document.accept", document });
}

async function settleInvoice(
  tx: Tx,
  invoice: InvoiceRow,
  { state, vendorMessage = "", now }: Outcome,
): Promise<void> {
  await updateInvoice(tx, invoice.id, {
    state,
    vendor_message: vendorMessage,
    settled_at: new Date(now),
  });
  if (invoice.kind === "invoice") {
    await updateShiftsOf(tx, await shiftsStillOn(tx, invoice), { invoice_state: state });
  }
  if (invoice.kind === "credit_note" && state === "accepted" && invoice.credits !== null) {
    const credited = await lockInvoice(tx, invoice.credits);
    if (credited) await releaseInvoice(tx, credited);
  }
  await recordSettled(tx, invoice, [], now);
}

/** Notes what the payroll service made of a pay line. */
export async function settlePayLine(tx: Tx, payLineId: number, outcome: Outcome): Promise<void> {
  const line = await lockPayLine(tx, payLineId);
  if (!line) return;
  const { state, vendorMessage = "", now } = outcome;
  await updatePayLine(tx, line.id, { state, vendor_message: vendorMessage, settled_at: new Date(now) });
  if (line.kind !== "difference") await updateShiftsOf(tx, [line.shift_id], { pay_state: state });
  await recordSettled(tx, line, await paidShift(tx, line), now);
}

/**
 * Notes that a document that was refused is on its way again: until the service has said what became of it, it may be
 * there, and is not taken back.
 */
export async function reopenDocument(tx: Tx, documentId: number, now: Moment): Promise<void> {
  const locked = await lockDocument(tx, documentId);
  for (const part of locked?.parts ?? []) if (isRefused(part)) await reopenInvoice(tx, part, now);
}

async function reopenInvoice(tx: Tx, invoice: InvoiceRow, now: Moment): Promise<void> {
  await updateInvoice(tx, invoice.id, { state: "queued", settled_at: null });
  if (invoice.kind === "invoice") {
    await updateShiftsOf(tx, await shiftsStillOn(tx, invoice), { invoice_state: "queued" });
  }
  await recordSettled(tx, invoice, [], now);
}

/**
 * Notes which payroll service a pay line is handed to, before it is; and of one that was refused that it is on its way
 * again. `choose` is told which one it was handed to before, null for none.
 */
export async function beginPayLine(
  tx: Tx,
  payLineId: number,
  choose: (bound: PayrollVendor | null) => PayrollVendor,
  now: Moment,
): Promise<PayrollVendor> {
  const line = await lockPayLine(tx, payLineId);
  const bound = (line?.vendor ?? null) as PayrollVendor | null;
  const vendor = choose(bound);
  if (!line) return vendor;
  if (vendor !== bound) await updatePayLine(tx, line.id, { vendor });
  if (isRefused(line)) await reopenPayLine(tx, line, now);
  return vendor;
}

async function reopenPayLine(tx: Tx, line: PayLineRow, now: Moment): Promise<void> {
  await updatePayLine(tx, line.id, { state: "queued", settled_at: null });
  if (line.kind !== "difference") await updateShiftsOf(tx, [line.shift_id], { pay_state: "queued" });
  await recordSettled(tx, line, await paidShift(tx, line), now);
}

function isRefused({ state, taken_back_at }: InvoiceRow | PayLineRow): boolean {
  return state === "refused" && taken_back_at === null;
}

/** The shifts that stand on this very invoice. */
async function shiftsStillOn(tx: Tx, { id }: InvoiceRow): Promise<number[]> {
  const rows = await tx.selectFrom("shifts").select("id").where("invoice_id", "=", id).execute();
  return rows.map((row) => row.id);
}

/** Whose page says what became of the pay. */
async function paidShift(tx: Tx, { shift_id }: PayLineRow): Promise<ShiftRow[]> {
  const shift = await findShift(tx, shift_id);
  return shift ? [shift] : [];
}

async function recordSettled(
  tx: Tx,
  { booking_id }: InvoiceRow | PayLineRow,
  shifts: readonly ShiftRow[],
  now: Moment,
): Promise<void> {
  await refreshMoneyState(tx, booking_id);
  const booking = await lockBooking(tx, booking_id);
  if (!booking) return;
  await record({ tx, actor: SYSTEM, now }, { type: "booking.document_settled", shifts, booking });
}
