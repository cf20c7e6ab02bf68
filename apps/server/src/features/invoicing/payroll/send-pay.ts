import type { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import { fromWireKroner, toWireKroner } from "#rules/money/ore.ts";
import type { AdminCall } from "#server/features/bookings/admin/load-admin-bookings.ts";
import { type BookingRow, findBooking, lockBooking } from "#server/features/bookings/booking.queries.ts";
import {
  lockShiftsOfBooking,
  type ShiftRow,
  shiftsOfBookings,
} from "#server/features/bookings/shifts/shift.queries.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
import { serializeMissingData } from "#server/features/employees/pay-data.ts";
import { nameOf } from "#server/features/invoicing/accounting/invoice-proposal.serializer.ts";
import { notReadyOf } from "#server/features/invoicing/accounting/prepare-invoice.ts";
import { refreshMoneyState } from "#server/features/invoicing/ledger/balance.ts";
import { updateShiftsOf } from "#server/features/invoicing/ledger/ledger.queries.ts";
import { partsOf } from "#server/features/invoicing/ledger/pay-parts.ts";
import { queuePay } from "#server/features/invoicing/ledger/queue-pay.ts";
import { assertSeenTotal } from "#server/features/invoicing/seen-total.ts";
import { sendBatch } from "#server/features/invoicing/send-batch.ts";
import { cancellationPayStates } from "#server/features/pricing/cancellation-pay.ts";
import { paidTimesOf } from "#server/features/pricing/worked-pay.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { sentMeanwhile } from "#texts/da/admin/ledger.ts";
import { missingPayrollDataOf } from "#texts/da/common/errors.ts";
import { changedPayData } from "./changed-pay-data.ts";
import { type ProposedPay, proposePay } from "./propose-pay.ts";

/** What a pay run of a booking would hold; nothing is written. Refuses `not_found`. */
export const payProposal: Handler<typeof rows.payProposal> = async ({ params, now, services }) => {
  const booking = await findBooking(services.db, params.id);
  if (!booking) throw new DomainError("not_found");
  const proposed = await propose(
    services.db,
    booking,
    await shiftsOfBookings(services.db, [booking.id]),
    undefined,
    now,
  );
  const going = proposed.filter(({ goes }) => goes);
  const people = new Set(proposed.map(({ employee }) => employee.id));
  const changed = await changedPayData(services.db, [...people], services.secrets);
  return {
    booking_id: booking.id,
    shifts: proposed.map(({ shift, employee, kind, goes, reason, pay }) => ({
      shift_id: shift.id,
      kind,
      employee_id: employee.id,
      name: nameOf(employee),
      goes,
      reason,
      changed: shift.pay_state === null ? (changed.get(employee.id) ?? null) : null,
      missing_data: reason === "missing_data" ? serializeMissingData(employee, now) : null,
      ...paidTimesOf(booking, shift),
      hours: pay?.paidHours ?? 0,
      total: toWireKroner(pay?.pay ?? 0),
    })),
    total: toWireKroner(totalOf(going)),
  };
};

/**
 * Queues the pay lines of the named people, or of everybody who may go. Refuses `not_found`, `already_sent_to_zenegy`, `nothing_to_send`, `not_ready` with the shifts,
 * `missing_payroll_data` with the names, and `total_changed` with both sums.
 */
export const sendPay: Handler<typeof rows.sendPay> = async (call) => {
  await sendBooking(call, call.params.id, call.body ?? {});
  return { status: "success" };
};

/** Queues the pay of several bookings, each in its own transaction with its own result. */
export const sendPayOfMany: Handler<typeof rows.sendPayOfMany> = async (call) => {
  const { body } = call;
  const bookings =
    "bookings" in body
      ? body.bookings
      : body.bookingIds.map((id): { booking_id: number } & PayRunParams => ({ booking_id: id }));
  return sendBatch(bookings, ({ booking_id, ...params }) => sendBooking(call, booking_id, params));
};

/** In øre. */
function totalOf(going: readonly ProposedPay[]): number {
  return going.reduce((sum, { pay }) => sum + (pay?.pay ?? 0), 0);
}

/** Who is to be paid, everybody who may where nobody is named, and the sum that was seen of them, in kroner. */
interface PayRunParams {
  readonly shift_ids?: readonly number[] | undefined;
  readonly total?: number | undefined;
}

function sendBooking(call: AdminCall, bookingId: number, params: PayRunParams): Promise<null> {
  const { shift_ids: shiftIds, total } = params;
  return inTransaction(call.services.db, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (!booking) throw new DomainError("not_found");
    const shifts = await lockShiftsOfBooking(tx, bookingId);
    const proposed = await propose(tx, booking, shifts, shiftIds, call.now);
    assertNamedReady(proposed, shiftIds);
    const going = proposed.filter(({ goes }) => goes);
    if (going.length === 0) throw whyNothing(proposed);
    if (total !== undefined) assertSeenTotal(totalOf(going), { total: fromWireKroner(total) });

    const lines = going.map(({ shift, employee, kind, pay }) => {
      const { paidHours: hours, pay: amount } = pay ?? { paidHours: 0, pay: 0 };
      return { shift, employee, kind, hours, amount, parts: partsOf(pay), reason: "" };
    });
    const saved = await queuePay(tx, call, booking, lines);
    for (const state of ["queued", "accepted"] as const) {
      const ids = saved.filter((line) => line.state === state).map(({ shift_id }) => shift_id);
      await updateShiftsOf(tx, ids, { pay_state: state });
    }
    await refreshMoneyState(tx, bookingId);
    return null;
  });
}

