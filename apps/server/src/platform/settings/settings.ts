import { resolve } from "node:path";
import { holdFreezesFrom } from "#rules/cancelling/penalties.ts";
import { readDatabase, wrongDatabase } from "#server/platform/database/database-settings.ts";
import { isThisMachine } from "#server/platform/http/caller/address.ts";
import { wrongPictures } from "#server/platform/integrations/images/settings.ts";
import { StartError } from "../errors.ts";
import { defaultBounds } from "../http/bounds/bounds.ts";
import { readProxies } from "../http/caller/address.ts";
import { readAccounting, wrongAccounting } from "../integrations/accounting/settings.ts";
import { readPictures } from "../integrations/images/settings.ts";
import { readPushServices } from "../integrations/messaging/push-services.ts";
import { readPayroll, wrongPayroll } from "../integrations/payroll/payroll-settings.ts";
import { type Environment, readEnvironment } from "./variables.ts";

/** Outside production a fixed key keeps the try-out data readable from one start to the next. */
const TRY_OUT_SECRET = "vagtklar-try-out-secret-not-for-production";
const MIN_SECRET_LENGTH = 32;
/** A random key of 32 hexadecimal digits has about 14. */
const MIN_DIFFERENT_CHARACTERS = 8;

/** One sentence on variables that cannot work together or where they are set, null where all is well. */
function refusalOf(env: Environment): string | null {
  const isProduction = env.NODE_ENV === "production";
  return (
    wrongPictures(env) ??
    wrongPayroll(env) ??
    wrongAccounting(env) ??
    wrongDatabase(env) ??
    (isProduction ? wrongInProduction(env) : wrongInTryOut(env))
  );
}

function wrongInProduction(env: Environment): string | null {
  const missing = (["APP_SECRET", "PUBLIC_URL"] as const).filter((name) => !env[name]).map(String);
  if (!env.DATABASE_URL && !env.DATA_DIR) missing.push("DATABASE_URL or DATA_DIR");
  if (missing.length > 0) return `In production ${missing.join(", ")} must be set.`;
  const forTests = (["VAGTKLAR_CLOCK", "VAGTKLAR_RATE_LIMIT", "WEBHOOK_ALLOW_PRIVATE"] as const).find(
    (name) => env[name],
  );
  if (forTests) return `${forTests} is for tests and is refused in production.`;
  if (env.APP_SECRET === env.APP_SECRET_PREVIOUS)
    return "APP_SECRET_PREVIOUS must be another secret than APP_SECRET.";
  return weaknessOf(env.APP_SECRET ?? "");
}

function weaknessOf(secret: string): string | null {
  if (secret === TRY_OUT_SECRET) return "APP_SECRET is the published key of the try-out; choose another.";
  if (secret.length < MIN_SECRET_LENGTH)
    return `APP_SECRET must have at least ${MIN_SECRET_LENGTH} characters.`;
  if (new Set(secret).size < MIN_DIFFERENT_CHARACTERS)
    return "APP_SECRET repeats a few characters; make a random one with 'openssl rand -hex 32'.";
  return null;
}

/** Where anybody signs in as anybody, nobody but this machine may listen unless it is asked for. */
function wrongInTryOut(env: Environment): string | null {
  if (env.VAGTKLAR_OPEN === "1" || !env.HOST || isThisMachine(env.HOST)) return null;
  return `Outside production only this machine is answered; HOST=${env.HOST} needs VAGTKLAR_OPEN=1.`;
}

/** Everything that is configured from outside, read once at start (docs/operations/settings.md lists it). */
export type Settings = Readonly<ReturnType<typeof readSettings>>;

