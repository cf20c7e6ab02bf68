import * as z from "zod/mini";
import {
  clockTime,
  clockTimeOr,
  commaKroner,
  day,
  flag,
  id,
  kroner,
  optional,
  phoneDigits,
  required,
  shownName,
  wage,
} from "#contract/wire/schemas.ts";
import { parseKroner, toCommaString, toWireKroner } from "#rules/money/ore.ts";
import { bookingMessages as messages } from "#texts/da/common/validation.ts";
import {
  accessWays,
  arrangementTypes,
  languages,
  lowerDressCodes,
  otherChoice,
  shoesDressCodes,
  upperDressCodes,
} from "#texts/da/corporation/booking-presets.ts";
import {
  type ChoiceWithOther,
  choicesWithOther,
  type DraftField,
  type DraftFields,
  draftFields,
  type FieldName,
} from "./draft-fields.ts";

/** Who reads a field: everybody who sees the booking, selected staff shortly before the shift too, or the company alone. */
export type FieldReader = "everyone" | "selected staff" | "company";

/** What is known of one field of a booking. Admins read all of them. */
interface BookingField {
  /** What the form sends, with its messages. */
  readonly form: z.ZodMiniType;
  /** What the answers say. */
  readonly answer: z.ZodMiniType;
  readonly readBy: FieldReader;
  /** When and where to meet: selected staff are told when it changes. */
  readonly isMeeting?: true;
  /** The name of its column, where it is another one. */
  readonly column?: string;
  /** False where the server or an admin fills the column in, not the form. */
  readonly isStoredFromForm?: false;
  /** How what was sent is stored, and what is stored is answered, where they differ. */
  readonly toColumn?: (sent: never) => unknown;
  readonly toAnswer?: (stored: never) => unknown;
}

const hourSteps = [0, 0.5, 1, 1.5, 2] as const;
const hours = (message: string) =>
  ({ form: z.literal(hourSteps, message), answer: z.number(), readBy: "everyone" }) as const;

/**
 * Every field of a booking that its form fills in. The schemas of form and answers and the columns are all derived from
 * this list; what the empty form holds stands in `draft-fields.ts`. A field beside a choice, named `…_other`, holds
 * the own entry for «Andet».
 */
