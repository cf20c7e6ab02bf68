import { resolve } from "node:path";
import * as z from "zod/mini";
import { holdFreezesFrom } from "#rules/cancelling/hold-freezes.ts";
import type { WorkingTimeLimits } from "#rules/shifts/working-time.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type Brand, defaultBrand } from "#texts/da/common/brand.ts";
import {
  type DatabaseSettings,
  databaseVariables,
  readDatabase,
  wrongDatabase,
} from "./database/driver/settings.ts";
import { StartError } from "./errors.ts";
import { type Bounds, defaultBounds } from "./http/bounds/bounds.ts";
import { isThisMachine, readProxies } from "./http/caller/address.ts";
import { pictureVariables, readPictures, wrongPictures } from "./integrations/images/settings.ts";
import { readPushServices } from "./integrations/messaging/push-services.ts";

/** Everything that is configured from outside, read once at start (docs/operations/settings.md lists it). */
export interface Settings extends DatabaseSettings, Readonly<ReturnType<typeof servicesOf>> {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Whether only callers on this machine are answered. */
  readonly localOnly: boolean;
  /** Whose `X-Forwarded-For` is believed. */
  readonly proxies: readonly string[];
  readonly bounds: Bounds;
  readonly publicUrl: string;
  readonly appSecret: string;
  /** Another secret that stored values may still be encrypted with, while `APP_SECRET` is being replaced. */
  readonly previousSecret: string | null;
  readonly dataDir: string;
  readonly demo: boolean;
  /** A try-out has months of finished bookings behind it, and pictures. */
  readonly season: boolean;
  readonly clockStart: Moment | undefined;
  readonly rateLimits: boolean;
  /** How much the answers that are kept may take; 0 keeps none. */
  readonly answerCacheBytes: number;
  /** Milliseconds after which a session ends however often it is used. */
  readonly longestSession: number;
  readonly brand: Brand;
  readonly companyCsvPassword: string | null;
  /** After so many months without use a profile is erased. */
  readonly inactiveMonths: number;
  /** What estimates of net pay reckon with: percent, and øre a month that a main card exempts. */
  readonly taxPercent: number;
  readonly taxDeduction: number;
  /** Whether admins reach nothing before they have a second factor. */
  readonly requiresSecondFactor: boolean;
  /** Days after which recipient, subject and text of a message are deleted. */
  readonly messageRetentionDays: number;
  /** What the rules of working time ask for. */
  readonly workingTime: WorkingTimeLimits;
  /** From then on a freeze waits until somebody of the office has confirmed it; null for never. */
  readonly holdFreezesFrom: Moment | null;
  /** Who answers reviews of penalties, by name. */
  readonly penaltyReviewer: string;
}

const text = (fallback: string) => z._default(z.string(), fallback);
const optional = z.optional(z.string());

/** A whole number; `name` is the variable's. */
const whole = (name: string, least: number, most: number) =>
  z.string().check(
    z.refine((text) => Number.isInteger(Number(text)) && Number(text) >= least && Number(text) <= most, {
      error: ({ input }) => `${name} must be a number from ${least} to ${most}, not '${input}'.`,
    }),
  );
const port = whole("PORT", 0, 65_535);
const nodeEnv = z.literal(["", "development", "test", "production"], {
  error: ({ input }) => `NODE_ENV must be empty, development, test or production, not '${input}'.`,
});
const proxies = z.string().check(
  z.refine((value) => readProxies(value) !== null, {
    error: ({ input }) =>
      `TRUST_PROXY must be none, or addresses and ranges with commas between them, not '${input}'.`,
  }),
);
const days = (name: string, fallback: string) => z._default(whole(name, 1, 9999), fallback);
const moment = z.string().check(
  z.refine((value) => value === "" || !Number.isNaN(Date.parse(value)), {
    error: ({ input }) => `VAGTKLAR_CLOCK is no moment: '${input}'.`,
  }),
);

/** One of two words, or empty. */
const choice = (name: string, one: string, other: string) =>
  z._default(
    z.string().check(
      z.refine((value) => ["", one, other].includes(value), {
        error: ({ input }) => `${name} is '${one}', '${other}' or empty, not '${input}'.`,
      }),
    ),
    "",
  );
/** Left out, or long enough that nobody guesses it. */
const secret = (name: string) =>
  z._default(z.string().check(z.regex(/^(.{16,})?$/, `${name} has 16 characters or more.`)), "");
