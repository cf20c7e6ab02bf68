import { workingDaysLater } from "#rules/pay/payment-date.ts";
import { addDays, type Day, dayOf, type Moment } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";
import { frozenUntil, type Penalty } from "./penalties.ts";

/** Days within which a card that freezes nobody is looked at again. */
const ANSWER_DAYS = 14;

/** What people have said of a penalty so far. */
export interface ReviewFacts {
  readonly annulledAt: Moment | null;
  readonly freezeUntil: Moment | null;
  /** When the employee asked for a new look at it; once for each penalty. */
  readonly askedAt: Moment | null;
  readonly decision: "uphold" | "lift" | null;
  readonly decidedAt: Moment | null;
}

/**
 * The day until which whoever asks at `now` has an answer: `reviewDays` working days later while a freeze lasts or is
 * held, else 14 days later. Rule: Asking for a review, docs/rules/cancellation.md.
 */
export function answerBy(
  now: Moment,
  { freezeUntil }: Pick<ReviewFacts, "freezeUntil">,
  reviewDays: number,
): Day {
  const lasts = freezeUntil !== null && freezeUntil > now;
  return lasts ? workingDaysLater(dayOf(now), reviewDays) : addDays(dayOf(now), ANSWER_DAYS);
}

/** Whether the employee may ask for a review. Rule: Asking for a review, docs/rules/cancellation.md. */
export function canAskForReview({
  annulledAt,
  askedAt,
}: ReviewFacts): Verdict<"penalty_lifted" | "review_asked"> {
  if (annulledAt !== null) return refuse("penalty_lifted");
  return askedAt === null ? { ok: true } : refuse("review_asked");
}

/** How many files may stand beside a question. */
export const MAX_REVIEW_FILES = 3;

/** How long files are kept after the answer. */
export const REVIEW_FILES_KEPT_DAYS = 182;

/** Whether the files beside a question may change. Rule: Files beside a question, docs/rules/cancellation.md. */
export function canTakeFileBack(facts: ReviewFacts): Verdict<"penalty_lifted" | "review_answered"> {
  if (facts.annulledAt !== null) return refuse("penalty_lifted");
  if (facts.askedAt !== null && !isUnanswered(facts)) return refuse("review_answered");
  return { ok: true };
}

/** Whether one more file may be attached beside `files` others. Rule: Files beside a question, docs/rules/cancellation.md. */
export function canAttachFile(
  facts: ReviewFacts,
  files: number,
): Verdict<"penalty_lifted" | "review_answered" | "too_many_files"> {
  const verdict = canTakeFileBack(facts);
  if (!verdict.ok) return verdict;
  return files < MAX_REVIEW_FILES ? { ok: true } : refuse("too_many_files");
}

/**
 * Whether somebody of the office still has to look at a penalty: asked for and not answered since, or a freeze that
 * nobody has confirmed. Rule: Deciding on a penalty, docs/rules/cancellation.md.
 */
export function waitsForDecision(facts: ReviewFacts): boolean {
  if (facts.annulledAt !== null) return false;
  if (isUnanswered(facts)) return true;
  return facts.freezeUntil !== null && facts.decision === null;
}

/**
 * Whether an admin may uphold or lift a penalty. Upheld once, it is upheld again only where the employee has asked
 * since; lifting is always possible, once. Rule: Deciding on a penalty, docs/rules/cancellation.md.
 */
export function canDecide(
  facts: ReviewFacts,
  decision: "uphold" | "lift",
): Verdict<"penalty_lifted" | "penalty_upheld"> {
  if (facts.annulledAt !== null) return refuse("penalty_lifted");
  if (decision === "lift" || facts.decision === null || isUnanswered(facts)) return { ok: true };
  return refuse("penalty_upheld");
}

function isUnanswered({ askedAt, decidedAt }: ReviewFacts): boolean {
  return askedAt !== null && (decidedAt === null || decidedAt < askedAt);
}

/** Why a penalty was given. */
export type PenaltyRule =
  | "cancellation"
  | "late_cancellation"
  | "second_cancellation"
  | "second_late_cancellation"
  | "no_show";

/** The rule that a penalty was given by. Rule: What a penalty says, docs/rules/cancellation.md. */
export function penaltyRule({ kind, card }: Pick<Penalty, "kind" | "card">): PenaltyRule {
  if (kind === "no_show") return "no_show";
  if (kind === "late") return card === "red" ? "second_late_cancellation" : "late_cancellation";
  return card === "red" ? "second_cancellation" : "cancellation";
}

/**
 * What takes a penalty away without anybody's decision: somebody else on the place before the start, or that the
 * person is set to met. Rule: What a penalty says, docs/rules/cancellation.md.
 */
export function liftsWhen(
  { kind, annulledAt }: Pick<Penalty, "kind" | "annulledAt">,
  startsAt: Moment,
  now: Moment,
): "replaced" | "met" | null {
  if (annulledAt !== null) return null;
  if (kind === "no_show") return "met";
  return now < startsAt ? "replaced" : null;
}

/** Whether a penalty still does anything: it freezes or will once confirmed, or can still lead to a red card. */
export function stillCounts(penalty: Penalty, now: Moment): boolean {
  if (penalty.annulledAt !== null) return false;
  if (frozenUntil([{ ...penalty, isHeld: false }], now) !== null) return true;
  return penalty.card === "yellow" && penalty.consumedBy === null;
}
