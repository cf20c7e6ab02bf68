export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

export type PasswordRefusal = "too_short" | "too_long" | "common" | "own";

export interface PasswordFacts {
  readonly password: string;
  /** Whether it is in the list of passwords that everybody tries first. */
  readonly isCommon: boolean;
  /** What anybody knows of the account: its name and its e-mails. */
  readonly own: readonly string[];
}

/**
 * Why a password may not be chosen, or null. Characters are counted as people see them typed, composed (NFC).
 * Rule: New passwords, docs/rules/people.md.
 */
export function passwordRefusal({ password, isCommon, own }: PasswordFacts): PasswordRefusal | null {
  const length = passwordLength(password);
  if (length < MIN_PASSWORD_LENGTH) return "too_short";
  if (length > MAX_PASSWORD_LENGTH) return "too_long";
  if (isCommon) return "common";
  const core = coreOf(password);
  return own.flatMap(namesIn).some((name) => name !== "" && name === core) ? "own" : null;
}

/** The number of characters of a password. Rule: New passwords, docs/rules/people.md. */
export function passwordLength(password: string): number {
  return [...password.normalize("NFC")].length;
}

/** An e-mail gives its name away as well, and the domain's. */
function namesIn(text: string): string[] {
  const [local = "", domain = ""] = text.includes("@") ? text.split("@") : [];
  return [text, local, domain.replace(/\.[^.]*$/, "")].map(coreOf);
}

/** Letters and digits in lower case, without the digits at the end that make a year of a name. */
function coreOf(text: string): string {
  const letters = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
  return letters.replace(/\p{N}+$/u, "") || letters;
}
