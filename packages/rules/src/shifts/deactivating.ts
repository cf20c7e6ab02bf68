import { refuse, type Verdict } from "#rules/verdict.ts";

type Choice = "release" | "keep";

/**
 * Whether somebody may lose access now: with coming confirmed shifts only once it is said what becomes of them. Where
 * access was taken before, only the choice that holds is repeated: a second admin is told which one does.
 * Rule: Deactivating, docs/rules/people.md.
 */
export function canDeactivate(
  futureShifts: number,
  choice: Choice | undefined,
  isDeactivated: boolean,
): Verdict<"future_shifts" | "shifts_kept" | "shifts_released"> {
  if (isDeactivated) {
    if (choice === "release" && futureShifts > 0) return refuse("shifts_kept");
    return choice === "keep" && futureShifts === 0 ? refuse("shifts_released") : { ok: true };
  }
  return futureShifts === 0 || choice !== undefined ? { ok: true } : refuse("future_shifts");
}
