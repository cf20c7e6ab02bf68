import { workingDaysLater } from "#rules/pay/payment-date.ts";
import { type Day, dayOf, type Moment } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";

/** What a company can ask about on an invoice. */
export const questionSubjects = ["hours", "price", "ean", "other"] as const;
export type QuestionSubject = (typeof questionSubjects)[number];

const ANSWER_WORKING_DAYS = 2;

/** The day until which a question that is asked at `now` has an answer. Rule: Answer to a question, docs/rules/money.md. */
export function answerDay(now: Moment): Day {
  return workingDaysLater(dayOf(now), ANSWER_WORKING_DAYS);
}

/**
 * Whether a company may ask about an invoice: one question at a time. Rule: Asking about an invoice, docs/rules/money.md.
 */
export function canAsk({ hasOpenQuestion }: { readonly hasOpenQuestion: boolean }): Verdict<"question_open"> {
  return hasOpenQuestion ? refuse("question_open") : { ok: true };
}

/** Whether the office may answer a question: once. Rule: Asking about an invoice, docs/rules/money.md. */
export function canAnswer({ isAnswered }: { readonly isAnswered: boolean }): Verdict<"question_answered"> {
  return isAnswered ? refuse("question_answered") : { ok: true };
}
