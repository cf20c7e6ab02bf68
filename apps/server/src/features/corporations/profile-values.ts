import type { ProfileValues } from "#rules/people/profile-change.ts";
import type { CorporationRow } from "./corporation.queries.ts";

/** The columns of a company's profile that it or the office fills in. */
const profileColumns = [
  ...(["name", "cvr_nr", "address", "city_zip", "city", "contact_person", "department", "phone"] as const),
  ...(["billing_email", "ean", "ean_order_reference", "icon_image", "profile_image"] as const),
  ...([
    "base_url_image",
    "noti_confirmed_booking",
    "noti_approved_booking",
    "noti_stamp_out_booking",
  ] as const),
  ...(["sms_stamp_out_booking", "noti_cancel_booking", "noti_update_booking"] as const),
  ...(["noti_applicants_booking", "sms_applicants_booking", "sms_unfilled_booking"] as const),
  ...(["noti_not_ready_booking", "sms_not_ready_booking", "sms_rejected_booking"] as const),
  ...(["noti_prepayment_booking", "noti_invoice_booking"] as const),
  ...(["is_privileged_user", "admin_message"] as const),
] as const satisfies readonly (keyof CorporationRow)[];

/** What a company's profile says; fees and payment are in its price agreement. */
export function profileValuesOf(row: CorporationRow): ProfileValues {
  return Object.fromEntries(profileColumns.map((column) => [column, row[column]]));
}
