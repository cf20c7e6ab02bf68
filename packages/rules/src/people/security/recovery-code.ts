/** Digits and letters that nobody takes for one another: no 0 and o, no 1, i and l, no u. */
const ALPHABET = "23456789abcdefghjkmnpqrstvwxyz";
const GROUPS = [4, 8, 12, 16, 20, 24];
/** 117 random bits: nobody finds one by trying, with its digest in hand either. */
const LENGTH = 24;
/** Codes that were made before were shorter, and still count. */
const LENGTHS = [16, LENGTH];

/** How many codes a set has. */
export const RECOVERY_CODES = 10;

/** Random bytes that one code is made of: more than it needs, since some fall outside the alphabet. */
export const RECOVERY_CODE_BYTES = 48;

/**
 * A recovery code of random bytes, as it is shown: six groups of four. Null when too few of the bytes could be
 * used, which is as good as never. Rule: Recovery codes, docs/rules/people.md.
 */
export function recoveryCodeOf(bytes: Uint8Array): string | null {
  // A byte beyond the last whole alphabet is left out, so that every sign is as likely.
  const even = 256 - (256 % ALPHABET.length);
  const signs = [...bytes].filter((byte) => byte < even).map((byte) => ALPHABET[byte % ALPHABET.length]);
  if (signs.length < LENGTH) return null;
  const code = signs.slice(0, LENGTH).join("");
  return GROUPS.map((end) => code.slice(end - 4, end)).join("-");
}

/** What somebody typed: the six digits of an app, a recovery code without its dashes, or neither. */
export type TypedCode =
  | { readonly kind: "app"; readonly code: string }
  | { readonly kind: "recovery"; readonly code: string }
  | null;

/**
 * Reads a code however it was typed: with blanks, dashes, capitals.
 * Rule: Recovery codes, docs/rules/people.md.
 */
export function readTypedCode(typed: string): TypedCode {
  const code = typed.replace(/[\s\u00a0–-]/g, "").toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: "app", code };
  const isRecovery = LENGTHS.includes(code.length) && [...code].every((sign) => ALPHABET.includes(sign));
  return isRecovery ? { kind: "recovery", code } : null;
}
