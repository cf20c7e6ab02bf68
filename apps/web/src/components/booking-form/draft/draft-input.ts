import type { BookingFormInput } from "#contract/bookings/booking-form.ts";
import { settleSelfPaidBreak } from "#rules/bookings/booking-input.ts";
import { type Ore, toWireKroner } from "#rules/money/ore.ts";
import { type BookingDraft, breakFactsOf, draftWith, fields } from "./booking-draft.ts";

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

function numberOf(text: unknown): number | undefined {
  return text === "" ? undefined : Number(text);
}
