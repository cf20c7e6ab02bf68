import { emailKey } from "#rules/people/email.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";

/** An e-mail or a Danish number that a code is sent to. */
export type Contact =
  | { readonly kind: "email"; readonly to: string; readonly key: string }
  | { readonly kind: "phone"; readonly to: string; readonly key: string };

/** The contact that a call names; `key` is equal for two spellings of one. */
export function contactOf(body: { readonly email: string } | { readonly phone: string }): Contact {
  if ("phone" in body) return { kind: "phone", to: body.phone, key: body.phone };
  return { kind: "email", to: body.email, key: emailKey(body.email) };
}

/** What stands for a contact where it is not to be read. */
export function contactDigest({ digest }: Pick<Secrets, "digest">, { kind, key }: Contact): string {
  return digest(`sign-in ${kind} ${key}`);
}

/** What stands for a code: it fits no other contact. */
export function codeDigest(
  { digest }: Pick<Secrets, "digest">,
  { kind, key }: Contact,
  code: string,
): string {
  return digest(`sign-in ${kind} ${key} ${code}`);
}
