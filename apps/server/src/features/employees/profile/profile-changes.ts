import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import { serializePayData } from "#server/features/employees/pay-data.ts";
import { changesOf } from "#server/platform/audit.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";

/** Pay data by the column that it is stored in: what is encrypted differs each time, so that it is compared in clear. */
const payFields = {
  cpr_encrypted: "cpr_nr",
  bank_reg_encrypted: "bank_reg_nr",
  bank_account_encrypted: "bank_account_nr",
} as const;

/**
 * What a change of a profile was, for the log: switches of messages with their values, which say nothing of the person,
 * and of everything else only that it changed.
 */
export function profileChangeOf(before: EmployeeRow, after: EmployeeRow, secrets: Secrets) {
  const old = { ...before, ...serializePayData(before, secrets) };
  const now = { ...after, ...serializePayData(after, secrets) };
  const all = changesOf(old, now);
  const fields = Object.keys(all).filter((field) => !(field in payFields) && field !== "cpr_digest");
  const switches = fields.filter(isSwitch);
  return {
    changes: Object.fromEntries(switches.map((field) => [field, all[field]])),
    changed: fields,
  };
}

function isSwitch(field: string): boolean {
  return /^(noti|sms|push)_/.test(field) || field === "offers_per_day" || field === "offers_quiet";
}