/** Every variable that is read, with what it is when it is not set. */
const environment = z
  .object({
    NODE_ENV: z.optional(nodeEnv),
    PORT: z._default(port, "3000"),
    HOST: optional,
    TRUST_PROXY: z._default(proxies, "loopback"),
    VAGTKLAR_OPEN: optional,
    PUBLIC_URL: optional,
    APP_SECRET: optional,
    APP_SECRET_PREVIOUS: optional,
    DATA_DIR: optional,
    VAGTKLAR_DEMO: optional,
    VAGTKLAR_CLOCK: z.optional(moment),
    VAGTKLAR_RATE_LIMIT: optional,
    ANSWER_CACHE_MB: z._default(whole("ANSWER_CACHE_MB", 0, 4_096), "16"),
    SESSION_MAX_DAYS: days("SESSION_MAX_DAYS", "90"),
    BRAND_NAME: text(defaultBrand.name),
    SUPPORT_PHONE: text(defaultBrand.supportPhone),
    SUPPORT_EMAIL: text(defaultBrand.supportEmail),
    FAQ_URL: text(defaultBrand.faqUrl),
    COMPANY_CSV_PASSWORD: optional,
    INACTIVE_MONTHS: z._default(whole("INACTIVE_MONTHS", 2, 120), "24"),
    TAX_PERCENT: z._default(whole("TAX_PERCENT", 0, 60), "38"),
    TAX_DEDUCTION: z._default(whole("TAX_DEDUCTION", 0, 50_000), "4500"),
    ADMIN_SECOND_FACTOR: choice("ADMIN_SECOND_FACTOR", "required", "optional"),
    MESSAGE_RETENTION_DAYS: days("MESSAGE_RETENTION_DAYS", "90"),
    REST_HOURS: days("REST_HOURS", "11"),
    WEEK_HOURS: days("WEEK_HOURS", "48"),
    HOLD_FREEZES: choice("HOLD_FREEZES", "on", "off"),
    PENALTY_REVIEWER: optional,
    METRICS_TOKEN: secret("METRICS_TOKEN"),
    SMTP_URL: optional,
    MAIL_FROM: text("Vagtklar <hej@vagtklar.test>"),
    GATEWAYAPI_TOKEN: optional,
    SMS_SENDER: text("Vagtklar"),
    GATEWAYAPI_WEBHOOK_SECRET: secret("GATEWAYAPI_WEBHOOK_SECRET"),
    GATEWAYAPI_URL: text("https://messaging.gatewayapi.eu"),
    PUSH_SERVICES: text(""),
    BILLY_TOKEN: optional,
    BILLY_URL: text("https://api.billysbilling.com/v2"),
    BILLY_URGENT_PRODUCT_ID: text(""),
    BILLY_EMERGENCY_PRODUCT_ID: text(""),
    BILLY_SENDER_USER_ID: text(""),
    ZENEGY_CLIENT_ID: text(""),
    ZENEGY_CLIENT_SECRET: text(""),
    ZENEGY_REFRESH_TOKEN: optional,
    ZENEGY_COMPANY_UID: text(""),
    ZENEGY_URL: text("https://api.zenegy.com"),
    ZENEGY_AUTH_URL: text("https://auth.zenegy.com"),
    FACEBOOK_APP_ID: optional,
    FACEBOOK_APP_SECRET: text(""),
    FACEBOOK_GRAPH_URL: text("https://graph.facebook.com/v26.0"),
    APPLE_SERVICES_ID: optional,
    APPLE_KEYS_URL: text("https://appleid.apple.com/auth/keys"),
    ADRESSEVAELGER_TOKEN: optional,
    ADRESSEVAELGER_URL: text("https://adressevaelger.dk"),
    CVR_USER_AGENT: optional,
    CVR_URL: text("https://cvrapi.dk"),
    ...databaseVariables,
    ...pictureVariables,
  })
  .check(({ value, issues }) => {
    const isProduction = value.NODE_ENV === "production";
    const message =
      wrongPictures(value) ??
      wrongDatabase(value) ??
      (isProduction ? wrongInProduction(value) : wrongInTryOut(value));
    if (message !== null) issues.push({ code: "custom", message, input: value });
  });

/** Outside production a fixed key keeps the try-out data readable from one start to the next. */
const TRY_OUT_SECRET = "vagtklar-try-out-secret-not-for-production";
const LEAST_SECRET = 32;
/** A random key of 32 hexadecimal digits has about 14. */
const LEAST_DIFFERENT = 8;

type Environment = z.output<typeof environment>;

