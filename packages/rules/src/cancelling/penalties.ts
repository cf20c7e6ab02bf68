import { HOUR_MS, type Moment } from "#rules/time/moment.ts";

/** A penalty as it is stored; `late` also stands for a rating of 1 star. */
export interface Penalty {
  id: number;
  shiftId: number;
  kind: "normal" | "late" | "no_show";
  card: "yellow" | "red";
  occurredAt: Moment;
  freezeUntil: Moment | null;
  annulledAt: Moment | null;
  /** The red card that this one led to. */
  consumedBy: number | null;
  /** Its freeze waits until somebody of the office has confirmed it. */
  isHeld: boolean;
}

/** A penalty to store, and the ids of those that it consumes. */
export interface NewPenalty {
  penalty: Pick<Penalty, "shiftId" | "kind" | "card" | "occurredAt" | "freezeUntil">;
  consumes: number[];
}

/** A shift of the employee that was confirmed once: worked, coming, cancelled or sick. */
export interface SelectedShift {
  id: number;
  startsAt: Moment;
}

const LATE_UNDER_HOURS = 48;
const WITHIN_SHIFTS = 10;
const LATE_FREEZE = { days: 15 };
const RED_FREEZE = { months: 3 };
const ZONE = "Europe/Copenhagen";

/** The figures of the card rules, as texts name them. */
export const cardFigures = {
  lateUnderHours: LATE_UNDER_HOURS,
  withinShifts: WITHIN_SHIFTS,
  lateFreezeDays: LATE_FREEZE.days,
  redFreezeMonths: RED_FREEZE.months,
} as const;

/**
 * Whether cancelling at `now` is late: less than 48 hours before the start (exactly 48 is not).
 * Rule: Late cancellation, docs/rules/cancellation.md.
 */
export function isLateCancellation(now: Moment, startsAt: Moment): boolean {
  return startsAt - now < LATE_UNDER_HOURS * HOUR_MS;
}

/**
 * The penalty for cancelling the confirmed shift `shiftId` at `now`: yellow, or red when another live penalty
 * lies within 10 confirmed shifts, or when both are late at any distance. Late freezes 15 days, red 3 months.
 * `shifts` are all the employee's confirmed shifts, this one among them.
 * Rules: Card for a cancellation; Length of a freeze, docs/rules/cancellation.md.
 */
export function penaltyForCancellation(
  penalties: Penalty[],
  shifts: SelectedShift[],
  shiftId: number,
  now: Moment,
): NewPenalty {
  const order = shifts.toSorted((a, b) => a.startsAt - b.startsAt).map(({ id }) => id);
  const startsAt = shifts.find(({ id }) => id === shiftId)?.startsAt ?? now;
  const isLate = isLateCancellation(now, startsAt);

  const leading = livePenalties(penalties).filter(
    (earlier) => isWithinShifts(order, earlier.shiftId, shiftId) || (isLate && earlier.kind === "late"),
  );
  const card = leading.length > 0 ? "red" : "yellow";
  const kind = isLate ? "late" : "normal";
  return {
    penalty: { shiftId, kind, card, occurredAt: now, freezeUntil: freezeOf(kind, card, now) },
    consumes: leading.map(({ id }) => id),
  };
}

/**
 * The penalty for not showing up: a red card and 3 months. It consumes nothing.
 * Rule: Not met, docs/rules/cancellation.md.
 */
export function penaltyForNoShow(shiftId: number, now: Moment): NewPenalty {
  const kind = "no_show";
  return {
    penalty: { shiftId, kind, card: "red", occurredAt: now, freezeUntil: freezeOf(kind, "red", now) },
    consumes: [],
  };
}

/**
 * Takes back the penalty for cancelling shift `shiftId`, once the place is filled again: as if it had not
 * happened, so what it had consumed counts again, and a red card that it led to becomes yellow when nothing
 * else led to it. Gives the penalties that change; no-shows stay.
 * Rule: Taking a penalty back, docs/rules/cancellation.md.
 */
export function annulCancellation(penalties: Penalty[], shiftId: number, now: Moment): Penalty[] {
  return annul(penalties, ({ kind, shiftId: id }) => id === shiftId && kind !== "no_show", now);
}

/**
 * Takes back the penalty for not showing up at shift `shiftId`, once the person is set to met after all.
 * Rule: Taking a penalty back, docs/rules/cancellation.md.
 */
