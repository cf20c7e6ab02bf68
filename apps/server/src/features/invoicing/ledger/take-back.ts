import type { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import type { AdminCall } from "#server/features/bookings/admin/load-admin-bookings.ts";
import { lockBooking } from "#server/features/bookings/booking.queries.ts";
import { lockShift } from "#server/features/bookings/shifts/shift.queries.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { withdraw } from "#server/platform/outbox/outbox.queries.ts";
import { refreshMoneyState } from "./balance.ts";
import { documentOfInvoice, lockDocument } from "./document.queries.ts";
import { loadLedger } from "./get-ledger.ts";
import {
  type InvoiceRow,
  lockPayLine,
  type PayLineRow,
  releaseInvoice,
  type TimesBefore,
  updateInvoice,
  updatePayLine,
  updateShiftsOf,
} from "./ledger.queries.ts";
import { invoiceKey, payKey } from "./sent-documents.ts";

/**
 * Takes a refused invoice, credit note or prepayment back, with all bookings on it: it will not be sent any more, and what stood on it can be
 * corrected and sent anew. Refuses `not_found` and `not_refused`, also while somebody sends it again.
 */
export const takeInvoiceBack: Handler<typeof rows.takeInvoiceBack> = (call) =>
  inTransaction(call.services.db, async (tx) => {
    const locked = await lockDocument(tx, (await documentOfInvoice(tx, call.params.id)) ?? 0);
    const invoice = locked?.parts.find(({ id }) => id === call.params.id);
    if (!locked || !invoice) throw new DomainError("not_found");
    await withdrawRefused(tx, invoice, invoiceKey(invoice));
    for (const part of locked.parts) {
      await updateInvoice(tx, part.id, { taken_back_at: new Date(call.now) });
      if (part.kind === "invoice") await releaseInvoice(tx, part);
      await recordTakenBack(tx, call, part, "booking.take_back_invoice");
    }
    return loadLedger(tx, invoice.booking_id, call.now);
  });

/** Takes a refused pay line back. Refuses `not_found` and `not_refused`, also while somebody sends it again. */
export const takePayBack: Handler<typeof rows.takePayBack> = (call) =>
  inTransaction(call.services.db, async (tx) => {
    const line = await lockPayLine(tx, call.params.id);
    if (!line) throw new DomainError("not_found");
    await withdrawRefused(tx, line, payKey(line));
    await updatePayLine(tx, line.id, { taken_back_at: new Date(call.now) });
    if (line.kind !== "difference") await updateShiftsOf(tx, [line.shift_id], { pay_state: null });
    else await restoreTimes(tx, line);
    await recordTakenBack(tx, call, line, "booking.take_back_pay");
    return loadLedger(tx, line.booking_id, call.now);
  });

/** The effect is withdrawn in the same step, so that nobody can send it again from the mailbox afterwards. */
async function withdrawRefused(tx: Tx, row: InvoiceRow | PayLineRow, key: string): Promise<void> {
  const isOpen = row.state === "refused" && row.taken_back_at === null;
  if (!isOpen || !(await withdraw(tx, key))) throw new DomainError("not_refused");
}

/** The times of a difference that nobody pays are the shift's no more, unless the invoice was sent at them. */
async function restoreTimes(tx: Tx, { shift_id, times_before }: PayLineRow): Promise<void> {
  const shift = await lockShift(tx, shift_id);
  const { invoice = null, ...pay } = times_before as Partial<TimesBefore>;
  if (!shift || !("admin_employee_checkin_time" in pay)) return;
  const isAsPaid =
    shift.admin_checkin_time === shift.admin_employee_checkin_time &&
    shift.admin_checkout_time === shift.admin_employee_checkout_time;
  const isFree = shift.invoice_state === null && shift.status === "selected";
  const forInvoice = isFree && isAsPaid ? invoice : null;
  const isWithdrawn = pay.pay_withdrawn ?? false;
  const met = isFree && isWithdrawn !== shift.pay_withdrawn ? { not_met_for_booking: isWithdrawn } : null;
  await updateShiftsOf(tx, [shift_id], { ...pay, ...forInvoice, ...met });
}

async function recordTakenBack(
  tx: Tx,
  { session, now }: AdminCall,
  { id, booking_id }: InvoiceRow | PayLineRow,
  type: "booking.take_back_invoice" | "booking.take_back_pay",
): Promise<void> {
  await refreshMoneyState(tx, booking_id);
  const booking = await lockBooking(tx, booking_id);
  if (!booking) throw new Error(`Booking ${booking_id} is gone, though bookings are never deleted.`);
  await record({ tx, actor: actorOf(session), now }, { type, id: booking_id, detail: { id }, booking });
}
