import { vatOf } from "#rules/money/vat.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { lockBooking } from "#server/features/bookings/booking.queries.ts";
import { lockShiftsOfBooking } from "#server/features/bookings/shifts/shift.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
import { partOf } from "#server/features/invoicing/accounting/prepare-invoice.ts";
import { proposeInvoice } from "#server/features/invoicing/accounting/propose-invoice.ts";
import { namedProducts } from "#server/features/invoicing/amounts.ts";
import { insertDocument, updateDocument } from "#server/features/invoicing/ledger/document.queries.ts";
import {
  insertInvoice,
  insertPayLines,
  updateInvoice,
  updateShiftsOf,
} from "#server/features/invoicing/ledger/ledger.queries.ts";
import { partsOf } from "#server/features/invoicing/ledger/pay-parts.ts";
import { contentOf } from "#server/features/invoicing/ledger/queue-document.ts";
import { buyerOf } from "#server/features/invoicing/own/buyer.ts";
import { numberDocument } from "#server/features/invoicing/own/issue.ts";
import { insertPayment } from "#server/features/invoicing/payments/payment.queries.ts";
import { payOf } from "#server/features/pricing/worked-pay.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { defaultBrand } from "#texts/da/common/brand.ts";

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
  const company = await getCorporation(tx, booking.corporation_id);
  const employees = await loadEmployees(
    tx,
    going.map(({ employee_id }) => employee_id),
  );
  const people = new Map(employees.map((row) => [row.id, row]));
  const whole = partOf({ booking, proposal, choices: {} }, people);
  const { booking: _, people: __, ...part } = whole;
  const document = await insertDocument(tx, {
    ...{ corporation_id: company.id, kind: "invoice", vendor: "own" },
    ...{ net: proposal.total, vat: vatOf(proposal.total) },
    ...{ entry_date: dayOf(sentAt), created_at: at },
    content: contentOf(
      { kind: "invoice", parts: [whole], credited: null, corporation: company },
      defaultBrand,
    ),
  });
  const kind = "invoice" as const;
  const invoiceId = await insertInvoice(tx, { ...part, kind, document_id: document.id, created_at: at });
  const settled = { state: "accepted" as const, settled_at: at };
  await updateInvoice(tx, invoiceId, settled);
  await numberDocument(tx, document, buyerOf(company));
  if (booking.paid_at !== null) {
    await insertPayment(tx, {
      ...{ document_id: document.id, day: dayOf(booking.paid_at.getTime()), source: "hand" },
      ...{ amount: document.net + document.vat, created_at: booking.paid_at },
    });
    await updateDocument(tx, document.id, { is_paid: true });
  }
  if (isPaySent) {
    await insertPayLines(
      tx,
      going.map((shift) => {
        const pay = payOf(booking, shift);
        return {
          booking_id: bookingId,
          shift_id: shift.id,
          kind: "pay" as const,
          vendor: "file" as const,
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
    { invoice_id: invoiceId, invoice_state: "accepted", ...(isPaySent && { pay_state: "accepted" }) },
  );
}
