import * as z from "zod/mini";
import type { AccountingVendor } from "./accounting.port.ts";

const optional = z.optional(z.string());
const text = (fallback: string) => z._default(z.string(), fallback);

/** A number that e-conomic has given something, or empty. */
const number = z._default(
  z.string().check(
    z.refine((value) => /^([1-9]\d{0,8})?$/.test(value), {
      error: ({ input }) => `is a number of e-conomic's or empty, not '${String(input)}'.`,
    }),
  ),
  "",
);

const vendor = z.literal(["", "own", "billy", "economic"], {
  error: ({ input }) => `is own, billy, economic or empty, not '${String(input)}'.`,
});

/** The variables that say who makes invoices, and of the services that can. */
export const accountingVariables = {
  ACCOUNTING: z._default(vendor, ""),
  BILLY_TOKEN: optional,
  BILLY_URL: text("https://api.billysbilling.com/v2"),
  BILLY_URGENT_PRODUCT_ID: text(""),
  BILLY_EMERGENCY_PRODUCT_ID: text(""),
  BILLY_SENDER_USER_ID: text(""),
  ECONOMIC_APP_SECRET: optional,
  ECONOMIC_GRANT_TOKEN: optional,
  ECONOMIC_URL: text("https://restapi.e-conomic.com"),
  ECONOMIC_LAYOUT: number,
  ECONOMIC_VAT_ZONE: z._default(number, "1"),
  ECONOMIC_CUSTOMER_GROUP: number,
  ECONOMIC_PAYMENT_TERMS: number,
  ECONOMIC_URGENT_PRODUCT: text(""),
  ECONOMIC_EMERGENCY_PRODUCT: text(""),
};

type Variables = z.output<ReturnType<typeof z.object<typeof accountingVariables>>>;

/** Without any of these nothing can be made at e-conomic. */
const neededByEconomic = [
  "ECONOMIC_APP_SECRET",
  "ECONOMIC_GRANT_TOKEN",
  "ECONOMIC_LAYOUT",
  "ECONOMIC_VAT_ZONE",
  "ECONOMIC_CUSTOMER_GROUP",
  "ECONOMIC_PAYMENT_TERMS",
] as const;

/** Who makes invoices, and the services that are set up, each null where it is not. */
export function readAccounting(env: Variables) {
  const { BILLY_TOKEN, ECONOMIC_APP_SECRET, ECONOMIC_GRANT_TOKEN } = env;
  return {
    /** Who makes invoices. */
    accounting: vendorOf(env),
    billy: BILLY_TOKEN
      ? {
          token: BILLY_TOKEN,
          baseUrl: env.BILLY_URL,
          urgentProductId: env.BILLY_URGENT_PRODUCT_ID,
          emergencyProductId: env.BILLY_EMERGENCY_PRODUCT_ID,
          senderUserId: env.BILLY_SENDER_USER_ID,
        }
      : null,
    economic:
      ECONOMIC_APP_SECRET && ECONOMIC_GRANT_TOKEN
        ? {
            appSecret: ECONOMIC_APP_SECRET,
            grantToken: ECONOMIC_GRANT_TOKEN,
            baseUrl: env.ECONOMIC_URL,
            layout: Number(env.ECONOMIC_LAYOUT),
            vatZone: Number(env.ECONOMIC_VAT_ZONE),
            customerGroup: Number(env.ECONOMIC_CUSTOMER_GROUP),
            paymentTerms: Number(env.ECONOMIC_PAYMENT_TERMS),
            urgentProduct: env.ECONOMIC_URGENT_PRODUCT,
            emergencyProduct: env.ECONOMIC_EMERGENCY_PRODUCT,
          }
        : null,
  };
}

/** Who is named, else the service that is set up, else our own series. */
function vendorOf({ ACCOUNTING, BILLY_TOKEN, ECONOMIC_APP_SECRET }: Variables): AccountingVendor {
  if (ACCOUNTING !== "") return ACCOUNTING;
  if (BILLY_TOKEN) return "billy";
  return ECONOMIC_APP_SECRET ? "economic" : "own";
}

/** One sentence on what cannot work, null where all is well. */
export function wrongAccounting(env: Variables): string | null {
  const isStarted = env.ECONOMIC_APP_SECRET || env.ECONOMIC_GRANT_TOKEN;
  const missing = neededByEconomic.filter((name) => !env[name]);
  if (isStarted && missing.length > 0) return `e-conomic needs ${missing.join(", ")} too.`;
  if (env.BILLY_TOKEN && env.ECONOMIC_APP_SECRET && env.ACCOUNTING === "")
    return "Billy and e-conomic are both set up: ACCOUNTING says who makes new invoices.";
  return null;
}
