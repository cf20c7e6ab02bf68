import type { DocumentDecision } from "#rules/people/documents/document.ts";
import type { WorkPeriod } from "#rules/shifts/working-time.ts";
import { addDays, type Day, dayOf } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";

/** What is said of somebody's right to work: no permit needed, one needed, or nothing yet. */
export const rightsToWork = ["free", "permit", "not_stated"] as const;
export type RightToWork = (typeof rightsToWork)[number];

/** A permit among somebody's documents. */
export interface Permit {
  readonly id: number;
  readonly kind: "work_permit" | "student_permit";
  readonly decision: DocumentDecision | null;
  /** Its first day; null where it says none. */
  readonly from: Day | null;
  /** Its last day; null where it never ends. */
  readonly until: Day | null;
  /** From which day on another that was approved stands in its place; null without one. */
  readonly replacedFrom: Day | null;
}

/** Why no permit holds, the one that is told first where several are. */
export const missingPermits = ["waiting", "ended", "not_yet", "declined", "missing"] as const;
export type MissingPermit = (typeof missingPermits)[number];

/** Somebody's right to work on the days of a shift. */
export interface RightOnDay {
  readonly state: "free" | "permit" | "student" | "none" | "not_stated";
  /** Why no permit holds where one is needed, else null. */
  readonly why: MissingPermit | null;
  /** The permits that hold on these days, of those that count the one that ends last. */
  readonly proof: readonly Permit[];
  /** The last day of an approved permit that has ended by then, else null. */
  readonly endedOn: Day | null;
}

/** Whether, and by what, somebody may work on every day that a shift touches. Rule: Right to work on a day, docs/rules/fitness.md. */
export function rightToWorkFor(
  said: RightToWork,
  permits: readonly Permit[],
  shift: Pick<WorkPeriod, "startsAt" | "endsAt">,
): RightOnDay {
  if (said === "free") return { state: "free", why: null, proof: [], endedOn: null };
  const proof = daysOf(shift).map((day) => bestOn(day, permits));
  if (proof.every((permit) => permit !== null)) {
    const isStudent = proof.some(({ kind }) => kind === "student_permit");
    return { state: isStudent ? "student" : "permit", why: null, proof: [...new Set(proof)], endedOn: null };
  }
  const day = daysOf(shift).find((one) => bestOn(one, permits) === null) ?? dayOf(shift.startsAt);
  const endedOn = lastOf(permits.filter((permit) => isEnded(permit, day)))?.until ?? null;
  if (said === "not_stated") return { state: "not_stated", why: null, proof: [], endedOn };
  return { state: "none", why: whyNone(permits, day), proof: [], endedOn };
}

/** A permit for work goes before one of a student, and of several the one that ends last. */
function bestOn(day: Day, permits: readonly Permit[]): Permit | null {
  const holding = permits.filter((permit) => holdsOn(permit, day));
  const forWork = holding.filter(({ kind }) => kind === "work_permit");
  return lastOf(forWork.length > 0 ? forWork : holding);
}

function holdsOn({ decision, from, until, replacedFrom }: Permit, day: Day): boolean {
  if (decision !== "approve" || (replacedFrom !== null && replacedFrom <= day)) return false;
  return (from === null || from <= day) && (until === null || day <= until);
}

function isEnded({ decision, until }: Permit, day: Day): boolean {
  return decision === "approve" && until !== null && until < day;
}

function lastOf(permits: readonly Permit[]): Permit | null {
  const never = "9999-12-31";
  return permits.toSorted((a, b) => ((a.until ?? never) < (b.until ?? never) ? 1 : -1))[0] ?? null;
}

function whyNone(permits: readonly Permit[], day: Day): MissingPermit {
  const is = {
    waiting: permits.some(({ decision }) => decision === null),
    ended: permits.some((permit) => isEnded(permit, day)),
    not_yet: permits.some(({ decision, from }) => decision === "approve" && from !== null && from > day),
    declined: permits.some(({ decision }) => decision === "decline"),
    missing: true,
  };
  return missingPermits.find((why) => is[why]) ?? "missing";
}

/** The days that a shift touches; one that ends at midnight does not touch the next. */
function daysOf({ startsAt, endsAt }: Pick<WorkPeriod, "startsAt" | "endsAt">): Day[] {
  const last = dayOf(Math.max(startsAt, endsAt - 1));
  const days = [dayOf(startsAt)];
  for (let day = days[0] ?? last; day < last; ) {
    day = addDays(day, 1);
    days.push(day);
  }
  return days;
}

/** What is said of somebody's right to work, and whether the office has noted it. */
interface SaidRight {
  readonly right_to_work: RightToWork;
  readonly right_to_work_by_office: boolean;
}

/** What holds of two profiles that become one. Rule: Right to work of two profiles, docs/rules/fitness.md. */
export function rightOfBoth<Said extends SaidRight>(kept: Said, other: Said): Said {
  return weightOf(other) > weightOf(kept) ? other : kept;
}

/** What the office has noted goes before what a person says, and that a permit is needed before that none is. */
function weightOf({ right_to_work, right_to_work_by_office }: SaidRight): number {
  if (right_to_work === "not_stated") return 0;
  return (right_to_work_by_office ? 2 : 0) + (right_to_work === "permit" ? 2 : 1);
}

/** Whether a person may say so of the own right to work. Rule: Who says the right to work, docs/rules/fitness.md. */
export function canSayRightToWork(facts: {
  readonly said: RightToWork;
  /** The office has noted what is said. */
  readonly byOffice: boolean;
  /** A permit is among the documents, whatever became of it. */
  readonly hasPermit: boolean;
  readonly says: Exclude<RightToWork, "not_stated">;
}): Verdict<"right_to_work_office"> {
  const { said, byOffice, hasPermit, says } = facts;
  if (said === says) return { ok: true };
  if (byOffice) return refuse("right_to_work_office");
  if (says === "permit") return { ok: true };
  return said === "permit" || hasPermit ? refuse("right_to_work_office") : { ok: true };
}
