import type { BookingFormInput } from "#contract/bookings/booking-form.ts";
import {
  type DraftField,
  type DraftFields,
  draftFields,
  type FieldName,
} from "#contract/bookings/draft-fields.ts";
import type { WireCorporationBooking } from "#contract/bookings/entities.ts";
import { prefilledTime, settleSelfPaidBreak } from "#rules/bookings/booking-input.ts";
import { type Ore, toWireKroner } from "#rules/money/ore.ts";

type FieldOfDraft = Exclude<FieldName, "fee">;

/** What a control of the form holds: text, a number, or a tick. */
type Held<Start> = Start extends string ? string : Start extends number ? number : boolean;

/** What stands in the fields of the booking form. An id and a choice of hours are text, empty until one is chosen. */
export type BookingDraft = {
  [Name in FieldOfDraft]: Held<DraftFields[Name]["start"]>;
} & {
  /** «Ikke send emails»: admins only, no field of the booking but a query of its creation. */
  no_emails: boolean;
};

const fields: Readonly<Record<FieldName, DraftField>> = draftFields;
const draftNames = (Object.keys(fields) as FieldName[]).filter(
  (name): name is FieldOfDraft => fields[name].start !== null,
);

/** What the form starts with: staff type, date, food and language are for the customer to choose. */
export const emptyDraft: BookingDraft = { ...draftWith((name) => fields[name].start), no_emails: false };

/** The same with the wage that is set for everybody, `"192,00"`. */
export function startingDraft(hourlyWage: string): BookingDraft {
  return { ...emptyDraft, hourly_wage: hourlyWage.replace(/,00$/, "") };
}

/** The fields of a saved booking, for the edit form. */
export function draftOf(booking: WireCorporationBooking): BookingDraft {
  const saved = draftWith((name) => (fields[name].isNumberAsText ? String(booking[name]) : booking[name]));
  return { ...saved, no_emails: !booking.is_email_script_allowed };
}

/** An earlier booking as a new form takes it over: everything that is copied, times down to :00 or :30. */
export function prefilledFrom(last: WireCorporationBooking, now: BookingDraft): BookingDraft {
  const earlier = draftOf(last);
  const copied = draftWith((name) => (fields[name].isCopied === false ? now : earlier)[name]);
  return {
    ...copied,
    staff_type: now.staff_type,
    start_time: prefilledTime(earlier.start_time),
    end_time: prefilledTime(earlier.end_time),
    no_emails: now.no_emails,
  };
}

/** What the form started with again, with the staff type and date that were chosen. */
export function resetDraft(now: BookingDraft, start: BookingDraft): BookingDraft {
  return { ...start, staff_type: now.staff_type, date: now.date };
}

/** The draft as the contract takes it. `fee`: øre per hour and person; the server computes its own. */
export function bookingInputOf(draft: BookingDraft, fee: Ore): BookingFormInput {
  const sent = draftWith((name) => (fields[name].isNumberAsText ? numberOf(draft[name]) : draft[name]));
  const { selfPaidBreak } = settleSelfPaidBreak({
    ...breakFactsOf(draft),
    selfPaidBreak: draft.self_paid_break,
  });
  const input: { [Name in keyof BookingFormInput]?: unknown } = {
    ...sent,
    self_paid_break: selfPaidBreak,
    fee: toWireKroner(fee),
  };
  // What is missing or malformed is for the schema to say.
  return input as BookingFormInput;
}

/** What decides whether staff may pay for their own break. */
export function breakFactsOf(draft: Pick<BookingDraft, "start_time" | "end_time" | "food_included">) {
  return { startTime: draft.start_time, endTime: draft.end_time, foodIncluded: draft.food_included === "1" };
}

/** A draft with what `valueFor` gives for each field. */
function draftWith(valueFor: (name: FieldOfDraft) => unknown): Omit<BookingDraft, "no_emails"> {
  const entries = draftNames.map((name): [FieldOfDraft, unknown] => [name, valueFor(name)]);
  return Object.fromEntries(entries) as Omit<BookingDraft, "no_emails">;
}

function numberOf(text: unknown): number | undefined {
  return text === "" ? undefined : Number(text);
}
