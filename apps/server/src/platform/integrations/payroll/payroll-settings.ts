import * as z from "zod/mini";
import type { PayrollVendor } from "#texts/da/admin/payroll-vendors.ts";

const text = (fallback: string) => z._default(z.string(), fallback);

const zenegyVariables = {
  ZENEGY_CLIENT_ID: text(""),
  ZENEGY_CLIENT_SECRET: text(""),
  ZENEGY_REFRESH_TOKEN: text(""),
  ZENEGY_COMPANY_UID: text(""),
  ZENEGY_ACCOUNT_UID: text(""),
  ZENEGY_VALUE_SET_UID: text(""),
  ZENEGY_HOUR_RATE_UID: text(""),
  ZENEGY_SUPPLEMENT_RATE_UID: text(""),
  ZENEGY_CORRECTION_RATE_UID: text(""),
  ZENEGY_PENSION_RATE_UID: text(""),
  ZENEGY_URL: text("https://api.zenegy.com"),
  ZENEGY_AUTH_URL: text("https://auth.zenegy.com"),
};

const danlonVariables = {
  DANLON_CLIENT_ID: text(""),
  DANLON_CLIENT_SECRET: text(""),
  DANLON_REFRESH_TOKEN: text(""),
  DANLON_COMPANY_ID: text(""),
  DANLON_CODES: text("").check(
    z.refine((pairs) => readCodes(pairs) !== null, {
      error: ({ input }) => `is 'hours=T1,supplement=T2' or the like, not '${String(input)}'.`,
    }),
  ),
  DANLON_MONEY_UNIT: text("").check(
    z.refine((unit) => ["", "kroner", "oere"].includes(unit), {
      error: ({ input }) => `is 'kroner', 'oere' or empty, not '${String(input)}'.`,
    }),
  ),
  DANLON_URL: text("https://api.danlon.dk/graphql"),
  DANLON_TOKEN_URL: text("https://auth.danlon.dk/auth/realms/danlon/protocol/openid-connect/token"),
};

/** The variables that say where pay goes; without them it is in files that the office fetches. */
export const payrollVariables = {
  PAYROLL: text("").check(
    z.refine((word) => ["", "file", "zenegy", "danlon"].includes(word), {
      error: ({ input }) => `is file, zenegy, danlon or empty, not '${String(input)}'.`,
    }),
  ),
  ...zenegyVariables,
  ...danlonVariables,
};

/** Codes by what is paid for; null for what are no such pairs. */
function readCodes(pairs: string): Record<string, string> | null {
  const found = pairs.split(",").filter((pair) => pair.trim() !== "");
  const split = found.map((pair) => pair.split("=").map((side) => side.trim()));
  if (split.some((sides) => sides.length !== 2 || sides.includes(""))) return null;
  return Object.fromEntries(split);
}

type Variables = z.output<ReturnType<typeof z.object<typeof payrollVariables>>>;

export type PayrollSettings = ReturnType<typeof readPayroll>;

/** Where pay goes, and the accounts that are set up. */
export function readPayroll(env: Variables) {
  const zenegy = env.ZENEGY_REFRESH_TOKEN
    ? {
        clientId: env.ZENEGY_CLIENT_ID,
        clientSecret: env.ZENEGY_CLIENT_SECRET,
        refreshToken: env.ZENEGY_REFRESH_TOKEN,
        companyUid: env.ZENEGY_COMPANY_UID,
        accountUid: env.ZENEGY_ACCOUNT_UID || env.ZENEGY_COMPANY_UID,
        valueSetUid: env.ZENEGY_VALUE_SET_UID,
        hourRate: env.ZENEGY_HOUR_RATE_UID,
        supplementRate: env.ZENEGY_SUPPLEMENT_RATE_UID,
        correctionRate: env.ZENEGY_CORRECTION_RATE_UID,
        pensionRate: env.ZENEGY_PENSION_RATE_UID,
        apiUrl: env.ZENEGY_URL,
        authUrl: env.ZENEGY_AUTH_URL,
      }
    : null;
  const danlon = env.DANLON_REFRESH_TOKEN
    ? {
        clientId: env.DANLON_CLIENT_ID,
        clientSecret: env.DANLON_CLIENT_SECRET,
        refreshToken: env.DANLON_REFRESH_TOKEN,
        companyId: env.DANLON_COMPANY_ID,
        codes: readCodes(env.DANLON_CODES) ?? {},
        moneyUnit: env.DANLON_MONEY_UNIT === "" ? null : (env.DANLON_MONEY_UNIT as "kroner" | "oere"),
        apiUrl: env.DANLON_URL,
        tokenUrl: env.DANLON_TOKEN_URL,
      }
    : null;
  return { vendor: vendorOf(env), zenegy, danlon };
}

/** The one that is named, else the one with an account. */
function vendorOf({ PAYROLL, ZENEGY_REFRESH_TOKEN }: Variables): PayrollVendor {
  if (PAYROLL !== "") return PAYROLL as PayrollVendor;
  return ZENEGY_REFRESH_TOKEN ? "zenegy" : "file";
}

/** One sentence on what cannot work, null where all is well. */
export function wrongPayroll(env: Variables): string | null {
  const needed = { zenegy: "ZENEGY_REFRESH_TOKEN", danlon: "DANLON_REFRESH_TOKEN" } as const;
  const { PAYROLL: vendor } = env;
  if ((vendor === "zenegy" || vendor === "danlon") && !env[needed[vendor]])
    return `PAYROLL=${vendor} needs ${needed[vendor]}; without it pay goes into the payroll file.`;
  return null;
}
