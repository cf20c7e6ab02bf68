import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectHidden, expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import { type GatewayApiStandIn, startGatewayApi } from "#tests/stand-ins/gateway-api.ts";
import { look, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { onboardingTexts } from "#texts/da/employee/onboarding.ts";
import { employeeLoginTexts as login } from "#texts/da/public/login.ts";

const texts = login.codes;
/** Stands in the profile of Jonas Thomsen, who signs in another way. */
const numberOfJonas = "20550101";
const freeNumber = "20559988";

let gateway: GatewayApiStandIn;
const testProduct = startTestProduct({
  services: async () => {
    gateway = await startGatewayApi();
    return { GATEWAYAPI_TOKEN: gateway.token, GATEWAYAPI_URL: gateway.url };
  },
});
let phone: Page;

beforeAll(async () => {
  phone = await testProduct.open("A phone", smallPhone);
});
afterAll(() => gateway?.close());

const code = () => phone.getByLabel(texts.code);

/** Asks for a code by SMS and gives the one that arrives. */
async function askFor(number: string): Promise<string> {
  const before = gateway.texts.length;
  await phone.goto("/employeelogin");
  await phone.getByLabel(login.privacy).check();
  const byPhone = phone.getByLabel(texts.phone);
  await phone.getByRole("button", { name: texts.usePhone }).click();
  await byPhone.fill(number);
  await look(phone, "sign-in-sms-number");
  await phone.getByRole("button", { name: texts.send }).click();
  await expectVisible(phone, texts.title.phone);
  await expect.poll(() => gateway.texts.length, soon).toBe(before + 1);
  const { recipient, message } = gateway.texts.at(-1) ?? {};
  expect(String(recipient)).toBe(`45${number}`);
  return /\b\d{6}\b/.exec(String(message))?.[0] ?? "";
}

describe("a waiter with nothing but a mobile number", () => {
  it("who is known by it is asked whether the profile is theirs, and can turn back", async () => {
    const right = await askFor(numberOfJonas);
    await look(phone, "sign-in-sms-code");
    await code().pressSequentially(right);
    await expectVisible(phone, texts.known.title);
    await look(phone, "sign-in-known");
    await phone.getByRole("button", { name: texts.known.back }).click();
    await phone.getByRole("button", { name: texts.send }).waitFor();
    expect(await phone.getByLabel(texts.phone).inputValue()).toMatch(/20 ?55 ?01 ?01/);
  });

  it("is told after the sixth wrong code that it was tried too often, and how to go on", async () => {
    const right = await askFor(freeNumber);
    const wrong = right === "111111" ? "222222" : "111111";
    for (let tries = 0; tries < 5; tries += 1) {
      await code().pressSequentially(wrong);
      await expectVisible(phone, texts.wrong);
      await expect.poll(() => code().inputValue(), soon).toBe("");
    }
    await code().pressSequentially(wrong);
    await expectVisible(phone, texts.tooMany);
    await expectHidden(phone, texts.wrong);
    await look(phone, "sign-in-too-many");
    // Not even the right one opens anything now.
    await code().pressSequentially(right);
    await expectVisible(phone, texts.tooMany);
    expect(new URL(phone.url()).pathname).toBe("/employeelogin");
  });

  it("gets a new code, and is in with that", async () => {
    await phone.getByRole("button", { name: texts.edit.phone }).click();
    const right = await askFor(freeNumber);
    await code().pressSequentially(right);
    await expectVisible(phone, onboardingTexts.jobTypes.title);
  });
});
