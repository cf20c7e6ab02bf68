import { refuse, type Verdict } from "#rules/verdict.ts";

/** What the public register says of a CVR number; `silent` where it cannot be asked. */
export type RegisterAnswer = "active" | "closed" | "unknown" | "silent";

/**
 * Whether a company may sign up, as far as the public register knows it. Refuses `company_closed`.
 * Rule: A closed company, docs/rules/people.md.
 */
export function canSignUp(register: RegisterAnswer): Verdict<"company_closed"> {
  return register === "closed" ? refuse("company_closed") : { ok: true };
}
