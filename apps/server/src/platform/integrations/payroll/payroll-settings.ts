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

/** The variables that say where pay goes; without them it is in files that the office fetches. */
export const payrollVariables = {
  PAYROLL: text("").check(
    z.refine((word) => ["", "file", "zenegy"].includes(word), {
      error: ({ input }) => `is file, zenegy or empty, not '${String(input)}'.`,
    }),
  ),
  ...zenegyVariables,
};

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
  return { vendor: vendorOf(env), zenegy };
}

/** The one that is named, else the one with an account. */
function vendorOf({ PAYROLL, ZENEGY_REFRESH_TOKEN }: Variables): PayrollVendor {
  if (PAYROLL !== "") return PAYROLL as PayrollVendor;
  return ZENEGY_REFRESH_TOKEN ? "zenegy" : "file";
}

/** One sentence on what cannot work, null where all is well. */
export function wrongPayroll({ PAYROLL, ZENEGY_REFRESH_TOKEN }: Variables): string | null {
  if (PAYROLL === "zenegy" && !ZENEGY_REFRESH_TOKEN)
    return "PAYROLL=zenegy needs ZENEGY_REFRESH_TOKEN; without it pay goes into the payroll file.";
  return null;
}
