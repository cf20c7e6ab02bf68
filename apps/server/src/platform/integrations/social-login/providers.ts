import type { Moment } from "#rules/time/moment.ts";
import { type AppleSettings, createAppleSignIn } from "./apple.ts";
import { type FacebookSettings, signInWithFacebook } from "./facebook.ts";
import { signInLocally } from "./local.ts";
import type { SocialLogin, SocialSignIn } from "./social-login.port.ts";

export interface SocialLoginSettings {
  /** Refuses local sign-ins. */
  production: boolean;
  facebook: FacebookSettings | null;
  apple: AppleSettings | null;
}

const notConfigured: SocialSignIn = { ok: false, reason: "not_configured" };

/** The providers that are configured. Without Facebook, and outside production, its place takes the local sign-in. */
export function createSocialLogin(settings: SocialLoginSettings, now: () => Moment): SocialLogin {
  const { production, facebook, apple } = settings;
  const signInWithApple = apple === null ? null : createAppleSignIn(apple, now);
  return {
    async facebook(token) {
      if (facebook !== null) return signInWithFacebook(facebook, token);
      return production ? notConfigured : signInLocally(token);
    },
    async apple(sent) {
      return signInWithApple === null ? notConfigured : signInWithApple(sent);
    },
  };
}
