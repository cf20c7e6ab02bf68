import type { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { paymentDateWhenSent } from "#rules/pay/payroll-period.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { findBooking } from "#server/features/bookings/booking.queries.ts";
import { shiftsOfBookings } from "#server/features/bookings/shifts/shift.queries.ts";
import { loadCorporations } from "#server/features/corporations/corporation.queries.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
import { nameOf } from "#server/features/invoicing/accounting/invoice-proposal.serializer.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { outboxByKeys } from "#server/platform/outbox/outbox.queries.ts";
import { type InvoiceRow, invoicesOf, type PayLineRow, payLinesOf } from "./ledger.queries.ts";
import { prepayableOf } from "./prepayable.ts";
import { invoiceKey, serializeInvoices, stateOf, whyRefused, writersIn } from "./sent-documents.ts";

type Ledger = AnswerOf<typeof rows.ledger>;

/** Every invoice, credit note and pay line of a booking, oldest first. Refuses `not_found`. */
export const getLedger: Handler<typeof rows.ledger> = ({ params, services, now }) =>
  loadLedger(services.db, params.id, now);

/** The same for those who changed it. */
export async function loadLedger(db: Db | Tx, bookingId: number, now: Moment): Promise<Ledger> {
  const booking = await findBooking(db, bookingId);
  if (!booking) throw new DomainError("not_found");
  const invoices = await invoicesOf(db, [bookingId]);
  const payLines = await payLinesOf(db, bookingId);
  const waiting = await waitingAgain(db, invoices, payLines);
  const shifts = new Map((await shiftsOfBookings(db, [bookingId])).map((shift) => [shift.id, shift]));
  const employees = await loadEmployees(db, [
    ...new Set([...shifts.values()].map((shift) => shift.employee_id)),
  ]);
  const people = new Map(employees.map((row) => [row.id, row]));
  const writers = [...invoices, ...payLines].flatMap(({ created_by }) => created_by ?? []);
  const admins = await loadCorporations(db, [...new Set(writers)]);
  const writer = writersIn(admins);

  const prepayable = prepayableOf(booking, [...shifts.values()], invoices, now);
  return {
    prepayable: prepayable && {
      price: toWireKroner(prepayable.price),
      prepaid: toWireKroner(prepayable.prepaid),
    },
    invoices: serializeInvoices(invoices, { waiting, writer, now }),
    pay: payLines.map((row) => ({
      id: row.id,
      shift_id: row.shift_id,
      name: nameOf(people.get(shifts.get(row.shift_id)?.employee_id ?? 0)),
      kind: row.kind,
      state: stateOf(row, waiting.has(payKey(row))),
      hours: row.hours,
      amount: toWireKroner(row.amount),
      reason: row.reason || whyRefused(row, "pay"),
      vendor_message: row.vendor_message || null,
      taken_back_at: row.taken_back_at?.toISOString() ?? null,
      payment_date: paymentDateWhenSent(booking.date, dayOf(row.created_at.getTime())),
      created_at: row.created_at.toISOString(),
      created_by: writer(row.created_by),
    })),
  };
}

/** The key of the effect that carries a pay line. */
export function payKey({ id }: Pick<PayLineRow, "id">): string {
  return outboxKey("ledger-pay", id);
}

/** The keys of those that were refused and that somebody sent again from the mailbox. */
async function waitingAgain(
  db: Db | Tx,
  invoices: readonly InvoiceRow[],
  payLines: readonly PayLineRow[],
): Promise<ReadonlySet<string>> {
  const isRefused = ({ state, taken_back_at }: InvoiceRow | PayLineRow) =>
    state === "refused" && taken_back_at === null;
  const keys = [...invoices.filter(isRefused).map(invoiceKey), ...payLines.filter(isRefused).map(payKey)];
  const rows = await outboxByKeys(db, keys);
  return new Set(rows.filter(({ status }) => status !== "failed").map(({ key }) => key));
}
