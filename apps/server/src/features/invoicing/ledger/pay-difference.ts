import type { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import { fromWireKroner, toWireKroner } from "#rules/money/ore.ts";
import { isAboveLimit, payDifference } from "#rules/money/proposal.ts";
import { findBooking, lockBooking } from "#server/features/bookings/booking.queries.ts";
import {
  findShift,
  lockShift,
  type ShiftRow,
  updateShift,
} from "#server/features/bookings/shifts/shift.queries.ts";
import { findEmployee } from "#server/features/employees/employee.queries.ts";
import { lacksPayData } from "#server/features/employees/pay-data.ts";
import { assertWholeDay } from "#server/features/invoicing/page/settle-times.ts";
import { assertSeenTotal } from "#server/features/invoicing/seen-total.ts";
import { endOfSilence } from "#server/features/pricing/shift-times.ts";
import { payOf } from "#server/features/pricing/worked-pay.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { cancellationHasNoTimes, payAboveLimit } from "#texts/da/admin/ledger.ts";
import { missingPayrollDataOf } from "#texts/da/common/errors.ts";
import { refreshMoneyState } from "./balance.ts";
import { loadLedger } from "./get-ledger.ts";
import { findPayLine, lockPayLine, type PayLineRow, payLinesOf, type TimesBefore } from "./ledger.queries.ts";
import { partsIn, partsOf, pensionDifference } from "./pay-parts.ts";
import { queuePay } from "./queue-pay.ts";

type Correction = { readonly from: string; readonly to: string } | { readonly no_work: unknown };

/**
 * What a shift was paid, what it comes to with other times, and the difference, in kroner; nothing is written. Refuses
 * `not_found`, `not_selected` for times of whom the company took off, and `not_accepted` while a line is under way.
 */
export const payDifferenceProposal: Handler<typeof rows.payDifferenceProposal> = async (call) => {
  const { params, query, services } = call;
  const line = await findPayLine(services.db, params.id);
  const booking = line && (await findBooking(services.db, line.booking_id));
  const shift = line && (await findShift(services.db, line.shift_id));
  if (!line || !booking || !shift) throw new DomainError("not_found");
  assertCorrectable(shift, query);
  const paid = sumOf(await acceptedLinesOf(services.db, line));
  const due = payOf(booking, { ...shift, ...correctedTo(shift, query) })?.pay ?? 0;
  return { paid: toWireKroner(paid), due: toWireKroner(due), difference: toWireKroner(due - paid) };
};

/**
 * Queues a pay line for the difference between what a shift was paid and what other times come to, or all of it where
 * the person did not work. That is then so for pay, and for the invoice as well where the shift stands on none. Refuses
 * `not_found`, `not_selected` for times of whom the company took off, `not_accepted`, `whole_day`, `above_limit`, `no_difference`, `missing_payroll_data`, and
 * `total_changed` with both amounts where another difference was seen.
 */
export const sendPayDifference: Handler<typeof rows.payDifference> = (call) => {
  const { params, body, services } = call;
  return inTransaction(services.db, async (tx) => {
    const line = await lockPayLine(tx, params.id);
    const booking = line && (await lockBooking(tx, line.booking_id));
    const before = line && (await lockShift(tx, line.shift_id));
    if (!line || !booking || !before) throw new DomainError("not_found");
    assertCorrectable(before, body);
    const lines = await acceptedLinesOf(tx, line);
    if (!("no_work" in body)) assertWholeDay(booking, body);
    const corrected = correctedTo(before, body);
    const shift = await updateShift(tx, before.id, { ...corrected, ...endOfSilence(before, corrected) });
    const due = payOf(booking, shift);
    if (isAboveLimit(due?.pay ?? 0)) throw new DomainError("above_limit", { detail: payAboveLimit });
    const difference = payDifference(lines, { hours: due?.paidHours ?? 0, amount: due?.pay ?? 0 });
    if (!difference) throw new DomainError("no_difference");
    if (body.total !== undefined) assertSeenTotal(difference.amount, { total: fromWireKroner(body.total) });
    const employee = await findEmployee(tx, shift.employee_id);
    if (!employee) throw new DomainError("not_found");
    if (lacksPayData(employee)) {
      const detail = missingPayrollDataOf([`${employee.first_name} ${employee.last_name}`]);
      throw new DomainError("missing_payroll_data", { detail });
    }
    await queuePay(tx, call, booking, [
      {
        shift,
        employee,
        kind: "difference",
        ...difference,
        parts: pensionDifference(
          lines.map(({ parts }) => partsIn(parts)),
          partsOf(due),
        ),
        reason: body.reason,
        timesBefore: timesOf(before, "no_work" in body),
        place: lines.length,
      },
    ]);
    // Whoever did not work is waited for no more: the booking may be sent in full by that.
    await refreshMoneyState(tx, booking.id);
    return loadLedger(tx, booking.id, call.now);
  });
};

/** All lines of the shift that `line` stands for. Refuses `not_accepted` unless all of them are. */
async function acceptedLinesOf(db: Db | Tx, line: PayLineRow): Promise<PayLineRow[]> {
  const lines = (await payLinesOf(db, line.booking_id)).filter(
    ({ shift_id, taken_back_at }) => shift_id === line.shift_id && taken_back_at === null,
  );
  if (line.taken_back_at !== null || lines.some(({ state }) => state !== "accepted")) {
    throw new DomainError("not_accepted");
  }
  return lines;
}

/** Whoever was taken off has no times: what was paid for that is taken back as a whole. Refuses `not_selected`. */
function assertCorrectable({ status }: ShiftRow, body: Correction): void {
  if (status === "selected" || "no_work" in body) return;
  throw new DomainError("not_selected", { detail: cancellationHasNoTimes });
}

function sumOf(lines: readonly PayLineRow[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** A shift as it is paid after the correction; on no invoice, it is billed in the same way. */
function correctedTo(before: ShiftRow, body: Correction) {
  const isFree = before.invoice_state === null && before.status === "selected";
  if ("no_work" in body) return { pay_withdrawn: true, ...(isFree && { not_met_for_booking: true }) };
  const forInvoice = {
    admin_checkin_time: body.from,
    admin_checkout_time: body.to,
    not_met_for_booking: false,
  };
  return {
    admin_employee_checkin_time: body.from,
    admin_employee_checkout_time: body.to,
    pay_withdrawn: false,
    ...(isFree && forInvoice),
  };
}

/** What taking the line back restores; that nothing was worked changes no times of the invoice. */
function timesOf(shift: ShiftRow, isNoWork: boolean): TimesBefore {
  const { admin_employee_checkin_time, admin_employee_checkout_time, pay_withdrawn } = shift;
  const { admin_checkin_time, admin_checkout_time, invoice_state } = shift;
  const invoice = invoice_state === null && !isNoWork ? { admin_checkin_time, admin_checkout_time } : null;
  return { admin_employee_checkin_time, admin_employee_checkout_time, pay_withdrawn, invoice };
}
