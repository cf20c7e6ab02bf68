import { HOUR_MS, type Moment } from "#rules/time/moment.ts";

const MINUTE_MS = HOUR_MS / 60;

/** How long a code signs in, in minutes. */
export const CODE_LASTS_MINUTES = 10;
/** How long nobody is sent another one, in seconds. */
export const CODE_AGAIN_SECONDS = 30;

const WRONG_TRIES = 5;
const CODES_AN_HOUR = { toOneFromAddress: 6, fromAddress: 60, toOne: 30 };

/** A code that waits to be typed. */
export interface SentCode {
  readonly endsAt: Moment;
  /** Wrong ones typed so far. */
  readonly wrongTries: number;
}

/** When a code that is sent at `now` ends. Rule: Sign-in codes, docs/rules/people.md. */
export function codeEndsAt(now: Moment): Moment {
  return now + CODE_LASTS_MINUTES * MINUTE_MS;
}

/**
 * Whether what was typed signs in. Refuses `wrong_sign_in_code`, also once the code has ended, and `too_many_requests`
 * after five wrong ones. Rule: Sign-in codes, docs/rules/people.md.
 */
export function judgeCode(
  { endsAt, wrongTries }: SentCode,
  isRight: boolean,
  now: Moment,
): { ok: true } | { ok: false; refusal: "wrong_sign_in_code" | "too_many_requests" } {
  if (now >= endsAt) return { ok: false, refusal: "wrong_sign_in_code" };
  if (wrongTries >= WRONG_TRIES) return { ok: false, refusal: "too_many_requests" };
  return isRight ? { ok: true } : { ok: false, refusal: "wrong_sign_in_code" };
}

/** How many codes have been asked for within the hour. */
interface AskedCodes {
  /** To one e-mail or number, from one address. */
  readonly toOneFromAddress: number;
  /** From one address, to anybody. */
  readonly fromAddress: number;
}

/**
 * Whether an address has asked so often within the hour that it is sent nothing more.
 * Rule: Asking for a sign-in code, docs/rules/people.md.
 */
export function askedTooOften({ toOneFromAddress, fromAddress }: AskedCodes): boolean {
  return toOneFromAddress >= CODES_AN_HOUR.toOneFromAddress || fromAddress >= CODES_AN_HOUR.fromAddress;
}

/**
 * Whether an e-mail or number has been sent so many codes within the hour, whoever asked, that it gets no further one.
 * Rule: Asking for a sign-in code, docs/rules/people.md.
 */
export function isSentTooMany(toOne: number): boolean {
  return toOne >= CODES_AN_HOUR.toOne;
}

/**
 * Whether the code that was sent last stays the one to type, instead of a new one.
 * Rule: Asking for a sign-in code, docs/rules/people.md.
 */
export function keepsCode({ endsAt, wrongTries }: SentCode, now: Moment): boolean {
  const sentAt = endsAt - CODE_LASTS_MINUTES * MINUTE_MS;
  return wrongTries < WRONG_TRIES && now - sentAt < CODE_AGAIN_SECONDS * 1000;
}

/** A profile that an e-mail or number leads to. */
export interface ProfileOfContact {
  readonly id: number;
  /** It was made with it, Facebook or Apple gave it, or somebody typed it in. */
  readonly by: "own" | "provider" | "typed";
  readonly isDeactivated: boolean;
  /** When somebody last signed in to it; 0 where nobody has. */
  readonly signedInAt: Moment;
}

/**
 * The profile that a right code opens; null where a new one is made. `isNotTheirs`: the person says that a profile in
 * which it was typed is somebody else's. Refuses `deactivated`, and `contact_in_profile` where it was only typed.
 * Rule: Whose profile a sign-in code opens, docs/rules/people.md.
 */
export function profileOfCode(
  profiles: readonly ProfileOfContact[],
  isNotTheirs: boolean,
): { ok: true; id: number | null } | { ok: false; refusal: "deactivated" | "contact_in_profile" } {
  const proved = profiles
    .filter(({ by }) => by !== "typed")
    .toSorted(
      (a, b) =>
        Number(a.isDeactivated) - Number(b.isDeactivated) ||
        Number(b.by === "own") - Number(a.by === "own") ||
        b.signedInAt - a.signedInAt,
    );
  const [best] = proved;
  if (best) return best.isDeactivated ? { ok: false, refusal: "deactivated" } : { ok: true, id: best.id };
  if (profiles.length > 0 && !isNotTheirs) return { ok: false, refusal: "contact_in_profile" };
  return { ok: true, id: null };
}
