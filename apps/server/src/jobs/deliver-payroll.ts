import { dayOf } from "#rules/time/moment.ts";
import type { Services } from "#server/areas/verb.ts";
import { announceInvoicing } from "#server/bookings/announce-invoicing.ts";
import { PermanentFailure } from "#server/integrations/failure.ts";
import type { PaidEmployee, Payroll } from "#server/integrations/payroll/port.ts";
import { createSecrets, type Secrets } from "#server/secrets.ts";
import { markPaidOut, payLineIn } from "#server/stores/effects/invoicing.ts";
import { type EmployeeRow, findEmployee, updateEmployee } from "#server/stores/people/employees.ts";
import type { Delivery } from "./delivery.ts";

/** Sends a row as pay line. Personal numbers are decrypted for the call and kept nowhere. */
export function payrollDelivery({ db, clock, settings }: Services, payroll: Payroll | null): Delivery {
  const secrets = createSecrets(settings.appSecret);
  return async (row) => {
    if (!payroll) throw new PermanentFailure("Zenegy", "is not configured");
    const { bookingId, employeeId, name, hours, hourlyWage } = payLineIn(row);
    const employee = await findEmployee(db, employeeId);
    if (!employee) throw new PermanentFailure("Zenegy", "the employee is gone");
    const { payrollId } = await payroll.sendPayLine({
      reference: row.key,
      name,
      hours,
      hourlyWage,
      repeat: row.attempts > 1,
      employee: paidEmployee(employee, secrets),
    });
    return {
      reference: payrollId,
      accepted: async (tx) => {
        // The booking is locked before the employee, as everywhere.
        const booking = await markPaidOut(tx, bookingId, clock.now());
        await updateEmployee(tx, employeeId, { zenegy_uid: payrollId });
        if (booking) await announceInvoicing(tx, booking);
      },
    };
  };
}

function paidEmployee(row: EmployeeRow, secrets: Secrets): PaidEmployee {
  const { cpr_encrypted, bank_reg_encrypted, bank_account_encrypted } = row;
  if (!cpr_encrypted || !bank_reg_encrypted || !bank_account_encrypted) {
    throw new PermanentFailure("Zenegy", "the employee lacks CPR or bank numbers");
  }
  return {
    payrollId: row.zenegy_uid,
    employeeNumber: String(row.id),
    firstName: row.first_name,
    lastName: row.last_name,
    cpr: secrets.decrypt(cpr_encrypted),
    email: row.email,
    phone: row.phone,
    address: row.address,
    zipCode: row.city_zip,
    city: row.city,
    bankRegistration: secrets.decrypt(bank_reg_encrypted),
    bankAccount: secrets.decrypt(bank_account_encrypted),
    employmentDate: dayOf(row.created_at.getTime()),
  };
}
