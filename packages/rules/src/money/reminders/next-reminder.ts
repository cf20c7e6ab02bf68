import { addDays, type Day } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";
import type { Ore } from "../ore.ts";

/** At most so many reminders are sent of one invoice, as the law has it. */
const MAX_REMINDERS = 3;

/** At least so many days lie between two reminders of an invoice, as the law has it. */
export const MIN_DAYS_BETWEEN = 10;

/** When the office reminds, and what it costs; one value for each reminder. */
export interface ReminderSettings {
  /** Days after the due date. */
  readonly days: readonly number[];
  /** In øre; there is no VAT on them. */
  readonly fees: readonly Ore[];
}

/** What decides on the next reminder of an invoice. */
export interface ReminderFacts {
  readonly dueDate: Day | null;
  /** What is still owed of the invoice itself, fees apart, in øre. */
  readonly open: Ore;
  /** The days of the reminders that were sent and not withdrawn, in their order. */
  readonly sent: readonly Day[];
  /** Whether the company waits for an answer about the invoice. */
  readonly hasOpenQuestion: boolean;
}

/** Why no reminder is due. */
export type NoReminder = "paid" | "too_early" | "all_sent";

/** The reminder that is due, or why none is. */
export type NextReminder =
  | {
      /** The first, second or third, from 1. */
      readonly step: number;
      readonly fee: Ore;
      /** A question waits for an answer: the office is asked before it goes. */
      readonly isHeld: boolean;
    }
  | { readonly step: null; readonly why: NoReminder };

/** The reminder of an overdue invoice that may go on `today`, or why none may. Rule: Next reminder, docs/rules/reminders.md. */
export function nextReminder(
  { dueDate, open, sent, hasOpenQuestion }: ReminderFacts,
  { days, fees }: ReminderSettings,
  today: Day,
): NextReminder {
  if (open <= 0) return { step: null, why: "paid" };
  if (sent.length >= MAX_REMINDERS) return { step: null, why: "all_sent" };
  const after = days[sent.length];
  const last = sent.at(-1);
  const isEarly =
    dueDate === null ||
    after === undefined ||
    addDays(dueDate, after) > today ||
    (last !== undefined && addDays(last, MIN_DAYS_BETWEEN) > today);
  if (isEarly) return { step: null, why: "too_early" };
  return { step: sent.length + 1, fee: fees[sent.length] ?? 0, isHeld: hasOpenQuestion };
}

/** Whether the days of the reminders may be set like this: each ten days after the one before. Rule: Days of the reminders, docs/rules/reminders.md. */
export function canRemindOn(days: readonly number[]): boolean {
  return days.every((day, place) => day - (days[place - 1] ?? -Infinity) >= MIN_DAYS_BETWEEN && day > 0);
}

/** A reminder that was sent. */
interface SentReminder {
  /** In øre. */
  readonly fee: Ore;
  readonly isWaived: boolean;
  readonly isWithdrawn: boolean;
}

/** What is owed for a reminder of an invoice that is not credited in full, in øre. Rule: Fee of a reminder, docs/rules/reminders.md. */
export function feeOwed({ fee, isWaived, isWithdrawn }: SentReminder): Ore {
  return isWaived || isWithdrawn ? 0 : fee;
}

/** Whether a reminder may be withdrawn: no later one of its invoice stands. Rule: Fee of a reminder, docs/rules/reminders.md. */
export function canWithdrawReminder(hasLater: boolean): Verdict<"reminder_not_last"> {
  return hasLater ? refuse("reminder_not_last") : { ok: true };
}
