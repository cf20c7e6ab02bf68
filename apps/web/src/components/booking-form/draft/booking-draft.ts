import type { BookingFormInput } from "#contract/bookings/booking-form.ts";
import type { WireCorporationBooking } from "#contract/entities/booking.ts";
import { prefilledTime, settleSelfPaidBreak } from "#rules/bookings/booking-input.ts";
import { type Ore, toWireKroner } from "#rules/money/ore.ts";
import { bookingDefaults } from "#texts/da/booking-presets.ts";

/** What stands in the fields of the booking form: text and ticks, as native controls hold them. */
export interface BookingDraft {
  /** The id as text, empty until one is chosen. */
  staff_type: string;
  number_of_staff: number;
  /** `YYYY-MM-DD`, empty until it is complete. */
  date: string;
  start_time: string;
  end_time: string;
  arrangement_type: string;
  arrangement_type_other: string;
  address: string;
  address_url: string;
  zip_code: string;
  city: string;
  hourly_wage: string;
  transport_wage: string;
  extra_work_hours: string;
  /** "1", "0", or empty until it is chosen. */
  food_included: string;
  self_paid_break: boolean;
  job_description: string;
  access_information: string;
  access_information_other: string;
  upper_dress_code: string;
  upper_dress_code_other: string;
  lower_dress_code: string;
  lower_dress_code_other: string;
  shoes_dress_code: string;
  shoes_dress_code_other: string;
  item_to_bring: string;
  language: string;
  booking_person: string;
  booking_person_nr: string;
  contact_person: string;
  invoice_note: string;
  admin_message: string;
  /** «Ikke send emails»: admins only, no field of the booking but a query of its creation. */
  no_emails: boolean;
}

/** What the form starts with (doc 1 §3, D-042): staff type, date, food and language are for the customer to choose. */
export const emptyDraft: BookingDraft = {
  staff_type: "",
  number_of_staff: bookingDefaults.numberOfStaff,
  date: "",
  start_time: bookingDefaults.startTime,
  end_time: bookingDefaults.endTime,
  arrangement_type: bookingDefaults.arrangementType,
  arrangement_type_other: "",
  address: "",
  address_url: "",
  zip_code: "",
  city: "",
  hourly_wage: bookingDefaults.hourlyWage,
  transport_wage: String(bookingDefaults.transportWage),
  extra_work_hours: String(bookingDefaults.extraWorkHours),
  food_included: "",
  self_paid_break: false,
  job_description: "",
  access_information: bookingDefaults.accessInformation,
  access_information_other: "",
  upper_dress_code: bookingDefaults.upperDressCode,
  upper_dress_code_other: "",
  lower_dress_code: bookingDefaults.lowerDressCode,
  lower_dress_code_other: "",
  shoes_dress_code: bookingDefaults.shoesDressCode,
  shoes_dress_code_other: "",
  item_to_bring: "",
  language: "",
  booking_person: "",
  booking_person_nr: "",
  contact_person: "",
  invoice_note: "",
  admin_message: "",
  no_emails: false,
};

/** The fields of a saved booking, for the edit form. */
export function draftOf(booking: WireCorporationBooking): BookingDraft {
  return {
    ...emptyDraft,
    ...textsOf(booking),
    staff_type: String(booking.staff_type),
    number_of_staff: booking.number_of_staff,
    date: booking.date,
    start_time: booking.start_time,
    end_time: booking.end_time,
    transport_wage: String(booking.transport_wage),
    extra_work_hours: String(booking.extra_work_hours),
    food_included: String(booking.food_included),
    self_paid_break: booking.self_paid_break,
    no_emails: !booking.is_email_script_allowed,
  };
}

/** An earlier booking as a new form takes it over: everything but the date, times down to :00 or :30. */
export function prefilledFrom(last: WireCorporationBooking, now: BookingDraft): BookingDraft {
  const earlier = draftOf(last);
  return {
    ...earlier,
    staff_type: now.staff_type,
    date: now.date,
    start_time: prefilledTime(earlier.start_time),
    end_time: prefilledTime(earlier.end_time),
    no_emails: now.no_emails,
  };
}

/** The defaults again, with the staff type and date that were chosen. */
export function resetDraft(now: BookingDraft): BookingDraft {
  return { ...emptyDraft, staff_type: now.staff_type, date: now.date };
}

/** The draft as the contract takes it. `fee`: øre per hour and person; the server computes its own. */
export function bookingInputOf(draft: BookingDraft, fee: Ore): BookingFormInput {
  const { staff_type, transport_wage, extra_work_hours, food_included, no_emails: _, ...texts } = draft;
  const input: { [Name in keyof BookingFormInput]?: unknown } = {
    ...texts,
    staff_type: numberOf(staff_type),
    transport_wage: numberOf(transport_wage),
    extra_work_hours: numberOf(extra_work_hours),
    food_included: numberOf(food_included),
    self_paid_break: settleSelfPaidBreak({ ...breakFactsOf(draft), selfPaidBreak: draft.self_paid_break })
      .selfPaidBreak,
    fee: toWireKroner(fee),
  };
  // What is missing or malformed is for the contract's schema to say.
  return input as BookingFormInput;
}

/** What decides whether staff may pay for their own break. */
export function breakFactsOf(draft: Pick<BookingDraft, "start_time" | "end_time" | "food_included">) {
  return { startTime: draft.start_time, endTime: draft.end_time, foodIncluded: draft.food_included === "1" };
}

function textsOf(booking: WireCorporationBooking): Partial<BookingDraft> {
  const names = Object.keys(emptyDraft) as (keyof BookingDraft)[];
  const texts = names.filter((name) => typeof emptyDraft[name] === "string" && name in booking);
  return Object.fromEntries(texts.map((name) => [name, booking[name as keyof WireCorporationBooking]]));
}

function numberOf(text: string): number | undefined {
  return text === "" ? undefined : Number(text);
}
