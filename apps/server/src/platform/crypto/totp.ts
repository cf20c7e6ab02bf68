import { Secret, TOTP } from "otpauth";
import { isFreshStep } from "#rules/people/security/second-factor.ts";
import type { Moment } from "#rules/time/moment.ts";

/** What every app on a telephone can do: SHA-1, six digits, a new code every 30 seconds. */
const KIND = { algorithm: "SHA1", digits: 6, period: 30 };
const STEP_MS = KIND.period * 1000;

/** A new secret of 160 bits, as people type it. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an app reads from a QR code. */
export function totpUrl(
  secret: string,
  account: { readonly issuer: string; readonly label: string },
): string {
  return new TOTP({ ...KIND, ...account, secret: Secret.fromBase32(secret) }).toString();
}

/**
 * The time step whose code this is, null when it is none that counts at `now` after the step `lastTaken`.
 * Rule: Codes of the app, docs/rules/people.md.
 */
export function stepOfCode(code: string, secret: string, lastTaken: number, now: Moment): number | null {
  const totp = new TOTP({ ...KIND, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now, window: 1 });
  if (delta === null) return null;
  const current = Math.floor(now / STEP_MS);
  return isFreshStep(current + delta, lastTaken, current) ? current + delta : null;
}
