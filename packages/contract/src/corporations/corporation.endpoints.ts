import * as z from "zod/mini";
import { bookingBody } from "#contract/bookings/booking-body.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import {
  accepting,
  email,
  feeAmount,
  flag,
  id,
  imageBase,
  imageName,
  paging,
  pathId,
  phone,
  required,
  searchTerm,
  seenValues,
  shownName,
  shownText,
  text,
} from "#contract/wire/schemas.ts";
import { corporationMessages as messages } from "#texts/da/common/validation.ts";
import { cvrNumber, eanNumber } from "./company-numbers.ts";
import { corporation, corporationSession, favourite, listedCorporation } from "./corporation.entities.ts";
import { passwordsMatch, signUpFields } from "./sign-up-form.ts";

/** Names of our own answers that a company may send back, and that are not set by it. */
const ignoredOfCorporation = [
  ...Object.keys(corporation.shape),
  "password",
  "confirmPassword",
  "token",
  "status",
  "taken_over",
];

const signUp = accepting(signUpFields, ignoredOfCorporation).check(passwordsMatch);

/** One row of the staff-type panel. */
const staffTypeStatus = z.object({
  id,
  job_title: z.string(),
  upcoming: z.int(),
  applied: z.int(),
  selected: z.int(),
  finished: z.int(),
});

/** Whoever has the address reads the calendar: it holds 256 random bits. */
const calendarAddress = z.object({ url: z.string() });

/** A company's profile, as it saves it: all fields are optional, what is left out stays. */
export const profileFields = {
  name: z.optional(shownName(messages.name)),
  cvr_nr: z.optional(cvrNumber),
  address: z.optional(shownName(messages.address)),
  city_zip: z.optional(required(messages.cityZip).check(z.regex(/^\d{4}$/, messages.cityZip))),
  city: z.optional(shownName(messages.city)),
  contact_person: z.optional(shownName(messages.contactPerson)),
  department: z.optional(shownText()),
  email: z.optional(email(messages.emailMissing, messages.emailInvalid)),
  phone: z.optional(phone(messages.phone)),
  billing_email: z.optional(email(messages.billingEmailMissing, messages.billingEmailInvalid)),
  ean: z.optional(eanNumber),
  ean_order_reference: z.optional(text(50)),
  icon_image: z.optional(imageName),
  profile_image: z.optional(imageName),
  baseURL_image: z.optional(imageBase),
  noti_confirmed_booking: z.optional(flag),
  noti_approved_booking: z.optional(flag),
  noti_stamp_out_booking: z.optional(flag),
  sms_stamp_out_booking: z.optional(flag),
  noti_cancel_booking: z.optional(flag),
  noti_update_booking: z.optional(flag),
  noti_applicants_booking: z.optional(flag),
  sms_applicants_booking: z.optional(flag),
  sms_unfilled_booking: z.optional(flag),
  noti_not_ready_booking: z.optional(flag),
  sms_not_ready_booking: z.optional(flag),
  sms_rejected_booking: z.optional(flag),
  noti_prepayment_booking: z.optional(flag),
  noti_invoice_booking: z.optional(flag),
  // Below: taken from admins only, ignored from others.
  payment_type: z.optional(z.literal(["invoice", "credit_card"], messages.paymentType)),
  payment_deadline: z.optional(z.literal([0, 7, 15, 30], messages.paymentDeadline)),
  is_privileged_user: z.optional(flag),
  admin_message: z.optional(text(1000)),
  standard_fee: z.optional(feeAmount),
  urgent_booking_fee: z.optional(feeAmount),
  emergency_booking_fee: z.optional(feeAmount),
};

/** Guards the export of companies; never in an address, which logs keep. */
export const downloadPassword = {
  name: "X-Download-Password",
  about: "COMPANY_CSV_PASSWORD, or the admin's own password where none is set",
} as const;

