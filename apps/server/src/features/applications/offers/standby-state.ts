import { nextOnStandby, placesForStandby, type StandbyCandidate } from "#rules/applying/standby.ts";
import { profileState } from "#rules/people/approval.ts";
import { placesToFill } from "#rules/shifts/missed-arrival.ts";
import { nextShiftStatus } from "#rules/shifts/transitions.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { LockedBooking } from "#server/features/bookings/booking.queries.ts";
import { type CheckSettings, fitnessOf, isFit } from "#server/features/bookings/fitness/fitness.ts";
import { bookedElsewhere } from "#server/features/bookings/shifts/shift.queries.ts";
import { penaltyStatesOf } from "#server/features/reputation/penalties.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import {
  leftPlaces,
  loadStandbyQueue,
  type OfferRow,
  offersOf,
  type PersonOnStandby,
} from "./offer.queries.ts";

/** Where standby for a booking is: who comes next, and how many are being asked. */
export interface StandbyState {
  readonly next: { readonly employeeId: number; readonly how: "promote" | "ask" } | null;
  readonly asked: number;
}

/** What happens next with the standby queue of a booking. Rules: Places for standby; Next on standby, docs/rules/applying.md. */
export async function standbyStateOf(
  db: Db | Tx,
  locked: LockedBooking,
  settings: CheckSettings,
  now: Moment,
): Promise<StandbyState> {
  const { booking, shifts } = locked;
  const offers = await offersOf(db, booking.id);
  const asked = offers.filter((offer) => isRunning(offer, now) && offer.kind === "standby").length;
  const startsAt = booking.starts_at.getTime();
  const left = leftPlaces(shifts);
  const places = placesForStandby({
    free: fillablePlaces(locked).left,
    left,
    selectedAt: shifts.flatMap(({ booked_at }) => (booked_at ? [booked_at.getTime()] : [])),
    startsAt,
  });
  const isTaking = booking.status === "open" && booking.approved_at !== null;
  if (!isTaking || places - asked <= 0) return { next: null, asked };
  const queue = await loadStandbyQueue(db, booking);
  const people = await queueFacts(db, locked, { queue, offers, leftAt: Math.max(...left), settings }, now);
  return { next: nextOnStandby(people, startsAt, now), asked };
}

/** How many places of a booking nobody has, and until when they can be filled. */
export function fillablePlaces({ booking, shifts }: LockedBooking): { left: number; until: Moment } {
  const selected = shifts.filter(({ status }) => status === "selected");
  return placesToFill({
    places: booking.number_of_staff,
    selected: selected.length,
    notMet: selected.filter((shift) => shift.not_met_for_booking).length,
    startsAt: booking.starts_at.getTime(),
    endsAt: booking.ends_at.getTime(),
  });
}

/** Whether an offer can still be taken at `now`. */
export function isRunning(offer: OfferRow, now: Moment): boolean {
  return offer.state === "open" && offer.expires_at.getTime() > now;
}

async function queueFacts(
  db: Db | Tx,
  { booking, shifts }: LockedBooking,
  facts: {
    queue: readonly PersonOnStandby[];
    offers: readonly OfferRow[];
    leftAt: Moment;
    settings: CheckSettings;
  },
  now: Moment,
): Promise<StandbyCandidate[]> {
  const ids = facts.queue.map((person) => person.employee_id);
  const busy = await bookedElsewhere(db, booking, ids);
  const fitness = await fitnessOf({ db, settings: facts.settings, now }, booking, ids);
  const penalties = await penaltyStatesOf(db, ids, now);
  const statusOf = new Map(shifts.map((shift) => [shift.employee_id, shift.status]));
  return facts.queue.map(({ employee_id: id, auto, deactivated_at, has_skill, ...profile }) => {
    const own = facts.offers.filter((offer) => offer.employee_id === id);
    return {
      employeeId: id,
      auto,
      isAble:
        deactivated_at === null &&
        profileState(profile) === "approved" &&
        has_skill &&
        !busy.has(id) &&
        isFit(fitness.get(id)) &&
        (penalties.get(id)?.frozenUntil ?? null) === null &&
        nextShiftStatus(statusOf.get(id) ?? "none", "acceptOffer", "employee").ok,
      isAsked: own.some((offer) => isRunning(offer, now)),
      hasLapsed: own.some(
        ({ state, created_at }) => state === "lapsed" && created_at.getTime() >= facts.leftAt,
      ),
    };
  });
}
