import { nightEndsAt } from "#rules/applying/offer-budget.ts";
import { isReminderHour } from "#rules/bookings/company-notices.ts";
import { HOUR_MS, type Moment } from "#rules/time/moment.ts";

/**
 * When what is sent by the clock goes out.
 * - `by_day`: between 08:00 and 21:00, asked anew until then
 * - `not_by_night`: not between 22:00 and 07:00, asked anew until then
 * - `quiet_by_night`: its e-mails at once, its SMS and push messages after the night, unless the shift starts within twelve hours
 * - `as_chosen`: as each person has chosen of offers
 * - `at_once`: at any time
 */
export type ClockHours = "by_day" | "not_by_night" | "quiet_by_night" | "as_chosen" | "at_once";

/** What the clock sends, by the name of its job, and its hours. Rule: Messages of the clock, docs/rules/notices.md. */
export const clockMessages = {
  "get-ready": "by_day",
  "fill-from-standby": "quiet_by_night",
  "note-missing": "at_once",
  "tell-changes": "quiet_by_night",
  "expire-changes": "quiet_by_night",
  "tell-companies": "by_day",
  "tell-order-approvals": "at_once",
  "tell-unanswered": "at_once",
  "offer-to-everybody": "as_chosen",
  "job-digests": "as_chosen",
  "tell-last-teams": "as_chosen",
  "remind-employees": "not_by_night",
  "remind-companies": "not_by_night",
  "remind-documents": "by_day",
  "renew-terms": "by_day",
  "tell-of-texts": "by_day",
  "settle-silence": "quiet_by_night",
  invitations: "not_by_night",
  "passed-over": "quiet_by_night",
  "security-alerts": "at_once",
  retention: "at_once",
} as const satisfies Record<string, ClockHours>;

const URGENT_MS = 12 * HOUR_MS;

/** Whether the clock asks now whom a message of these hours goes to. Rule: Messages of the clock, docs/rules/notices.md. */
export function isSentNow(hours: ClockHours, now: Moment): boolean {
  if (hours === "by_day") return isReminderHour(now);
  return hours !== "not_by_night" || nightEndsAt(now) === null;
}

/**
 * Until when SMS and push messages of `quiet_by_night` wait: for the end of the night, unless the shift starts within
 * twelve hours; null for at once. `startsAt` is null where no shift is about to start. Rule: Messages of the clock, docs/rules/notices.md.
 */
export function quietUntil(startsAt: Moment | null, now: Moment): Moment | null {
  const isUrgent = startsAt !== null && startsAt > now && startsAt - now <= URGENT_MS;
  return isUrgent ? null : nightEndsAt(now);
}
