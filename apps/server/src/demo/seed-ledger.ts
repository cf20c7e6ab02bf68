import { addDays, dayOf, type Moment } from "#rules/time/moment.ts";
import { lockBooking } from "#server/features/bookings/booking.queries.ts";
import { lockShiftsOfBooking } from "#server/features/bookings/shifts/shift.queries.ts";
import { proposeInvoice } from "#server/features/invoicing/accounting/propose-invoice.ts";
import { namedProducts } from "#server/features/invoicing/amounts.ts";
import {
  insertInvoice,
  insertPayLines,
  updateInvoice,
  updateShiftsOf,
} from "#server/features/invoicing/ledger/ledger.queries.ts";
import { partsOf } from "#server/features/invoicing/ledger/pay-parts.ts";
import { payOf } from "#server/features/pricing/worked-pay.ts";
import type { Tx } from "#server/platform/database/database.ts";

/** The accepted invoice of a booking that was worked, agreed and approved, and its pay lines where they have gone too. */
export async function seedLedger(
  tx: Tx,
  bookingId: number,
  sentAt: Moment,
  isPaySent: boolean,
): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  if (!booking) return;
  const shifts = await lockShiftsOfBooking(tx, bookingId);
  const products = namedProducts({ staffType: booking.billy_id, rush: null, emergency: null });
  const proposal = proposeInvoice({ booking, shifts, invoices: [], products }, {}, sentAt);
  const going = proposal.shifts.filter(({ goes }) => goes).map(({ shift }) => shift);
  const at = new Date(sentAt);
  const invoice = await insertInvoice(tx, {
    booking_id: bookingId,
    kind: "invoice",
    total: proposal.total,
    lines: proposal.lines,
    shift_ids: going.map(({ id }) => id),
    created_at: at,
  });
  const settled = { state: "accepted" as const, settled_at: at };
  await updateInvoice(tx, invoice.id, {
    ...settled,
    number: `VK-${bookingId}-${invoice.id}`,
    due_date: addDays(dayOf(sentAt), booking.payment_deadline),
    is_paid: booking.paid_at !== null,
  });
  if (isPaySent) {
    await insertPayLines(
      tx,
      going.map((shift) => {
        const pay = payOf(booking, shift);
        return {
          booking_id: bookingId,
          shift_id: shift.id,
          kind: "pay" as const,
          hours: pay?.paidHours ?? 0,
          hourly_wage: booking.hourly_wage,
          amount: pay?.pay ?? 0,
          parts: JSON.stringify(partsOf(pay)),
          created_at: at,
          ...settled,
        };
      }),
    );
  }
  await updateShiftsOf(
    tx,
    going.map(({ id }) => id),
    { invoice_id: invoice.id, invoice_state: "accepted", ...(isPaySent && { pay_state: "accepted" }) },
  );
}
