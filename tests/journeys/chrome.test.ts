import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_TRADE_TERMS } from "#rules/pricing/trade-terms.ts";
import { expectVisible, plain, soon } from "#tests/journeys/actions/assertions.ts";
import { expectMessage } from "#tests/journeys/actions/fail-requests.ts";
import { choose } from "#tests/journeys/actions/mailbox.ts";
import { signInAsAdmin, signInAsCorporation, signInAsEmployee } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { isThorough } from "#tests/tools/thorough.ts";
import { officeGroupOf, officeNavTexts } from "#texts/da/backoffice/office-nav.ts";
import { defaultBrand } from "#texts/da/common/brand.ts";
import { chromeTexts, visitorMenu } from "#texts/da/common/chrome.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { guideTexts } from "#texts/da/common/guide.ts";
import { adminMenu, corporationMenu, employeeMenu, sessionMenu } from "#texts/da/common/menus.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { filledContract, standardTexts } from "#texts/da/contracts/contract-texts.ts";
import { contractTitles } from "#texts/da/contracts/contract-titles.ts";
import { corporationHomeTexts } from "#texts/da/corporation/corporation-home.ts";
import { doorTexts } from "#texts/da/public/public-pages.ts";
import { imageTexts } from "#texts/da/ui/images.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";

const testProduct = startTestProduct();
let visitor: Page;
let company: Page;
let admin: Page;
let employee: Page;

beforeAll(async () => {
  visitor = await testProduct.open("visitor", desktop);
  company = await testProduct.open("company", desktop);
  admin = await testProduct.open("admin", desktop);
  employee = await testProduct.open("employee", desktop);
});

/** The open menu's entries, and where those that are links lead. */
async function menuOf(page: Page): Promise<[string, string | null][]> {
  const bar = page.getByRole("button", { name: chromeTexts.menu, exact: true });
  await bar.or(page.getByRole("button", { name: / menu$/ })).click();
  const items = page.getByRole("menuitem");
  await items.first().waitFor();
  const entries = await items.evaluateAll((all) =>
    all.map((item) => [item.textContent, item.getAttribute("href")] as [string, string | null]),
  );
  await page.keyboard.press("Escape");
  await items.first().waitFor({ state: "hidden" });
  return entries;
}

/** What every menu of somebody who is signed in ends with. */
const lastEntries = [
  [guideTexts.menu, null],
  [sessionMenu.contract, null],
  [visitorMenu.privacy, "/privacy"],
  [sessionMenu.logOut, null],
];
const entriesOf = (own: readonly (readonly [string, string])[]) => [
  [corporationMenu.book, "/newBooking"],
  ...own,
  [corporationMenu.editProfile, "/editcorporation"],
  [corporationMenu.security, "/security"],
  ...lastEntries,
];
const entriesOfCompany = entriesOf([
  [corporationMenu.invoices, "/invoices"],
  [corporationMenu.departments, "/departments"],
  [corporationMenu.users, "/users"],
]);

const supportLink = (page: Page) =>
  page.locator(".topbar").locator(`a[href="tel:+45${defaultBrand.supportPhone}"]`);
const hasBurger = (page: Page) =>
  page.getByRole("button", { name: chromeTexts.menu, exact: true }).locator("svg.lucide-menu").count();

