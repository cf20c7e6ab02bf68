import { wrongDatabase } from "#server/platform/database/database-settings.ts";
import { isThisMachine } from "../http/caller/address.ts";
import { wrongPictures } from "../integrations/images/settings.ts";
import type { Environment } from "./variables.ts";

/** Outside production a fixed key keeps the try-out data readable from one start to the next. */
export const TRY_OUT_SECRET = "vagtklar-try-out-secret-not-for-production";
const LEAST_SECRET = 32;
/** A random key of 32 hexadecimal digits has about 14. */
const LEAST_DIFFERENT = 8;

/** One sentence on variables that cannot work together or where they are set, null where all is well. */
export function refusalOf(env: Environment): string | null {
  const isProduction = env.NODE_ENV === "production";
  return (
    wrongPictures(env) ?? wrongDatabase(env) ?? (isProduction ? wrongInProduction(env) : wrongInTryOut(env))
  );
}

function wrongInProduction(env: Environment): string | null {
  const missing = (["APP_SECRET", "PUBLIC_URL"] as const).filter((name) => !env[name]).map(String);
  if (!env.DATABASE_URL && !env.DATA_DIR) missing.push("DATABASE_URL or DATA_DIR");
  if (missing.length > 0) return `In production ${missing.join(", ")} must be set.`;
  const forTests = (["VAGTKLAR_CLOCK", "VAGTKLAR_RATE_LIMIT"] as const).find((name) => env[name]);
  if (forTests) return `${forTests} is for tests and is refused in production.`;
  if (env.APP_SECRET === env.APP_SECRET_PREVIOUS)
    return "APP_SECRET_PREVIOUS must be another secret than APP_SECRET.";
  return weaknessOf(env.APP_SECRET ?? "");
}

function weaknessOf(secret: string): string | null {
  if (secret === TRY_OUT_SECRET) return "APP_SECRET is the published key of the try-out; choose another.";
  if (secret.length < LEAST_SECRET) return `APP_SECRET must have at least ${LEAST_SECRET} characters.`;
  if (new Set(secret).size < LEAST_DIFFERENT)
    return "APP_SECRET repeats a few characters; make a random one with 'openssl rand -hex 32'.";
  return null;
}

/** Where anybody signs in as anybody, nobody but this machine may listen unless it is asked for. */
function wrongInTryOut(env: Environment): string | null {
  if (env.VAGTKLAR_OPEN === "1" || !env.HOST || isThisMachine(env.HOST)) return null;
  return `Outside production only this machine is answered; HOST=${env.HOST} needs VAGTKLAR_OPEN=1.`;
}
