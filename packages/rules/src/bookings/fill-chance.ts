import type { Ore } from "#rules/money/ore.ts";
import type { Region } from "#rules/people/regions.ts";
import { type Day, weekdayOf } from "#rules/time/moment.ts";
import { isPublicHoliday } from "#rules/time/public-holidays.ts";

/** How long before its start a booking is made: under 24 and 48 hours, as the fees count, under a week, and longer. */
export const leads = ["day", "two_days", "week", "longer"] as const;
export type Lead = (typeof leads)[number];

/** How many people a booking is for. */
export const sizes = ["few", "some", "many"] as const;
export type Size = (typeof sizes)[number];

/**
 * What bookings of one staff type are compared by. Too little history gives up the first ones, one after the other;
 * without wage, number and lead, and on a holiday without the day, nothing is said.
 */
export const likenesses = ["day", "region", "wage", "people", "lead"] as const;
export type Likeness = (typeof likenesses)[number];

/** What a booking is compared by. */
export interface Comparable {
  readonly date: Day;
  /** Null for an address that has none, or none yet: bookings of all regions are alike then. */
  readonly region: Region | null;
  /** Hours from the booking's creation to its start. */
  readonly leadHours: number;
  /** Øre. */
  readonly hourlyWage: Ore;
  readonly people: number;
}

/** An approved booking whose start has come. */
export interface PastBooking extends Comparable {
  readonly corporationId: number;
  /** Every place was taken. */
  readonly isFilled: boolean;
}

/** What a chance rests on: so many of so many bookings were filled. */
export interface Evidence {
  readonly filled: number;
  readonly total: number;
  /** The chance in steps of five, from 5 to 95. */
  readonly percent: number;
}

/** How likely a booking is filled, and by what the bookings behind it are like it. */
export interface FillChance extends Evidence {
  readonly comparedBy: readonly Likeness[];
}

/** What else could be booked, and how that went; null where too few did. */
export type FillChange =
  | { readonly key: "day"; readonly weekday: number | null; readonly evidence: Evidence | null }
  | { readonly key: "wage"; readonly wage: Ore; readonly evidence: Evidence | null };

/** Fewer say nothing, and bookings of fewer companies would tell on one of them. */
const [FEWEST_BOOKINGS, FEWEST_CORPORATIONS] = [8, 3];

/** Bookings whose wages lie in the same ten kroner pay alike. */
export const WAGE_STEP: Ore = 1000;

/**
 * How likely a booking is filled, from the past bookings of its staff type. Where too few are like it, the day and then
 * the region are given up; null where even then there are too few. A holiday is compared with holidays only.
 * Rule: Chance of being filled, docs/rules/bookings.md.
 */
export function fillChance(asked: Comparable, history: readonly PastBooking[]): FillChance | null {
  const all = likenesses.filter((likeness) => likeness !== "region" || asked.region !== null);
  const canGo: readonly Likeness[] = isHoliday(asked.date) ? ["region"] : ["day", "region"];
  for (let given = 0; given <= canGo.length; given += 1) {
    const comparedBy = all.filter((likeness) => !canGo.slice(0, given).includes(likeness));
    const evidence = evidenceFrom(alike(asked, history, comparedBy));
    if (evidence) return { ...evidence, comparedBy };
  }
  return null;
}

/**
 * What another day and a higher wage would change: the weekday that went best, but for a holiday, and the next ten
 * kroner; each against bookings that are like the asked one in all that `comparedBy` names. An earlier booking is no
 * advice: it is too late for it. Rule: What would change the chance, docs/rules/bookings.md.
 */
export function fillChanges(
  asked: Comparable,
  history: readonly PastBooking[],
  { comparedBy }: Pick<FillChance, "comparedBy">,
): FillChange[] {
  const changedIn = (likeness: Likeness, keyOf: (booking: Comparable) => unknown, wanted: unknown) =>
    evidenceFrom(
      alike(
        asked,
        history.filter((booking) => keyOf(booking) === wanted),
        comparedBy.filter((other) => other !== likeness),
      ),
    );
  const days = [1, 2, 3, 4, 5, 6, 7]
    .filter((weekday) => weekday !== keys.day(asked))
    .map((weekday) => ({ weekday, evidence: changedIn("day", keys.day, weekday) }))
    .filter(({ evidence }) => evidence !== null)
    .sort((a, b) => chanceOf(b.evidence) - chanceOf(a.evidence) || a.weekday - b.weekday);
  const best = days[0] ?? { weekday: null, evidence: null };
  const wage = (wageStepOf(asked.hourlyWage) + 1) * WAGE_STEP;
  return [
    ...(isHoliday(asked.date) ? [] : [{ key: "day" as const, ...best }]),
    { key: "wage", wage, evidence: changedIn("wage", keys.wage, wageStepOf(wage)) },
  ];
}

/** The exact chance, between 0 and 1: one filled and one unfilled booking are thought to the history. */
export function chanceOf(evidence: Pick<Evidence, "filled" | "total"> | null): number {
  return evidence ? (evidence.filled + 1) / (evidence.total + 2) : 0;
}

/** Which of the leads so many hours are. */
export function leadOf(hours: number): Lead {
  if (hours < 24) return "day";
  if (hours < 48) return "two_days";
  return hours < 7 * 24 ? "week" : "longer";
}

/** Which of the sizes so many people are. */
export function sizeOf(people: number): Size {
  if (people <= 2) return "few";
  return people <= 5 ? "some" : "many";
}

/** Whether a day is a public holiday, or Christmas Eve or New Year's Eve, when people are as hard to find. */
export function isHoliday(day: Day): boolean {
  return isPublicHoliday(day) || day.endsWith("-12-24") || day.endsWith("-12-31");
}

const keys: Record<Likeness, (booking: Comparable) => unknown> = {
  wage: ({ hourlyWage }) => wageStepOf(hourlyWage),
  people: ({ people }) => sizeOf(people),
  day: ({ date }) => (isHoliday(date) ? "holiday" : weekdayOf(date)),
  region: ({ region }) => region,
  lead: ({ leadHours }) => leadOf(leadHours),
};

function wageStepOf(wage: Ore): number {
  return Math.floor(wage / WAGE_STEP);
}

function alike(asked: Comparable, history: readonly PastBooking[], by: readonly Likeness[]): PastBooking[] {
  return history.filter(
    (booking) =>
      isHoliday(booking.date) === isHoliday(asked.date) &&
      by.every((likeness) => keys[likeness](booking) === keys[likeness](asked)),
  );
}

/** Null for too few bookings, or for those of too few companies. */
function evidenceFrom(bookings: readonly PastBooking[]): Evidence | null {
  const corporations = new Set(bookings.map(({ corporationId }) => corporationId));
  if (bookings.length < FEWEST_BOOKINGS || corporations.size < FEWEST_CORPORATIONS) return null;
  const counted = { filled: bookings.filter(({ isFilled }) => isFilled).length, total: bookings.length };
  const percent = Math.min(95, Math.max(5, Math.round(chanceOf(counted) * 20) * 5));
  return { ...counted, percent };
}