describe("the bar on top", () => {
  it("gives a visitor five ways and a telephone", async () => {
    await visitor.goto("/");
    expect(await supportLink(visitor).isVisible()).toBe(true);
    const lines = /\/assets\/opened-menu-.*\.js/;
    await visitor.route(lines, (route) => route.abort());
    await visitor.getByRole("button", { name: chromeTexts.menu, exact: true }).click();
    await expectVisible(visitor, chromeTexts.menuFailed);
    await look(visitor, "menu-not-fetched");
    await visitor.unroute(lines);
    expect(await menuOf(visitor)).toEqual([
      [visitorMenu.book, "/?booking"],
      [visitorMenu.corporationLogin, "/corporationlogin"],
      [visitorMenu.employeeLogin, "/employeelogin"],
      [visitorMenu.faq, defaultBrand.faqUrl],
      [visitorMenu.privacy, "/privacy"],
    ]);
  });

  it("gives a company its own, behind a burger while it has no picture", async () => {
    await signInAsCorporation(company, "hotel@vagtklar.test");
    await company.getByRole("button", { name: chromeTexts.menu, exact: true }).waitFor();
    expect(await hasBurger(company)).toBe(1);
    expect(await supportLink(company).isVisible()).toBe(true);
    expect(await company.getByText(chromeTexts.admin, { exact: true }).count()).toBe(0);
    expect(await menuOf(company)).toEqual([[corporationMenu.home, "/"], ...entriesOfCompany]);
  });

  it("shows the picture once there is one, cut to the face, and the logo small", async () => {
    const [chooser] = await Promise.all([
      company.waitForEvent("filechooser"),
      company.getByRole("button", { name: corporationHomeTexts.uploadLogo }).click(),
    ]);
    await chooser.setFiles({
      name: "logo.png",
      mimeType: "image/png",
      buffer: await company.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } }),
    });
    await company.getByRole("button", { name: imageTexts.useImage }).click();
    await expectMessage(company, corporationToasts.imageSaved);
    const bar = company.getByRole("button", { name: chromeTexts.menu, exact: true }).locator("img");
    await expect.poll(() => bar.getAttribute("src"), soon).toMatch(/\/1000x1000\//);
    expect(await hasBurger(company)).toBe(0);
    const logo = company.locator("main img").first();
    await expect.poll(() => logo.getAttribute("src"), soon).toMatch(/\/160x160\//);
  });

  it("marks an admin, whose navigation leads to the back office", async () => {
    await signInAsAdmin(admin);
    await expectVisible(admin, chromeTexts.admin);
    await admin.getByRole("button", { name: / menu$/ }).waitFor();
    expect(await menuOf(admin)).toEqual([[corporationMenu.home, "/home"], ...entriesOf([])]);
    const links = admin.getByRole("navigation", { name: officeNavTexts.label }).getByRole("link");
    const ways = (await links.allTextContents()).map((way) => way.replace(/ \d.*/, "").trim());
    expect(ways.toSorted()).toEqual([adminMenu.today, ...Object.keys(officeGroupOf)].toSorted());
    // Each rule is matched against every element: none stands twice, and none comes with a press.
    expect(await admin.evaluate(() => document.styleSheets.length)).toBe(1);
  });

  it("gives an employee no telephone", async () => {
    await signInAsEmployee(employee, "anna-krogh");
    await employee.getByRole("button", { name: chromeTexts.menu, exact: true }).waitFor();
    expect(await supportLink(employee).count()).toBe(0);
    expect(await menuOf(employee)).toEqual([
      [employeeMenu.jobs, "/"],
      [employeeMenu.pay, "/pay"],
      [employeeMenu.history, "/history"],
      [employeeMenu.editProfile, "/editemployee"],
      [employeeMenu.terms, "/employment-terms"],
      [employeeMenu.penalties, "/penalties"],
      [employeeMenu.myData, "/my-data"],
      ...lastEntries,
    ]);
  });

  it("leads home by its brand, from every page", async () => {
    for (const [page, path] of [
      [visitor, "/newcorporation"],
      [company, "/editcorporation"],
      [admin, "/admin/showEmployees"],
    ] as const) {
      await page.goto(path);
      await page.getByRole("link", { name: `${defaultBrand.name}, ${uiTexts.home}` }).click();
      await page.waitForURL((url) => url.pathname === "/");
    }
  });
});

describe("the contract", () => {
  const sources = {
    ...{ brand: defaultBrand, terms: DEFAULT_TRADE_TERMS },
    cardRules: standardTexts.card_rules,
  };

  it.each([
    ["trade_terms", "the trade terms to a company", () => company],
    ["employee_agreement", "the affiliation agreement to an employee", () => employee],
  ] as const)("%s: is %s, every sentence of it", async (kind, _, page) => {
    const sections = filledContract(kind, standardTexts[kind], sources);
    await readsContract(page(), contractTitles[kind], sections);
  });
});

async function readsContract(
  page: Page,
  title: string,
  sections: readonly { heading: string; sentences: readonly string[] }[],
): Promise<void> {
  await choose(page, sessionMenu.contract);
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.getByRole("heading", { name: sections[0]?.heading ?? "" }).waitFor();
  const read = plain(await dialog.innerText());
  for (const { heading, sentences } of sections) {
    for (const words of [heading, ...sentences]) expect(read).toContain(plain(words));
  }
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
}

