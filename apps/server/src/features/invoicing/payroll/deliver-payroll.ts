import { payrollOfLine } from "#rules/pay/payroll-of-line.ts";
import type { Day } from "#rules/time/moment.ts";
import { findBooking } from "#server/features/bookings/booking.queries.ts";
import { findShift } from "#server/features/bookings/shifts/shift.queries.ts";
import {
  type EmployeeRow,
  findEmployee,
  updateEmployee,
} from "#server/features/employees/employee.queries.ts";
import { readPayData } from "#server/features/employees/pay-data.ts";
import {
  beginPayLine,
  settlePayLine,
  vendorWords,
} from "#server/features/invoicing/ledger/delivery-outcome.ts";
import { payLineIn } from "#server/features/invoicing/ledger/effects.ts";
import { paidWorkOf } from "#server/features/invoicing/ledger/queue-pay.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import { type Db, inTransaction } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { LeftBehind, NoAccess, PermanentFailure } from "#server/platform/integrations/failure.ts";
import type {
  PaidEmployee,
  PaidWork,
  PayrollServices,
} from "#server/platform/integrations/payroll/payroll.port.ts";
import type { Delivery } from "#server/platform/outbox/deliver.ts";
import type { OutboxRow } from "#server/platform/outbox/outbox.queries.ts";
import { type PayrollVendor, payrollNameFirst } from "#texts/da/admin/payroll-vendors.ts";

/**
 * Sends a row as pay, to the payroll service that may have it already, else to the one that is chosen. Personal numbers
 * are decrypted for the call and kept nowhere. Rule: Payroll of a pay line, docs/rules/pay.md.
 */
export function payrollDelivery({ db, clock, secrets }: Services, payrolls: PayrollServices): Delivery {
  return async (row) => {
    const line = payLineIn(row);
    const { payLineId, employeeId } = line;
    const repeat = row.may_have_arrived;
    const choose = (bound: PayrollVendor | null) =>
      payrollOfLine({ bound, mayBeThere: repeat, current: payrolls.current.vendor });
    const vendor = await inTransaction(db, (tx) => beginPayLine(tx, payLineId, choose, clock.now()));
    const service = payrollNameFirst(vendor);
    try {
      const payroll = payrolls.named(vendor);
      if (!payroll) throw new NoAccess(service, "is not set up any more", "not_configured");
      const employee = await findEmployee(db, employeeId);
      if (!employee) throw new PermanentFailure(service, "the employee is gone");
      const work = line.work ?? (await workOfEarlier(db, line, row, service));
      const { payrollId } = await payroll.sendPay({
        reference: row.key,
        repeat,
        employee: paidEmployee(employee, vendor, secrets, await firstDayOf(db, employeeId, work.day)),
        work,
        parts: line.parts,
      });
      return {
        reference: payrollId,
        accepted: async (tx) => {
          // The booking is locked before the employee, as everywhere.
          await settlePayLine(tx, payLineId, { state: "accepted", now: clock.now() });
          if (payrollId !== null)
            await updateEmployee(tx, employeeId, { zenegy_uid: payrollId, payroll_vendor: vendor });
        },
      };
    } catch (failure) {
      // Also where the service cannot say what it has: a person looks it up, and takes the line back or sends it again.
      if (!(failure instanceof PermanentFailure) || failure instanceof LeftBehind) throw failure;
      const outcome = { state: "refused", vendorMessage: vendorWords(failure, vendor) } as const;
      return {
        failure,
        refused: (tx) => settlePayLine(tx, payLineId, { ...outcome, now: clock.now() }),
      };
    }
  };
}

/**
 * When a line was worked that was queued while lines had nothing but names. Refuses `look_up_first` once it was tried:
 * what it may have left at the service is not found by the reference that is sent now.
 */
async function workOfEarlier(
  db: Db,
  { bookingId, shiftId }: { readonly bookingId: number; readonly shiftId: number },
  { attempts, created_at }: OutboxRow,
  service: string,
): Promise<PaidWork> {
  if (attempts > 1) {
    throw new PermanentFailure(service, "may have it from an earlier version", "look_up_first");
  }
  const booking = await findBooking(db, bookingId);
  const shift = await findShift(db, shiftId);
  if (!booking || !shift) throw new PermanentFailure(service, "the shift is gone");
  return paidWorkOf(booking, shift, created_at.getTime());
}

/** The day of the first shift that somebody was chosen for; `fallback` without one. */
async function firstDayOf(db: Db, employeeId: number, fallback: Day): Promise<Day> {
  const first = await db
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .select((eb) => eb.fn.min("b.date").as("day"))
    .where("s.employee_id", "=", employeeId)
    .where("s.status", "=", "selected")
    .where("b.status", "<>", "cancelled")
    .executeTakeFirst();
  return first?.day ?? fallback;
}

function paidEmployee(
  row: EmployeeRow,
  vendor: PayrollVendor,
  secrets: Secrets,
  employmentDate: Day,
): PaidEmployee {
  const { cpr_nr, bank_reg_nr, bank_account_nr } = readPayData(row, secrets);
  if (cpr_nr === "" || bank_reg_nr === "" || bank_account_nr === "") {
    throw new PermanentFailure(
      payrollNameFirst(vendor),
      "the employee lacks CPR or bank numbers",
      "missing_data",
    );
  }
  return {
    payrollId: row.payroll_vendor === vendor ? row.zenegy_uid : null,
    employeeNumber: String(row.id),
    firstName: row.first_name,
    lastName: row.last_name,
    cpr: cpr_nr,
    email: row.email,
    phone: row.phone,
    address: row.address,
    zipCode: row.city_zip,
    city: row.city,
    bankRegistration: bank_reg_nr,
    bankAccount: bank_account_nr,
    employmentDate,
  };
}
