import type { WireMissingPayData } from "#contract/employees/missing-pay-data.ts";
import { type AskFacts, whyNotAsked } from "#rules/pay/ask-for-pay-data.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { EmployeeRow } from "./queries.ts";

/** Whether payroll could not pay this person: no CPR, registration or account number. */
export function lacksPayData(employee: EmployeeRow): boolean {
  const { cpr_encrypted, bank_reg_encrypted, bank_account_encrypted } = employee;
  return cpr_encrypted === null || bank_reg_encrypted === null || bank_account_encrypted === null;
}

/** What decides whether somebody can be asked for pay data. */
function askFacts(employee: EmployeeRow): AskFacts {
  return {
    lacksPayData: lacksPayData(employee),
    isClosed: employee.deactivated_at !== null,
    hasPhone: employee.phone !== "",
    hasEmail: employee.email !== "",
    remindedAt: employee.pay_data_asked_at?.getTime() ?? null,
  };
}

/** When somebody was asked for pay data, and why it can't be asked now. */
export function serializeMissingData(employee: EmployeeRow, now: Moment): WireMissingPayData {
  return {
    asked_at: employee.pay_data_asked_at?.toISOString() ?? null,
    cannot_ask: whyNotAsked(askFacts(employee), now),
  };
}
