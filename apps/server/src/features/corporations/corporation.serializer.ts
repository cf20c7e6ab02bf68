import type * as z from "zod/mini";
import type { signedInUser, WireCorporation } from "#contract/corporations/corporation.entities.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import type { Agreed } from "#server/features/pricing/price-agreement.queries.ts";
import type { CorporationRow } from "./corporation.queries.ts";

/**
 * A company as it sees itself, with the fees (in kroner) and the payment agreed with it. What admins note about it, and whether they approve its bookings,
 * only they see: `asAdmin`.
 */
export function serializeCorporation(row: Agreed<CorporationRow>, asAdmin: boolean): WireCorporation {
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    email: row.email,
    // The link of a sign-up waits for no other e-mail.
    pending_email: row.pending_email === row.email ? null : row.pending_email,
    email_confirmed: row.email_unconfirmed_since === null,
    billing_email: row.billing_email,
    department: row.department,
    city: row.city,
    city_zip: row.city_zip,
    cvr_nr: row.cvr_nr,
    phone: row.phone,
    contact_person: row.contact_person,
    ean: row.ean,
    ean_order_reference: row.ean_order_reference,
    terms_accepted_at: row.terms_accepted_at.toISOString(),
    payment_type: row.payment_type,
    payment_deadline: row.payment_deadline,
    icon_image: row.icon_image,
    profile_image: row.profile_image,
    baseURL_image: row.base_url_image,
    is_admin: row.is_admin,
    office_role: row.is_admin ? row.office_role : null,
    is_privileged_user: asAdmin && row.is_privileged_user,
    admin_message: asAdmin ? row.admin_message : "",
    standard_fee: toWireKroner(row.standard_fee),
    urgent_booking_fee: toWireKroner(row.urgent_booking_fee),
    emergency_booking_fee: toWireKroner(row.emergency_booking_fee),
    noti_confirmed_booking: row.noti_confirmed_booking,
    noti_approved_booking: row.noti_approved_booking,
    noti_stamp_out_booking: row.noti_stamp_out_booking,
    sms_stamp_out_booking: row.sms_stamp_out_booking,
    noti_cancel_booking: row.noti_cancel_booking,
    noti_update_booking: row.noti_update_booking,
    noti_applicants_booking: row.noti_applicants_booking,
    sms_applicants_booking: row.sms_applicants_booking,
    sms_unfilled_booking: row.sms_unfilled_booking,
    noti_not_ready_booking: row.noti_not_ready_booking,
    sms_not_ready_booking: row.sms_not_ready_booking,
    sms_rejected_booking: row.sms_rejected_booking,
    noti_prepayment_booking: row.noti_prepayment_booking,
    noti_invoice_booking: row.noti_invoice_booking,
    suspended_at: asAdmin ? (row.suspended_at?.toISOString() ?? null) : null,
    suspended_reason: asAdmin ? row.suspended_reason : "",
    new_user: false,
    workLocations: [],
    workSkills: [],
    created_at: row.created_at.toISOString(),
  };
}

/** Who of a company has signed in; null for an office user. */
export function serializeUserOf(login: CorporationRow): z.output<typeof signedInUser> | null {
  if (login.is_admin) return null;
  return {
    id: login.id,
    name: login.contact_person || login.name,
    email: login.email,
    role: login.company_role,
    department: login.own_department_id,
  };
}

/** A company with the e-mails of the login that reads it: what that person changes and confirms is their own. */
export function withEmailsOf<Row extends CorporationRow>(company: Row, login: CorporationRow): Row {
  const { email, pending_email, email_unconfirmed_since } = login;
  return { ...company, email, pending_email, email_unconfirmed_since };
}
