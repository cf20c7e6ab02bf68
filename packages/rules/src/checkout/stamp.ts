import { checkoutHoursBetween, hoursBetween } from "#rules/time/duration.ts";
import type { Moment } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";
import { isSame, type Side, type Stamps, type Times } from "./times.ts";

/** When and under which conditions somebody stamps. */
interface StampFacts {
  stamps: Stamps;
  startsAt: Moment;
  /** The times are fixed (`corporationHoursLock`, `isEmployeeLocked`). */
  isLocked: boolean;
}

type StampRefusal = "not_started" | "checkout_locked";

/**
 * What the employee's times change. Each answer that rejects the company's counts once: not when it is sent again,
 * nor when it accepts the company's; `sendMail` exactly when the count rises. Insisting on one's own times after
 * the company has answered is such an answer.
 * Refuses `not_started`, `checkout_locked`, and `explanation_required` when the times are longer than
 * the reference and `explanation` is blank. Rule: Stamp of the employee, docs/rules/checkout.md.
 */
export function stampByEmployee(
  facts: StampFacts & { booked: Times; explanation: string },
  times: Times,
  now: Moment,
): Verdict<StampRefusal | "explanation_required", { stamps: Stamps; sendMail: boolean }> {
  const { stamps, booked, explanation } = facts;
  const refusal = refusalOf(facts, now);
  if (refusal !== null) return refuse(refusal);
  if (needsExplanation(times, stamps.company, booked) && explanation.trim() === "") {
    return refuse("explanation_required");
  }
  const isRejection = rejects(times, stamps.lastBy === "employee" ? stamps.employee : null, stamps.company);
  const rejectedByEmployee = stamps.rejectedByEmployee + (isRejection ? 1 : 0);
  return {
    ok: true,
    stamps: { ...stamped(stamps, "employee"), employee: times, rejectedByEmployee },
    sendMail: isRejection,
  };
}

/**
 * What the company's times change, with the same rules from the other side: `sendText` exactly when the
 * company's rejections rise. The company may stamp first, and need not explain.
 * Refuses `not_started` and `checkout_locked`. Rule: Stamp of the company, docs/rules/checkout.md.
 */
export function stampByCorporation(
  facts: StampFacts,
  times: Times,
  now: Moment,
): Verdict<StampRefusal, { stamps: Stamps; sendText: boolean }> {
  const { stamps } = facts;
  const refusal = refusalOf(facts, now);
  if (refusal !== null) return refuse(refusal);
  const isRejection = rejects(
    times,
    stamps.lastBy === "corporation" ? stamps.company : null,
    stamps.employee,
  );
  const rejectedByCorporation = stamps.rejectedByCorporation + (isRejection ? 1 : 0);
  return {
    ok: true,
    stamps: { ...stamped(stamps, "corporation"), company: times, rejectedByCorporation },
    sendText: isRejection,
  };
}

/**
 * Whether the employee must explain: the times are strictly longer than the company's, or than the booked
 * ones while the company has not stamped. Rule: Explanation, docs/rules/checkout.md.
 */
export function needsExplanation(times: Times, company: Times | null, booked: Times): boolean {
  const worked = checkoutHoursBetween(times.from, times.to);
  const reference =
    company === null ? hoursBetween(booked.from, booked.to) : checkoutHoursBetween(company.from, company.to);
  return worked > reference;
}

function refusalOf({ startsAt, isLocked }: StampFacts, now: Moment): StampRefusal | null {
  if (isLocked) return "checkout_locked";
  return now < startsAt ? "not_started" : null;
}

/** Whether times reject the other side's: it has stamped, and they are neither its own nor this side's last word. */
function rejects(times: Times, lastWord: Times | null, otherSide: Times | null): boolean {
  return otherSide !== null && !isSame(times, otherSide) && !isSame(times, lastWord);
}

function stamped(stamps: Stamps, side: Side): Stamps {
  return { ...stamps, firstBy: stamps.firstBy ?? side, lastBy: side };
}
