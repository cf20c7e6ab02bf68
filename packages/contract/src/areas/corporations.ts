import * as z from "zod/mini";
import { ignoredOfBooking, ignoredOfCorporation } from "#contract/areas/ignored.ts";
import { otherIsFilled } from "#contract/bookings/booking-fields.ts";
import { bookingFormFields } from "#contract/bookings/booking-form.ts";
import { endpoint } from "#contract/endpoint.ts";
import { corporation, corporationSession } from "#contract/entities/corporation.ts";
import { accepting } from "#contract/inputs/accepting.ts";
import { email, feeAmount, imageBase, imageName, phone, required } from "#contract/inputs/fields.ts";
import { passwordsMatch, signUpFields } from "#contract/inputs/sign-up-form.ts";
import { flag, id, pathId, text } from "#contract/scalars.ts";
import { corporationMessages as messages } from "#texts/da/validation.ts";

const signUp = accepting(signUpFields, ignoredOfCorporation).check(passwordsMatch as never);

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
  name: z.optional(required(messages.name)),
  cvr_nr: z.optional(required(messages.cvrMissing).check(z.regex(/^\d{8}$/, messages.cvrInvalid))),
  address: z.optional(required(messages.address)),
  city_zip: z.optional(required(messages.cityZip).check(z.regex(/^\d{4}$/, messages.cityZip))),
  city: z.optional(required(messages.city)),
  contact_person: z.optional(required(messages.contactPerson)),
  department: z.optional(text(200)),
  email: z.optional(email(messages.emailMissing, messages.emailInvalid)),
  phone: z.optional(phone(messages.phone)),
  billing_email: z.optional(email(messages.billingEmailMissing, messages.billingEmailInvalid)),
  ean: z.optional(text(50)),
  icon_image: z.optional(imageName),
  profile_image: z.optional(imageName),
  baseURL_image: z.optional(imageBase),
  noti_confirmed_booking: z.optional(flag),
  noti_approved_booking: z.optional(flag),
  noti_stamp_out_booking: z.optional(flag),
  sms_stamp_out_booking: z.optional(flag),
  noti_cancel_booking: z.optional(flag),
  noti_update_booking: z.optional(flag),
  // Below: taken from admins only, ignored from others.
  payment_type: z.optional(z.literal(["invoice", "credit_card"], messages.paymentType)),
  payment_deadline: z.optional(z.literal([0, 7, 15, 30], messages.paymentDeadline)),
  is_privileged_user: z.optional(flag),
  admin_message: z.optional(text(1000)),
  standard_fee: z.optional(feeAmount),
  urgent_booking_fee: z.optional(feeAmount),
  emergency_booking_fee: z.optional(feeAmount),
};

/** Sign-up and profile of companies. */
export const corporationEndpoints = {
  signUp: endpoint({
    method: "POST",
    path: "corporations",
    summary: "Signs a company up and in.",
    callers: ["anyone"],
    body: signUp,
    answer: corporationSession,
    refusals: ["duplicate_profile"],
    rate: { perHour: 60 },
  }),
  signUpWithBooking: endpoint({
    method: "POST",
    path: "corporations/corporation-and-booking",
    summary: "Signs a company up with its first booking: both or neither.",
    callers: ["anyone"],
    body: z.strictObject({
      corporation: signUp,
      booking: accepting(bookingFormFields, ignoredOfBooking).check(otherIsFilled),
    }),
    answer: corporationSession,
    refusals: ["duplicate_profile"],
    rate: { perHour: 60 },
  }),
  saveProfile: endpoint({
    method: "PUT",
    path: "corporations",
    summary: "Saves the profile. Payment, fees and the admin's fields are taken from admins only.",
    callers: ["corporation"],
    body: accepting(profileFields, ignoredOfCorporation),
    answer: corporation,
    refusals: ["duplicate_email"],
  }),
  meta: endpoint({
    method: "GET",
    path: "corporations/:id/meta",
    summary: "The staff-type panel of the company's home.",
    callers: ["corporation"],
    params: z.object({ id: pathId }),
    answer: z.array(staffTypeStatus),
    refusals: ["not_found"],
  }),
  checkoutNotifications: endpoint({
    method: "GET",
    path: "notifications/corporation/checkout",
    summary: "How many finished bookings wait for the company's stamp.",
    callers: ["corporation"],
    answer: z.int(),
  }),
  calendar: endpoint({
    method: "GET",
    path: "corporations/calendar",
    summary: "The private address at which calendars read the company's bookings.",
    callers: ["corporation"],
    answer: calendarAddress,
  }),
  renewCalendar: endpoint({
    method: "PUT",
    path: "corporations/calendar/renew",
    summary: "Gives the calendar a new address; the old one stops working at once.",
    callers: ["corporation"],
    answer: calendarAddress,
  }),
};
