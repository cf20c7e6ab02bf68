import { refuse, type Verdict } from "#rules/verdict.ts";

/** Wrong passwords within the current hour, this one not among them. */
export interface GuessFacts {
  /** For this account, from this address. */
  readonly fromHere: number;
  /** For this account, from all addresses. */
  readonly ofAccount: number;
  /** From this address, for all accounts. */
  readonly fromAddress: number;
  /** Whether the account has signed in from this address before: within `ADDRESS_MEMORY_DAYS`. */
  readonly isKnown: boolean;
}

/** So many wrong passwords an hour are nobody's mistake any more. */
const MAX_FROM_HERE = 60;
/** From here on addresses that the account has not signed in from wait before they are answered. */
const SLOW_FROM = 60;
const MAX_OF_ACCOUNT = 600;
const MAX_FROM_ADDRESS = 300;
const MAX_FROM_KNOWN = 600;
const SLOWED_BY = 2_000;

/** How many days an address stays one that the account has signed in from. */
export const ADDRESS_MEMORY_DAYS = 90;

/**
 * Whether a password is looked at, after how many milliseconds, and whether a wrong one is answered as one too many.
 * Nobody locks somebody else out: what others guess slows strangers down and leaves known addresses alone.
 * Rule: Guessing passwords, docs/rules/people.md.
 */
export function mayGuess(
  facts: GuessFacts,
): Verdict<"too_many_requests", { delay: number; onlyIfRight: boolean }> {
  const { fromHere, ofAccount, fromAddress, isKnown } = facts;
  const isOver = fromHere >= MAX_FROM_HERE;
  if (isKnown) {
    if (fromHere >= MAX_FROM_KNOWN) return refuse("too_many_requests");
    return { ok: true, delay: isOver ? SLOWED_BY : 0, onlyIfRight: isOver };
  }
  if (isOver || ofAccount >= MAX_OF_ACCOUNT || fromAddress >= MAX_FROM_ADDRESS) {
    return refuse("too_many_requests");
  }
  return { ok: true, delay: ofAccount >= SLOW_FROM ? SLOWED_BY : 0, onlyIfRight: false };
}
