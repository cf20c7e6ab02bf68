import { dayOf } from "#rules/time/moment.ts";
import {
  type EmployeeRow,
  findEmployee,
  updateEmployee,
} from "#server/features/employees/employee.queries.ts";
import { readPayData } from "#server/features/employees/pay-data.ts";
import {
  reopenPayLine,
  settlePayLine,
  vendorWords,
} from "#server/features/invoicing/ledger/delivery-outcome.ts";
import { payLineIn } from "#server/features/invoicing/ledger/effects.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { NoAccess, PermanentFailure } from "#server/platform/integrations/failure.ts";
import type { PaidEmployee, Payroll } from "#server/platform/integrations/payroll/payroll.port.ts";
import type { Delivery } from "#server/platform/outbox/deliver.ts";

/** Sends a row as pay line. Personal numbers are decrypted for the call and kept nowhere. */
export function payrollDelivery({ db, clock, secrets }: Services, payroll: Payroll | null): Delivery {
  return async (row) => {
    const { payLineId, employeeId, name, hours, hourlyWage, unitPrice, reference } = payLineIn(row);
    if (row.attempts > 1) await inTransaction(db, (tx) => reopenPayLine(tx, payLineId, clock.now()));
    try {
      if (!payroll) throw new NoAccess("Zenegy", "is not configured", "not_configured");
      const employee = await findEmployee(db, employeeId);
      if (!employee) throw new PermanentFailure("Zenegy", "the employee is gone");
      const { payrollId } = await payroll.sendPayLine({
        reference: reference ?? row.key,
        name,
        hours,
        unitPrice: unitPrice ?? hourlyWage / 100,
        repeat: row.may_have_arrived,
        employee: paidEmployee(employee, secrets),
      });
      return {
        reference: payrollId,
        accepted: async (tx) => {
          // The booking is locked before the employee, as everywhere.
          await settlePayLine(tx, payLineId, { state: "accepted", now: clock.now() });
          await updateEmployee(tx, employeeId, { zenegy_uid: payrollId });
        },
      };
    } catch (failure) {
      // Also where Zenegy cannot say what it has: a person looks it up, and takes the line back or sends it again.
      if (!(failure instanceof PermanentFailure)) throw failure;
      const outcome = { state: "refused", vendorMessage: vendorWords(failure, "payroll") } as const;
      return {
        failure,
        refused: (tx) => settlePayLine(tx, payLineId, { ...outcome, now: clock.now() }),
      };
    }
  };
}

function paidEmployee(row: EmployeeRow, secrets: Secrets): PaidEmployee {
  const { cpr_nr, bank_reg_nr, bank_account_nr } = readPayData(row, secrets);
  if (cpr_nr === "" || bank_reg_nr === "" || bank_account_nr === "") {
    throw new PermanentFailure("Zenegy", "the employee lacks CPR or bank numbers", "missing_data");
  }
  return {
    payrollId: row.zenegy_uid,
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
    employmentDate: dayOf(row.created_at.getTime()),
  };
}
