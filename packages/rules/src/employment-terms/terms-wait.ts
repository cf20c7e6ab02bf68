import { addDays, type Day } from "#rules/time/moment.ts";

/** Days after the first working day until which terms have to be given. */
export const TERMS_DAYS = 7;

/** The last day on which the law lets terms be given. Rule: Terms in 'I dag', docs/rules/employment-terms.md. */
export function termsDeadline(firstDay: Day): Day {
  return addDays(firstDay, TERMS_DAYS);
}

/**
 * What the office is told of the terms of somebody with a confirmed shift; null for nothing.
 * Rule: Terms in 'I dag', docs/rules/employment-terms.md.
 */
export function termsWait(
  facts: {
    /** A template is in force. */
    readonly hasTemplate: boolean;
    /** Of the first confirmed shift. */
    readonly firstDay: Day;
    /** A confirmed shift is not over. */
    readonly hasShiftAhead: boolean;
    /** Of the latest terms; null without any. */
    readonly givenOn: Day | null;
    readonly isRead: boolean;
  },
  today: Day,
): "not_given" | "unread" | null {
  const { hasTemplate, firstDay, hasShiftAhead, givenOn, isRead } = facts;
  if (!hasTemplate) return null;
  if (!hasShiftAhead && today > termsDeadline(firstDay)) return null;
  if (givenOn === null) return "not_given";
  return isRead || today <= givenOn ? null : "unread";
}
