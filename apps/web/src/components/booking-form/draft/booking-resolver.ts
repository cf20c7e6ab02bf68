import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { FieldErrors, Resolver } from "react-hook-form";
import * as z from "zod/mini";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { type BookingForm, type BookingFormInput, bookingForm } from "#contract/bookings/booking-form.ts";
import { choicesWithOther } from "#contract/bookings/draft-fields.ts";
import { lookupEndpoints } from "#contract/settings/lookup.endpoints.ts";
import type { WireStaffType } from "#contract/settings/staff-types/staff-type.entities.ts";
import { checkStart, checkWageChange, settleSelfPaidBreak } from "#rules/bookings/booking-input.ts";
import { type Ore, parseKroner, toWireKroner } from "#rules/money/ore.ts";
import { checkLowestWage } from "#rules/pricing/staff-wages.ts";
import { bookingMessages as messages } from "#texts/da/common/validation.ts";
import { bookingFormTexts as texts } from "#texts/da/corporation/booking-form.ts";
import { otherChoice } from "#texts/da/corporation/booking-presets.ts";
import { wageUnderLowest } from "#texts/da/price/wage-under-lowest.ts";
import { call, isUnanswered } from "#web/api/calls/call.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { type BookingDraft, breakFactsOf, draftWith, fields } from "./booking-draft.ts";
import { wagesOfDraft } from "./draft-wages.ts";

/** What the form may be used for. */
export interface BookingLimits {
  /** Admins, and companies that an admin has taken over: may book in the past, and see the admin's fields. */
  readonly isAdmin: boolean;
  /** With the wages that no booking may be under. */
  readonly staffTypes: readonly WireStaffType[];
  /** The saved booking that is edited. */
  readonly edited?: WireCorporationBooking;
}

/** Checks a draft by the contract and by the rules that depend on the clock and on what is saved. */
export function bookingResolver(limits: BookingLimits): Resolver<BookingDraft, unknown, BookingForm> {
  // The fee is the server's; any number passes.
  const schema = z.pipe(
    z.transform((draft: BookingDraft) => bookingInputOf(draft, 0)),
    bookingForm,
  );
  const byContract = standardSchemaResolver(schema) as Resolver<BookingDraft, unknown, BookingForm>;
  return async (draft, context, options) => {
    const result = await byContract(draft, context, options);
    const errors = {
      ...otherErrors(draft),
      ...startErrors(draft, limits),
      ...lowestWageErrors(draft, limits),
      ...wageErrors(draft, limits),
      ...addressErrors(result.errors),
    };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : result;
  };
}

/** The message of an address that the address service does not know, null for one that it knows. Throws without an answer. */
export async function refusedAddress({
  address,
  zip_code,
  city,
}: Pick<BookingForm, "address" | "zip_code" | "city">): Promise<string | null> {
  try {
    await call(lookupEndpoints.validateAddress, { body: { address, zip_code, city } });
    return null;
  } catch (error) {
    if (isUnanswered(error)) throw error;
    // Whatever else is not a clear yes counts as no.
    return messages.addressInvalid;
  }
}

/**
 * An address that was typed and not picked lacks its link, which no field shows, and with it postal code and city: one
 * cause, which the address alone tells.
 */
function addressErrors({
  address_url,
  zip_code,
  city,
  ...errors
}: FieldErrors<BookingDraft>): FieldErrors<BookingDraft> {
  const address = errors.address ?? address_url ?? zip_code ?? city;
  return address ? { ...errors, address } : errors;
}

/** The contract says this too, but only once every field by itself is right. */
function otherErrors(draft: BookingDraft): FieldErrors<BookingDraft> {
  const missing = choicesWithOther.filter(
    (name) => draft[name] === otherChoice && draft[`${name}_other`].trim() === "",
  );
  return Object.fromEntries(missing.map((name) => [`${name}_other`, refused(messages.otherMissing)]));
}

/** On an edit only a changed date or start is asked about. */
function startErrors(draft: BookingDraft, { isAdmin, edited }: BookingLimits): FieldErrors<BookingDraft> {
  const isUnchanged = edited?.date === draft.date && edited.start_time === draft.start_time;
  if (draft.date === "" || isUnchanged) return {};
  const start = checkStart({ date: draft.date, startTime: draft.start_time }, isAdmin, serverNow());
  if (start.ok) return {};
  if (start.refusal === "time_past") return { start_time: refused(messages.timePast) };
  return { date: refused(start.refusal === "date_late" ? messages.dateLate : messages.datePast) };
}

/** On an edit only another wage, job or day is asked about, and all of what is sent again. */
function lowestWageErrors(
  draft: BookingDraft,
  { staffTypes, edited }: BookingLimits,
): FieldErrors<BookingDraft> {
  const isSame =
    edited !== undefined &&
    !edited.rejection &&
    parseKroner(edited.hourly_wage) === parseKroner(draft.hourly_wage) &&
    String(edited.staff_type) === draft.staff_type &&
    edited.date === draft.date;
  const wage = parseKroner(draft.hourly_wage);
  const wages = wagesOfDraft(staffTypes, draft);
  if (isSame || wage === null || draft.date === "") return {};
  if (wages.lowestWage === null || checkLowestWage(wage, wages).ok) return {};
  const jobTitle = staffTypes.find(({ id }) => String(id) === draft.staff_type)?.job_title ?? "";
  return { hourly_wage: refused(wageUnderLowest(jobTitle, wages.lowestWage, draft.date)) };
}

function wageErrors(draft: BookingDraft, { edited }: BookingLimits): FieldErrors<BookingDraft> {
  const [from, to] = [parseKroner(edited?.hourly_wage ?? ""), parseKroner(draft.hourly_wage)];
  if (!edited || from === null || to === null) return {};
  const change = checkWageChange({ from, to, selected: edited.selectedShifts });
  return change.ok ? {} : { hourly_wage: refused(texts.wageRaiseOnly) };
}

function refused(message: string) {
  return { type: "refused", message };
}

/** The draft as the contract takes it. `fee`: øre per hour and person; the server computes its own. */
export function bookingInputOf(draft: BookingDraft, fee: Ore): BookingFormInput {
  const sent = draftWith((name) => {
    if (fields[name].isIdOrNone) return numberOf(draft[name]) ?? null;
    return fields[name].isNumberAsText ? numberOf(draft[name]) : draft[name];
  });
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
