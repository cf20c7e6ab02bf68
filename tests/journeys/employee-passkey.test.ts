import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { mergeEndpoints } from "#contract/employees/merge.endpoints.ts";
import { messageEndpoints } from "#contract/messages/message.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { demoPassword } from "#server/demo/accounts.ts";
import { expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import { choose } from "#tests/journeys/actions/mailbox.ts";
import { look, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { giveAuthenticator } from "#tests/support/virtual-authenticator.ts";
import { refusals } from "#texts/da/common/errors.ts";
import { sessionMenu } from "#texts/da/common/menus.ts";
import { employeeLoginTexts as login } from "#texts/da/public/login.ts";
import { ownPasskeyTexts as texts } from "#texts/da/security/own-passkeys.ts";

const email = "anna.krogh@eksempel.test";
const testProduct = startTestProduct();
let anna: Page;
let admin: string;

beforeAll(async () => {
  anna = await testProduct.open("Anna", smallPhone, "localhost");
  await giveAuthenticator(anna);
  admin = await signedInAs({ email: "admin@vagtklar.test" });
});

async function signedInAs({ email }: { email: string }): Promise<string> {
  const body = { email, password: demoPassword };
  const answer = await testProduct.product.call(sessionEndpoints.corporationSignIn, { body });
  return "token" in answer.body ? answer.body.token : "";
}

/** Anna signs in by a code too: the office merges the profile that her first code made into the one she works with. */
async function letInByEmail(): Promise<void> {
  const { product } = testProduct;
  await product.call(sessionEndpoints.sendSignInCode, { body: { email } });
  const made = await product.call(sessionEndpoints.employeeSignIn, {
    body: { email, code: await mailedCode(), new_profile: true },
  });
  const own = await product.call(sessionEndpoints.employeeSignIn, { body: { fbToken: "local:anna-krogh" } });
  const body = { keep: own.body.employee.id, drop: made.body.employee.id };
  const preview = await product.call(mergeEndpoints.merge, { as: admin, query: { dryRun: "1" }, body });
  const ways = preview.body.ways.map(({ key }) => key);
  const merged = await product.call(mergeEndpoints.merge, { as: admin, query: {}, body: { ...body, ways } });
  expect(merged.status).toBe(200);
}

/** The code that stands in the try-out's mailbox, other than an earlier one. */
async function mailedCode(before = ""): Promise<string> {
  const mail = async () => {
    const { body } = await testProduct.product.call(messageEndpoints.outbox, {
      as: admin,
      query: { searchTerm: email },
    });
    const found = body.map((message) => /^\d{6}$/m.exec(message.body)?.[0] ?? "");
    return found.find((code) => code !== "" && code !== before) ?? "";
  };
  await expect.poll(mail, soon).toMatch(/^\d{6}$/);
  return mail();
}

const openPart = async () => {
  await anna.goto("/editemployee#login");
  await anna.getByText(texts.text).waitFor();
};

async function signOut(): Promise<void> {
  await anna.goto("/editemployee");
  await choose(anna, sessionMenu.logOut);
  await anna.waitForURL((url) => url.pathname !== "/editemployee");
}

describe("a waiter who signs in with finger or face", () => {
  it("has an e-mail that a code is sent to", letInByEmail);

  it("is offered it after a code, and turns it on with one press", async () => {
    const before = await mailedCode();
    await anna.goto("/employeelogin");
    await anna.getByLabel(login.privacy).check();
    await anna.getByLabel(login.codes.email).fill(email);
    await look(anna, "passkey-login");
    await anna.keyboard.press("Enter");
    await anna.getByLabel(login.codes.code).pressSequentially(await mailedCode(before));
    await expectVisible(anna, texts.offer.title);
    await look(anna, "passkey-offer");
    await anna.getByRole("button", { name: texts.offer.accept }).click();
    await anna.waitForURL((url) => url.pathname === "/");
  });

  it("sees the device on the profile", async () => {
    await openPart();
    await expectVisible(anna, "Chrome på");
    await look(anna, "passkey-profile");
  });

  it("signs in with it the next time", async () => {
    await signOut();
    await anna.goto("/employeelogin");
    await anna.getByRole("button", { name: texts.login.button }).click();
    await anna.waitForURL((url) => url.pathname === "/");
    await openPart();
    await expectVisible(anna, "sidst brugt");
  });

  it("takes it away, and reads on the login that it no longer signs in", async () => {
    await anna.getByRole("button", { name: texts.removeNamed("Chrome på") }).click();
    await anna.getByRole("alertdialog").getByRole("button", { name: texts.remove }).click();
    await expectVisible(anna, texts.removed);
    await expectVisible(anna, texts.none);
    await signOut();
    await anna.goto("/employeelogin");
    await anna.getByRole("button", { name: texts.login.button }).click();
    await expectVisible(anna, refusals.wrong_passkey);
    await look(anna, "passkey-login-refused");
  });
});
