import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { privacyEndpoints } from "#contract/privacy/privacy.endpoints.ts";
import { expectVisible } from "#tests/journeys/actions/assertions.ts";
import { expectMessage, failRequests } from "#tests/journeys/actions/fail-requests.ts";
import { choose } from "#tests/journeys/actions/mailbox.ts";
import { signInAsAdmin, signInAsEmployee } from "#tests/journeys/actions/sign-in.ts";
import { touchscreenOn } from "#tests/journeys/actions/touch.ts";
import { writeCorporation } from "#tests/journeys/actions/visitor.ts";
import { desktop, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { adminEmployeesTexts } from "#texts/da/admin/admin-lists.ts";
import { refusalText } from "#texts/da/common/errors.ts";
import { corporationMenu, employeeMenu } from "#texts/da/common/menus.ts";
import { erasureTexts, erasureDialogTexts as texts } from "#texts/da/privacy/erasure.ts";
import { myDataTexts } from "#texts/da/privacy/my-data.ts";
import { signUpTexts } from "#texts/da/public/sign-up.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";

const testProduct = startTestProduct();
/** Line works tomorrow; Bertram has never worked. */
let line: Page;
let bertram: Page;
let company: Page;
let admin: Page;

beforeAll(async () => {
  line = await testProduct.open("Line", smallPhone);
  bertram = await testProduct.open("Bertram", smallPhone);
  company = await testProduct.open("company", smallPhone);
  admin = await testProduct.open("admin", desktop);
});

const question = (page: Page) => page.getByRole("alertdialog");
const erase = (page: Page) => question(page).getByRole("button", { name: texts.erase });

/** The text of the file that a press downloads. */
async function download(page: Page, name: string): Promise<string> {
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name }).click();
  return readFileSync(await (await arriving).path(), "utf8");
}

describe("an employee", () => {
  it("sees what is stored, and keeps a copy to read and one for programs", async () => {
    await signInAsEmployee(line, "line-bech");
    await choose(line, employeeMenu.myData);
    await line.getByRole("heading", { name: myDataTexts.stored }).waitFor();
    await touchscreenOn(line, "own-data").look("stored");
    expect(await download(line, myDataTexts.downloadPage)).toMatch(/^<!doctype html>[\s\S]*Line Bech/i);
    expect(JSON.parse(await download(line, myDataTexts.downloadJson))).toHaveProperty("sections");
  });

  it("who still has a shift reads what has to be done first, and keeps the profile", async () => {
    await line.getByRole("button", { name: texts.own.open }).click();
    await expectVisible(question(line), refusalText("coming_shifts"));
    expect(await erase(line).isDisabled()).toBe(true);
    await touchscreenOn(line, "own-data").look("refused");
    await question(line).getByRole("button", { name: texts.keep }).click();
    await line.getByRole("heading", { name: myDataTexts.title }).waitFor();
  });

  it("without one reads what goes, says yes, tries again after a failure, and is nowhere signed in any more", async () => {
    await signInAsEmployee(bertram, "bertram-enevoldsen");
    const other = await bertram.context().newPage();
    await other.goto("/");
    // A window behind another one draws once a second.
    await bertram.bringToFront();
    await choose(bertram, employeeMenu.myData);
    const lookFails = await failRequests(bertram, privacyEndpoints.eraseEmployee, 500);
    await bertram.getByRole("button", { name: texts.own.open }).click();
    await expectVisible(question(bertram), texts.failed);
    await lookFails.mend();
    await question(bertram).getByRole("button", { name: uiTexts.retry }).click();
    await expectVisible(question(bertram), texts.goes);
    expect(await erase(bertram).isDisabled()).toBe(true);
    await question(bertram).getByLabel(texts.confirm).check();
    await touchscreenOn(bertram, "own-data").look("question");
    const erasureFails = await failRequests(bertram, privacyEndpoints.eraseEmployee, 500);
    await erase(bertram).click();
    await expectVisible(question(bertram), texts.notDone);
    await erasureFails.mend();
    await erase(bertram).click();
    await expectMessage(bertram, texts.own.done);
    await other.reload();
    await other.waitForURL(/employeelogin|\/$/);
    await other.getByRole("button", { name: employeeMenu.myData }).waitFor({ state: "detached" });
    expect(await other.evaluate(() => Object.keys(localStorage).filter((key) => /token/i.test(key)))).toEqual(
      [],
    );
  });
});

describe("a company", () => {
  it("gives its password, reads at the field that it is wrong, and then is gone", async () => {
    await company.goto("/newcorporation");
    await writeCorporation(company, {
      name: "Café Farvel",
      email: "farvel@vagtklar.test",
      password: "farvel-cafe-2026",
    });
    await company.getByRole("button", { name: signUpTexts.submit }).click();
    await company.waitForURL((url) => url.pathname === "/");
    await choose(company, corporationMenu.editProfile);
    await company.getByRole("button", { name: texts.company.open }).click();
    const password = question(company).getByLabel(texts.password, { exact: true });
    await password.fill("et-andet-kodeord");
    await erase(company).click();
    await expectVisible(question(company), erasureTexts.passwordWrong);
    await touchscreenOn(company, "own-data").look("company");
    await password.fill("farvel-cafe-2026");
    await erase(company).click();
    await expectMessage(company, texts.company.done);
  });
});

describe("an admin", () => {
  it("erases somebody who asked for it, with a reason, and the list is without the name", async () => {
    await signInAsAdmin(admin);
    await admin.goto("/admin/showEmployees?q=vigga");
    const menu = admin.getByRole("button", { name: `${adminEmployeesTexts.columns.menu}, Vigga Strand` });
    await menu.click();
    await admin.getByRole("menuitem", { name: texts.admin.open }).click();
    await expectVisible(question(admin), texts.goes);
    expect(await erase(admin).isDisabled()).toBe(true);
    await question(admin).getByLabel(texts.reasons.asked_admin).check();
    await erase(admin).click();
    await expectMessage(admin, texts.admin.done);
    await menu.waitFor({ state: "detached" });
  });
});
