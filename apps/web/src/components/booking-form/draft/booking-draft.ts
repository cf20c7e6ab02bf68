import {
  type DraftField,
  type DraftFields,
  draftFields,
  type FieldName,
} from "#contract/bookings/draft-fields.ts";

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

/** How each field is held and sent. */
export const fields: Readonly<Record<FieldName, DraftField>> = draftFields;
const draftNames = (Object.keys(fields) as FieldName[]).filter(
  (name): name is FieldOfDraft => fields[name].start !== null,
);

/** What the form starts with: staff type, date, food and language are for the customer to choose. */
export const emptyDraft: BookingDraft = { ...draftWith((name) => fields[name].start), no_emails: false };

/** An empty draft with the hourly wage that the settings give, in kroner: `"192,00"`, and who books it for which department. */
export function startingDraft(hourlyWage: string, department?: number | null): BookingDraft {
  return {
    ...emptyDraft,
    hourly_wage: hourlyWage.replace(/,00$/, ""),
    department: department ? String(department) : "",
  };
}

/** What decides whether staff may pay for their own break. */
export function breakFactsOf(draft: Pick<BookingDraft, "start_time" | "end_time" | "food_included">) {
  return { startTime: draft.start_time, endTime: draft.end_time, foodIncluded: draft.food_included === "1" };
}

/** A draft with what `valueFor` gives for each field. */
export function draftWith(valueFor: (name: FieldOfDraft) => unknown): Omit<BookingDraft, "no_emails"> {
  const entries = draftNames.map((name): [FieldOfDraft, unknown] => [name, valueFor(name)]);
  return Object.fromEntries(entries) as Omit<BookingDraft, "no_emails">;
}
