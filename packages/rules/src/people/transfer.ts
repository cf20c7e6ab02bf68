import { refuse, type Verdict } from "#rules/verdict.ts";

/** How often a day somebody may ask for an old profile. */
const TRIES_A_DAY = 5;

export interface TransferAsk {
  /** Tries of this person today, this one not among them. */
  readonly tries: number;
  /** Whether this person has been given an old profile before. */
  readonly hasTaken: boolean;
  readonly isOnboarding: boolean;
  /** What stands under the number: a profile that nobody signs in to, one that somebody does, or none that can be had. */
  readonly found: "free" | "claimed" | "none";
}

/**
 * Whether a request for an old profile waits for an admin. A number that somebody else has taken reads like one that
 * nobody knows, so that trying numbers tells nothing of whom they belong to.
 * Rule: Asking for an old profile, docs/rules/people.md.
 */
export function askForTransfer(
  ask: TransferAsk,
): Verdict<"too_many_requests" | "already_claimed" | "onboarding_done" | "old_profile_not_found"> {
  if (ask.tries >= TRIES_A_DAY) return refuse("too_many_requests");
  if (ask.hasTaken) return refuse("already_claimed");
  if (!ask.isOnboarding) return refuse("onboarding_done");
  return ask.found === "free" ? { ok: true } : refuse("old_profile_not_found");
}

export interface TransferDecision {
  readonly state: "waiting" | "confirmed" | "refused";
  readonly decision: "confirm" | "refuse";
  /** Whether the old profile can still be had: nobody signs in to it, and it is active. */
  readonly isOldFree: boolean;
  /** Whether the new profile has applied for anything by now. */
  readonly hasShifts: boolean;
}

/**
 * What becomes of a request once an admin has decided; it is decided once.
 * Rule: Deciding on an old profile, docs/rules/people.md.
 */
export function decideTransfer(
  facts: TransferDecision,
): Verdict<
  "transfer_decided" | "old_profile_taken" | "transfer_has_shifts",
  { state: "confirmed" | "refused" }
> {
  if (facts.state !== "waiting") return refuse("transfer_decided");
  if (facts.decision === "refuse") return { ok: true, state: "refused" };
  if (!facts.isOldFree) return refuse("old_profile_taken");
  return facts.hasShifts ? refuse("transfer_has_shifts") : { ok: true, state: "confirmed" };
}

export interface OldProfileLine {
  /** Whether something in the line is missing or wrong. */
  readonly hasErrors: boolean;
  /** Whether an earlier line of the file has the same CPR number. */
  readonly isRepeated: boolean;
  /** Whether a profile with this CPR number is stored, whoever signs in to it. */
  readonly isStored: boolean;
}

/**
 * What an import makes of one line: a new old profile, nothing since it is there, or nothing since it is wrong.
 * Rule: Importing old profiles, docs/rules/people.md.
 */
export function importLine({ hasErrors, isRepeated, isStored }: OldProfileLine): "new" | "there" | "wrong" {
  if (hasErrors || isRepeated) return "wrong";
  return isStored ? "there" : "new";
}
