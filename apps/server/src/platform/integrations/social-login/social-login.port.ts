import type { Moment } from "#rules/time/moment.ts";

/** Sign-in of employees with Facebook or Apple: the provider is asked, the client never believed. */
export interface SocialLogin {
  /** `fbToken` of the sign-in call. Throws `TemporaryFailure` when the provider cannot be asked. */
  facebook(token: string): Promise<SocialSignIn>;
  /** `appleToken` of the sign-in call. Throws `TemporaryFailure` when the provider cannot be asked. */
  apple(sent: AppleSignIn): Promise<SocialSignIn>;
}

export interface AppleSignIn {
  identityToken: string;
  /** Apple sends the name on the first sign-in only; it is never identity. */
  name: { firstName: string; lastName: string } | null;
  /** The nonce that our page asked with, null without one; the token must name the same. */
  nonce: string | null;
}

/** `rejected` is a 401, `not_configured` a 503. */
export type SocialSignIn =
  | { ok: true; person: SocialPerson; once?: OneTimeToken }
  | { ok: false; reason: "rejected" | "not_configured" };

/** A token that signs in once: it is remembered until it would not be taken anyway. */
export interface OneTimeToken {
  readonly token: string;
  readonly expiresAt: Moment;
}

export interface SocialPerson {
  provider: "facebook" | "apple" | "local";
  /** The provider's id of the person; provider and subject together are the identity. */
  subject: string;
  /** Empty when the provider did not say. */
  firstName: string;
  lastName: string;
  /** Null when the provider withholds it or has not verified it. */
  email: string | null;
  pictureUrl: string | null;
}
