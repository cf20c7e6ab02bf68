import type { invoicingEndpoints as rows } from "#contract/invoicing/endpoints.ts";
import type { Reader } from "#server/features/bookings/admin/load.ts";
import { loadCorporations } from "#server/features/corporations/queries.ts";
import { type EmployeeRow, loadEmployees } from "#server/features/employees/queries.ts";
import { isSent, lacksPayData, payOf } from "#server/features/invoicing/amounts.ts";
import { invalidateInvoicing } from "#server/features/invoicing/invalidate-invoicing.ts";
import { lockSelected, type SelectedShifts } from "#server/features/invoicing/page/locked-bookings.ts";
import { payEffect, type QueuedPayLine, updateBookings } from "#server/features/invoicing/queries.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { missingPayrollDataOf } from "#texts/da/common/errors.ts";
import { payLineName } from "#texts/da/price/price.ts";

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

    const payments = paymentsOf(open, await loadPaid(tx, open));
    if (payments.length === 0) throw new DomainError("nothing_to_send");
    refuseWithoutPayData(payments);
    await queuePayments(tx, call, payments);
  });
  return { status: "success" };
}

/** The people of bookings, and the names of their companies. */
interface Paid {
  readonly employees: ReadonlyMap<number, EmployeeRow>;
  readonly corporationNames: ReadonlyMap<number, string>;
}

async function loadPaid(tx: Tx, open: readonly SelectedShifts[]): Promise<Paid> {
  const employeeIds = open.flatMap(({ shifts }) => shifts.map(({ employee_id }) => employee_id));
  const corporationIds = open.map(({ booking }) => booking.corporation_id);
  const employees = await loadEmployees(tx, [...new Set(employeeIds)]);
  const corporations = await loadCorporations(tx, [...new Set(corporationIds)]);
  return {
    employees: new Map(employees.map((row) => [row.id, row])),
    corporationNames: new Map(corporations.map(({ id, name }) => [id, name])),
  };
}

/** One line for each approved shift with hours to pay. */
function paymentsOf(open: readonly SelectedShifts[], { employees, corporationNames }: Paid): Payment[] {
  return open.flatMap(({ booking, shifts }) =>
    shifts.flatMap((shift) => {
      const pay = shift.admin_approve_checkout ? payOf(booking, shift) : null;
      const employee = employees.get(shift.employee_id);
      if (!pay || pay.paidHours === 0 || !employee) return [];
      const { paidHours: hours, hourlyWage } = pay;
      const name = payLineName({
        jobTitle: booking.job_title,
        day: booking.date,
        corporationName: corporationNames.get(booking.corporation_id) ?? "",
      });
      const ids = { shiftId: shift.id, bookingId: booking.id, employeeId: employee.id };
      return { line: { ...ids, name, hours, hourlyWage }, employee };
    }),
  );
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
  payments: readonly Payment[],
): Promise<void> {
  const effects = payments.map(({ line, employee }) =>
    payEffect(line, `${employee.first_name} ${employee.last_name}`),
  );
  await services.outbox.queue(tx, effects, now);
  const ofBookings = Map.groupBy(payments, ({ line }) => line.bookingId);
  const at = new Date(now);
  const bookings = await updateBookings(tx, [...ofBookings.keys()], {
    zenegy_requested_at: at,
    updated_at: at,
  });
  const entries = [...ofBookings].map(([entityId, ofBooking]) => ({
    actor: actorOf(session),
    action: "send_pay",
    entity: "booking",
    entityId,
    detail: { shift_ids: ofBooking.map(({ line }) => line.shiftId) },
    now,
  }));
  await audit(tx, ...entries);
  await invalidateInvoicing(tx, ...bookings);
}
