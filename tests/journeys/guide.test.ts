import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import { choose } from "#tests/journeys/actions/mailbox.ts";
import { signInAsAdmin, signInAsCorporation, signInAsEmployee } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { adminApprovalTexts } from "#texts/da/admin/admin-approval.ts";
import { invoiceRunTexts } from "#texts/da/backoffice/runs.ts";
import { guideSteps, guideTexts } from "#texts/da/common/guide.ts";
import { employeeMenu } from "#texts/da/common/menus.ts";
import { applicantTexts, bookDialogTexts } from "#texts/da/corporation/booking-view.ts";
import { priceTexts } from "#texts/da/price/price.ts";
import { employeeLoginTexts } from "#texts/da/public/login.ts";

const testProduct = startTestProduct();
let company: Page;
let admin: Page;
let employee: Page;

beforeAll(async () => {
  company = await testProduct.open("company", desktop);
  admin = await testProduct.open("admin", desktop);
  employee = await testProduct.open("employee", desktop);
  await signInAsCorporation(company, "hotel@vagtklar.test");
  await signInAsAdmin(admin);
  await signInAsEmployee(employee, "anna-krogh");
});

describe("the guide of a try-out", () => {
  const card = (page: Page) => page.getByRole("region", { name: guideTexts.title });

  /** Opens the home as somebody does who has done nothing of the guide yet. */
  async function beginAnew(page: Page): Promise<void> {
    await page.evaluate(() => localStorage.removeItem("vagtklar-guide"));
    await page.goto("/");
    await card(page).waitFor();
  }

  it("waits behind a button for each person of it, once the policy is accepted", async () => {
    const page = await testProduct.open("newcomer", desktop);
    await page.goto("/employeelogin");
    const { privacy, local } = employeeLoginTexts;
    const anna = page.getByRole("button", { name: local.person("anna-krogh"), exact: true });
    expect(await anna.isEnabled()).toBe(false);
    await page.getByLabel(privacy).check();
    await anna.click();
    await card(page).waitFor();
  });

  it("ticks a step off once it is done, and is closed for good until the menu brings it back", async () => {
    await employee.setViewportSize({ width: 360, height: 740 });
    await beginAnew(employee);
    // One line at first, so that a phone shows a job under it.
    const line = card(employee).getByRole("button", { name: guideTexts.title });
    await line.click();
    await look(employee, "guide-employee");
    await card(employee).getByRole("link", { name: guideSteps.employee.pay.title }).click();
    await employee.getByRole("heading", { name: employeeMenu.pay, level: 1 }).waitFor();
    await employee.goto("/");
    await line.click();
    await expectVisible(card(employee), `· ${guideTexts.done}`);
    const heights = card(employee)
      .locator("a, button")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    for (const height of await heights) expect(height).toBeGreaterThan(43.5);
    await card(employee).getByRole("button", { name: guideTexts.close }).click();
    await expectVisible(employee, guideTexts.closed);
    await card(employee).waitFor({ state: "detached" });
    await employee.reload();
    await employee.getByRole("heading", { level: 1 }).waitFor();
    expect(await card(employee).count()).toBe(0);
    await choose(employee, guideTexts.menu);
    await line.click();
    await expectVisible(card(employee), `· ${guideTexts.done}`);
    await employee.setViewportSize(desktop.viewport);
  });

  const kept = (page: Page) => page.evaluate(() => localStorage.getItem("vagtklar-guide") ?? "");

  it("leads a company through applicants, choice and price, and ticks each of them off", async () => {
    await beginAnew(company);
    await card(company).getByRole("link", { name: guideSteps.company.applicants.action }).click();
    await expect.poll(() => kept(company), soon).toContain("applicants");
    await company.goto("/");
    await card(company).getByRole("link", { name: guideSteps.company.choose.action }).click();
    await company.getByRole("button", { name: applicantTexts.book, exact: true }).first().click();
    await company.getByRole("button", { name: bookDialogTexts.confirm }).click();
    await expect.poll(() => kept(company), soon).toContain("choose");
    await company.goto("/");
    await card(company).getByRole("link", { name: guideSteps.company.price.action }).click();
    await company.getByText(priceTexts.show, { exact: true }).click();
    await expect.poll(() => kept(company), soon).toContain("price");
    await company.goto("/");
    await expectVisible(card(company), guideTexts.allDone);
    await look(company, "guide-company");
  });

  it("leads an admin through an approval, the day and an invoice of a week that has one to send", async () => {
    await beginAnew(admin);
    await card(admin).getByRole("link", { name: guideSteps.admin.approve.action }).click();
    await admin.waitForURL((url) => url.pathname === "/admin/approve-booking-overview");
    await admin.getByRole("heading", { name: adminApprovalTexts.title, level: 1 }).waitFor();
    await admin
      .getByRole("link", { name: /Hotel Nordlys/ })
      .first()
      .click();
    await admin.getByRole("button", { name: adminApprovalTexts.approve }).click();
    await expect.poll(() => kept(admin), soon).toContain("approve");
    await admin.goto("/");
    await expect.poll(() => kept(admin), soon).toContain("today");
    await card(admin).getByRole("link", { name: guideSteps.admin.invoice.action }).click();
    const send = admin.getByRole("button", { name: invoiceRunTexts.send, exact: true });
    await expect.poll(() => send.isEnabled(), soon).toBe(true);
    await send.click();
    await admin.locator(".dialog").getByRole("button", { name: invoiceRunTexts.send, exact: true }).click();
    await expect.poll(() => kept(admin), soon).toContain("invoice");
    await admin.goto("/");
    await expectVisible(card(admin), guideTexts.allDone);
    await look(admin, "guide-admin");
  });
});
