import { afterEach, beforeEach, expect, test } from "vitest";
import { readSettings } from "#server/platform/settings/settings.ts";
import { type EconomicStandIn, startEconomic } from "#tests/stand-ins/economic.ts";
import { checkEconomic } from "./check-economic.ts";

let economic: EconomicStandIn;
beforeEach(async () => {
  economic = await startEconomic();
});
afterEach(() => economic.close());

async function said(more: NodeJS.ProcessEnv = {}): Promise<string> {
  const env = {
    ...{ ECONOMIC_APP_SECRET: economic.appSecret, ECONOMIC_GRANT_TOKEN: economic.grantToken },
    ...{ ECONOMIC_URL: economic.url, ECONOMIC_LAYOUT: "19", ECONOMIC_CUSTOMER_GROUP: "1" },
    ...{
      ECONOMIC_PAYMENT_TERMS: "1",
      ECONOMIC_URGENT_PRODUCT: "haster",
      ECONOMIC_EMERGENCY_PRODUCT: "haster",
    },
  };
  const findings = await checkEconomic(readSettings({ ...env, ...more }));
  return findings.map(({ state, text }) => `${state} ${text}`).join("\n");
}

test("an agreement that is well is told by reads alone", async () => {
  const text = await said();
  expect(text).not.toMatch(/^WRONG/m);
  expect(text).toContain("ok e-conomic takes the keys.");
  expect(text).toContain("net payment terms of days: 7, 14.");
  expect(economic.requests.every(({ method }) => method === "GET")).toBe(true);
});

test("a wrong key ends it, and names the variables", async () => {
  expect(await said({ ECONOMIC_GRANT_TOKEN: "wrong" })).toMatch(
    /^WRONG .*refused \(401 E02250\): see ECONOMIC_APP_SECRET and ECONOMIC_GRANT_TOKEN\.$/,
  );
});

test("layout, VAT zone, group, terms and products that are not there are wrong, a product that is not set is noted", async () => {
  const text = await said({
    ...{ ECONOMIC_LAYOUT: "7", ECONOMIC_VAT_ZONE: "9", ECONOMIC_CUSTOMER_GROUP: "8" },
    ...{ ECONOMIC_PAYMENT_TERMS: "6", ECONOMIC_URGENT_PRODUCT: "none", ECONOMIC_EMERGENCY_PRODUCT: "" },
  });
  for (const name of ["LAYOUT", "VAT_ZONE", "CUSTOMER_GROUP", "PAYMENT_TERMS", "URGENT_PRODUCT"])
    expect(text).toMatch(new RegExp(`^WRONG .* in ECONOMIC_${name}\\.$`, "m"));
  expect(text).toContain("note ECONOMIC_EMERGENCY_PRODUCT is not set");
});

test("a filter that is refused is told, and does not hide what else was read", async () => {
  economic.fail("refuse", { when: /^GET \/invoices\/booked/ });
  const text = await said();
  expect(text).toContain("ok e-conomic takes the keys.");
  expect(text).toMatch(/^WRONG e-conomic: find booked invoice was refused \(422\)\.$/m);
});
