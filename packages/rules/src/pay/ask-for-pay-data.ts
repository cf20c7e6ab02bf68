import { type ReachFacts, type WhyNotReminded, whyNotReminded } from "#rules/shifts/reminding.ts";
import type { Moment } from "#rules/time/moment.ts";

/** Why somebody cannot be asked for CPR and bank numbers now. */
export type WhyNotAsked = "pay_data_given" | WhyNotReminded;

/** What decides whether somebody can be asked. */
export interface AskFacts extends ReachFacts {
  readonly lacksPayData: boolean;
}

/**
 * Why somebody is not asked for the data that pay waits for, null where it may be asked: once a day of Copenhagen.
 * Rule: Asking for pay data, docs/rules/pay.md.
 */
export function whyNotAsked(facts: AskFacts, now: Moment): WhyNotAsked | null {
  return facts.lacksPayData ? whyNotReminded(facts, now) : "pay_data_given";
}
