import type { ReactNode } from "react";
import type { WirePenalty } from "#contract/employees/penalty.endpoints.ts";
import { dayOf, HOUR_MS, type Moment } from "#rules/time/moment.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";
import { cardNames, penaltyRules, penaltyTexts as texts } from "#texts/da/employee/penalties.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { Status } from "#web/ui/feedback/status.tsx";
import type { Tone } from "#web/ui/feedback/tone.ts";
import { classNames } from "#web/ui/foundation/class-names.ts";

interface PenaltyCardProps {
  penalty: WirePenalty;
  /** Whom the rule is told of: «Du», «Medarbejderen». */
  who: string;
  /** What takes it away, in words for whoever reads it. */
  removedBy?: Readonly<Record<"replaced" | "met" | "decision", string>>;
  /** Stands over the rule. */
  before?: ReactNode;
  /** Stands at the end: the decision, or the way to ask for one. */
  children?: ReactNode;
}

/** A card with its shift, its rule, its dates and what removes it. */
export function PenaltyCard({ penalty, who, removedBy, before, children }: PenaltyCardProps) {
  const now = useNow();
  const { shift, card, counts } = penalty;
  const today = dayOf(now);
  const tone = !counts ? "gone" : card === "yellow" ? "amber" : "brick";
  const hoursBefore = (Date.parse(shift.starts_at) - Date.parse(penalty.occurred_at)) / HOUR_MS;
  return (
    <article className={classNames("card pcard", `pcard--${tone}`)}>
      <div className="pcard-head">
        <span className="pcard-mark" aria-hidden="true" />
        <h3 className="h3">{cardNames[card]}</h3>
        <PenaltyState penalty={penalty} />
        <p className="small dim">
          {shift.job_title}, {shift.corporation}, {wholeDay(shift.date, today)}{" "}
          <span className="nowrap">{formatTimes(shift.start_time, shift.end_time)}</span> ·{" "}
          {bookingNumber(shift.booking_id)}
        </p>
      </div>
      {before}
      <p>{penaltyRules[penalty.rule](hoursBefore, who)}</p>
      <dl className="facts pcard-facts">
        {factsOf(penalty, removedBy ?? texts.removedBy, now).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </article>
  );
}

/** Where the office's look at it stands, where that is to be told. */
export function PenaltyState({ penalty }: { penalty: WirePenalty }) {
  const state = stateOf(penalty);
  return state && <Status tone={state.tone}>{state.text}</Status>;
}

function stateOf({ annulled_at, review, counts }: WirePenalty): { tone: Tone; text: string } | null {
  if (annulled_at !== null) return { tone: "pine", text: texts.states.lifted };
  if (review?.message && review.decision === null) return { tone: "blue", text: texts.states.waiting };
  if (review?.decision === "uphold") return { tone: "neutral", text: texts.states.upheld };
  return counts ? null : { tone: "neutral", text: texts.states.over };
}

/** What the end of a freeze does not say by itself: that it has not begun, or that the card outlives it. */
function noteOf({ held, counts, freeze_until, annulled_at }: WirePenalty, now: Moment): string {
  if (annulled_at !== null || freeze_until === null) return "";
  if (held) return texts.held;
  return counts && Date.parse(freeze_until) <= now ? texts.stillCounts : "";
}

/** From, to, what takes it away or has taken it, and whose the star is. */
function factsOf(
  penalty: WirePenalty,
  removedBy: NonNullable<PenaltyCardProps["removedBy"]>,
  now: Moment,
): [string, string][] {
  const { freeze_until, annulled_at, lifts_when, star, kind, review } = penalty;
  const until = freeze_until === null ? texts.noFreeze : formatMomentLong(Date.parse(freeze_until), now);
  const to = annulled_at === null ? until : texts.liftedAt(Date.parse(annulled_at), now);
  return [
    [texts.from, formatMomentLong(Date.parse(penalty.occurred_at), now)],
    [texts.to, [to, noteOf(penalty, now)].filter(Boolean).join(". ")],
    ...(annulled_at !== null && review?.decision !== "lift"
      ? [[texts.goneBecause, texts.goneBy[kind === "no_show" ? "met" : "replaced"]] as [string, string]]
      : []),
    ...(penalty.counts ? [[texts.removed, removedBy[lifts_when ?? "decision"]] as [string, string]] : []),
    ...(star ? [[texts.star, texts.automaticStar] as [string, string]] : []),
  ];
}
