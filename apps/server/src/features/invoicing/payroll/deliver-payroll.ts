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
import { payLineIn, type QueuedPayLine } from "#server/features/invoicing/ledger/effects.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { LeftBehind, NoAccess, PermanentFailure } from "#server/platform/integrations/failure.ts";
import type { PaidEmployee, PayLine, Payroll } from "#server/platform/integrations/payroll/payroll.port.ts";
import type { Delivery } from "#server/platform/outbox/deliver.ts";

/** Sends a row as pay line. Personal numbers are decrypted for the call and kept nowhere. */
export function payrollDelivery({ db, clock, secrets }: Services, payroll: Payroll | null): Delivery {
  return async (row) => {
    const { payLineId, employeeId, ...line } = payLineIn(row);
    if (row.attempts > 1) await inTransaction(db, (tx) => reopenPayLine(tx, payLineId, clock.now()));
    try {
      if (!payroll) throw new NoAccess("Zenegy", "is not configured", "not_configured");
      const employee = await findEmployee(db, employeeId);
      if (!employee) throw new PermanentFailure("Zenegy", "the employee is gone");
      const paid = paidEmployee(employee, secrets);
      const payrollId = await sendSlip(payroll, paid, row.may_have_arrived, linesToSend(row.key, line));
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
      if (!(failure instanceof PermanentFailure) || failure instanceof LeftBehind) throw failure;
      const outcome = { state: "refused", vendorMessage: vendorWords(failure, "payroll") } as const;
      return {
        failure,
        refused: (tx) => settlePayLine(tx, payLineId, { ...outcome, now: clock.now() }),
      };
    }
  };
}

/** The lines of the pay slip that a pay line makes, each with our own key. */
function linesToSend(key: string, line: Omit<QueuedPayLine, "payLineId" | "employeeId">) {
  const { name, hours, hourlyWage, unitPrice = hourlyWage / 100, reference = key } = line;
  const slip = line.slip ?? [{ name, hours, unitPrice }];
  return slip.map((one, place) => ({ ...one, reference: place === 0 ? reference : `${reference}:${place}` }));
}

/**
 * Sends the lines one by one; those that arrived before are found by their names. Answers the payroll service's id of
 * the person. Throws `LeftBehind` where a line is refused and an earlier one is there.
 */
async function sendSlip(
  payroll: Payroll,
  employee: PaidEmployee,
  repeat: boolean,
  lines: readonly Omit<PayLine, "repeat" | "employee">[],
): Promise<string> {
  let { payrollId } = employee;
  for (const [place, line] of lines.entries()) {
    try {
      ({ payrollId } = await payroll.sendPayLine({ ...line, repeat, employee: { ...employee, payrollId } }));
    } catch (failure) {
      if (place === 0 || !(failure instanceof PermanentFailure)) throw failure;
      throw new LeftBehind("Zenegy", `part of the pay is there; ${failure.message}`, "refused", failure.said);
    }
  }
  return payrollId ?? "";
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
