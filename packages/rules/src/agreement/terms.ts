import type { Ore } from "#rules/money/ore.ts";
import { type ClockTime, type Day, HOUR_MS, type Moment } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";

/** What a company and a selected person agree on. Wage in øre an hour, transport in paid hours. */
export interface AgreedTerms {
  readonly date: Day;
  readonly start_time: ClockTime;
  readonly end_time: ClockTime;
  readonly address: string;
  readonly zip_code: string;
  readonly city: string;
  readonly hourly_wage: Ore;
  readonly transport_wage: number;
  readonly self_paid_break: boolean;
  readonly food_included: boolean;
}

export type TermName = keyof AgreedTerms;

/** Whether another value of a term is worse for whoever works, or at least other than what they said yes to. */
type Asks = "always" | "when lower" | "when set" | "when taken away";

/**
 * The terms of an agreement and which change of each asks the person again. All other fields of a booking are facts:
 * people are told of them. Rule: Terms that ask again, docs/rules/agreement.md.
 */
const TERMS: Readonly<Record<TermName, Asks>> = {
  date: "always",
  start_time: "always",
  end_time: "always",
  address: "always",
  zip_code: "always",
  city: "always",
  hourly_wage: "when lower",
  transport_wage: "when lower",
  self_paid_break: "when set",
  food_included: "when taken away",
};

export const termNames = Object.keys(TERMS) as TermName[];

/** A term that changes, and whether it asks those who had agreed to it. */
export interface ChangedTerm {
  readonly field: TermName;
  readonly asks: boolean;
}

/** The terms alone, of anything that has them. */
export function agreedTermsOf(booking: AgreedTerms): AgreedTerms {
  return Object.fromEntries(termNames.map((name) => [name, booking[name]])) as unknown as AgreedTerms;
}

/** The terms in which two states of a booking differ. Rule: Terms that ask again, docs/rules/agreement.md. */
export function changedTerms(before: AgreedTerms, after: AgreedTerms): ChangedTerm[] {
  return termNames
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, asks: asksAgain(TERMS[field], before[field], after[field]) }));
}

function asksAgain(asks: Asks, before: AgreedTerms[TermName], after: AgreedTerms[TermName]): boolean {
  switch (asks) {
    case "always":
      return true;
    case "when lower":
      return after < before;
    case "when set":
      return after === true;
    case "when taken away":
      return after === false;
  }
}

/** Whether people who agreed to `before` have to be asked for `after`. Rule: Terms that ask again, docs/rules/agreement.md. */
export function mustAsk(before: AgreedTerms, after: AgreedTerms): boolean {
  return changedTerms(before, after).some(({ asks }) => asks);
}

/** How long somebody has to answer a change, at most. */
const ANSWER_HOURS = 24;

/**
 * Until when a change that was saved at `askedAt` is to be answered: 24 hours later, or half the time to the new start
 * where that is less. Rule: Time to answer a change, docs/rules/agreement.md.
 */
export function answerBy(askedAt: Moment, startsAt: Moment): Moment {
  return askedAt + Math.min(ANSWER_HOURS * HOUR_MS, Math.floor((startsAt - askedAt) / 2));
}

/** Within so many hours of the start nobody loses a shift by silence; the office calls. */
export const NO_RELEASE_HOURS = 12;

/**
 * What a change without an answer comes to: it waits, releases the person, or is a line of the office.
 * Rule: Silence after a change, docs/rules/agreement.md.
 */
export function afterSilence(
  { answerBy: until, startsAt }: { readonly answerBy: Moment; readonly startsAt: Moment },
  now: Moment,
): "waits" | "released" | "office" {
  if (now < until) return "waits";
  return startsAt - now > NO_RELEASE_HOURS * HOUR_MS ? "released" : "office";
}

/**
 * The start that a company's fee counts from: the earliest that was ever agreed with the person, so that moving a shift
 * first and removing later saves nothing. Rule: Fee after a change, docs/rules/agreement.md.
 */
export function earliestAgreedStart(earliest: Moment | null, startsAt: Moment): Moment {
  return earliest === null ? startsAt : Math.min(earliest, startsAt);
}

/**
 * Which terms a selected person had agreed to before a change: what a question that is out asks to leave, else what
 * stood before the first change that nobody has been told of, unless the person has said yes since; else what stood last.
 * Rule: What had been agreed, docs/rules/agreement.md.
 */
export function agreedBefore(facts: {
  readonly isAsked: boolean;
  readonly untoldSince: Moment | null;
  readonly saidYesAt: Moment | null;
}): "asked about" | "before the first" | "last" {
  if (facts.isAsked) return "asked about";
  if (facts.untoldSince === null || (facts.saidYesAt ?? 0) > facts.untoldSince) return "last";
  return "before the first";
}

/** How long changes of a booking are collected before people are told. */
const COLLECTING_MINUTES = 10;

/**
 * When people are told of a change: ten minutes after the first one that they have not been told of, at once where the
 * shift begins within the hour. Rule: Several changes in a row, docs/rules/agreement.md.
 */
export function tellAt(firstSavedAt: Moment, now: Moment, startsAt: Moment): Moment {
  if (startsAt - now < HOUR_MS) return now;
  return firstSavedAt + COLLECTING_MINUTES * 60_000;
}

/**
 * Whether terms or the job may change now: from the start on nobody changes them, and the job stays as soon as somebody
 * is selected. Refuses `booking_started` and `staff_type_selected`. Rule: What stays as agreed, docs/rules/agreement.md.
 */
export function canChangeAgreement(
  change: { isOther: boolean; isOtherJob: boolean; selected: number; startsAt: Moment },
  now: Moment,
): Verdict<"booking_started" | "staff_type_selected"> {
  if (change.isOther && now >= change.startsAt) return refuse("booking_started");
  return change.isOtherJob && change.selected > 0 ? refuse("staff_type_selected") : { ok: true };
}

/** Why somebody leaves a booking whose terms were changed: a no, no answer in time, or another shift at the new time. */
export type ReleaseCause = "declined" | "expired" | "collides";
