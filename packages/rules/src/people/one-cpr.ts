import { refuse, type Verdict } from "#rules/verdict.ts";

/** So many numbers of others a day are told to be taken. */
const MAX_TAKEN_A_DAY = 5;

/** Whether a CPR number can be saved on a profile. Rule: One CPR number, one person, docs/rules/people.md. */
export function canSaveCpr(facts: {
  /** The profile has this number already. */
  isOwn: boolean;
  /** Another profile has it, whoever signs in to that one. */
  isTaken: boolean;
  /** Numbers of others that this person has tried today. */
  triedToday: number;
}): Verdict<"cpr_taken" | "too_many_requests"> {
  if (facts.isOwn) return { ok: true };
  if (facts.triedToday >= MAX_TAKEN_A_DAY) return refuse("too_many_requests");
  return facts.isTaken ? refuse("cpr_taken") : { ok: true };
}
