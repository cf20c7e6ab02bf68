import type { Page, Request } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { ACTING_AS_HEADER } from "#contract/wire/endpoint.ts";
import { expectVisible } from "#tests/journeys/actions/assertions.ts";
import { choose } from "#tests/journeys/actions/mailbox.ts";
import { signInAsAdmin, signInAsEmployee } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { adminCorporationsTexts, adminEmployeesTexts } from "#texts/da/admin/admin-lists.ts";
import { defaultBrand } from "#texts/da/common/brand.ts";
import { chromeTexts } from "#texts/da/common/chrome.ts";
import { adminMenu } from "#texts/da/common/menus.ts";
import { employeeToasts } from "#texts/da/common/toasts/employee.ts";
import { bookingFormTexts } from "#texts/da/corporation/booking-form.ts";
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

describe("an admin who acts for a company in one tab and for a person in the other", () => {
  beforeAll(async () => {
    first = await testProduct.open("admin of both", desktop);
    await signInAsAdmin(first);
    second = await openTab(first);
    await takeOverCompany(first, "Hotel Nordlys");
    await takeOver(second, "Anna", "Krogh");
  });

  it("names in every call of every screen the one whom that tab shows", async () => {
    const { id: company } = await actsFor(first);
    const { id: person } = await actsFor(second);
    expect([company.split(":")[0], person.split(":")[0]]).toEqual(["corporation", "employee"]);
    for (const path of ["/", "/newBooking", "/editcorporation", "/security", "/my-data", "/privacy"]) {
      expect(await actsFor(first, path), path).toEqual({ id: company, others: [] });
    }
    for (const path of ["/", "/editemployee", "/pay", "/history", "/penalties", "/my-data", "/privacy"]) {
      expect(await actsFor(second, path), path).toEqual({ id: person, others: [] });
    }
    // The other tab has gone through all of its screens meanwhile.
    expect(await actsFor(first, "/newBooking")).toEqual({ id: company, others: [] });
  });

  it("books for the company of that tab, and for nobody else", async () => {
    const { id: company } = await actsFor(first, "/newBooking");
    const written = first.waitForRequest(
      (request) =>
        request.method() === "GET" && request.url().includes("/api/corporations/bookings/last-created"),
    );
    await first.getByLabel(bookingFormTexts.staffType).selectOption("Tjener");
    expect((await written).headers()[ACTING_AS_HEADER]).toBe(company);
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

/** Whom the calls of a screen name: one, and whoever else is named. */
async function actsFor(page: Page, path = "/"): Promise<{ id: string; others: string[] }> {
  const named: string[] = [];
  const note = (request: Request) => {
    const { authorization, [ACTING_AS_HEADER]: name } = request.headers();
    // A page learns from its first call who it is.
    if (/\/me\b/.test(request.url())) return;
    if (request.url().includes("/api/") && authorization) named.push(name ?? `nobody: ${request.url()}`);
  };
  page.on("request", note);
  await page.goto(path);
  await page.getByRole("main").waitFor();
  await expect.poll(() => named.length).toBeGreaterThan(0);
  page.off("request", note);
  const [id = "", ...others] = [...new Set(named)];
  return { id, others };
}

/** Presses «Overtag» in the row of that company. */
async function takeOverCompany(page: Page, name: string): Promise<void> {
  await choose(page, adminMenu.corporations);
  await page.getByRole("searchbox", { name: adminCorporationsTexts.search }).fill(name);
  await page
    .getByRole("row")
    .filter({ hasText: name })
    .getByRole("button", { name: adminCorporationsTexts.takeOver })
    .click();
  await expectVisible(page, chromeTexts.actingAs(defaultBrand, name));
}

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
