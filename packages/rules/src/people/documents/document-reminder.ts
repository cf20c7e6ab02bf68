import { isReminderHour } from "#rules/bookings/company-notices.ts";
import { addDays, type Day, dayOf, daysBetween, type Moment } from "#rules/time/moment.ts";
import { type DocumentDecision, EXPIRING_DAYS } from "./document.ts";

/** Days before the last one on which the person is reminded. */
const STAGES = [EXPIRING_DAYS, 7, 0] as const;

export type DocumentReminder = (typeof STAGES)[number];

/** Days after the last one for which a reminder is made up for. */
export const REMINDED_AFTER_DAYS = 7;

interface ReminderFacts {
  readonly decision: DocumentDecision | null;
  /** Another one has been sent in its place, and is not declined. */
  readonly isRenewed: boolean;
  readonly expiresOn: Day | null;
  /** The day on which it was approved. */
  readonly approvedOn: Day | null;
  /** The last reminder, in days before the last day; null without any. */
  readonly reminded: number | null;
}

/**
 * The reminder of a document that goes out now, in days before its last one; null for none.
 * Rule: Reminders of a document, docs/rules/documents.md.
 */
export function documentReminderDue(facts: ReminderFacts, now: Moment): DocumentReminder | null {
  const { decision, isRenewed, expiresOn, approvedOn, reminded } = facts;
  if (decision !== "approve" || isRenewed || expiresOn === null || !isReminderHour(now)) return null;
  const left = daysBetween(dayOf(now), expiresOn);
  if (left < -REMINDED_AFTER_DAYS) return null;
  const due = STAGES.findLast((days) => left <= days);
  if (due === undefined || (reminded !== null && reminded <= due)) return null;
  return approvedOn !== null && addDays(expiresOn, -due) < approvedOn ? null : due;
}
