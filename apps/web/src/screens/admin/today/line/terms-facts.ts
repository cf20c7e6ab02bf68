import { termsDeadline } from "#rules/employment-terms/terms-wait.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { todayTexts as texts, todayWords } from "#texts/da/backoffice/today.ts";
import { formatDate } from "#texts/format/days.ts";
import type { TodayItem } from "#web/components/frame/office/today-item.ts";

/** A line of terms that are not given or not read: the last day that the law has for it, and the first shift. */
export function termsFacts(
  item: TodayItem,
  own: { readonly title: string; readonly bits: readonly string[] },
  now: Moment,
) {
  const [state = "", firstDay = ""] = item.about;
  const today = dayOf(now);
  const deadline = termsDeadline(firstDay);
  const words = todayWords[state] ?? state;
  const isOver = today > deadline;
  return {
    when: isOver ? words : texts.answerBy(formatDate(deadline, today)),
    isLate: isOver && state === "not_given",
    title: own.title,
    bits: isOver ? [...own.bits] : [words, ...own.bits],
  };
}
