import * as z from "zod/mini";
import { rating } from "#contract/entities/corporation.ts";
import { price } from "#contract/entities/price.ts";
import { clockTime, commaKroner, day, id, kroner, moment } from "#contract/scalars.ts";

export const bookingStatus = z.literal(["open", "closed", "expired", "cancelled", "finished", "deprecated"]);

/** What a booking says about the job itself; every view of a booking carries these (§3 of document 1). */
export const jobFields = {
  id,
  date: day,
  start_time: clockTime,
  end_time: clockTime,
  arrangement_type: z.string(),
  arrangement_type_other: z.string(),
  address: z.string(),
  address_url: z.string(),
  zip_code: z.string(),
  city: z.string(),
  number_of_staff: z.int(),
  staff_type: id,
  jobRole: z.object({ id, job_title: z.string() }),
  job_description: z.string(),
  hourly_wage: commaKroner,
  transport_wage: z.number(),
  extra_work_hours: z.number(),
  food_included: z.literal([0, 1]),
  self_paid_break: z.boolean(),
  upper_dress_code: z.string(),
  upper_dress_code_other: z.string(),
  lower_dress_code: z.string(),
  lower_dress_code_other: z.string(),
  shoes_dress_code: z.string(),
  shoes_dress_code_other: z.string(),
  item_to_bring: z.string(),
  language: z.string(),
};

/** What a client keeps of a booking's card: its own words, a number or yes and no, answered as they were sent. */
export const cardState = z.union([z.string().check(z.maxLength(100)), z.boolean(), z.number()]);

/** What only the company that booked, and admins, see of it. */
export const customerFields = {
  corporation_id: id,
  staff_type_billy_id: z.string(),
  access_information: z.string(),
  access_information_other: z.string(),
  booking_person: z.string(),
  booking_person_nr: z.string(),
  contact_person: z.string(),
  fee: kroner,
  standard_fee: kroner,
  urgent_booking_fee: kroner,
  emergency_booking_fee: kroner,
  invoice_note: z.string(),
  admin_message: z.string(),
  is_email_script_allowed: z.boolean(),
  payment_type: z.literal(["invoice", "credit_card"]),
  payment_deadline: z.int(),
  status: bookingStatus,
  approved: z.boolean(),
  approved_at: z.nullable(moment),
  box_status: cardState,
  all_check_times_approved: z.boolean(),
  all_gravy_status: z.nullable(z.string()),
  send_bl_count: z.int(),
  is_sent_to_billy: z.boolean(),
  created_at: moment,
  /** Hours from now to the start; negative afterwards. */
  hoursRemaining: z.number(),
  selectedShifts: z.int(),
  appliedShifts: z.int(),
  price,
  prepayment: z.nullable(z.object({ percents: z.array(z.number()), amount: kroner })),
  cancellation: z.object({ hours: z.number(), places: z.int(), amount: kroner }),
};

/** A person on a company's own booking card. */
export const cardShift = z.object({
  id,
  employee_id: id,
  first_name: z.string(),
  last_name: z.string(),
  profile_image: z.string(),
  baseURL_image: z.string(),
  employee_checkin: z.nullable(moment),
  is_checked: z.boolean(),
  display_phone_status: z.int(),
  /** Only once it has been revealed in its three steps. */
  phone: z.nullable(z.string()),
});

const bookingCorporation = z.object({
  name: z.string(),
  baseURL_image: z.string(),
  icon_image: z.string(),
  rating,
});

/** A company's booking: card, booking view, edit form. */
export const corporationBooking = z.object({
  ...jobFields,
  ...customerFields,
  corporation: bookingCorporation,
  shifts: z.array(cardShift),
  /** The list that it was fetched for. */
  from: z.string(),
});

export type WireCorporationBooking = z.output<typeof corporationBooking>;

/** A booking for the edit form, with the fees agreed with its company: whoever edits it sees what it will cost. */
export const editableBooking = z.extend(corporationBooking, {
  corporation_fees: z.object({
    standard_fee: kroner,
    urgent_booking_fee: kroner,
    emergency_booking_fee: kroner,
  }),
});

export type WireEditableBooking = z.output<typeof editableBooking>;

/** Numbers of a finished booking's card: how many of its people are how far. */
const checkoutCounts = z.object({
  people: z.int(),
  stamped_by_corporation: z.int(),
  stamped_by_employee: z.int(),
  rated: z.int(),
  rejected: z.int(),
  invoice_approved: z.int(),
});

export const finishedBooking = z.object({
  ...jobFields,
  ...customerFields,
  corporation: bookingCorporation,
  shifts: z.array(cardShift),
  counts: checkoutCounts,
  from: z.string(),
});

export type WireFinishedBooking = z.output<typeof finishedBooking>;

export const deprecatedBooking = z.object({
  ...jobFields,
  ...customerFields,
  corporation: bookingCorporation,
  shifts: z.array(
    z.object({
      id,
      first_name: z.string(),
      last_name: z.string(),
      age: z.nullable(z.int()),
      rating,
      checkin_time: z.nullable(clockTime),
      checkout_time: z.nullable(clockTime),
    }),
  ),
});

/** An employee's view. The fields of Q-023 are null until the own shift is selected and the window is open. */
export const employeeBooking = z.object({
  ...jobFields,
  access_information: z.nullable(z.string()),
  access_information_other: z.nullable(z.string()),
  contact_person: z.nullable(z.string()),
  admin_message: z.nullable(z.string()),
  paymentDate: day,
  totalPay: commaKroner,
  /** How many places are left, and whether it can be applied for now; the reason where not. */
  applicable: z.object({ ok: z.boolean(), refusal: z.nullable(z.string()) }),
  has_skill: z.boolean(),
  corporation: z.object({
    id,
    name: z.string(),
    icon_image: z.string(),
    baseURL_image: z.string(),
    rating,
    admin_message: z.nullable(z.string()),
  }),
  shift: z.nullable(
    z.object({
      id,
      status: z.literal(["applied", "selected", "removed", "unwanted", "sick", "cancelled", "withdrawn"]),
      employee_checkin: z.nullable(moment),
    }),
  ),
});

export type WireEmployeeBooking = z.output<typeof employeeBooking>;
