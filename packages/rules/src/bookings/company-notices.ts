import {
  addDays,
  type ClockTime,
  clockTimeOf,
  type Day,
  dayOf,
  HOUR_MS,
  type Moment,
  momentOf,
} from "#rules/time/moment.ts";
import { isBookable } from "./status.ts";

const REMINDER_HOURS = { from: "08:00", to: "21:00" } as const satisfies Record<string, ClockTime>;

/** Whether reminders go out at this time of the day. Rule: Hours of reminders, docs/rules/notices.md. */
export function isReminderHour(now: Moment): boolean {
  const time = clockTimeOf(now);
  return time >= REMINDER_HOURS.from && time < REMINDER_HOURS.to;
}

/** How long first applicants are collected before the company hears of them. */
export const COLLECT_APPLICANTS_MS = 10 * 60_000;

/**
 * Whether a company is told of new applicants now. `firstNewAt` is when the first one applied whom it was not told of,
 * null without any; `toldAt` when it was told last. Rule: Telling of applicants, docs/rules/notices.md.
 */
export function tellsOfApplicants(
  facts: {
    readonly firstNewAt: Moment | null;
    readonly toldAt: Moment | null;
    readonly freePlaces: number;
    readonly startsAt: Moment;
  },
  now: Moment,
): boolean {
  const { firstNewAt, toldAt, freePlaces, startsAt } = facts;
  if (firstNewAt === null || freePlaces <= 0) return false;
  if (!isReminderHour(now) || !isBookable(now, startsAt)) return false;
  return toldAt === null ? now - firstNewAt >= COLLECT_APPLICANTS_MS : dayOf(toldAt) < dayOf(now);
}

/** So many hours before the start a company is told of places that are still empty. */
export const EMPTY_PLACES_HOURS = [72, 48, 24] as const;
export type EmptyPlacesHours = (typeof EMPTY_PLACES_HOURS)[number];

/**
 * Which telling of empty places is due now, by its hours before the start; null for none. A booking that was approved
 * after that moment is not told of it. Rule: Empty places, docs/rules/notices.md.
 */
export function emptyPlacesDue(
  facts: { readonly freePlaces: number; readonly startsAt: Moment; readonly approvedAt: Moment },
  now: Moment,
): EmptyPlacesHours | null {
  const { freePlaces, startsAt, approvedAt } = facts;
  if (freePlaces <= 0 || !isReminderHour(now) || !isBookable(now, startsAt)) return null;
  const passed = EMPTY_PLACES_HOURS.filter((hours) => startsAt - hours * HOUR_MS <= now);
  const latest = passed.at(-1);
  return latest !== undefined && approvedAt <= startsAt - latest * HOUR_MS ? latest : null;
}

/** How long after the start a company is still told that places stayed empty. */
export const UNFILLED_HOURS = 24;

/** Whether a company is told now that places stayed empty. Rule: Places that stayed empty, docs/rules/notices.md. */
export function tellsOfUnfilled(
  facts: { readonly freePlaces: number; readonly startsAt: Moment },
  now: Moment,
): boolean {
  const { freePlaces, startsAt } = facts;
  if (freePlaces <= 0 || !isReminderHour(now)) return false;
  return now >= startsAt && now < startsAt + UNFILLED_HOURS * HOUR_MS;
}

const NOT_READY_FROM: ClockTime = "18:00";

/**
 * Whether a company is told now that somebody has not reported ready: from the evening before. `notReady` counts those
 * who were asked about no change. Rule: Not ready the evening before, docs/rules/notices.md.
 */
export function tellsOfNotReady(
  facts: { readonly notReady: number; readonly date: Day; readonly startsAt: Moment },
  now: Moment,
): boolean {
  const { notReady, date, startsAt } = facts;
  if (notReady === 0 || !isReminderHour(now)) return false;
  return now >= momentOf(addDays(date, -1), NOT_READY_FROM) && now < startsAt;
}