/** Sign-up, profile and favourites of companies, and the admin's list of them. */
export const corporationEndpoints = {
  signUp: endpoint({
    method: "POST",
    path: "corporations",
    summary: "Signs a company up and in.",
    callers: ["anyone"],
    body: signUp,
    answer: corporationSession,
    refusals: ["duplicate_profile", "text_changed"],
    rate: { perHour: 60 },
  }),
  signUpWithBooking: endpoint({
    method: "POST",
    path: "corporations/corporation-and-booking",
    summary: "Signs a company up with its first booking: both or neither.",
    callers: ["anyone"],
    body: z.strictObject({
      corporation: signUp,
      booking: bookingBody,
    }),
    answer: corporationSession,
    refusals: ["duplicate_profile", "text_changed"],
    rate: { perHour: 60 },
  }),
  saveProfile: endpoint({
    method: "PUT",
    path: "corporations",
    summary: "Saves the profile. Payment, fees and the admin's fields are taken from admins only.",
    callers: ["corporation"],
    roles: "account",
    companyRoles: "profile",
    body: accepting({ ...profileFields, seen: seenValues }, ignoredOfCorporation),
    answer: corporation,
    refusals: ["duplicate_email", "changed_meanwhile"],
    rate: { perHour: 300 },
  }),
  meta: endpoint({
    method: "GET",
    path: "corporations/:id/meta",
    summary: "The staff-type panel of the company's home.",
    callers: ["corporation"],
    roles: "reading",
    companyRoles: "reading",
    params: z.object({ id: pathId }),
    answer: z.array(staffTypeStatus),
    refusals: ["not_found"],
  }),
  checkoutNotifications: endpoint({
    method: "GET",
    path: "notifications/corporation/checkout",
    summary: "How many finished bookings wait for the company's stamp.",
    callers: ["corporation"],
    roles: "reading",
    companyRoles: "reading",
    answer: z.int(),
  }),
  calendar: endpoint({
    method: "GET",
    path: "corporations/calendar",
    summary: "The private address at which calendars read the company's bookings.",
    callers: ["corporation"],
    roles: "reading",
    companyRoles: "reading",
    forPeople: true,
    answer: calendarAddress,
  }),
  renewCalendar: endpoint({
    method: "PUT",
    path: "corporations/calendar/renew",
    summary: "Gives the calendar a new address; the old one stops working at once.",
    callers: ["corporation"],
    roles: "planning",
    companyRoles: "planning",
    forPeople: true,
    answer: calendarAddress,
  }),
  favourites: endpoint({
    method: "GET",
    path: "corporations/favourites",
    summary: "The company's favourites, by name.",
    callers: ["corporation"],
    roles: "reading",
    companyRoles: "reading",
    answer: z.array(favourite),
  }),
  markFavourite: endpoint({
    method: "PUT",
    path: "corporations/favourites/:employeeId",
    summary: "Marks somebody who has or had a shift on the company's bookings, or takes the mark back.",
    callers: ["corporation"],
    roles: "planning",
    companyRoles: "planning",
    params: z.object({ employeeId: pathId }),
    body: z.strictObject({ favourite: flag }),
    answer: z.object({ employee_id: id, favourite: z.boolean() }),
    refusals: ["not_found"],
  }),
  list: endpoint({
    method: "GET",
    path: "admin/corporations",
    summary: "Companies, searched by id, name, e-mail, phone and CVR number.",
    callers: ["admin"],
    roles: "reading",
    query: z.object({
      ...paging(20, "number"),
      searchTerm,
    }),
    answer: z.object({ corporations: z.array(listedCorporation), totalCorporations: z.int() }),
  }),
  count: endpoint({
    method: "GET",
    path: "admin/corporations/count",
    summary: "How many companies there are.",
    callers: ["admin"],
    roles: "reading",
    answer: z.int(),
  }),
  export: endpoint({
    method: "GET",
    path: "admin/corporations/corporations-csv",
    summary:
      "Every company with the number of its bookings, for the file virksomheder.csv; mailed to all admins.",
    callers: ["admin"],
    roles: "money",
    stepUp: "with second factor",
    header: downloadPassword,
    answer: z.array(z.object({ corporationDetails: corporation, totalBookings: z.int() })),
    refusals: ["wrong_download_password", "no_companies"],
    rate: { perHour: 5 },
  }),
};
