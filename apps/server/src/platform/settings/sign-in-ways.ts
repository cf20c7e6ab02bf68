import type { Settings } from "./settings.ts";

/** How employees can sign in to an installation: each way that is configured. */
interface SignInWays {
  /** Codes by e-mail; outside production the office's mailbox shows them. */
  readonly email: boolean;
  /** Codes by SMS, likewise. */
  readonly phone: boolean;
  readonly facebook: boolean;
  readonly apple: boolean;
}

/** The ways that employees have to sign in. */
export function signInWays(settings: Settings): SignInWays {
  const { production, smtp, gatewayApi, facebook, apple } = settings;
  return {
    email: smtp !== null || !production,
    phone: gatewayApi !== null || !production,
    facebook: facebook !== null,
    apple: apple !== null,
  };
}

/** Whether employees can sign in at all. */
export function hasWayIn(settings: Settings): boolean {
  return Object.values(signInWays(settings)).some((isThere) => isThere);
}
