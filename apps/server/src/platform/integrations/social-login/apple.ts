import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from "jose";
import type { Moment } from "#rules/time/moment.ts";
import { TemporaryFailure } from "#server/platform/integrations/failure.ts";
import type { AppleSignIn, SocialSignIn } from "./social-login.port.ts";

export interface AppleSettings {
  /** The Services ID that the token must be made for. */
  servicesId: string;
  /** `https://appleid.apple.com/auth/keys`. */
  keysUrl: string;
  /** Milliseconds for fetching the keys; 10 seconds when left out: somebody is waiting. */
  timeout?: number;
}

/** Ten minutes: our page signs in at once, so that an older token was found somewhere. */
const MAX_AGE_MS = 600_000;

const issuer = "https://appleid.apple.com";

/** Failures to get at Apple's keys; every other failure is the token's. */
const keyTrouble = ["ERR_JOSE_GENERIC", "ERR_JWKS_TIMEOUT", "ERR_JWKS_INVALID"];

/**
 * A sign-in that checks Apple's identity tokens: signature by Apple's published keys (kept between calls), issuer, our
 * Services ID, expiry at `now`, an age of at most ten minutes, and the nonce: the one that our page asked with, and
 * none where it asked with none.
 */
export function createAppleSignIn(settings: AppleSettings, now: () => Moment) {
  const keys = createRemoteJWKSet(new URL(settings.keysUrl), { timeoutDuration: settings.timeout ?? 10_000 });

  const endOf = ({ iat = 0 }: JWTPayload): Moment => iat * 1000 + MAX_AGE_MS;
  const isOld = (claims: JWTPayload) => endOf(claims) < now();

  async function verify(token: string): Promise<JWTPayload | null> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: settings.servicesId,
        algorithms: ["RS256"],
        requiredClaims: ["sub", "exp", "iat"],
        currentDate: new Date(now()),
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JOSEError && !keyTrouble.includes(error.code)) return null;
      throw new TemporaryFailure("Apple", "could not read the public keys");
    }
  }

  return async (sent: AppleSignIn): Promise<SocialSignIn> => {
    const claims = await verify(sent.identityToken);
    if (!claims?.sub || (claims.nonce ?? null) !== sent.nonce || isOld(claims)) {
      return { ok: false, reason: "rejected" };
    }
    return {
      ok: true,
      once: { token: sent.identityToken, expiresAt: endOf(claims) },
      person: {
        provider: "apple",
        subject: claims.sub,
        firstName: sent.name?.firstName ?? "",
        lastName: sent.name?.lastName ?? "",
        email: verifiedEmail(claims),
        pictureUrl: null,
      },
    };
  };
}

/** `email_verified` comes as a string or as a boolean. */
function verifiedEmail(claims: JWTPayload): string | null {
  const verified = claims.email_verified === true || claims.email_verified === "true";
  return verified && typeof claims.email === "string" ? claims.email : null;
}
