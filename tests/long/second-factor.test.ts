import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { demoPassword } from "#server/demo/accounts.ts";
import { expectVisible } from "#tests/journeys/actions/assertions.ts";
import { pressDownload } from "#tests/journeys/actions/downloads.ts";
import { expectMessage } from "#tests/journeys/actions/fail-requests.ts";
import { choose } from "#tests/journeys/actions/mailbox.ts";
import { fillSignIn, signInAsAdmin, signInAsCorporation } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { giveAuthenticator } from "#tests/support/virtual-authenticator.ts";
import { adminCorporationsTexts } from "#texts/da/admin/admin-lists.ts";
import { adminMenu, corporationMenu, sessionMenu } from "#texts/da/common/menus.ts";
import { proofTexts, secondStepTexts } from "#texts/da/security/second-step.ts";
import { secondFactorTexts } from "#texts/da/security/security-page.ts";
import { sessionsTexts } from "#texts/da/security/sessions.ts";

const { app, passkeys, codes } = secondFactorTexts;
const hotel = "hotel@vagtklar.test";

const testProduct = startTestProduct();
let company: Page;
let admin: Page;
/** The company's and the admin's, as they were shown. */
const shown: { company: string[]; admin: string[]; secret: string } = { company: [], admin: [], secret: "" };

beforeAll(async () => {
  company = await testProduct.open("company", smallPhone, "localhost");
  admin = await testProduct.open("admin", desktop);
  await giveAuthenticator(company);
});

/** The codes that stand in the dialog, which is then closed. */
async function keepCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole("alertdialog", { name: codes.shown });
  await dialog.getByRole("listitem").first().waitFor();
  const list = await dialog.getByRole("listitem").allInnerTexts();
  await look(page, page === company ? "security-codes-phone" : "security-codes");
  await dialog.getByRole("button", { name: codes.done }).click();
  return list;
}

const signInButton = (page: Page) => page.getByRole("button", { name: secondStepTexts.submit, exact: true });

it("a company adds a passkey on its telephone, and gets recovery codes", async () => {
  await signInAsCorporation(company, hotel);
  await choose(company, corporationMenu.security);
  await expectVisible(company, passkeys.none);
  await look(company, "security-phone");
  await company.getByRole("button", { name: passkeys.add }).click();
  await company.getByLabel(passkeys.name, { exact: true }).fill("Min telefon");
  await company.getByRole("button", { name: passkeys.submit }).click();
  shown.company = await keepCodes(company);
  expect(shown.company).toHaveLength(10);
  await expectVisible(company, codes.left(10));
});

it("its password is not enough any more: the passkey signs it in, a recovery code too, once", async () => {
  await choose(company, sessionMenu.logOut);
  await company.waitForURL((url) => url.pathname === "/");
  await company.goto("/corporationlogin");
  await fillSignIn(company, hotel);
  await expectVisible(company, proofTexts.title);
  await look(company, "second-step-phone");
  await company.getByRole("button", { name: proofTexts.passkey }).click();
  await company.waitForURL((url) => url.pathname === "/");

  const other = await testProduct.open("company elsewhere", desktop);
  await other.goto("/corporationlogin");
  await fillSignIn(other, hotel);
  await other.getByLabel(proofTexts.recoveryCode).fill("2345-6789-abcd-efgh");
  await signInButton(other).click();
  await expectVisible(other, "Koden passer ikke");
  await look(other, "second-step-wrong");
  await other.getByLabel(proofTexts.recoveryCode).fill(shown.company[0] ?? "");
  await signInButton(other).click();
  await other.waitForURL((url) => url.pathname === "/");
  await choose(other, corporationMenu.security);
  await expectVisible(other, codes.left(9));
});

it("it signs the other device out from its telephone", async () => {
  await choose(company, corporationMenu.security);
  await expectVisible(company, sessionsTexts.thisOne);
  await company.getByRole("button", { name: sessionsTexts.endOthers }).click();
  const proof = company.getByRole("dialog", { name: proofTexts.title });
  await proof.getByRole("button", { name: proofTexts.passkey }).click();
  await expectMessage(company, sessionsTexts.endedOthers);
  await expect.poll(() => company.getByRole("button", { name: sessionsTexts.endOthers }).count()).toBe(0);
});

