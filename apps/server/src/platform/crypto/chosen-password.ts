import { passwordRefusal } from "#rules/people/password.ts";
import { DomainError } from "#server/platform/errors.ts";
import { passwordMessages } from "#texts/da/common/validation.ts";

/** What Danes try first and the list of the world does not have. */
const DANISH = [
  "adgangskode",
  "adgangskode1",
  "kodeord1",
  "kodeord12",
  "kodeord123",
  "velkommen",
  "velkommen1",
];

const sentences = {
  too_short: passwordMessages.length,
  too_long: passwordMessages.tooLong,
  common: passwordMessages.common,
  own: passwordMessages.own,
} as const;

/**
 * Refuses a password that may not be chosen, `invalid` under `field`; `own` is what anybody knows of the account.
 * Rule: New passwords, docs/rules/people.md.
 */
export async function assertStrongPassword(
  password: string,
  own: readonly string[],
  field = "password",
): Promise<void> {
  const refusal = await weaknessOf(password, own);
  if (refusal) throw new DomainError("invalid", { fields: { [field]: refusal } });
}

/** What is wrong with a password as one Danish sentence, or null. */
export async function weaknessOf(password: string, own: readonly string[]): Promise<string | null> {
  const common = await commonPasswords();
  const isCommon = common.has(password.normalize("NFC").toLowerCase());
  const refusal = passwordRefusal({ password, isCommon, own });
  return refusal && sentences[refusal];
}

let list: Promise<ReadonlySet<string>> | undefined;

/** Fetched with the first password that is chosen: a server that nobody signs up at does without. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set([...dictionary["passwords-common"].map(lower), ...DANISH]),
  );
  return list;
}

function lower(text: string): string {
  return text.toLowerCase();
}
