import { type Day, dayOf, type Moment } from "#rules/time/moment.ts";
import { answerQuestionTexts, questionSubjects, reminderStep } from "#texts/da/admin/payments/today-money.ts";
import { todayTexts as texts } from "#texts/da/backoffice/today.ts";
import { formatDate } from "#texts/format/days.ts";
import type { TodayItem } from "#web/components/frame/office/today-item.ts";

/** What a question about an invoice is about, as its line says it: subject, number, the day until which it is answered, and who asked; empty where that was not stored. */
export function questionOf({ about: [subject = "", number = "", answerBy = "", asker = ""] }: TodayItem) {
  const words: Readonly<Record<string, string>> = questionSubjects;
  return { subject: words[subject] ?? subject, number, answerBy: answerBy as Day, asker };
}

/** The line of a question about an invoice. */
export function questionFacts(item: TodayItem, now: Moment) {
  const { subject, number, answerBy, asker } = questionOf(item);
  const today = dayOf(now);
  return {
    when: texts.answerBy(formatDate(answerBy, today)),
    isLate: answerBy < today,
    title: item.corporation ?? "",
    bits: [
      answerQuestionTexts.invoice(number),
      subject,
      ...(asker === "" ? [] : [answerQuestionTexts.by(asker)]),
      texts.quoted(item.words ?? ""),
    ],
  };
}

/** The line of an overdue invoice that may be reminded of. */
export function reminderFacts(
  { about: [number = "", due = "", step = ""], corporation }: TodayItem,
  now: Moment,
) {
  return {
    when: texts.since(formatDate(due as Day, dayOf(now))),
    isLate: false,
    title: corporation ?? "",
    bits: [answerQuestionTexts.invoice(number), reminderStep(Number(step))],
  };
}