/** Reads and checks the environment. Refuses with one clear sentence (`StartError`) what cannot work. */
export function readSettings(variables: NodeJS.ProcessEnv) {
  const env = readEnvironment(variables);
  const refusal = refusalOf(env);
  if (refusal !== null) throw new StartError(refusal);
  const production = env.NODE_ENV === "production";
  return {
    production,
    port: Number(env.PORT),
    host: env.HOST || (production ? "0.0.0.0" : "127.0.0.1"),
    /** Whether only callers on this machine are answered. */
    localOnly: !production && env.VAGTKLAR_OPEN !== "1",
    /** Whose `X-Forwarded-For` is believed. */
    proxies: readProxies(env.TRUST_PROXY) ?? [],
    bounds: defaultBounds,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${Number(env.PORT)}`).replace(/\/$/, ""),
    appSecret: env.APP_SECRET || TRY_OUT_SECRET,
    /** Another secret that stored values may still be encrypted with, while `APP_SECRET` is being replaced. */
    previousSecret: env.APP_SECRET_PREVIOUS || null,
    dataDir: resolve(env.DATA_DIR ?? "data"),
    demo: !production && env.VAGTKLAR_DEMO !== "0",
    /** A try-out has months of finished bookings behind it, and pictures. */
    demoHasHistory: env.VAGTKLAR_DEMO !== "small",
    clockStart: env.VAGTKLAR_CLOCK ? Date.parse(env.VAGTKLAR_CLOCK) : undefined,
    rateLimits: env.VAGTKLAR_RATE_LIMIT !== "off",
    /** Milliseconds after which a session ends however often it is used. */
    longestSession: Number(env.SESSION_MAX_DAYS) * 24 * 3_600_000,
    brand: {
      name: env.BRAND_NAME,
      supportPhone: env.SUPPORT_PHONE,
      supportEmail: env.SUPPORT_EMAIL,
      contactPerson: env.CONTACT_PERSON || (production ? "" : "Karen Lund"),
      faqUrl: env.FAQ_URL,
      sourceUrl: env.SOURCE_URL,
    },
    /** Who is called by SMS when somebody has not come; empty where that is only a line of 'I dag'. */
    dutyPhone: env.DUTY_PHONE || "",
    /** After so many months without use a profile is erased. */
    inactiveMonths: Number(env.INACTIVE_MONTHS),
    /** What estimates of net pay reckon with: percent, and øre a month that a main card exempts. */
    taxPercent: Number(env.TAX_PERCENT),
    taxDeduction: Number(env.TAX_DEDUCTION) * 100,
    companyCsvPassword: env.COMPANY_CSV_PASSWORD || null,
    /** Whether admins reach nothing before they have a second factor. */
    requiresSecondFactor: production
      ? env.ADMIN_SECOND_FACTOR !== "optional"
      : env.ADMIN_SECOND_FACTOR === "required",
    /** Days after which recipient, subject and text of a message are deleted. */
    messageRetentionDays: Number(env.MESSAGE_RETENTION_DAYS),
    /** What the rules of working time ask for. */
    workingTime: {
      restHours: Number(env.REST_HOURS),
      weekHours: Number(env.WEEK_HOURS),
      daysOn: Number(env.DAYS_BETWEEN_DAYS_OFF),
    },
    /** Hours a calendar month that somebody works on a student permit, but in summer. */
    studentHours: Number(env.STUDENT_HOURS),
    /** Whether people are paid for late removals by a company. */
    cancellationPay: env.CANCELLATION_PAY !== "off",
    /** Hours of a company's silence after which the undisputed part of stamped times is agreed; 0 for never. */
    undisputedAfterHours: Number(env.UNDISPUTED_AFTER_HOURS),
    /** Whether the office approves new profiles before they can apply. */
    approveProfiles: env.APPROVE_PROFILES ? env.APPROVE_PROFILES === "on" : production,
    /** From then on a freeze waits until somebody of the office has confirmed it; null for never. */
    holdFreezesFrom: holdFreezesFrom(env.HOLD_FREEZES, production),
    /** Working days within which a review is answered while a freeze lasts. */
    reviewDays: Number(env.REVIEW_DAYS),
    /** Who answers reviews of penalties, by name. */
    penaltyReviewer: env.PENALTY_REVIEWER || (production ? env.BRAND_NAME : "Karen Lund"),
    ...readDatabase(env),
    ...servicesOf(env),
  };
}

/** Whether whoever makes invoices can be reached: our own series always. */
export function isAccountingSetUp(settings: Pick<Settings, "accounting" | "billy" | "economic">): boolean {
  return settings.accounting === "own" || settings[settings.accounting] !== null;
}

/** In production mails leave this machine encrypted or not at all. */
function mustEncrypt(smtpUrl: string, env: Environment): boolean {
  return (
    env.NODE_ENV === "production" && !(URL.canParse(smtpUrl) && isThisMachine(new URL(smtpUrl).hostname))
  );
}

/** The outside services, each null while the variable that it cannot do without is not set. */
function servicesOf(env: Environment) {
  const { SMTP_URL, GATEWAYAPI_TOKEN, FACEBOOK_APP_ID } = env;
  const { APPLE_SERVICES_ID, ADRESSEVAELGER_TOKEN, CVR_USER_AGENT } = env;
  return {
    smsReportSecret: env.GATEWAYAPI_WEBHOOK_SECRET || null,
    /** Whether webhooks may lead into private networks and go without encryption: for tests. */
    webhooksAllowPrivate: env.WEBHOOK_ALLOW_PRIVATE === "1",
    metricsToken: env.METRICS_TOKEN || null,
    smtp: SMTP_URL ? { url: SMTP_URL, from: env.MAIL_FROM, encrypted: mustEncrypt(SMTP_URL, env) } : null,
    pushServices: readPushServices(env.PUSH_SERVICES, env.NODE_ENV === "production"),
    gatewayApi: GATEWAYAPI_TOKEN
      ? { token: GATEWAYAPI_TOKEN, sender: env.SMS_SENDER, baseUrl: env.GATEWAYAPI_URL }
      : null,
    payroll: readPayroll(env),
    facebook: FACEBOOK_APP_ID
      ? { appId: FACEBOOK_APP_ID, appSecret: env.FACEBOOK_APP_SECRET, graphUrl: env.FACEBOOK_GRAPH_URL }
      : null,
    apple: APPLE_SERVICES_ID ? { servicesId: APPLE_SERVICES_ID, keysUrl: env.APPLE_KEYS_URL } : null,
    addresses: ADRESSEVAELGER_TOKEN ? { baseUrl: env.ADRESSEVAELGER_URL, token: ADRESSEVAELGER_TOKEN } : null,
    companyRegister: CVR_USER_AGENT ? { baseUrl: env.CVR_URL, userAgent: CVR_USER_AGENT } : null,
    ...readAccounting(env),
    ...readPictures(env),
  };
}
