import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { agreementOfWire } from "#contract/settings/wage-agreement.entities.ts";
import { settleSelfPaidBreak } from "#rules/bookings/booking-input.ts";
import { hoursRemaining } from "#rules/bookings/status.ts";
import { type Ore, parseKroner } from "#rules/money/ore.ts";
import { type Fees, feeRenewal, feesOf, totalFee } from "#rules/pricing/fees.ts";
import { type Price, priceBooking } from "#rules/pricing/price-booking.ts";
import { bookingTermsOf } from "#rules/pricing/term-values.ts";
import type { BookingTradeTerms } from "#rules/pricing/trade-terms.ts";
import { isSensibleWage } from "#rules/pricing/typed-wage.ts";
import type { WageAgreement } from "#rules/supplements/wage-agreement.ts";
import { isDay, type Moment, momentOf } from "#rules/time/moment.ts";
import { agreementOn, feesOfWire, type GeneralTerms } from "#web/components/price/terms-of-wire.ts";
import { type BookingDraft, breakFactsOf } from "./booking-draft.ts";

/** Where the fees of the form's price come from, øre per hour and person. */
export interface FeeContext {
  /** The fees agreed with the company whose booking it is, null for a visitor. */
  corporation: Fees | null;
  /** The general fees, and the terms of a booking made now. */
  general: GeneralTerms;
  /** The saved booking that is edited, with its own fees. */
  edited?: WireCorporationBooking;
}

export interface DraftPrice {
  price: Price;
  /** Hours from the booking's creation to its start; undefined until there is a date. */
  leadHours: number | undefined;
  /** The lead is that of a saved booking. */
  isBooked: boolean;
  /** False until the fees are in it, which staff type and date decide. */
  isWhole: boolean;
  /** False for an empty, unreadable or too high wage, which has no total to show. */
  hasWage: boolean;
}

/** A day without a change of the clock, for a draft that has no date yet. */
const ORDINARY_DAY = "2026-01-15";

/** The price of what stands in the form. A wage that is no amount counts as nothing. */
export function priceOfDraft(
  draft: BookingDraft,
  jobTitle: string,
  context: FeeContext,
  now: Moment,
): DraftPrice {
  const startsAt = startOf(draft);
  const selfPaidBreak = draft.self_paid_break;
  const facts = {
    people: Number.isInteger(draft.number_of_staff) ? draft.number_of_staff : 1,
    hourlyWage: parseKroner(draft.hourly_wage) ?? 0,
    fee: feeOfDraft(draft, jobTitle, context, now),
    fees: feesFor(draft, jobTitle, context, now),
    transportHours: Number(draft.transport_wage),
    selfPaidBreak: settleSelfPaidBreak({ ...breakFactsOf(draft), selfPaidBreak }).selfPaidBreak,
    date: startsAt === null ? ORDINARY_DAY : draft.date,
    startTime: draft.start_time,
    endTime: draft.end_time,
    agreement: agreementOfDraft(draft, context),
  };
  const price = priceBooking(facts, termsOfDraft(context));
  return {
    price,
    leadHours: startsAt === null ? undefined : hoursRemaining(madeAt(draft, context, now), startsAt),
    isBooked: context.edited !== undefined && !isMoved(draft, context.edited),
    isWhole: startsAt !== null && draft.staff_type !== "",
    hasWage: isSensibleWage(parseKroner(draft.hourly_wage)),
  };
}

/** The whole fee, øre per hour and person: 0 until there is a date. A saved booking keeps its fee while nothing changes that decides it. */
export function feeOfDraft(draft: BookingDraft, jobTitle: string, context: FeeContext, now: Moment): Ore {
  const { edited } = context;
  const startsAt = startOf(draft);
  if (startsAt === null) return 0;
  if (edited && renewalOf(draft, edited, now) === null) return Math.round(edited.fee * 100);
  return totalFee(
    feesFor(draft, jobTitle, context, now),
    hoursRemaining(madeAt(draft, context, now), startsAt),
    termsOfDraft(context),
  );
}

/** A saved booking keeps the agreement that it was made under, until its day changes. */
function agreementOfDraft({ date }: BookingDraft, { general, edited }: FeeContext): WageAgreement | null {
  if (edited && edited.date === date) return edited.agreement && agreementOfWire(edited.agreement);
  return isDay(date) ? agreementOn(general, date) : null;
}

/** A saved booking keeps the terms that it was made under. */
function termsOfDraft({ general, edited }: FeeContext): BookingTradeTerms {
  return edited ? bookingTermsOf(edited.terms) : general.terms;
}

function feesFor(draft: BookingDraft, jobTitle: string, context: FeeContext, now: Moment): Fees {
  const { corporation, general, edited } = context;
  const stored = edited ? feesOfWire(edited) : null;
  const isRefetched = edited ? (renewalOf(draft, edited, now)?.isRefetched ?? false) : false;
  return feesOf({ stored, isRefetched, corporation, jobTitle, global: general.fees });
}

function renewalOf(draft: BookingDraft, edited: WireCorporationBooking, now: Moment) {
  const edit = {
    status: edited.status,
    createdAt: Date.parse(edited.created_at),
    isMoved: isMoved(draft, edited),
    hasNewStaffType: String(edited.staff_type) !== draft.staff_type,
  };
  return feeRenewal(edit, now);
}

function startOf({ date, start_time }: BookingDraft): Moment | null {
  return isDay(date) ? momentOf(date, start_time) : null;
}

/** Since when the start has been known: a saved booking's creation, or now when day or start move. */
function madeAt(draft: BookingDraft, { edited }: FeeContext, now: Moment): Moment {
  if (!edited) return now;
  return renewalOf(draft, edited, now)?.madeAt ?? Date.parse(edited.created_at);
}

function isMoved(draft: BookingDraft, edited: WireCorporationBooking): boolean {
  return edited.date !== draft.date || edited.start_time !== draft.start_time;
}