export const bookingFields = {
  staff_type: {
    form: z
      .int({ error: ({ input }) => (isEmpty(input) ? messages.staffTypeMissing : messages.staffTypeInvalid) })
      .check(z.positive(messages.staffTypeInvalid), z.maximum(2_147_483_647, messages.staffTypeInvalid)),
    answer: id,
    readBy: "everyone",
    column: "staff_type_id",
  },
  number_of_staff: {
    form: z
      .int(messages.numberOfStaff)
      .check(z.minimum(1, messages.numberOfStaff), z.maximum(15, messages.numberOfStaff)),
    answer: z.int(),
    readBy: "everyone",
  },
  date: {
    form: z.iso.date({ error: ({ input }) => (isEmpty(input) ? messages.dateMissing : messages.datePast) }),
    answer: day,
    readBy: "everyone",
    isMeeting: true,
  },
  start_time: time(),
  end_time: time(),
  arrangement_type: text(preset(arrangementTypes), "everyone"),
  arrangement_type_other: text(optional(), "everyone"),
  address: { ...text(shownName(messages.address), "everyone"), isMeeting: true },
  address_url: text(
    required(messages.addressUrl, 1000).check(z.regex(/^https?:\/\//, messages.addressUrl)),
    "everyone",
  ),
  zip_code: {
    ...text(required(messages.zipCode).check(z.regex(/^\d{4}$/, messages.zipCode)), "everyone"),
    isMeeting: true,
  },
  city: { ...text(shownName(messages.city), "everyone"), isMeeting: true },
  hourly_wage: {
    form: wage,
    answer: commaKroner,
    readBy: "everyone",
    // In øre.
    toColumn: (sent: string) => parseKroner(sent) ?? 0,
    toAnswer: toCommaString,
  },
  transport_wage: hours(messages.transportWage),
  extra_work_hours: hours(messages.extraWorkHours),
  food_included: {
    form: z.literal([0, 1], messages.foodIncluded),
    answer: z.literal([0, 1]),
    readBy: "everyone",
    toColumn: Boolean,
    toAnswer: Number,
  },
  self_paid_break: {
    form: z._default(flag, false),
    answer: z.boolean(),
    readBy: "everyone",
  },
  job_description: text(optional(2000, messages.tooLong), "everyone"),
  access_information: text(preset(accessWays), "selected staff"),
  access_information_other: text(optional(500), "selected staff"),
  upper_dress_code: text(preset(upperDressCodes), "everyone"),
  upper_dress_code_other: text(optional(), "everyone"),
  lower_dress_code: {
    // Documented clients send the default 'Sorte buks', which means the preset 'Sort buks'.
    ...text(preset([...lowerDressCodes, "Sorte buks"]), "everyone"),
    toColumn: (sent: string) => (sent === "Sorte buks" ? "Sort buks" : sent),
  },
  lower_dress_code_other: text(optional(), "everyone"),
  shoes_dress_code: text(preset(shoesDressCodes), "everyone"),
  shoes_dress_code_other: text(optional(), "everyone"),
  item_to_bring: text(optional(500), "everyone"),
  language: text(z.literal(languages, messages.language), "everyone"),
  booking_person: text(shownName(messages.bookingPerson), "company"),
  booking_person_nr: text(
    required(messages.bookingPersonNr).check(phoneDigits, z.regex(/^\d{1,8}$/, messages.bookingPersonNr)),
    "company",
  ),
  contact_person: text(shownName(messages.contactPerson), "selected staff"),
  // Documented clients have to send it, as a number or with a comma. The server computes its own.
  fee: {
    form: z.union(
      [
        z.number().check(z.minimum(0), z.maximum(99_999)),
        z.string().check(z.refine((text) => (parseKroner(text) ?? -1) >= 0)),
      ],
      messages.fee,
    ),
    answer: kroner,
    readBy: "company",
    isStoredFromForm: false,
    toAnswer: toWireKroner,
  },
  invoice_note: text(optional(500), "company"),
  /** The buyer's own order number on an electronic invoice; empty takes the company's usual one. */
  ean_order_reference: text(optional(50), "company"),
  /** Of the company's departments; left out it stays as it is. The server looks the id up. */
  department: {
    form: z.optional(z.nullable(id)),
    answer: z.nullable(id),
    readBy: "company",
    column: "department_id",
    isStoredFromForm: false,
  },
  // Taken from admins only.
  admin_message: { ...text(optional(1000), "selected staff"), isStoredFromForm: false },
} as const satisfies Record<FieldName, BookingField>;

type Fields = { [Name in FieldName]: (typeof bookingFields)[Name] & DraftFields[Name] };

/** The names of the fields with these properties: `FieldsWith<{ isCopied: false }>`. */
export type FieldsWith<Properties> = {
  [Name in FieldName]: Fields[Name] extends Properties ? Name : never;
}[FieldName];

export const fieldNames = Object.keys(bookingFields) as FieldName[];

/** The list, each field with every property that a field may have. */
export const fields = Object.fromEntries(
  fieldNames.map((name) => [name, { ...bookingFields[name], ...draftFields[name] }]),
) as unknown as Readonly<Record<FieldName, BookingField & DraftField>>;

/** Refuses «Andet» without an own entry, under the entry's field. */
export const otherIsFilled: z.core.CheckFn<
  Readonly<Record<ChoiceWithOther, string>> & Partial<Record<string, unknown>>
> = ({ value, issues }) => {
  for (const choice of choicesWithOther) {
    const other = `${choice}_other`;
    if (value[choice] === otherChoice && !value[other]) {
      issues.push({ code: "custom", path: [other], message: messages.otherMissing, input: value });
    }
  }
};

function text<const Form extends z.ZodMiniType<string>, const By extends FieldReader>(
  form: Form,
  readBy: By,
) {
  return { form, answer: z.string(), readBy };
}

function time() {
  return {
    form: clockTimeOr(messages.time),
    answer: clockTime,
    readBy: "everyone",
    isMeeting: true,
  } as const;
}

function preset(choices: readonly string[]) {
  return z.literal([...choices, otherChoice], messages.staffTypeInvalid);
}

function isEmpty(input: unknown): boolean {
  return input === undefined || input === null || input === "";
}
