import type { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { paymentDateWhenSent } from "#rules/pay/payroll-period.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { findBooking } from "#server/features/bookings/booking.queries.ts";
import { shiftsOfBookings } from "#server/features/bookings/shifts/shift.queries.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
import { nameOf } from "#server/features/invoicing/accounting/invoice-proposal.serializer.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import type { PayrollVendor } from "#texts/da/admin/payroll-vendors.ts";
import { prepayableOf } from "./balance.ts";
import { invoicesOf, payLinesOf } from "./ledger.queries.ts";
import { loadDocumentFacts, payKey, serializeInvoices, stateOf, whyPayRefused } from "./sent-documents.ts";

type Ledger = AnswerOf<typeof rows.ledger>;

/** Every invoice, credit note and pay line of a booking, oldest first. Refuses `not_found`. */
export const getLedger: Handler<typeof rows.ledger> = ({ params, services, now }) =>
  loadLedger(services.db, params.id, now);

/** The ledger of a booking as it is now, for an answer after a change. Refuses `not_found`. */
export async function loadLedger(db: Db | Tx, bookingId: number, now: Moment): Promise<Ledger> {
  const booking = await findBooking(db, bookingId);
  if (!booking) throw new DomainError("not_found");
  const [invoices, payLines, shiftRows] = await Promise.all([
    invoicesOf(db, [bookingId]),
    payLinesOf(db, bookingId),
    shiftsOfBookings(db, [bookingId]),
  ]);
  const facts = await loadDocumentFacts(db, { invoices, payLines }, now);
  const shifts = new Map(shiftRows.map((shift) => [shift.id, shift]));
  const employees = await loadEmployees(db, [
    ...new Set([...shifts.values()].map((shift) => shift.employee_id)),
  ]);
  const people = new Map(employees.map((row) => [row.id, row]));

  const prepayable = prepayableOf(booking, [...shifts.values()], invoices, now);
  return {
    prepayable: prepayable && {
      price: toWireKroner(prepayable.price),
      prepaid: toWireKroner(prepayable.prepaid),
    },
    invoices: serializeInvoices(invoices, facts),
    pay: payLines.map((row) => ({
      id: row.id,
      shift_id: row.shift_id,
      name: nameOf(people.get(shifts.get(row.shift_id)?.employee_id ?? 0)),
      kind: row.kind,
      state: stateOf(row, facts.sentAgain.has(payKey(row))),
      hours: row.hours,
      amount: toWireKroner(row.amount),
      reason: row.reason || whyPayRefused(row),
      vendor: row.vendor as PayrollVendor | null,
      vendor_message: row.vendor_message || null,
      taken_back_at: row.taken_back_at?.toISOString() ?? null,
      payment_date: paymentDateWhenSent(booking.date, dayOf(row.created_at.getTime())),
      created_at: row.created_at.toISOString(),
      created_by: facts.writer(row.created_by),
    })),
  };
}
