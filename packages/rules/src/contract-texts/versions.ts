import { addDays, type Day } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";
import type { ContractKind, ContractSection } from "./contract-text.ts";

/** Days before a new version of a text counts that its readers are given, unless the owner picks another day. */
const CONTRACT_NOTICE_DAYS = 14;

/** The day that the editor proposes for a new version. Rule: Telling of a version, docs/rules/contract-texts.md. */
export function proposedDay(today: Day): Day {
  return addDays(today, CONTRACT_NOTICE_DAYS);
}

/** Who reads a text, and is told of a new version. Rule: Telling of a version, docs/rules/contract-texts.md. */
export function readersOf(kind: ContractKind): "companies" | "employees" {
  return kind === "trade_terms" ? "companies" : "employees";
}

/** What of a stored version decides whether its readers are told now. */
export interface VersionToTell {
  readonly tellOn: Day;
  readonly isTold: boolean;
  readonly isWithdrawn: boolean;
}

/** Whether a version can be told of on a day: today or later, and not after its first day. Rule: Telling of a version, docs/rules/contract-texts.md. */
export function canTellOn(tellOn: Day, { today, validFrom }: { today: Day; validFrom: Day }): boolean {
  return tellOn >= today && tellOn <= validFrom;
}

/**
 * What the readers of a version are told now: of the version on its day of telling, once; and that it was withdrawn where
 * they had been told of it. Rule: Telling of a version, docs/rules/contract-texts.md.
 */
export function toTell(
  { tellOn, isTold, isWithdrawn }: VersionToTell,
  today: Day,
): "version" | "withdrawal" | null {
  if (isWithdrawn) return isTold ? "withdrawal" : null;
  return !isTold && tellOn <= today ? "version" : null;
}

/** A version by its id; null is the one that the product comes with. */
type VersionId = number | null;

/**
 * Whether a company accepts the trade terms with its next booking: another version than the one it accepted last is in
 * force. `accepted` is undefined where nothing is stored. Rule: Accepting anew, docs/rules/contract-texts.md.
 */
export function mustAcceptAnew(accepted: VersionId | undefined, inForce: VersionId): boolean {
  return (accepted ?? null) !== inForce;
}

/**
 * Whether what somebody saw may be accepted: it is what is in force, or the call does not say what was seen, and then
 * what is in force counts as seen. Refuses `text_changed`. Rule: Accepting what was read, docs/rules/contract-texts.md.
 */
export function canAccept(seen: string | undefined, inForce: string): Verdict<"text_changed"> {
  return seen === undefined || seen === inForce ? { ok: true } : refuse("text_changed");
}

type Change = "kept" | "added" | "gone";

/** A section of two versions laid over each other. */
export interface ComparedSection {
  readonly heading: string;
  readonly change: Change;
  readonly sentences: readonly { readonly text: string; readonly change: Change }[];
}

/**
 * Two versions laid over each other: sections by their heading in the order of the later one, then those that are gone;
 * in each its sentences in order, those that are gone where they stood.
 * Rule: Difference between versions, docs/rules/contract-texts.md.
 */
export function compareContracts(
  before: readonly ContractSection[],
  after: readonly ContractSection[],
): ComparedSection[] {
  const earlier = new Map(before.map(({ heading, sentences }) => [heading, sentences]));
  const compared = after.map(({ heading, sentences }): ComparedSection => {
    const old = earlier.get(heading);
    return {
      heading,
      change: old ? "kept" : "added",
      sentences: compareSentences(old ?? [], sentences),
    };
  });
  const gone = before
    .filter(({ heading }) => !after.some((section) => section.heading === heading))
    .map(
      ({ heading, sentences }): ComparedSection => ({
        heading,
        change: "gone",
        sentences: compareSentences(sentences, []),
      }),
    );
  return [...compared, ...gone];
}

/** Whether two versions laid over each other say the same. */
export function isSame(compared: readonly ComparedSection[]): boolean {
  return compared.every(
    ({ change, sentences }) => change === "kept" && sentences.every((one) => one.change === "kept"),
  );
}

function compareSentences(before: readonly string[], after: readonly string[]): ComparedSection["sentences"] {
  const [old, next] = [before[0], after[0]];
  if (old === undefined) return after.map((text) => ({ text, change: "added" }));
  if (next === undefined) return before.map((text) => ({ text, change: "gone" }));
  if (old === next)
    return [{ text: old, change: "kept" }, ...compareSentences(before.slice(1), after.slice(1))];
  // What stands further down in the other version is waited for; the nearer one is taken first.
  const [ahead, behind] = [after.indexOf(old), before.indexOf(next)];
  const isGone = ahead === -1 || (behind !== -1 && behind <= ahead);
  return isGone
    ? [{ text: old, change: "gone" }, ...compareSentences(before.slice(1), after)]
    : [{ text: next, change: "added" }, ...compareSentences(before, after.slice(1))];
}
