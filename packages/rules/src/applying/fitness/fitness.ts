import { type WorkingTimeProblem, workingTimeRules } from "#rules/shifts/working-time.ts";
import { type Day, daysBetween } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";
import type { RightOnDay } from "./right-to-work.ts";

/** What may stand between somebody and a shift, in the order in which it is told. */
export const fitnessReasons = [
  "no_permit",
  "not_stated",
  "student_hours",
  ...workingTimeRules,
  "terms_unread",
  "same_cpr",
  "possible_double",
] as const;
export type FitnessReason = (typeof fitnessReasons)[number];

/** Days after which terms that were given and not read are a reason. */
const UNREAD_DAYS = 7;

/** Every reason against a shift, in the order of `fitnessReasons`. Rule: Reasons against a shift, docs/rules/fitness.md. */
export function reasonsAgainst(
  facts: {
    readonly right: RightOnDay["state"];
    /** The month of the shift would have more hours than a student may work. */
    readonly isOverStudentHours: boolean;
    readonly workingTime: readonly WorkingTimeProblem[];
    /** Of the latest terms; null before any were given. */
    readonly termsGivenOn: Day | null;
    readonly areTermsRead: boolean;
    /** Another open profile has the same CPR number. */
    readonly hasSameCpr: boolean;
    /** Another open profile has the same name and birthday, and no other CPR number. */
    readonly hasSameName: boolean;
  },
  today: Day,
): FitnessReason[] {
  const { right, workingTime, termsGivenOn } = facts;
  const isUnread = termsGivenOn !== null && !facts.areTermsRead;
  const is: Record<FitnessReason, boolean> = {
    no_permit: right === "none",
    not_stated: right === "not_stated",
    student_hours: right === "student" && facts.isOverStudentHours,
    rest: workingTime.includes("rest"),
    day_off: workingTime.includes("day_off"),
    week: workingTime.includes("week"),
    terms_unread: isUnread && daysBetween(termsGivenOn, today) > UNREAD_DAYS,
    same_cpr: facts.hasSameCpr,
    possible_double: facts.hasSameName && !facts.hasSameCpr,
  };
  return fitnessReasons.filter((reason) => is[reason]);
}

/** What a reason does: no shift, a warning for the office, nothing. */
export const fitnessChoices = ["refuse", "warn", "ignore"] as const;
export type FitnessChoice = (typeof fitnessChoices)[number];

/** What an owner of the office has set; a reason that is left out does what it does by itself. */
export type FitnessSettings = Readonly<Partial<Record<FitnessReason, FitnessChoice>>>;

interface ReasonRule {
  readonly byItself: FitnessChoice;
  readonly choices: readonly FitnessChoice[];
  readonly officeMayPass: boolean;
}

const open = { choices: fitnessChoices, officeMayPass: true } as const;
const ofRightToWork = { choices: fitnessChoices, officeMayPass: false } as const;

/** Each reason with what it does. Rule: What a reason does, docs/rules/fitness.md. */
export const reasonRules: Readonly<Record<FitnessReason, ReasonRule>> = {
  no_permit: { byItself: "refuse", choices: ["refuse", "warn"], officeMayPass: false },
  not_stated: { ...ofRightToWork, byItself: "warn" },
  student_hours: { ...ofRightToWork, byItself: "refuse" },
  rest: { ...open, byItself: "refuse" },
  day_off: { ...open, byItself: "refuse" },
  week: { ...open, byItself: "refuse" },
  terms_unread: { ...open, byItself: "warn" },
  same_cpr: { ...open, byItself: "refuse" },
  possible_double: { ...open, byItself: "warn" },
};

/** What a reason does under these settings. Rule: What a reason does, docs/rules/fitness.md. */
export function choiceOf(reason: FitnessReason, settings: FitnessSettings): FitnessChoice {
  const { byItself, choices } = reasonRules[reason];
  const set = settings[reason];
  return set !== undefined && choices.includes(set) ? set : byItself;
}

/** Who gives a place: a company, the office, the person by saying yes, or standby by the clock. */
export type FitnessAsker = "company" | "office" | "person" | "clock";

/** How a place is come by; `over` on a shift that has ended. */
export const waysToPlace = [
  "selected",
  "promoted",
  "added",
  "offer",
  "moved",
  "sick_back",
  "merged",
] as const;
export type WayToPlace = (typeof waysToPlace)[number];

/** How the check refuses a place; what it may say differs by who asks. */
export type FitnessRefusal = "working_time" | "papers_first" | "unfit" | "past_check";

const ofWorkingTime: readonly FitnessReason[] = [...workingTimeRules, "student_hours"];

/**
 * Whether somebody with these refused reasons gets the place. `unfit` and `past_check` are for the office: nobody goes
 * past the one, the office with a reason past the other. Rule: Answer of the check, docs/rules/fitness.md.
 */
export function answerOfCheck(
  refused: readonly FitnessReason[],
  asked: { readonly by: FitnessAsker; readonly hasReason: boolean; readonly how: WayToPlace | "over" },
): Verdict<FitnessRefusal> {
  const { by, how } = asked;
  const standing = refused.filter((reason) => standsInTheWay(reason, how));
  const isOffice = by === "office";
  if (standing.length === 0) return { ok: true };
  if (isOffice && standing.some((reason) => !reasonRules[reason].officeMayPass)) return refuse("unfit");
  if (isOffice && asked.hasReason) return { ok: true };
  if (standing.every((reason) => ofWorkingTime.includes(reason))) return refuse("working_time");
  return refuse(isOffice ? "past_check" : "papers_first");
}

function standsInTheWay(reason: FitnessReason, how: WayToPlace | "over"): boolean {
  if (how === "over" || how === "merged") return false;
  return how !== "sick_back" || !reasonRules[reason].officeMayPass;
}
