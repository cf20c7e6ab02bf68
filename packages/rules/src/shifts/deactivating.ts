import { refuse, type Verdict } from "#rules/verdict.ts";

/**
 * Whether somebody may lose access now: with coming confirmed shifts only once it is said what becomes of them.
 * Rule: Deactivating, docs/rules/people.md.
 */
export function canDeactivate(
  futureShifts: number,
  choice: "release" | "keep" | undefined,
): Verdict<"future_shifts"> {
  return futureShifts === 0 || choice !== undefined ? { ok: true } : refuse("future_shifts");
}