async function propose(
  db: Db | Tx,
  booking: BookingRow,
  shifts: readonly ShiftRow[],
  shiftIds: readonly number[] | undefined,
  now: number,
): Promise<ProposedPay[]> {
  const rows = await loadEmployees(db, [...new Set(shifts.map(({ employee_id }) => employee_id))]);
  const employees = new Map(rows.map((row) => [row.id, row]));
  const cancelled = new Set((await cancellationPayStates(db, shifts, now)).keys());
  return proposePay({ booking, shifts, employees, cancelled }, shiftIds, now);
}

function assertNamedReady(proposed: readonly ProposedPay[], shiftIds: readonly number[] | undefined): void {
  if (shiftIds === undefined) return;
  const named = proposed.filter(({ shift }) => shiftIds.includes(shift.id));
  if (named.length < new Set(shiftIds).size) {
    throw new DomainError("not_found", { detail: sentMeanwhile.gone });
  }
  const staying = named.filter(({ reason }) => reason !== null);
  if (staying.length === 0) return;
  const facts = { shifts: staying.map(({ shift, reason }) => ({ shift_id: shift.id, reason })) };
  if (staying.every(({ reason }) => reason === "missing_data")) {
    throw new DomainError("missing_payroll_data", { detail: missingDataOf(staying), facts });
  }
  throw notReadyOf(facts.shifts, named.length);
}

/** Why nobody of a booking can be paid now. */
function whyNothing(proposed: readonly ProposedPay[]): DomainError {
  const lacking = proposed.filter(({ reason }) => reason === "missing_data");
  if (lacking.length > 0) {
    return new DomainError("missing_payroll_data", { detail: missingDataOf(lacking) });
  }
  const isSent = proposed.some(({ reason }) => reason === "already_sent");
  const isDone = proposed.every(({ reason }) => reason === "already_sent" || reason === "not_met");
  return new DomainError(isSent && isDone ? "already_sent_to_zenegy" : "nothing_to_send");
}

function missingDataOf(people: readonly ProposedPay[]): string {
  return missingPayrollDataOf([...new Set(people.map(({ employee }) => nameOf(employee)))]);
}
