import * as z from "zod/mini";
import { rating } from "#contract/corporations/corporation.entities.ts";
import { department, departmentOfBooking } from "#contract/corporations/department.entities.ts";
import { wageAgreement } from "#contract/settings/wage-agreement.entities.ts";
import { clockTime, commaKroner, day, id, kroner, moment } from "#contract/wire/schemas.ts";
import { shiftStates } from "#rules/shifts/outcome.ts";
import { workingTimeRules } from "#rules/shifts/working-time.ts";
import { askedChange, changeOfPerson } from "./agreement.ts";
import { bookingFields, type FieldReader, type FieldsWith, fieldNames } from "./booking-fields.ts";
import { bookingState } from "./booking-state.ts";
import { orderOfBooking } from "./order-of-booking.ts";
import { ownerApproval } from "./owner-approval.entities.ts";
import { bookingTerms, prepayment, price } from "./price.ts";

export const bookingStatus = z.literal(["open", "closed", "expired", "cancelled", "finished", "deprecated"]);

/** What a booking says about the job itself; every view of a booking carries these. */
const jobFields = {
  id,
  ...answersReadBy("everyone"),
  jobRole: z.object({ id, job_title: z.string() }),
};

/** What a client keeps of a booking's card: its own words, a number or yes and no, answered as they were sent. */
export const cardState = z.union([z.string().check(z.maxLength(100)), z.boolean(), z.number()]);

/** What only the company that booked, and admins, see of it. */
const companyFields = {
  ...answersReadBy("selected staff"),
  ...answersReadBy("company"),
  ...{ corporation_id: id, ...orderOfBooking, department_of: departmentOfBooking },
  staff_type_billy_id: z.string(),
  ...{ standard_fee: kroner, urgent_booking_fee: kroner, emergency_booking_fee: kroner },
  is_email_script_allowed: z.boolean(),
  payment_type: z.literal(["invoice", "credit_card"]),
  payment_deadline: z.int(),
  status: bookingStatus,
  state: bookingState,
  ...{ approved: z.boolean(), approved_at: z.nullable(moment), owner_approval: z.nullable(ownerApproval) },
  /** Of a booking that was rejected and not sent again. */
  rejection: z.nullable(z.object({ reason: z.string(), at: moment })),
  box_status: cardState,
  all_check_times_approved: z.boolean(),
  all_gravy_status: z.nullable(z.string()),
  send_bl_count: z.int(),
  is_sent_to_billy: z.boolean(),
  /** Its checkout is closed, or somebody of it stands on an invoice or a pay line: nobody changes it any more. */
  is_fixed: z.boolean(),
  created_at: moment,
  /** Hours from now to the start; negative afterwards. */
  hoursRemaining: z.number(),
  /** Whether the staff gives digits on the spot, so that it is known who has come. */
  asks_for_pin: z.boolean(),
  selectedShifts: z.int(),
  appliedShifts: z.int(),
  /** People who stand by for a place. */
  standbyShifts: z.int(),
  price,
  terms: bookingTerms,
  /** The first day of the trade terms that it was made under; null for those that the product comes with. */
  trade_terms_from: z.nullable(day),
  /** What supplements and pension are paid by, null without an agreement. */
  agreement: z.nullable(wageAgreement),
  prepayment: z.nullable(prepayment),
  cancellation: z.object({ hours: z.number(), places: z.int(), amount: kroner }),
  /** Whom the company took off late, or who left by a no to its change, when and why, each with the hours and the fee that it costs, and what of it the person is paid. */
  removals: z.array(
    z.object({
      shift_id: id,
      first_name: z.string(),
      last_name: z.string(),
      reason: z.string(),
      at: z.nullable(moment),
      hours: z.number(),
      amount: kroner,
      pay: kroner,
    }),
  ),
  /** What the people who were asked about changed terms answered, until the start. */
  changes: z.array(changeOfPerson),
  /** How far the hours of those who were met are, and on which side they wait. */
  checkout: z.object({
    people: z.int(),
    stamped_by_corporation: z.int(),
    rejected: z.int(),
    invoice_approved: z.int(),
    wait_for_company: z.int(),
    wait_for_staff: z.int(),
    /** Whose invoice accounting has accepted. */
    invoiced: z.int(),
  }),
};