it("an admin sets an app up with the code that it shows", async () => {
  await signInAsAdmin(admin);
  await choose(admin, corporationMenu.security);
  await admin.getByRole("button", { name: app.start }).click();
  const dialog = admin.getByRole("dialog", { name: app.setUp });
  await dialog.getByRole("img", { name: app.qrName }).waitFor();
  await look(admin, "security-app");
  shown.secret = (await dialog.locator("code").innerText()).replaceAll(" ", "");
  await dialog.getByLabel(proofTexts.code).fill("000000");
  await dialog.getByRole("button", { name: app.submit }).click();
  await expectVisible(dialog, "Koden passer ikke");
  await dialog.getByLabel(proofTexts.code).fill(await currentCode());
  await dialog.getByRole("button", { name: app.submit }).click();
  shown.admin = await keepCodes(admin);
  expect(shown.admin).toHaveLength(10);
  await expectVisible(admin, secondFactorTexts.on);
  await look(admin, "security");
});

it("an export of who has only signed in waits for a proof, and goes on with what was typed", async () => {
  admin = await testProduct.open("admin elsewhere", desktop);
  await admin.goto("/corporationlogin");
  await fillSignIn(admin, "admin@vagtklar.test");
  await admin.getByRole("button", { name: proofTexts.useRecoveryCode }).click();
  await admin.getByLabel(proofTexts.recoveryCode).fill(shown.admin[0] ?? "");
  await signInButton(admin).click();
  await admin.waitForURL((url) => url.pathname === "/");
  await choose(admin, adminMenu.corporations);
  await pressDownload(admin.getByRole("button", { name: adminCorporationsTexts.download }), "csv");
  const password = admin.getByLabel(adminCorporationsTexts.password, { exact: true });
  await password.fill(demoPassword);
  await password.press("Enter");
  const proof = admin.getByRole("dialog", { name: proofTexts.title });
  await expectVisible(proof, proofTexts.usePassword);
  await look(admin, "step-up");
  await proof.getByRole("button", { name: proofTexts.usePassword }).click();
  await proof.getByLabel(proofTexts.password, { exact: true }).fill("forkert");
  await proof.getByRole("button", { name: proofTexts.confirm }).click();
  await expectVisible(proof, "Kodeordet passer ikke");
  await proof.getByLabel(proofTexts.password, { exact: true }).fill(demoPassword);
  const file = admin.waitForEvent("download");
  await proof.getByRole("button", { name: proofTexts.confirm }).click();
  expect((await file).suggestedFilename()).toBe("virksomheder.csv");
});

it("an admin lets a company in that has lost its telephone, proved with the own factor and not the password", async () => {
  const row = admin.getByRole("row").filter({ hasText: hotel });
  await row
    .getByRole("button", { name: /Hotel Nordlys/ })
    .first()
    .click();
  await admin.getByRole("menuitem", { name: adminCorporationsTexts.resetFactor }).click();
  await admin.getByLabel(adminCorporationsTexts.reason).fill("Telefonen er væk");
  await look(admin, "security-reset");
  await admin.getByRole("button", { name: adminCorporationsTexts.resetFactor }).last().click();
  const proof = admin.getByRole("dialog", { name: proofTexts.title });
  await proof.getByRole("button", { name: proofTexts.useRecoveryCode }).click();
  expect(await proof.getByRole("button", { name: proofTexts.usePassword }).count()).toBe(0);
  await proof.getByLabel(proofTexts.recoveryCode).fill(shown.admin[1] ?? "");
  const reset = admin.waitForResponse((response) => response.url().includes("reset-second-factor"));
  await proof.getByRole("button", { name: proofTexts.confirm }).click();
  expect((await reset).status()).toBe(200);
  await signInAsCorporation(company, hotel);
  await choose(company, corporationMenu.security);
  await expectVisible(company, passkeys.none);
});

/** What the admin's app shows at the product's time, which the page was told as it was loaded. */
async function currentCode(): Promise<string> {
  const now = await admin.evaluate(() => {
    const { config } = JSON.parse(document.getElementById("page-data")?.textContent ?? "{}");
    return config.now + performance.now();
  });
  return new TOTP({ secret: Secret.fromBase32(shown.secret) }).generate({ timestamp: now });
}
