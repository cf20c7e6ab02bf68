import type { invoicingEndpoints as rows } from "#contract/invoicing/endpoints.ts";
import type { Reader } from "#server/features/bookings/admin/load.ts";
import { updateBooking } from "#server/features/bookings/queries.ts";
import { customerCorporation } from "#server/features/bookings/serializers/customer-bookings.ts";
import { type EmployeeRow, loadEmployees } from "#server/features/employees/queries.ts";
import { lacksPayData, payOf } from "#server/features/invoicing/amounts.ts";
import { invalidateInvoicing } from "#server/features/invoicing/invalidate-invoicing.ts";
import {
  isSent,
  lockSelected,
  type SelectedShifts,
} from "#server/features/invoicing/page/locked-bookings.ts";
import { payEffect, type QueuedPayLine } from "#server/features/invoicing/queries.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { missingPayrollDataOf } from "#texts/da/common/errors.ts";
import { payLineName } from "#texts/da/price/invoice.ts";

/** A pay line and whom it pays. */
interface Payment {
  readonly line: QueuedPayLine;
  readonly employee: EmployeeRow;
}

/**
 * Queues the pay lines of a booking's approved hours, once. Refuses `not_configured` (production only),
 * `not_found`, `already_sent_to_zenegy`, `nothing_to_send` and `missing_payroll_data` with the names.
 */
export const sendToZenegy: Handler<typeof rows.sendToZenegy> = (call) => send(call, [call.params.id]);

/** The same for a week's bookings; those that were sent before are left out, unless all were. */
export const sendWeekToZenegy: Handler<typeof rows.sendWeekToZenegy> = (call) =>
  send(call, call.body.bookingIds);

async function send(call: Reader, bookingIds: readonly number[]): Promise<{ status: "success" }> {
  const { settings, db } = call.services;
  if (settings.production && !settings.zenegy) throw new DomainError("not_configured");
  await inTransaction(db, async (tx) => {
    const locked = await lockSelected(tx, bookingIds, []);
    const open = locked.filter(({ booking }) => !isSent(booking, "pay"));
    if (open.length === 0) throw new DomainError("already_sent_to_zenegy");

    const employees = await employeesOf(tx, open);
    const payments = new Map<SelectedShifts, Payment[]>();
    for (const one of open) payments.set(one, await paymentsOf(tx, one, employees));
    const all = [...payments.values()].flat();
    if (all.length === 0) throw new DomainError("nothing_to_send");
    refuseWithoutPayData(all);
    for (const [one, lines] of payments) {
      if (lines.length > 0) await queuePayments(tx, call, one, lines);
    }
  });
  return { status: "success" };
}

async function employeesOf(tx: Tx, open: readonly SelectedShifts[]): Promise<Map<number, EmployeeRow>> {
  const ids = open.flatMap(({ shifts }) => shifts.map(({ employee_id }) => employee_id));
  return new Map((await loadEmployees(tx, [...new Set(ids)])).map((row) => [row.id, row]));
}

/** One line for each approved shift with hours to pay. */
async function paymentsOf(
  tx: Tx,
  { booking, shifts }: SelectedShifts,
  employees: ReadonlyMap<number, EmployeeRow>,
): Promise<Payment[]> {
  const corporation = await customerCorporation(tx, booking);
  const name = payLineName({
    jobTitle: booking.job_title,
    day: booking.date,
    corporationName: corporation.name,
  });
  return shifts.flatMap((shift) => {
    const pay = shift.admin_approve_checkout ? payOf(booking, shift) : null;
    const employee = employees.get(shift.employee_id);
    if (!pay || pay.paidHours === 0 || !employee) return [];
    const { paidHours: hours, hourlyWage } = pay;
    const line = {
      shiftId: shift.id,
      bookingId: booking.id,
      employeeId: employee.id,
      name,
      hours,
      hourlyWage,
    };
    return { line, employee };
  });
}

function refuseWithoutPayData(payments: readonly Payment[]): void {
  const lacking = payments.map(({ employee }) => employee).filter(lacksPayData);
  if (lacking.length === 0) return;
  const names = new Set(lacking.map(({ first_name, last_name }) => `${first_name} ${last_name}`));
  throw new DomainError("missing_payroll_data", { detail: missingPayrollDataOf([...names]) });
}

async function queuePayments(
  tx: Tx,
  { session, now, services }: Reader,
  { booking }: SelectedShifts,
  payments: readonly Payment[],
): Promise<void> {
  for (const { line, employee } of payments) {
    await services.outbox.queue(tx, [payEffect(line, `${employee.first_name} ${employee.last_name}`)], now);
  }
  const at = new Date(now);
  await updateBooking(tx, booking.id, { zenegy_requested_at: at, updated_at: at });
  const detail = { shift_ids: payments.map(({ line }) => line.shiftId) };
  await audit(tx, {
    actor: actorOf(session),
    action: "send_pay",
    entity: "booking",
    entityId: booking.id,
    detail,
    now,
  });
  await invalidateInvoicing(tx, booking);
}
