import { dayOf, type Moment } from "#rules/time/moment.ts";

/** Why somebody cannot be asked for CPR and bank numbers now. */
export type WhyNotAsked = "pay_data_given" | "profile_closed" | "no_contact" | "asked_today";

/** What decides whether somebody can be asked. */
export interface AskFacts {
  lacksPayData: boolean;
  /** Deactivated: nobody signs in to such a profile. */
  isClosed: boolean;
  hasPhone: boolean;
  hasEmail: boolean;
  askedAt: Moment | null;
}

/**
 * Why somebody is not asked for the data that pay waits for, null where it may be asked: once a day of Copenhagen.
 * Rule: Asking for pay data, docs/rules/pay.md.
 */
export function whyNotAsked(facts: AskFacts, now: Moment): WhyNotAsked | null {
  if (!facts.lacksPayData) return "pay_data_given";
  if (facts.isClosed) return "profile_closed";
  if (!facts.hasPhone && !facts.hasEmail) return "no_contact";
  return facts.askedAt !== null && dayOf(facts.askedAt) === dayOf(now) ? "asked_today" : null;
}

/** By which channel somebody is asked: SMS, without a phone by e-mail. Rule: Asking for pay data, docs/rules/pay.md. */
export function askedBy({ hasPhone }: Pick<AskFacts, "hasPhone">): "sms" | "email" {
  return hasPhone ? "sms" : "email";
}
