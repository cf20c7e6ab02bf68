import { HOUR_MS, type Moment } from "#rules/time/moment.ts";

const MINUTE_MS = HOUR_MS / 60;
const PROOF_LASTS = 10 * MINUTE_MS;
const CHALLENGE_LASTS = 10 * MINUTE_MS;
const TRIES_OF_CHALLENGE = 5;

/**
 * From whom a call wants a proof that is at most ten minutes old: from accounts with a second factor, by whichever way or by
 * that factor alone; or from everybody, as what sets an own second factor up or takes it away does.
 */
export type StepUp = "with second factor" | "by second factor" | "always";

/** What is known of a session that asks for something which needs a proof. */
export interface ProofFacts {
  readonly hasSecondFactor: boolean;
  /** When it was signed in, with the password. */
  readonly signedInAt: Moment;
  /** When it last proved who it is, by whichever way; null when it never did. */
  readonly provedAt: Moment | null;
  /** When it last did so with the second factor. */
  readonly factorProvedAt: Moment | null;
}

/** What somebody can prove with: anything, or the second factor alone. */
export type Proof = "anything" | "second factor";

/**
 * With what somebody has to prove who they are before a call goes through, null where nothing is asked. Signing in is a
 * proof only where there is no second factor, and the password changes nobody's second factor. Rule: Step-up, docs/rules/people.md.
 */
export function wantedProof(need: StepUp, facts: ProofFacts, now: Moment): Proof | null {
  const isFresh = (at: Moment | null) => at !== null && now - at < PROOF_LASTS;
  if (facts.hasSecondFactor && need !== "with second factor") {
    return isFresh(facts.factorProvedAt) ? null : "second factor";
  }
  if (facts.hasSecondFactor) return isFresh(facts.provedAt) ? null : "anything";
  const isProved = need !== "always" || isFresh(facts.provedAt) || isFresh(facts.signedInAt);
  return isProved ? null : "anything";
}

/**
 * Whether an account reaches nothing but the set-up of its second factor.
 * Rule: Admins without a second factor, docs/rules/people.md.
 */
export function mustSetUp(facts: {
  readonly isRequired: boolean;
  readonly isAdmin: boolean;
  readonly hasSecondFactor: boolean;
}): boolean {
  return facts.isRequired && facts.isAdmin && !facts.hasSecondFactor;
}

/**
 * Whether a way of proving may be taken away: an admin who has to have a second factor keeps the last one.
 * Rule: The last second factor, docs/rules/people.md.
 */
export function canRemoveFactor(facts: {
  readonly isRequired: boolean;
  readonly isAdmin: boolean;
  /** The app counts one, each passkey one. */
  readonly factors: number;
}): { ok: true } | { ok: false; refusal: "last_factor" } {
  const isKept = facts.isRequired && facts.isAdmin && facts.factors <= 1;
  return isKept ? { ok: false, refusal: "last_factor" } : { ok: true };
}

/** The end of a challenge that is opened at `now`. Rule: Challenge, docs/rules/people.md. */
export function challengeEndsAt(now: Moment): Moment {
  return now + CHALLENGE_LASTS;
}

/** Whether one more try is let through after `tries`. Rule: Challenge, docs/rules/people.md. */
export function canTryChallenge(tries: number, endsAt: Moment, now: Moment): boolean {
  return tries < TRIES_OF_CHALLENGE && now < endsAt;
}

/**
 * Whether the code of a time step counts: one that is later than the last that was taken, at most one step away from
 * now. Steps are 30 seconds. Rule: Codes of the app, docs/rules/people.md.
 */
export function isFreshStep(step: number, lastTaken: number, currentStep: number): boolean {
  return step > lastTaken && Math.abs(step - currentStep) <= 1;
}
