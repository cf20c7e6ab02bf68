import { resolve } from "node:path";
import type { Moment } from "#rules/time/moment.ts";
import { StartError } from "./errors.ts";

/** Everything that is configured from outside, read once at start (docs/operations.md lists it). */
export interface Settings {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly appSecret: string;
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly demo: boolean;
  readonly clockStart: Moment | undefined;
  readonly rateLimits: boolean;
  readonly brand: { name: string; supportPhone: string; supportEmail: string; faqUrl: string };
  readonly companyCsvPassword: string | null;
  readonly smtp: { url: string; from: string } | null;
  readonly gatewayApi: { token: string; sender: string; baseUrl: string } | null;
  readonly billy: BillySettings | null;
  readonly zenegy: ZenegySettings | null;
  readonly facebook: { appId: string; appSecret: string; graphUrl: string } | null;
  readonly apple: { servicesId: string; keysUrl: string } | null;
  readonly addresses: { baseUrl: string; token: string } | null;
  readonly companyRegister: { baseUrl: string; userAgent: string } | null;
  readonly cloudinary: { cloud: string; preset: string; apiUrl: string } | null;
}

export interface BillySettings {
  readonly token: string;
  readonly baseUrl: string;
  readonly urgentProductId: string;
  readonly emergencyProductId: string;
}

export interface ZenegySettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly refreshToken: string;
  readonly companyUid: string;
  readonly apiUrl: string;
  readonly authUrl: string;
}

/** Reads and checks the environment. Refuses with one clear sentence (`StartError`) what cannot work. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const production = env.NODE_ENV === "production";
  if (production) requireInProduction(env);
  const port = Number(env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartError(`PORT must be a number from 0 to 65535, not '${env.PORT}'.`);
  }
  return {
    production,
    port,
    host: env.HOST ?? (production ? "0.0.0.0" : "127.0.0.1"),
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ""),
    // Outside production a fixed key keeps the try-out data readable from one start to the next.
    appSecret: env.APP_SECRET ?? "vagtklar-try-out-secret-not-for-production",
    databaseUrl: env.DATABASE_URL || null,
    dataDir: resolve(env.DATA_DIR ?? "data"),
    demo: !production && env.VAGTKLAR_DEMO !== "0",
    clockStart: readClock(env.VAGTKLAR_CLOCK),
    rateLimits: env.VAGTKLAR_RATE_LIMIT !== "off",
    brand: {
      name: env.BRAND_NAME ?? "Vagtklar",
      supportPhone: env.SUPPORT_PHONE ?? "70555010",
      supportEmail: env.SUPPORT_EMAIL ?? "hej@vagtklar.test",
      faqUrl: env.FAQ_URL ?? "https://vagtklar.test/faq",
    },
    companyCsvPassword: env.COMPANY_CSV_PASSWORD || null,
    ...readServices(env),
  };
}

function requireInProduction(env: NodeJS.ProcessEnv): void {
  const missing = ["APP_SECRET", "PUBLIC_URL"].filter((name) => !env[name]);
  if (!env.DATABASE_URL && !env.DATA_DIR) missing.push("DATABASE_URL or DATA_DIR");
  if (missing.length > 0) throw new StartError(`In production ${missing.join(", ")} must be set.`);
  for (const name of ["VAGTKLAR_CLOCK", "VAGTKLAR_RATE_LIMIT"]) {
    if (env[name]) throw new StartError(`${name} is for tests and is refused in production.`);
  }
  if ((env.APP_SECRET ?? "").length < 32)
    throw new StartError("APP_SECRET must have at least 32 characters.");
}

function readClock(value: string | undefined): Moment | undefined {
  if (!value) return undefined;
  const moment = Date.parse(value);
  if (Number.isNaN(moment)) throw new StartError(`VAGTKLAR_CLOCK is no moment: '${value}'.`);
  return moment;
}

function readServices(env: NodeJS.ProcessEnv) {
  return {
    smtp: env.SMTP_URL ? { url: env.SMTP_URL, from: env.MAIL_FROM ?? "Vagtklar <hej@vagtklar.test>" } : null,
    gatewayApi: env.GATEWAYAPI_TOKEN
      ? {
          token: env.GATEWAYAPI_TOKEN,
          sender: env.SMS_SENDER ?? "Vagtklar",
          baseUrl: env.GATEWAYAPI_URL ?? "https://messaging.gatewayapi.eu",
        }
      : null,
    billy: env.BILLY_TOKEN
      ? {
          token: env.BILLY_TOKEN,
          baseUrl: env.BILLY_URL ?? "https://api.billysbilling.com/v2",
          urgentProductId: env.BILLY_URGENT_PRODUCT_ID ?? "",
          emergencyProductId: env.BILLY_EMERGENCY_PRODUCT_ID ?? "",
        }
      : null,
    zenegy: env.ZENEGY_REFRESH_TOKEN
      ? {
          clientId: env.ZENEGY_CLIENT_ID ?? "",
          clientSecret: env.ZENEGY_CLIENT_SECRET ?? "",
          refreshToken: env.ZENEGY_REFRESH_TOKEN,
          companyUid: env.ZENEGY_COMPANY_UID ?? "",
          apiUrl: env.ZENEGY_URL ?? "https://api.zenegy.com",
          authUrl: env.ZENEGY_AUTH_URL ?? "https://auth.zenegy.com",
        }
      : null,
    facebook: env.FACEBOOK_APP_ID
      ? {
          appId: env.FACEBOOK_APP_ID,
          appSecret: env.FACEBOOK_APP_SECRET ?? "",
          graphUrl: env.FACEBOOK_GRAPH_URL ?? "https://graph.facebook.com/v26.0",
        }
      : null,
    apple: env.APPLE_SERVICES_ID
      ? {
          servicesId: env.APPLE_SERVICES_ID,
          keysUrl: env.APPLE_KEYS_URL ?? "https://appleid.apple.com/auth/keys",
        }
      : null,
    addresses: env.ADRESSEVAELGER_TOKEN
      ? {
          baseUrl: env.ADRESSEVAELGER_URL ?? "https://adressevaelger.dk",
          token: env.ADRESSEVAELGER_TOKEN,
        }
      : null,
    companyRegister: env.CVR_USER_AGENT
      ? { baseUrl: env.CVR_URL ?? "https://cvrapi.dk", userAgent: env.CVR_USER_AGENT }
      : null,
    cloudinary: env.CLOUDINARY_CLOUD
      ? {
          cloud: env.CLOUDINARY_CLOUD,
          preset: env.CLOUDINARY_PRESET ?? "",
          apiUrl: env.CLOUDINARY_URL ?? "https://api.cloudinary.com/v1_1",
        }
      : null,
  };
}
