import type { Updateable } from "kysely";
import type { ProfileValues } from "#rules/people/profile-change.ts";
import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import { payDataColumns, readPayData } from "#server/features/employees/pay-data.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import type { Employees } from "#server/platform/database/types.gen.ts";

/** The columns of a profile that people fill in, besides pay data. */
const columns = [
  ...(["first_name", "last_name", "birth_date", "address", "city_zip", "city", "email", "phone"] as const),
  ...(["description", "has_driver_license", "owns_car", "profile_image", "uniform_image"] as const),
  ...([
    "base_url_image",
    "noti_info_of_jobs",
    "noti_info_of_urgent_job",
    "noti_rejected_application",
  ] as const),
  ...(["noti_congrets_on_job", "sms_congrets_on_job", "sms_get_ready_for_job"] as const),
  ...(["noti_update_meeting_time", "sms_update_meeting_time", "noti_check_out_job"] as const),
  ...(["sms_check_out_job", "noti_cancel_job", "sms_cancel_job", "push_info_of_jobs"] as const),
  ...(["push_info_of_urgent_job", "push_rejected_application", "push_congrets_on_job"] as const),
  ...(["push_get_ready_for_job", "push_update_meeting_time", "push_check_out_job"] as const),
  ...(["push_cancel_job", "offers_per_day", "offers_quiet"] as const),
] as const satisfies readonly (keyof EmployeeRow)[];

/** What a profile says, pay data in clear. */
export function profileValuesOf(row: EmployeeRow, secrets: Secrets): ProfileValues {
  const { updatable_in_zenegy: _, ...payData } = readPayData(row, secrets);
  return { ...Object.fromEntries(columns.map((column) => [column, row[column]])), ...payData };
}

/** The columns that hold these values of a profile. Refuses `invalid` for a CPR number that is locked. */
export function profileColumnsOf(
  row: EmployeeRow,
  values: ProfileValues,
  secrets: Secrets,
): Updateable<Employees> {
  const given = new Map(Object.entries(values));
  const own = columns.filter((column) => given.has(column)).map((column) => [column, given.get(column)]);
  const text = (field: string) => (given.has(field) ? String(given.get(field) ?? "") : undefined);
  const payData = {
    cpr_nr: text("cpr_nr"),
    bank_reg_nr: text("bank_reg_nr"),
    bank_account_nr: text("bank_account_nr"),
    tax_card_type: given.has("tax_card_type") ? Number(given.get("tax_card_type")) : undefined,
  };
  return { ...Object.fromEntries(own), ...payDataColumns(row, payData, { secrets, byAdmin: true }) };
}
