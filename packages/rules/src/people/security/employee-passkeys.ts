import { HOUR_MS, type Moment } from "#rules/time/moment.ts";

const FRESH_SIGN_IN_MS = HOUR_MS / 6;
const MAX_PASSKEYS = 10;

export type PasskeyRefusal = "sign_in_again" | "too_many_passkeys";

/**
 * Whether an employee may add a passkey: in a session of the last ten minutes, ten at most. Refuses `too_many_passkeys`,
 * `sign_in_again`. Rule: Passkeys of employees, docs/rules/people.md.
 */
export function canAddPasskey(
  { signedInAt, passkeys }: { readonly signedInAt: Moment; readonly passkeys: number },
  now: Moment,
): { ok: true } | { ok: false; refusal: PasskeyRefusal } {
  if (passkeys >= MAX_PASSKEYS) return { ok: false, refusal: "too_many_passkeys" };
  return now - signedInAt < FRESH_SIGN_IN_MS ? { ok: true } : { ok: false, refusal: "sign_in_again" };
}