/** Reads and checks the environment. Refuses with one clear sentence (`StartError`) what cannot work. */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const { data: env, error } = environment.safeParse(variables);
  if (!env) throw new StartError(error.issues[0]?.message);
  const production = env.NODE_ENV === "production";
  return {
    production,
    port: Number(env.PORT),
    host: env.HOST || (production ? "0.0.0.0" : "127.0.0.1"),
    localOnly: !production && env.VAGTKLAR_OPEN !== "1",
    proxies: readProxies(env.TRUST_PROXY) ?? [],
    bounds: defaultBounds,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${Number(env.PORT)}`).replace(/\/$/, ""),
    appSecret: env.APP_SECRET || TRY_OUT_SECRET,
    previousSecret: env.APP_SECRET_PREVIOUS || null,
    dataDir: resolve(env.DATA_DIR ?? "data"),
    demo: !production && env.VAGTKLAR_DEMO !== "0",
    season: env.VAGTKLAR_DEMO !== "small",
    clockStart: env.VAGTKLAR_CLOCK ? Date.parse(env.VAGTKLAR_CLOCK) : undefined,
    rateLimits: env.VAGTKLAR_RATE_LIMIT !== "off",
    answerCacheBytes: Number(env.ANSWER_CACHE_MB) * 1_000_000,
    longestSession: Number(env.SESSION_MAX_DAYS) * 24 * 3_600_000,
    brand: {
      name: env.BRAND_NAME,
      supportPhone: env.SUPPORT_PHONE,
      supportEmail: env.SUPPORT_EMAIL,
      faqUrl: env.FAQ_URL,
    },
    inactiveMonths: Number(env.INACTIVE_MONTHS),
    taxPercent: Number(env.TAX_PERCENT),
    taxDeduction: Number(env.TAX_DEDUCTION) * 100,
    companyCsvPassword: env.COMPANY_CSV_PASSWORD || null,
    requiresSecondFactor: production
      ? env.ADMIN_SECOND_FACTOR !== "optional"
      : env.ADMIN_SECOND_FACTOR === "required",
    messageRetentionDays: Number(env.MESSAGE_RETENTION_DAYS),
    workingTime: { restHours: Number(env.REST_HOURS), weekHours: Number(env.WEEK_HOURS) },
    holdFreezesFrom: holdFreezesFrom(env.HOLD_FREEZES, production),
    penaltyReviewer: env.PENALTY_REVIEWER || (production ? env.BRAND_NAME : "Karen Lund"),
    ...readDatabase(env),
    ...servicesOf(env),
  };
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

/** In production mails leave this machine encrypted or not at all. */
function mustEncrypt(smtpUrl: string, env: Environment): boolean {
  return (
    env.NODE_ENV === "production" && !(URL.canParse(smtpUrl) && isThisMachine(new URL(smtpUrl).hostname))
  );
}

/** The outside services, each null while the variable that it cannot do without is not set. */
function servicesOf(env: Environment) {
  const { SMTP_URL, GATEWAYAPI_TOKEN, BILLY_TOKEN, ZENEGY_REFRESH_TOKEN, FACEBOOK_APP_ID } = env;
  const { APPLE_SERVICES_ID, ADRESSEVAELGER_TOKEN, CVR_USER_AGENT } = env;
  return {
    smsReportSecret: env.GATEWAYAPI_WEBHOOK_SECRET || null,
    metricsToken: env.METRICS_TOKEN || null,
    smtp: SMTP_URL ? { url: SMTP_URL, from: env.MAIL_FROM, encrypted: mustEncrypt(SMTP_URL, env) } : null,
    pushServices: readPushServices(env.PUSH_SERVICES, env.NODE_ENV === "production"),
    gatewayApi: GATEWAYAPI_TOKEN
      ? { token: GATEWAYAPI_TOKEN, sender: env.SMS_SENDER, baseUrl: env.GATEWAYAPI_URL }
      : null,
    billy: BILLY_TOKEN
      ? {
          token: BILLY_TOKEN,
          baseUrl: env.BILLY_URL,
          urgentProductId: env.BILLY_URGENT_PRODUCT_ID,
          emergencyProductId: env.BILLY_EMERGENCY_PRODUCT_ID,
          senderUserId: env.BILLY_SENDER_USER_ID,
        }
      : null,
    zenegy: ZENEGY_REFRESH_TOKEN
      ? {
          clientId: env.ZENEGY_CLIENT_ID,
          clientSecret: env.ZENEGY_CLIENT_SECRET,
          refreshToken: ZENEGY_REFRESH_TOKEN,
          companyUid: env.ZENEGY_COMPANY_UID,
          apiUrl: env.ZENEGY_URL,
          authUrl: env.ZENEGY_AUTH_URL,
        }
      : null,
    facebook: FACEBOOK_APP_ID
      ? { appId: FACEBOOK_APP_ID, appSecret: env.FACEBOOK_APP_SECRET, graphUrl: env.FACEBOOK_GRAPH_URL }
      : null,
    apple: APPLE_SERVICES_ID ? { servicesId: APPLE_SERVICES_ID, keysUrl: env.APPLE_KEYS_URL } : null,
    addresses: ADRESSEVAELGER_TOKEN ? { baseUrl: env.ADRESSEVAELGER_URL, token: ADRESSEVAELGER_TOKEN } : null,
    companyRegister: CVR_USER_AGENT ? { baseUrl: env.CVR_URL, userAgent: CVR_USER_AGENT } : null,
    ...readPictures(env),
  };
}
