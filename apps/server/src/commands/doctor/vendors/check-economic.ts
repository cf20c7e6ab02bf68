import { z } from "zod";
import {
  createEconomicApi,
  type EconomicApi,
} from "#server/platform/integrations/accounting/economic/economic-api.ts";
import { PermanentFailure } from "#server/platform/integrations/failure.ts";
import type { Settings } from "#server/platform/settings/settings.ts";
import { type Finding, note, ok, wrong } from "../finding.ts";
import { askVendor } from "./vendor-check.ts";

const terms = z.object({
  paymentTermsNumber: z.number(),
  paymentTermsType: z.string(),
  daysOfCredit: z.number().nullish(),
});

/**
 * Asks e-conomic, by reads only, whether it takes the keys, has what invoices name (layout, VAT zone, customer group,
 * payment terms, products), and can filter by where our number stands.
 */
export async function checkEconomic({ economic }: Pick<Settings, "economic">): Promise<Finding[]> {
  if (!economic) return [];
  const api = createEconomicApi(economic);
  const see = "ECONOMIC_APP_SECRET and ECONOMIC_GRANT_TOKEN";
  const ask = (look: () => Promise<Finding[]>) => askVendor("Accounting", see, look);
  const entered = await ask(async () => {
    await api.get("read agreement", "/self", z.unknown());
    return [ok("Accounting", "e-conomic takes the keys.")];
  });
  if (entered.some(({ state }) => state === "WRONG")) return entered;
  const named = [
    ["ECONOMIC_LAYOUT", "layouts", economic.layout],
    ["ECONOMIC_VAT_ZONE", "vat-zones", economic.vatZone],
    ["ECONOMIC_CUSTOMER_GROUP", "customer-groups", economic.customerGroup],
    ["ECONOMIC_PAYMENT_TERMS", "payment-terms", economic.paymentTerms],
    ["ECONOMIC_URGENT_PRODUCT", "products", economic.urgentProduct],
    ["ECONOMIC_EMERGENCY_PRODUCT", "products", economic.emergencyProduct],
  ] as const;
  const findings = [...entered];
  for (const [variable, collection, id] of named)
    findings.push(...(await ask(() => lookAtNamed(api, { variable, collection, id }))));
  findings.push(...(await ask(() => lookAtTerms(api))));
  findings.push(...(await ask(() => lookAtReference(api))));
  return findings;
}

async function lookAtNamed(
  api: EconomicApi,
  { variable, collection, id }: { variable: string; collection: string; id: number | string },
): Promise<Finding[]> {
  if (id === "") return [note("Accounting", `${variable} is not set: that supplement cannot be invoiced.`)];
  try {
    await api.get(`read ${collection}`, `/${collection}/${encodeURIComponent(id)}`, z.unknown());
    return [];
  } catch (error) {
    if (!(error instanceof PermanentFailure)) throw error;
    return [wrong("Accounting", `e-conomic has nothing in ${collection} of the number in ${variable}.`)];
  }
}

/** The days that invoices can have: those of other terms wait. */
async function lookAtTerms(api: EconomicApi): Promise<Finding[]> {
  const all = await api.list("find payment terms", "/payment-terms", terms);
  const days = all.flatMap((one) => (one.paymentTermsType === "net" ? [one.daysOfCredit ?? 0] : []));
  const told = days.toSorted((a, b) => a - b).join(", ") || "none";
  return [note("Accounting", `e-conomic has net payment terms of days: ${told}. Other days wait for terms.`)];
}

/** An invoice that a number of nobody's finds was not looked for by its number. */
async function lookAtReference(api: EconomicApi): Promise<Finding[]> {
  const filter = `notes.textLine2$eq:vagtklar-doctor-${crypto.randomUUID()}`;
  const found = [
    ...(await api.list("find draft", "/invoices/drafts", z.unknown(), filter)),
    ...(await api.list("find booked invoice", "/invoices/booked", z.unknown(), filter)),
  ];
  return found.length === 0
    ? [ok("Accounting", "e-conomic finds no invoice by a number that none has.")]
    : [wrong("Accounting", "e-conomic ignores the filter notes.textLine2: a repeated invoice may double.")];
}
