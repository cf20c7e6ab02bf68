import { awaitsEmployee, isSame, type Side } from "#rules/checkout/times.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { type ShiftFacts, shiftWaits } from "./waiting.ts";

/** What somebody who is waited for is reminded of by an admin: to check in, of a side's times, of CPR and bank numbers. */
export const reminders = ["check_in", "employee_times", "company_times", "pay_data"] as const;
export type Reminder = (typeof reminders)[number];

/** A selected person's shift, with what is known of the answers to its times and of the person's pay. */
export interface RemindFacts extends ShiftFacts {
  readonly lastBy: Side | null;
  readonly lacksPayData: boolean;
}

/**
 * What a shift waits for that somebody outside the office can do, and so can be reminded of; the person first. A side
 * whose money is approved or sent answers no more. Rule: Who is reminded, docs/rules/bookings.md.
 */
export function remindersOf(facts: RemindFacts, now: Moment): Reminder[] {
  const { employee, company, lastBy, invoice, pay } = facts;
  const waits = shiftWaits(facts, now);
  const areHoursOpen = waits !== null && waits !== "not_ready" && waits !== "hours_to_approve";
  const isOnEmployee = awaitsEmployee({ employee, company, lastBy }, pay.isApproved || pay.sent !== null);
  const isOnCompany =
    (company === null || (lastBy !== "corporation" && !isSame(employee, company))) &&
    !invoice.isApproved &&
    invoice.sent === null;
  return [
    ...(waits === "not_ready" ? (["check_in"] as const) : []),
    ...(areHoursOpen && isOnEmployee ? (["employee_times"] as const) : []),
    ...(areHoursOpen && isOnCompany ? (["company_times"] as const) : []),
    ...(waitsForPayData(facts) ? (["pay_data"] as const) : []),
  ];
}

/** Whether the pay of a selected person's shift waits for CPR and bank numbers: not once it is queued or accepted. */
export function waitsForPayData(
  facts: Pick<RemindFacts, "lacksPayData" | "isNotMet" | "bookingStatus"> & {
    readonly pay: Pick<RemindFacts["pay"], "sent">;
  },
): boolean {
  const isOnItsWay = facts.pay.sent === "queued" || facts.pay.sent === "accepted";
  return facts.lacksPayData && !facts.isNotMet && facts.bookingStatus !== "cancelled" && !isOnItsWay;
}

/** Why nobody is reminded now. */
export type WhyNotReminded = "profile_closed" | "no_contact" | "asked_today";

/** How somebody can be reached, and when they were reminded of the same last. */
export interface ReachFacts {
  /** Deactivated: nobody signs in to such a profile. */
  readonly isClosed: boolean;
  readonly hasPhone: boolean;
  readonly hasEmail: boolean;
  readonly remindedAt: Moment | null;
}

/** Why somebody is not reminded, null where it may be done: once a day of Copenhagen for each case. Rule: Reminding, docs/rules/bookings.md. */
export function whyNotReminded(facts: ReachFacts, now: Moment): WhyNotReminded | null {
  if (facts.isClosed) return "profile_closed";
  if (!facts.hasPhone && !facts.hasEmail) return "no_contact";
  return facts.remindedAt !== null && dayOf(facts.remindedAt) === dayOf(now) ? "asked_today" : null;
}

/**
 * By which channel somebody is reminded: the one that they chose for such messages, SMS first; who chose none is reached
 * where it is possible. Null for nowhere. Rule: Reminding, docs/rules/bookings.md.
 */
export function remindedBy(facts: {
  hasPhone: boolean;
  hasEmail: boolean;
  wantsSms: boolean;
  wantsEmail: boolean;
}): "sms" | "email" | null {
  const { hasPhone, hasEmail } = facts;
  if (hasPhone && facts.wantsSms) return "sms";
  if (hasEmail && facts.wantsEmail) return "email";
  return hasPhone ? "sms" : hasEmail ? "email" : null;
}
