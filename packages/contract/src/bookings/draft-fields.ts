import { bookingDefaults } from "#texts/da/corporation/booking-presets.ts";

/** What the form in the browser knows of one field of a booking. */
export interface DraftField {
  /** What an empty form holds; null for a field that has no control. */
  readonly start: string | number | boolean | null;
  /** The control holds the number as text, so that it can be empty. */
  readonly isNumberAsText?: true;
  /** The control holds an id as text, empty for none, which is sent as null. */
  readonly isIdOrNone?: true;
  /** False for what is the booking's own, and is not taken over when the same job is booked again. */
  readonly isCopied?: false;
}

const empty = { start: "" } as const;
const hours = (start: number) => ({ start: String(start), isNumberAsText: true }) as const;
const chosen = (start: string) => ({ start });

/**
 * Every field of a booking, with what its form starts with. Apart from the schemas of `booking-fields.ts`, so that a
 * visitor's first page is drawn without them.
 */
export const draftFields = {
  staff_type: { start: "", isNumberAsText: true },
  number_of_staff: { start: bookingDefaults.numberOfStaff },
  date: { start: "", isCopied: false },
  start_time: chosen(bookingDefaults.startTime),
  end_time: chosen(bookingDefaults.endTime),
  arrangement_type: chosen(bookingDefaults.arrangementType),
  arrangement_type_other: empty,
  address: empty,
  address_url: empty,
  zip_code: empty,
  city: empty,
  hourly_wage: chosen(bookingDefaults.hourlyWage),
  transport_wage: hours(bookingDefaults.transportWage),
  extra_work_hours: hours(bookingDefaults.extraWorkHours),
  food_included: { start: "", isNumberAsText: true },
  self_paid_break: { start: false },
  job_description: empty,
  access_information: chosen(bookingDefaults.accessInformation),
  access_information_other: empty,
  upper_dress_code: chosen(bookingDefaults.upperDressCode),
  upper_dress_code_other: empty,
  lower_dress_code: chosen(bookingDefaults.lowerDressCode),
  lower_dress_code_other: empty,
  shoes_dress_code: chosen(bookingDefaults.shoesDressCode),
  shoes_dress_code_other: empty,
  item_to_bring: empty,
  language: empty,
  booking_person: empty,
  booking_person_nr: empty,
  contact_person: empty,
  fee: { start: null, isCopied: false },
  invoice_note: empty,
  ean_order_reference: empty,
  department: { start: "", isIdOrNone: true },
  admin_message: empty,
} as const satisfies Record<string, DraftField>;

export type DraftFields = typeof draftFields;
export type FieldName = keyof DraftFields;

/** The choices that have a field for an own entry. */
export type ChoiceWithOther = {
  [Name in FieldName]: `${Name}_other` extends FieldName ? Name : never;
}[FieldName];

export const choicesWithOther = (Object.keys(draftFields) as FieldName[]).filter(
  (name): name is ChoiceWithOther => `${name}_other` in draftFields,
);
