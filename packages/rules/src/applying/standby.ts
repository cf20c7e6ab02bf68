import { isBookable } from "#rules/bookings/status.ts";
import { refilledPlaces } from "#rules/cancelling/leave.ts";
import { type ProfileState, refusalOfOwnProfile } from "#rules/people/approval.ts";
import { placesToFill } from "#rules/shifts/missed-arrival.ts";
import { nextShiftStatus, type ShiftState } from "#rules/shifts/transitions.ts";
import { HOUR_MS, type Moment } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";
import { nightEndsAt } from "./offer-budget.ts";
import { checkVacancy, type VacancyFacts, type VacancyRefusal } from "./vacancy.ts";

/** What of a person, besides the booking, decides on standby and offers. */
interface PersonFacts {
  /** The person's own shift on the booking. */
  shift: ShiftState;
  /** All five answers for the booking's staff type are stored. */
  hasSkill: boolean;
  /** Whether the person's profile is approved and has a name. */
  profile: ProfileState;
  /** When the profile's freeze ends, null without one. */
  frozenUntil: Moment | null;
  /** A confirmed shift on the same date or overlapping in time (`hasConflict`). */
  hasConflict: boolean;
}

interface StandbyFacts extends PersonFacts {
  booking: VacancyFacts;
  isStruckOff: boolean;
  /** Admins let employees see and work the booking's staff type. */
  isWorkable: boolean;
}

export type StandbyRefusal =
  | Exclude<VacancyRefusal, "full" | "not_bookable">
  | "lead_time"
  | "place_free"
  | "already_booked"
  | "transition"
  | "struck_off"
  | "not_workable"
  | "profile_waiting"
  | "profile_declined"
  | "own_name_missing"
  | "frozen"
  | "no_skill";

/** Whether an employee may stand by for a full booking now. Rule: Standby, docs/rules/applying.md. */
export function canStandBy(facts: StandbyFacts, now: Moment): Verdict<StandbyRefusal> {
  if (facts.shift === "selected") return refuse("already_booked");
  if (!nextShiftStatus(facts.shift, "acceptOffer", "employee").ok) return refuse("transition");
  if (facts.isStruckOff) return refuse("struck_off");
  const vacancy = checkVacancy(facts.booking, now);
  if (vacancy.ok) return refuse("place_free");
  if (vacancy.refusal !== "full") {
    return refuse(vacancy.refusal === "not_bookable" ? "lead_time" : vacancy.refusal);
  }
  if (!facts.isWorkable) return refuse("not_workable");
  const unfit = refusalOfOwnProfile(facts.profile);
  if (unfit) return refuse(unfit);
  if (facts.frozenUntil !== null && now < facts.frozenUntil) return refuse("frozen");
  if (facts.hasConflict) return refuse("already_booked");
  return facts.hasSkill ? { ok: true } : refuse("no_skill");
}

/**
 * How many places standby may fill: what was left by cancelling or reporting sick at the moments `left` and not
 * filled by a selection since, as far as places are free. Rule: Places for standby, docs/rules/applying.md.
 */
export function placesForStandby(facts: {
  free: number;
  left: readonly Moment[];
  selectedAt: readonly Moment[];
  startsAt: Moment;
}): number {
  const vacated = facts.left.map((vacatedAt, id) => ({ id, vacatedAt }));
  const refilled = refilledPlaces(vacated, [...facts.selectedAt], facts.startsAt);
  return Math.max(0, Math.min(facts.free, vacated.length - refilled.length));
}

/** Somebody on standby for a place, in the order of arrival. */
export interface StandbyCandidate {
  employeeId: number;
  /** Allowed to be promoted without being asked. */
  auto: boolean;
  /** Could take the shift now: not booked elsewhere, not frozen, still with us. */
  isAble: boolean;
  /** Has an offer that runs. */
  isAsked: boolean;
  /** Let an offer lapse since the place was left. */
  hasLapsed: boolean;
}

/**
 * Who comes next, and whether the person is promoted at once or asked; null when nobody is left to ask.
 * Rule: Next on standby, docs/rules/applying.md.
 */
export function nextOnStandby(
  queue: readonly StandbyCandidate[],
  startsAt: Moment,
  now: Moment,
): { employeeId: number; how: "promote" | "ask" } | null {
  if (now >= startsAt) return null;
  const next = queue.find(({ isAble, isAsked, hasLapsed }) => isAble && !isAsked && !hasLapsed);
  if (!next) return null;
  const isPromoted = next.auto && isBookable(now, startsAt);
  return { employeeId: next.employeeId, how: isPromoted ? "promote" : "ask" };
}

const OFFER_MS = 2 * HOUR_MS;
const LATE_OFFER_MS = HOUR_MS / 2;
const LATE_MS = 24 * HOUR_MS;
const URGENT_MS = 12 * HOUR_MS;

/**
 * When somebody who is asked now hears of it: after the night where the shift starts more than twelve hours later, else
 * now. Rule: Length of an offer, docs/rules/applying.md.
 */
export function offerToldAt(startsAt: Moment, now: Moment): Moment {
  return startsAt - now > URGENT_MS ? (nightEndsAt(now) ?? now) : now;
}

/**
 * Until when somebody who is asked now may say yes, counted from when they hear of it: never past `until`, the start, or a later moment where somebody is
 * replaced who did not come. Rule: Length of an offer, docs/rules/applying.md.
 */
export function offerEndsAt(startsAt: Moment, now: Moment, until: Moment = startsAt): Moment {
  const toldAt = offerToldAt(startsAt, now);
  const length = startsAt - toldAt <= LATE_MS ? LATE_OFFER_MS : OFFER_MS;
  return Math.min(toldAt + length, until);
}

interface OfferFacts extends PersonFacts {
  booking: VacancyFacts & {
    endsAt: Moment;
    /** How many of the selected were not met, so that somebody else is wanted. */
    notMet: number;
  };
  offerEndsAt: Moment;
}

type OfferRefusal =
  | Exclude<VacancyRefusal, "full" | "not_bookable">
  | "offer_ended"
  | "offer_taken"
  | "already_booked"
  | "transition"
  | "profile_waiting"
  | "profile_declined"
  | "own_name_missing"
  | "frozen"
  | "no_skill";

/** Whether somebody who was asked may have the shift now. Rule: Taking an offer, docs/rules/applying.md. */
export function canTakeOffer(facts: OfferFacts, now: Moment): Verdict<OfferRefusal> {
  const { booking } = facts;
  if (booking.status === "cancelled") return refuse("booking_cancelled");
  // A full booking may be closed; who replaces somebody takes none of its free places.
  if (booking.status === "closed" && booking.notMet === 0) return refuse("closed");
  const { left, until } = placesToFill(booking);
  if (booking.status !== "open" && booking.status !== "closed") return refuse("offer_ended");
  if (now >= until || now >= facts.offerEndsAt) return refuse("offer_ended");
  if (!booking.approved) return refuse("not_approved");
  if (left === 0) return refuse("offer_taken");
  if (!nextShiftStatus(facts.shift, "acceptOffer", "employee").ok) return refuse("transition");
  const unfit = refusalOfOwnProfile(facts.profile);
  if (unfit) return refuse(unfit);
  if (facts.frozenUntil !== null && now < facts.frozenUntil) return refuse("frozen");
  if (facts.hasConflict) return refuse("already_booked");
  return facts.hasSkill ? { ok: true } : refuse("no_skill");
}