/** What somebody wrote of being on the way: when, and by how many minutes they come late. */
const onMyWay = z.object({ at: moment, minutes: z.nullable(z.int()) });

/** Who has not come: when it was noted and by whom, and what the office has decided. */
const missedArrival = z.object({
  noted_at: moment,
  by: z.literal(["company", "office", "clock"]),
  state: z.literal(["open", "no_show", "excused"]),
  needs_replacement: z.boolean(),
});

/** A person on a company's own booking card. */
export const cardShift = z.object({
  id,
  employee_id: id,
  first_name: z.string(),
  last_name: z.string(),
  profile_image: z.string(),
  baseURL_image: z.string(),
  employee_checkin: z.nullable(moment),
  /** When the person came, where the company asks for it. */
  arrived_at: z.nullable(moment),
  is_checked: z.boolean(),
  display_phone_status: z.int(),
  /** Only once it has been revealed in its three steps. */
  phone: z.nullable(z.string()),
  /** The number to call, from the day before the shift until its end. */
  call: z.nullable(z.string()),
  /** Null of whoever is not missed, or came after all. */
  missed: z.nullable(missedArrival),
  /** The person is neither billed nor paid. */
  not_met: z.boolean(),
  on_my_way: z.nullable(onMyWay),
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
  ...companyFields,
  corporation: bookingCorporation,
  shifts: z.array(cardShift),
  /** The list that it was fetched for. */
  from: z.string(),
});

export type WireCorporationBooking = z.output<typeof corporationBooking>;

/** A booking for the edit form, with the fees agreed with its company: whoever edits it sees what it will cost. */
export const editableBooking = z.extend(corporationBooking, {
  /** Which state of the booking this is; an edit that carries it is refused where somebody has saved another since. */
  version: z.int(),
  /** What may be chosen for it: the departments of its company in use, and its own. */
  departments: z.array(department),
  corporation_fees: z.object({
    standard_fee: kroner,
    urgent_booking_fee: kroner,
    emergency_booking_fee: kroner,
  }),
});

export type WireEditableBooking = z.output<typeof editableBooking>;

/** Numbers of a finished booking's card: how many of its people are how far. */
const checkoutCounts = z.object({
  ...{ people: z.int(), stamped_by_corporation: z.int(), stamped_by_employee: z.int() },
  ...{ rated: z.int(), rejected: z.int(), invoice_approved: z.int() },
});

export const finishedBooking = z.object({
  ...jobFields,
  ...companyFields,
  corporation: bookingCorporation,
  shifts: z.array(cardShift),
  counts: checkoutCounts,
  from: z.string(),
});

export type WireFinishedBooking = z.output<typeof finishedBooking>;

