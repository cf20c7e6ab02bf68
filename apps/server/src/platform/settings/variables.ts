import * as z from "zod/mini";
import { databaseVariables } from "#server/platform/database/database-settings.ts";
import { defaultBrand } from "#texts/da/common/brand.ts";
import { StartError } from "../errors.ts";
import { readProxies } from "../http/caller/address.ts";
import { accountingVariables } from "../integrations/accounting/settings.ts";
import { pictureVariables } from "../integrations/images/settings.ts";
import { payrollVariables } from "../integrations/payroll/payroll-settings.ts";

const optional = z.optional(z.string());
const text = (fallback: string) => z._default(z.string(), fallback);

/** A text that passes; `wrong` says what is the matter with one that does not, behind the name of its variable. */
const checked = (isRight: (text: string) => boolean, wrong: (text: string) => string) =>
  z.string().check(z.refine(isRight, { error: ({ input }) => wrong(String(input)) }));

const whole = (least: number, most: number) =>
  checked(
    (text) => Number.isInteger(Number(text)) && Number(text) >= least && Number(text) <= most,
    (text) => `must be a number from ${least} to ${most}, not '${text}'.`,
  );

/** Days or hours. */
const days = (fallback: string) => z._default(whole(1, 9999), fallback);

/** One of two words, or empty. */
const choice = (one: string, other: string) =>
  z._default(
    checked(
      (text) => ["", one, other].includes(text),
      (text) => `is '${one}', '${other}' or empty, not '${text}'.`,
    ),
    "",
  );

/** Left out, or long enough that nobody guesses it. */
const secret = z._default(z.string().check(z.regex(/^(.{16,})?$/, "has 16 characters or more.")), "");

const nodeEnv = z.literal(["", "development", "test", "production"], {
  error: ({ input }) => `must be empty, development, test or production, not '${input}'.`,
});
const proxies = checked(
  (text) => readProxies(text) !== null,
  (text) => `must be none, or addresses and ranges with commas between them, not '${text}'.`,
);
const pageAddress = checked(
  (text) => text === "" || /^https?:\/\/\S+$/.test(text),
  (text) => `must begin with http:// or https://, not '${text}'.`,
);
const smsSender = checked(
  (text) => /^(\d{1,15}|(?=.*[^\d\s]).{1,11})$/.test(text),
  (text) => `must be a name of at most 11 characters or a number of at most 15 digits, not '${text}'.`,
);
const moment = checked(
  (text) => text === "" || !Number.isNaN(Date.parse(text)),
  (text) => `is no moment: '${text}'.`,
);

/**
 * Every variable that is read, with what it is when it is not set. What each means stands in
 * docs/operations/settings.md, which names all of them.
 */
export const variables = {
  NODE_ENV: z.optional(nodeEnv),
  PORT: z._default(whole(0, 65_535), "3000"),
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
  SESSION_MAX_DAYS: days("90"),
  BRAND_NAME: text(defaultBrand.name),
  SUPPORT_PHONE: text(defaultBrand.supportPhone),
  DUTY_PHONE: optional,
  SUPPORT_EMAIL: text(defaultBrand.supportEmail),
  CONTACT_PERSON: optional,
  FAQ_URL: text(defaultBrand.faqUrl),
  SOURCE_URL: z._default(pageAddress, defaultBrand.sourceUrl),
  COMPANY_CSV_PASSWORD: optional,
  INACTIVE_MONTHS: z._default(whole(2, 120), "24"),
  TAX_PERCENT: z._default(whole(0, 60), "38"),
  TAX_DEDUCTION: z._default(whole(0, 50_000), "4500"),
  ADMIN_SECOND_FACTOR: choice("required", "optional"),
  MESSAGE_RETENTION_DAYS: days("90"),
  REST_HOURS: days("11"),
  WEEK_HOURS: days("48"),
  DAYS_BETWEEN_DAYS_OFF: days("6"),
  STUDENT_HOURS: days("90"),
  CANCELLATION_PAY: choice("on", "off"),
  UNDISPUTED_AFTER_HOURS: z._default(whole(0, 720), "48"),
  APPROVE_PROFILES: choice("on", "off"),
  HOLD_FREEZES: choice("on", "off"),
  REVIEW_DAYS: z._default(whole(1, 14), "3"),
  PENALTY_REVIEWER: optional,
  METRICS_TOKEN: secret,
  SMTP_URL: optional,
  MAIL_FROM: text("Vagtklar <hej@vagtklar.test>"),
  GATEWAYAPI_TOKEN: optional,
  SMS_SENDER: z._default(smsSender, "Vagtklar"),
  GATEWAYAPI_WEBHOOK_SECRET: secret,
  GATEWAYAPI_URL: text("https://messaging.gatewayapi.eu"),
  PUSH_SERVICES: text(""),
  WEBHOOK_ALLOW_PRIVATE: optional,
  FACEBOOK_APP_ID: optional,
  FACEBOOK_APP_SECRET: text(""),
  FACEBOOK_GRAPH_URL: text("https://graph.facebook.com/v26.0"),
  APPLE_SERVICES_ID: optional,
  APPLE_KEYS_URL: text("https://appleid.apple.com/auth/keys"),
  ADRESSEVAELGER_TOKEN: optional,
  ADRESSEVAELGER_URL: text("https://adressevaelger.dk"),
  CVR_USER_AGENT: optional,
  CVR_URL: text("https://cvrapi.dk"),
  ...accountingVariables,
  ...databaseVariables,
  ...pictureVariables,
  ...payrollVariables,
};

const environment = z.object(variables);

/** The variables as they were set, checked. */
export type Environment = z.output<typeof environment>;

/** Checks each variable by itself. Refuses with one sentence (`StartError`) a value that it cannot have. */
export function readEnvironment(given: NodeJS.ProcessEnv): Environment {
  const { data, error } = environment.safeParse(given);
  if (data) return data;
  const [issue] = error.issues;
  throw new StartError(`${String(issue?.path[0])} ${issue?.message}`);
}
