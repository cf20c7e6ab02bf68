import { addDays, clockTimeOf, dayOf, type Moment, momentOf } from "#rules/time/moment.ts";

/** What somebody has chosen of offers of jobs. */
export interface OfferBudget {
  /** So many a day come at once; 0 for all. */
  readonly perDay: number;
  /** Whether none come at night. */
  readonly isQuietAtNight: boolean;
}

const NIGHT = { from: "22:00", to: "07:00" } as const;
/** When what was held back is told together; both lie outside the night. */
const TOGETHER_AT = ["07:00", "17:00"] as const;

/**
 * When an offer of a job is told: null for at once, else the moment at which it is told together with others. Only
 * offers are ever held back: what is about somebody's own shifts never asks this.
 * Rule: Offers held back, docs/rules/applying.md.
 */
export function offerHeldUntil(
  { perDay, isQuietAtNight }: OfferBudget,
  toldToday: number,
  now: Moment,
): Moment | null {
  const isSpent = perDay > 0 && toldToday >= perDay;
  return isSpent || (isQuietAtNight && isNight(now)) ? nextTogether(now) : null;
}

/** The start of Copenhagen's day, from which on offers are counted. */
export function startOfOfferDay(now: Moment): Moment {
  return momentOf(dayOf(now), "00:00");
}

/** When the night of quiet hours, 22:00 to 07:00, is over; null by day. */
export function nightEndsAt(now: Moment): Moment | null {
  return isNight(now) ? nextTogether(now) : null;
}

function isNight(now: Moment): boolean {
  const time = clockTimeOf(now);
  return time >= NIGHT.from || time < NIGHT.to;
}

function nextTogether(now: Moment): Moment {
  const today = dayOf(now);
  const moments = [today, addDays(today, 1)].flatMap((day) => TOGETHER_AT.map((time) => momentOf(day, time)));
  return moments.find((moment) => moment > now) ?? now;
}
