import type { WirePenalty } from "#contract/employees/penalty.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { penaltyTexts as texts } from "#texts/da/employee/penalties.ts";
import { wholeDay } from "#texts/format/days.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { Avatar } from "#web/ui/marks/avatar.tsx";

/** Who of the office looks at a penalty or has decided, until when or why. */
export function PenaltyAnswer({ review }: { review: NonNullable<WirePenalty["review"]> }) {
  const today = dayOf(useNow());
  const { reviewer, decision, decided_at, answer_by } = review;
  const tone = decision === null ? "blue" : decision === "lift" ? "pine" : "plain";
  const waiting = answer_by === null ? "" : texts.answerBy(wholeDay(answer_by, today), review.message);
  const decided = decided_at && texts.answer(wholeDay(dayOf(Date.parse(decided_at)), today), review.reason);
  return (
    <div className={classNames("decision", `decision--${tone}`)}>
      <Avatar name={reviewer} size={32} />
      <div>
        <p className="strong">
          {decision === null ? texts.looking(reviewer) : texts.decided[decision](reviewer)}
        </p>
        <p className="small">{decision === null ? waiting : decided}</p>
      </div>
    </div>
  );
}