export function annulNoShow(penalties: Penalty[], shiftId: number, now: Moment): Penalty[] {
  return annul(penalties, ({ kind, shiftId: id }) => id === shiftId && kind === "no_show", now);
}

/**
 * Takes back one penalty, whatever it was for, because somebody of the office says so.
 * Rule: Taking a penalty back, docs/rules/cancellation.md.
 */
export function annulPenalty(penalties: Penalty[], penaltyId: number, now: Moment): Penalty[] {
  return annul(penalties, ({ id }) => id === penaltyId, now);
}

/**
 * When the profile's freeze ends, null when it is not frozen at `now`; the latest end counts, and none that is held.
 * Rule: Current card, docs/rules/cancellation.md.
 */
export function frozenUntil(penalties: Penalty[], now: Moment): Moment | null {
  const ends = penalties.flatMap(({ annulledAt, freezeUntil, isHeld }) =>
    annulledAt === null && !isHeld && freezeUntil !== null && freezeUntil > now ? [freezeUntil] : [],
  );
  return ends.length === 0 ? null : Math.max(...ends);
}

/**
 * The card that the employee has: red while a red card's freeze runs, yellow while one that no red card has
 * consumed can still lead to one. Rule: Current card, docs/rules/cancellation.md.
 */
export function currentCard(penalties: Penalty[], now: Moment): "yellow" | "red" | null {
  const isFrozenByRed = penalties.some(
    ({ card, annulledAt, freezeUntil }) => card === "red" && annulledAt === null && (freezeUntil ?? 0) > now,
  );
  if (isFrozenByRed) return "red";
  return livePenalties(penalties).length > 0 ? "yellow" : null;
}

function annul(penalties: Penalty[], isMeant: (penalty: Penalty) => boolean, now: Moment): Penalty[] {
  const after = new Map(penalties.map((penalty) => [penalty.id, penalty]));
  for (const penalty of penalties.filter((one) => isMeant(one) && one.annulledAt === null)) {
    after.set(penalty.id, { ...penalty, annulledAt: now });
    for (const consumed of [...after.values()].filter(({ consumedBy }) => consumedBy === penalty.id)) {
      after.set(consumed.id, { ...consumed, consumedBy: null });
    }
    const red = penalty.consumedBy === null ? undefined : after.get(penalty.consumedBy);
    if (red !== undefined && !isStillRed(red, [...after.values()])) after.set(red.id, asYellow(red));
  }
  return penalties.flatMap((before) => {
    const changed = after.get(before.id);
    return changed === undefined || changed === before ? [] : [changed];
  });
}

/** Penalties that a further cancellation can meet: a red card is a fresh start, so only yellow ones. */
function livePenalties(penalties: Penalty[]): Penalty[] {
  return penalties.filter(
    ({ card, annulledAt, consumedBy }) => card === "yellow" && annulledAt === null && consumedBy === null,
  );
}

function isWithinShifts(order: number[], shiftA: number, shiftB: number): boolean {
  const placeA = order.indexOf(shiftA);
  const placeB = order.indexOf(shiftB);
  return placeA >= 0 && placeB >= 0 && Math.abs(placeA - placeB) <= WITHIN_SHIFTS;
}

function isStillRed(red: Penalty, penalties: Penalty[]): boolean {
  if (red.kind === "no_show" || red.annulledAt !== null) return true;
  return penalties.some(({ consumedBy, annulledAt }) => consumedBy === red.id && annulledAt === null);
}

function asYellow(red: Penalty): Penalty {
  return { ...red, card: "yellow", freezeUntil: freezeOf(red.kind, "yellow", red.occurredAt) };
}

function freezeOf(kind: Penalty["kind"], card: Penalty["card"], from: Moment): Moment | null {
  if (card === "red") return later(from, RED_FREEZE);
  return kind === "late" ? later(from, LATE_FREEZE) : null;
}

/** Calendar days and months later at the same time of day in Copenhagen; at a month's end its last day. */
function later(from: Moment, length: Temporal.DurationLike): Moment {
  return Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(ZONE).add(length).epochMilliseconds;
}

/** From this day on nobody is kept from work by a computer alone. */
const PEOPLE_DECIDE_FROM = "2026-12-02T00:00:00+01:00";

/** From when on a freeze waits until somebody of the office has confirmed it; null for never. */
export function holdFreezesFrom(choice: string, production: boolean): Moment | null {
  if (choice === "off" || (choice === "" && !production)) return null;
  return choice === "on" ? 0 : Date.parse(PEOPLE_DECIDE_FROM);
}
