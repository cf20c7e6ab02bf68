import { addDays, type Day, HOUR_MS, type Moment, momentOf } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";
import { arrivalOpensAt } from "./arrival.ts";

const MINUTE_MS = HOUR_MS / 60;
const ON_MY_WAY_HOURS = 6;
const MISSED_AFTER_MINUTES = 15;
const REPLACEMENT_MINUTES = 60;
const LAST_REPLACEMENT_MINUTES = 30;

/** The longest delay that can be written, in minutes. */
export const MAX_DELAY_MINUTES = 240;

interface ShiftTimes {
  readonly startsAt: Moment;
  readonly endsAt: Moment;
}

/** From when on somebody can write to be on the way: six hours before the start. Rule: Writing that one is late, docs/rules/arriving.md. */
export function onMyWayOpensAt(startsAt: Moment): Moment {
  return startsAt - ON_MY_WAY_HOURS * HOUR_MS;
}

/**
 * Whether a selected person can write to be on the way or late. Refuses `not_selected`, `already_here` and
 * `on_my_way_closed`. Rule: Writing that one is late, docs/rules/arriving.md.
 */
export function canSayOnMyWay(
  facts: ShiftTimes & { readonly isSelected: boolean; readonly hasCome: boolean },
  now: Moment,
): Verdict<"not_selected" | "already_here" | "on_my_way_closed"> {
  if (!facts.isSelected) return refuse("not_selected");
  if (facts.hasCome) return refuse("already_here");
  const isOpen = now >= onMyWayOpensAt(facts.startsAt) && now < facts.endsAt;
  return isOpen ? { ok: true } : refuse("on_my_way_closed");
}

/**
 * Whether a selected person can write to have come, without digits. Refuses `not_selected`, `pin_needed` and
 * `arrival_closed`. Rule: Writing that one is here, docs/rules/arriving.md.
 */
export function canSayHere(
  facts: ShiftTimes & { readonly isSelected: boolean; readonly asksForPin: boolean },
  now: Moment,
): Verdict<"not_selected" | "pin_needed" | "arrival_closed"> {
  if (!facts.isSelected) return refuse("not_selected");
  if (facts.asksForPin) return refuse("pin_needed");
  const isOpen = now >= arrivalOpensAt(facts.startsAt) && now < facts.endsAt;
  return isOpen ? { ok: true } : refuse("arrival_closed");
}

/**
 * Whether a company can note that somebody did not come. Refuses `not_selected`, `checkout_locked`, `not_started`,
 * `already_arrived` and `already_stamped`. Rule: Noting that somebody did not come, docs/rules/arriving.md.
 */
export function canNoteMissed(
  facts: {
    readonly isSelected: boolean;
    readonly hasArrived: boolean;
    readonly isStamped: boolean;
    readonly isLocked: boolean;
    readonly startsAt: Moment;
  },
  now: Moment,
): Verdict<"not_selected" | "checkout_locked" | "not_started" | "already_arrived" | "already_stamped"> {
  if (!facts.isSelected) return refuse("not_selected");
  if (facts.isLocked) return refuse("checkout_locked");
  if (now < facts.startsAt) return refuse("not_started");
  if (facts.hasArrived) return refuse("already_arrived");
  return facts.isStamped ? refuse("already_stamped") : { ok: true };
}

/**
 * When somebody who has not given the digits is missed: 15 minutes after the start, or after the `delay` in minutes that
 * they wrote; an hour after a place that was given after the start. Rule: Missed without a press, docs/rules/arriving.md.
 */
export function missedAt(facts: {
  readonly startsAt: Moment;
  readonly selectedAt: Moment;
  readonly delay: number | null;
}): Moment {
  const announced = facts.startsAt + ((facts.delay ?? 0) + MISSED_AFTER_MINUTES) * MINUTE_MS;
  if (facts.selectedAt < facts.startsAt) return announced;
  return Math.max(announced, facts.selectedAt + REPLACEMENT_MINUTES * MINUTE_MS);
}

/** The earliest moment after its start at which anybody of a booking can be missed. */
export function firstMissedAt(startsAt: Moment): Moment {
  return startsAt + MISSED_AFTER_MINUTES * MINUTE_MS;
}

/** What a missed arrival is: nobody has decided, the person came, or the office has decided. */
export type MissedState = "open" | "came" | "no_show" | "excused";

/** What happens to a person who is missed, or was. */
export type MissedEvent = "noted_by_company" | "noted_by_clock" | "came" | "own_word" | "no_show" | "excused";

/**
 * What an event makes of a missed arrival, and whether the person is billed and paid as somebody who was not met; null of
 * both where it changes nothing. Rule: What becomes of a missed person, docs/rules/arriving.md.
 */
export function afterMissed(
  state: MissedState | null,
  event: MissedEvent,
): { readonly state: MissedState; readonly isNotMet: boolean } | null {
  switch (event) {
    case "noted_by_company":
      return state === "no_show" || state === "excused" ? null : { state: "open", isNotMet: true };
    case "noted_by_clock":
      return state === null ? { state: "open", isNotMet: false } : null;
    case "own_word":
      return state === "open" ? { state: "came", isNotMet: false } : null;
    case "came":
      return state === null || state === "came" ? null : { state: "came", isNotMet: false };
    case "no_show":
    case "excused":
      return { state: event, isNotMet: true };
  }
}

interface RunningStaff extends ShiftTimes {
  readonly places: number;
  readonly selected: number;
  /** How many of the selected were not met. */
  readonly notMet: number;
}

/**
 * How many places offers may fill, and until when one can be taken: until the start, and where somebody was not met until
 * half an hour before the end. Rule: Replacing somebody who did not come, docs/rules/arriving.md.
 */
export function placesToFill(staff: RunningStaff): { readonly left: number; readonly until: Moment } {
  const left = Math.max(0, staff.places + staff.notMet - staff.selected);
  const last = staff.endsAt - LAST_REPLACEMENT_MINUTES * MINUTE_MS;
  return { left, until: staff.notMet > 0 ? Math.max(staff.startsAt, last) : staff.startsAt };
}

/** How many people a booking is shown with. Rule: People shown on a booking, docs/rules/arriving.md. */
export function shownStaff(staff: Pick<RunningStaff, "places" | "selected" | "notMet">): number {
  const beyond = Math.max(0, staff.selected - staff.places);
  return staff.selected - Math.min(beyond, staff.notMet);
}

/** Whether a company sees telephone numbers of its selected people at once. Rule: Numbers to call, docs/rules/arriving.md. */
export function isNumberShown(shift: { readonly date: Day; readonly endsAt: Moment }, now: Moment): boolean {
  return now >= momentOf(addDays(shift.date, -1), "00:00") && now < shift.endsAt;
}

/**
 * Whether a company may have others asked for somebody it lost, `asked` being who can still say yes. Refuses
 * `nobody_lost`, `closed`, `booking_ended`, `full_for_employee` and `already_asked`.
 * Rule: A replacement that the company asks for, docs/rules/arriving.md.
 */
export function canAskForReplacement(
  facts: { hasLost: boolean; takesPeople: boolean; placesLeft: number; asked: number; until: Moment },
  now: Moment,
): Verdict<"nobody_lost" | "closed" | "booking_ended" | "full_for_employee" | "already_asked"> {
  if (!facts.hasLost) return refuse("nobody_lost");
  if (!facts.takesPeople) return refuse("closed");
  if (now >= facts.until) return refuse("booking_ended");
  if (facts.placesLeft <= 0) return refuse("full_for_employee");
  return facts.asked > 0 ? refuse("already_asked") : { ok: true };
}
