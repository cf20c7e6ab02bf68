import * as z from "zod/mini";
import { employeeBooking } from "#contract/bookings/booking.entities.ts";
import { rating } from "#contract/corporations/corporation.entities.ts";
import { clockTime, day, id, moment } from "#contract/wire/schemas.ts";
import { payReasons, payStates } from "#rules/pay/pay-state.ts";

/**
 * An employee as a company sees one: the last name is an initial, the phone is there only
 * for selected people, the Facebook link only for admins.
 */
export const applicantEmployee = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  age: z.nullable(z.int()),
  phone: z.nullable(z.string()),
  city: z.string(),
  description: z.string(),
  profile_image: z.string(),
  baseURL_image: z.string(),
  rating,
  nrOfShifts: z.int(),
  nrOfAppliedShifts: z.int(),
  nrOfCancelledShifts: z.int(),
  shiftsCount: z.int(),
  cancelledShiftsCount: z.int(),
  /** How many entries `work-experiences` has, for «Erfaring (n)». */
  nrOfWorkExperiences: z.int(),
  has_driver_license: z.boolean(),
  owns_car: z.boolean(),
  facebook_link: z.nullable(z.string()),
});

/** What every view of a shift that a company has says of it. */
export const shiftFields = {
  id,
  booking: z.object({ id, date: z.string() }),
  status: z.literal(["applied", "selected", "removed", "unwanted", "sick", "cancelled", "withdrawn"]),
  booked_at: z.nullable(moment),
  employee: applicantEmployee,
  removed_reason: z.nullable(z.string()),
  employee_checkin: z.nullable(moment),
  is_checked: z.boolean(),
  display_phone_status: z.int(),
  /** Whether the company has marked the person; the order does not ask. */
  is_favourite: z.boolean(),
};

/** One shift in a company's lists of applicants and staff. */
export const applicantShift = z.object({
  ...shiftFields,
  applied_at: moment,
  /** Hours between application and now, as documented. */
  appliedDuration: z.number(),
  /** How often this company has hired the person before. */
  hiredBeforeCount: z.int(),
  /** In the words of whoever cancelled or of the office; what a person writes of being sick is for the office alone. */
  cancellation_reason: z.nullable(z.string()),
  /** Reported sick, also where the office counts it as a late cancellation. */
  reported_sick: z.boolean(),
  /** Applied for other terms, and can be selected only after saying yes again. */
  reconfirm: z.boolean(),
  /** Shifts worked in the booking's job, for any company. */
  shifts_in_job: z.int(),
  /** About how many kilometres it is from the booking's postal code to the person's; null where one is unknown. */
  distance_km: z.nullable(z.int()),
  /** Stands by for this booking. */
  on_standby: z.boolean(),
  /** What the person answered about the booking's job, in the order of the questions. */
  skills: z.array(z.object({ title: z.string(), answer: z.string() })),
  /** What removing this person now would cost (trade terms), for the removal dialog. */
  cancellation: z.nullable(z.object({ hours: z.number(), amount: z.number() })),
  /** Whether the place goes with this person when the caller removes somebody who was added to a full booking. */
  takes_place: z.boolean(),
});

export const applicantLists = z.object({
  applied: z.array(applicantShift),
  selected: z.array(applicantShift),
  unwanted: z.array(applicantShift),
  double: z.array(applicantShift),
  gray: z.array(applicantShift),
  sick: z.array(applicantShift),
  removed: z.array(applicantShift),
  bookedStaff: z.int(),
});

export const ratingRecord = z.object({
  score: z.int(),
  comment: z.string(),
  corporation: z.string(),
  booking: z.object({ id, date: z.string() }),
  created_at: moment,
  job_title: z.string(),
});

export const cancellationRecord = z.object({
  corporation: z.string(),
  cancellation_reason: z.nullable(z.string()),
  cancelled_at: moment,
  booking: z.object({ id, date: z.string() }),
  hours_before_booking_date: z.nullable(z.number()),
});

/** A job of the overview. */
export const openJob = z.extend(employeeBooking, {
  free_places: z.int(),
  /** Whether staff type and region are the caller's own. */
  own_type: z.boolean(),
  own_zone: z.boolean(),
  /** Approved since the caller's visit before. */
  is_new: z.boolean(),
  /** A confirmed shift of the caller stands in the way. */
  is_taken_day: z.boolean(),
});

export type WireOpenJob = z.output<typeof openJob>;

/** A shift in one of the employee's lists. */
export const employeeShift = z.object({
  id,
  status: z.string(),
  employee_checkin: z.nullable(moment),
  employee_checkin_time: z.nullable(clockTime),
  employee_checkout_time: z.nullable(clockTime),
  admin_approve_checkout: z.boolean(),
  /** Whether somebody waits for this person's stamp: no stamp yet, or rejected since. */
  needs_checkout: z.boolean(),
  paymentDate: day,
  /** What an ended shift is paid for: the agreed times, booked ones while `state` is `open`; `booking.totalPay` is its pay. */
  worked: z.nullable(
    z.object({
      from: clockTime,
      to: clockTime,
      /** Paid hours, with transport. */
      hours: z.number(),
      state: z.literal([...payStates]),
      reason: z.nullable(z.literal([...payReasons])),
    }),
  ),
  booking: employeeBooking,
});

export type WireEmployeeShift = z.output<typeof employeeShift>;
