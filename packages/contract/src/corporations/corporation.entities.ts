import * as z from "zod/mini";
import { id, kroner, moment } from "#contract/wire/schemas.ts";
import { companyRoles } from "#rules/people/security/company-roles.ts";
import { officeRoles } from "#rules/people/security/office-roles.ts";

/** A company's own view of itself; `admin_message` and `is_privileged_user` are filled for admins only. */
export const corporation = z.object({
  id,
  name: z.string(),
  address: z.string(),
  email: z.string(),
  /** A new e-mail that waits for its link to be confirmed. */
  pending_email: z.nullable(z.string()),
  /** False from a sign-up until the link that was mailed is pressed: no booking is approved before. */
  email_confirmed: z.boolean(),
  billing_email: z.string(),
  department: z.string(),
  city: z.string(),
  city_zip: z.string(),
  cvr_nr: z.string(),
  phone: z.string(),
  contact_person: z.string(),
  ean: z.string(),
  /** The order number that stands on its electronic invoices unless a booking has its own. */
  ean_order_reference: z.string(),
  terms_accepted_at: moment,
  payment_type: z.literal(["invoice", "credit_card"]),
  payment_deadline: z.int(),
  icon_image: z.string(),
  profile_image: z.string(),
  baseURL_image: z.string(),
  is_admin: z.boolean(),
  /** The role of an office user; null for a company. */
  office_role: z.nullable(z.literal([...officeRoles])),
  is_privileged_user: z.boolean(),
  admin_message: z.string(),
  standard_fee: kroner,
  urgent_booking_fee: kroner,
  emergency_booking_fee: kroner,
  noti_confirmed_booking: z.boolean(),
  noti_approved_booking: z.boolean(),
  noti_stamp_out_booking: z.boolean(),
  sms_stamp_out_booking: z.boolean(),
  noti_cancel_booking: z.boolean(),
  noti_update_booking: z.boolean(),
  noti_applicants_booking: z.boolean(),
  sms_applicants_booking: z.boolean(),
  sms_unfilled_booking: z.boolean(),
  noti_not_ready_booking: z.boolean(),
  sms_not_ready_booking: z.boolean(),
  sms_rejected_booking: z.boolean(),
  noti_prepayment_booking: z.boolean(),
  noti_invoice_booking: z.boolean(),
  /** For admins only: since when the company has no access, and why. */
  suspended_at: z.nullable(moment),
  suspended_reason: z.string(),
  /** Always there, always empty for a company: the auth user of both kinds carries them. */
  new_user: z.boolean(),
  workLocations: z.array(z.unknown()),
  workSkills: z.array(z.unknown()),
  created_at: moment,
});

export type WireCorporation = z.output<typeof corporation>;

/** A company in the admin's list, with what only the list says. */
export const listedCorporation = z.extend(corporation, {
  /** Whether it signs in with a second factor, which an admin can take away when it is lost. */
  second_factor: z.boolean(),
  /** Its invoices that are past their due date and unpaid. */
  overdue: z.object({ count: z.int(), amount: kroner }),
});

export type WireListedCorporation = z.output<typeof listedCorporation>;

/** How somebody is rated; `rating` has one decimal and is null without ratings. */
export const rating = z.object({ rating: z.nullable(z.number()), nrOfRatings: z.int() });

/** The user of a company who has signed in. */
export const signedInUser = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: z.literal([...companyRoles]),
  /** The department that is proposed where they book; null for none. */
  department: z.nullable(id),
});

/** Session answers: the token, whom it signs in, and whether an admin stands behind it. */
export const corporationSession = z.object({
  status: z.optional(z.literal("success")),
  token: z.string(),
  corporation,
  /** Who of the company it is; null for the office, also while it acts for the company. */
  user: z.nullable(signedInUser),
  /** True while an admin acts for this company. */
  taken_over: z.boolean(),
  /** There while an admin has to set a second factor up before anything else. */
  second_factor_required: z.optional(z.literal(true)),
});

/** A person whom a company has marked. */
export const favourite = z.object({
  employee_id: id,
  first_name: z.string(),
  last_name: z.string(),
  profile_image: z.string(),
  baseURL_image: z.string(),
  created_at: moment,
});

export type WireFavourite = z.output<typeof favourite>;