describe("the layout", () => {
  it("keeps the picture beside a form for wide screens", async () => {
    await visitor.goto("/corporationlogin");
    for (const [width, isShown] of [
      [400, false],
      [1200, true],
    ] as const) {
      await visitor.setViewportSize({ width, height: 900 });
      expect(await visitor.locator(".side-panel").first().isVisible(), `${width} px`).toBe(isShown);
    }
    const ways = visitor.getByRole("complementary", { name: doorTexts.waysTitle });
    expect(await atWidths(visitor, [1239, 1240], () => ways.isVisible())).toEqual([false, true]);
  });

  it("changes at 760 and 480 px for companies and at 650 px for employees", async () => {
    const gap = () => styleOf(company, "main.page", "padding-left");
    expect(await atWidths(company, [760, 761], gap)).toEqual(["16px", "32px"]);
    await company.goto("/");
    const logo = () => styleOf(company, ".home-head .avatar", "width");
    expect(await atWidths(company, [480, 481], logo)).toEqual(["60px", "72px"]);
    await employee.goto("/");
    const tabs = () => styleOf(employee, ".bottom-bar", "position");
    expect(await atWidths(employee, [650, 651], tabs)).toEqual(["fixed", "static"]);
  });

  it("never scrolls sideways, whatever the width", async () => {
    // The fullest page of each; the thorough run goes over the others.
    const pages: [string, Page, string[]][] = [
      ["visitor", visitor, ["/", "/newcorporation", "/employeelogin"]],
      ["company", company, ["/newBooking", "/", "/editcorporation"]],
      ["admin", admin, ["/admin/mailbox", "/admin/approve-booking-overview", "/admin/showCorporations"]],
      ["employee", employee, employeePaths],
    ];
    for (const [who, page, paths] of pages) {
      for (const path of isThorough ? paths : paths.slice(0, 1)) {
        await page.goto(path);
        await page.getByRole("main").waitFor();
        const widths = [...(who === "admin" ? [] : [320]), 360, 480, 481, 650, 651, 760, 761];
        const overhangs = await atWidths(page, widths, () =>
          page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        );
        expect(
          overhangs.every((pixels) => pixels <= 0),
          `${who} ${path}: ${overhangs}`,
        ).toBe(true);
      }
    }
  });
});

/** Every page of an employee that needs no shift. */
const employeePaths = [
  ...["/", "/?step=1", "/?step=2", "/?step=3", "/editemployee"],
  ...["/pay", "/history", "/penalties", "/my-data", "/privacy"],
];

async function atWidths<Seen>(
  page: Page,
  widths: readonly number[],
  look: () => Promise<Seen>,
): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    seen.push(await look());
  }
  await page.setViewportSize(desktop.viewport);
  return seen;
}

function styleOf(page: Page, selector: string, property: string): Promise<string> {
  const first = page.locator(selector).first();
  return first.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

describe("the back office, which is fetched with its admin", () => {
  it("says when it cannot be fetched, and comes with the next press", async () => {
    const backOffice = /\/assets\/admin-routes-.*\.js/;
    await admin.route(backOffice, (route) => route.abort());
    await admin.goto("/admin/penalties");
    await expectVisible(admin, commonTexts.errorTitle);
    await admin.unroute(backOffice);
    await admin.getByRole("button", { name: uiTexts.retry }).click();
    await admin.getByRole("heading", { level: 1, name: adminMenu.penalties }).waitFor();
  });
});

describe("signing out", () => {
  it("leads a company home and an admin to the login, says goodbye and forgets every token", async () => {
    for (const [page, path] of [
      [company, "/"],
      [employee, "/employeelogin"],
      [admin, "/corporationLogin"],
    ] as const) {
      await page.goto("/");
      // On a wide window the office's menu is at its side, which comes a moment later.
      if (page === admin) await page.getByRole("button", { name: / menu$/ }).waitFor();
      await choose(page, sessionMenu.logOut);
      await expectVisible(page, chromeTexts.signedOut);
      await page.waitForURL((url) => url.pathname.toLowerCase() === path.toLowerCase());
      const tokens = () => Object.keys(localStorage).filter((key) => /token/i.test(key));
      expect(await page.evaluate(tokens)).toEqual([]);
    }
  });
});