export const deprecatedBooking = z.object({
  ...jobFields,
  ...companyFields,
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

/** An employee's view. What only selected staff read is null until the own shift is selected and its window is open. */
export const employeeBooking = z.object({
  ...jobFields,
  ...orNull(answersReadBy("selected staff")),
  paymentDate: day,
  /** Wage and supplements of the booked time, without holiday pay. */
  totalPay: commaKroner,
  /** What supplements and pension are paid by, null without an agreement. */
  agreement: z.nullable(wageAgreement),
  /** How many places are left, and whether it can be applied for now; the reason where not. */
  applicable: z.object({ ok: z.boolean(), refusal: z.nullable(z.string()) }),
  has_skill: z.boolean(),
  /** The own place in the line for a full booking; `offered_until` while a place is offered. */
  standby: z.nullable(z.object({ rank: z.int(), auto: z.boolean(), offered_until: z.nullable(moment) })),
  /** Whether a place is the caller's to take, and until when. */
  offer: z.nullable(z.object({ until: moment })),
  /** When the time to answer an offer was up; told where one job is asked for. */
  offer_lapsed_at: z.nullable(moment),
  /** What of working time the shift would break; told where one job is asked for or applied for. */
  warnings: z.optional(z.array(z.literal([...workingTimeRules]))),
  /** What else stands between the caller and the shift; told with the warnings. */
  hindrances: z.optional(z.array(z.object({ sentence: z.string(), is_refused: z.boolean() }))),
  /** The terms that the company has changed since the caller said yes, until they are answered. */
  change: z.nullable(askedChange),
  /** The caller applied for other terms and has to say yes again before being selected. */
  reconfirm: z.boolean(),
  /** Whether the caller may join the line now, and why not. */
  can_stand_by: z.object({ ok: z.boolean(), refusal: z.nullable(z.string()) }),
  /**
   * Whether the company asks for its digits on the spot, from when on, and when the caller came; since when and by whom
   * the caller is missed; from when on they can write to be on the way, and what they wrote.
   */
  arrival: z.object({
    asks: z.boolean(),
    opens_at: z.nullable(moment),
    arrived_at: z.nullable(moment),
    missed_at: z.nullable(moment),
    missed_by: z.nullable(z.literal(["company", "office", "clock"])),
    on_my_way_from: z.nullable(moment),
    on_my_way: z.nullable(onMyWay),
  }),
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
      /** When the person cancelled, reported sick or was removed. */
      left_at: z.nullable(moment),
      /** Why the person was removed, in the words of whoever did it; null where they were not. */
      removed_reason: z.nullable(z.string()),
      /** Why the person is off a shift whose terms were changed: a no, silence, or another shift at the new time. */
      released: z.nullable(z.literal(["declined", "expired", "collides"])),
      /** What the company's late removal pays, before holiday pay; null where nothing is paid. */
      cancellation_pay: z.nullable(commaKroner),
      /** For how many hours it is paid: it `waits` while the place may still be filled, and is `due` from the start on. */
      cancellation_pay_basis: z.nullable(z.object({ hours: z.number(), state: z.literal(["waits", "due"]) })),
      /** A sick report: whether it came after the usual window, what the office has decided on it, and why. */
      sick: z.nullable(
        z.object({
          late: z.boolean(),
          decision: z.nullable(z.literal(["excuse", "late_cancellation"])),
          reason: z.string(),
          /** Whether the caller may take it back now. */
          can_take_back: z.boolean(),
        }),
      ),
      /** What the shift has cost its person, null where nothing or no longer. */
      penalty: z.nullable(
        z.object({
          card: z.literal(["yellow", "red"]),
          freeze_until: z.nullable(moment),
          /** The freeze waits until somebody of the office has confirmed it. */
          held: z.boolean(),
        }),
      ),
    }),
  ),
  /** What the job is to the caller now, with its one sentence. */
  state: z.object({ key: z.literal([...shiftStates, "open", "full", "gone"]), text: z.string() }),
});

export type WireEmployeeBooking = z.output<typeof employeeBooking>;

/** The answers' schemas of the fields that `reader` is the first to read. */
function answersReadBy<By extends FieldReader>(reader: By) {
  const read = fieldNames.filter((name) => bookingFields[name].readBy === reader);
  return Object.fromEntries(read.map((name) => [name, bookingFields[name].answer])) as {
    [Name in FieldsWith<{ readBy: By }>]: (typeof bookingFields)[Name]["answer"];
  };
}

function orNull<Shape extends Record<string, z.ZodMiniType>>(shape: Shape) {
  return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, z.nullable(schema)])) as {
    [Name in keyof Shape]: z.ZodMiniNullable<Shape[Name]>;
  };
}
