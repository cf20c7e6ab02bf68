import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { expectVisible } from "#tests/journeys/actions/assertions.ts";
import { choose } from "#tests/journeys/actions/mailbox.ts";
import { signInAsAdmin, signInAsEmployee } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { adminEmployeesTexts } from "#texts/da/admin/admin-lists.ts";
import { defaultBrand } from "#texts/da/common/brand.ts";
import { chromeTexts } from "#texts/da/common/chrome.ts";
import { adminMenu } from "#texts/da/common/menus.ts";
import { employeeToasts } from "#texts/da/common/toasts/employee.ts";
import { employeeProfileTexts as profile } from "#texts/da/employee/employee-profile.ts";

const testProduct = startTestProduct();
/** Two tabs of one browser. */
let first: Page;
let second: Page;

const city = (page: Page) => page.getByLabel(profile.city, { exact: true });

/** Another tab of the browser that this page is open in. */
async function openTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto("/");
  return tab;
}

describe("an admin with two tabs", () => {
  beforeAll(async () => {
    first = await testProduct.open("admin", desktop);
    await signInAsAdmin(first);
    second = await openTab(first);
  });

  it("takes over somebody in each, and each tab goes on as whom it shows", async () => {
    await takeOver(first, "Anna", "Krogh");
    await expectVisible(second, chromeTexts.admin);
    await takeOver(second, "Jonas", "Thomsen");
    await first.goto("/editemployee");
    await expectVisible(first, chromeTexts.actingAs(defaultBrand, "Anna Krogh"));
    await second.goto("/editemployee");
    await expectVisible(second, chromeTexts.actingAs(defaultBrand, "Jonas Thomsen"));
  });

  it("saves in each what is typed there, and nothing of the other", async () => {
    const before = await city(second).inputValue();
    await city(first).fill("Skagen");
    await first.getByRole("button", { name: profile.save }).click();
    await expectVisible(first, employeeToasts.profileSaved);
    await second.reload();
    await expect.poll(() => city(second).inputValue()).toBe(before);
    await expectVisible(second, chromeTexts.actingAs(defaultBrand, "Jonas Thomsen"));
    await first.reload();
    await expect.poll(() => city(first).inputValue()).toBe("Skagen");
  });

  it("is the admin again in the tab that goes back, and still in the other's shoes in the other", async () => {
    await second.getByRole("button", { name: chromeTexts.backToAdmin }).click();
    await second.getByText(chromeTexts.admin, { exact: true }).waitFor();
    await choose(second, adminMenu.employees);
    await city(first).fill("Ribe");
    await first.getByRole("button", { name: profile.save }).click();
    await expectVisible(first, employeeToasts.profileSaved);
    await expectVisible(first, chromeTexts.actingAs(defaultBrand, "Anna Krogh"));
  });
});

describe("a computer on which somebody else signs in", () => {
  beforeAll(async () => {
    first = await testProduct.open("shared", desktop);
    await signInAsEmployee(first, "anna-krogh");
    await first.goto("/editemployee");
    await city(first).fill("Skagen");
    second = await openTab(first);
  });

  it("stops the page of the one before, who reads why", async () => {
    await signInAsEmployee(second, "jonas-thomsen");
    await expectVisible(first, chromeTexts.otherSession.title);
    expect(await city(first).count()).toBe(0);
    await look(first, "other-session");
  });

  it("shows the other after it is loaded anew, without a word of what was typed before", async () => {
    await first.getByRole("button", { name: chromeTexts.otherSession.reload }).click();
    await city(first).waitFor();
    expect(await first.getByLabel(profile.firstName, { exact: true }).inputValue()).toBe("Jonas");
    expect(await city(first).inputValue()).not.toBe("Skagen");
  });
});

/** Presses «Overtag» in the row of that person. */
async function takeOver(page: Page, firstName: string, lastName: string): Promise<void> {
  await choose(page, adminMenu.employees);
  await page.getByRole("searchbox", { name: adminEmployeesTexts.search }).fill(`${firstName} ${lastName}`);
  await page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: firstName, exact: true }) })
    .getByRole("button", { name: adminEmployeesTexts.takeOver })
    .click();
  await expectVisible(page, chromeTexts.actingAs(defaultBrand, `${firstName} ${lastName}`));
}
