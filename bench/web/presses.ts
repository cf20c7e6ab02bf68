import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { signInAsAdmin, signInAsCorporation, signInAsEmployee } from "#tests/journeys/actions/sign-in.ts";
import { type Product, startProduct } from "#tests/support/product.ts";
import { chromeTexts } from "#texts/da/common/chrome.ts";
import { weekTexts } from "#texts/da/common/common.ts";
import { corporationHomeTexts } from "#texts/da/corporation/corporation-home.ts";
import { repeatTexts } from "#texts/da/corporation/repeat.ts";
import { searchTexts } from "#texts/da/desk/search.ts";
import { employeeHomeTexts } from "#texts/da/employee/employee-home.ts";
import { type Figure, median, spread } from "../figures.ts";
import { launch, openPhone, slowProcessor } from "./rig.ts";

/** One press of somebody on a page of the try-out. */
interface Press {
  readonly what: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<void>;
}

const TURNS = 3;
/** Milliseconds from a press to the next frame. */
const GOAL = 100;

const menu = (page: Page) => page.getByRole("button", { name: chromeTexts.menu, exact: true }).click();
const tab = (page: Page, name: string | RegExp) => page.getByRole("tab", { name }).click();

const ofCompany: readonly Press[] = [
  { what: "a company's week", path: "/", act: (page) => tab(page, corporationHomeTexts.week) },
  {
    what: "the week after it",
    path: "/?view=week",
    act: (page) => page.getByRole("button", { name: weekTexts.next }).click(),
  },
  {
    what: "a company's finished bookings",
    path: "/",
    act: (page) => tab(page, new RegExp(corporationHomeTexts.tabs.finished)),
  },
  { what: "a company's menu", path: "/", act: menu },
  {
    what: "«Book igen»",
    path: "/?step=1",
    act: (page) => page.getByRole("button", { name: repeatTexts.button }).first().click(),
  },
];

const ofAdmin: readonly Press[] = [
  { what: "an admin's menu", path: "/", act: menu },
  {
    what: "the search in the bar",
    path: "/",
    act: (page) => page.getByRole("button", { name: searchTexts.hint }).click(),
  },
  {
    what: "a letter in the search for people",
    path: "/admin/showEmployees",
    act: async (page) => {
      await page.getByRole("searchbox").focus();
      await page.keyboard.press("a");
    },
  },
  {
    what: "a shift's times on the invoice page",
    path: "invoice",
    act: (page) => page.locator(".cell-time").first().click(),
  },
];

const ofEmployee: readonly Press[] = [
  {
    what: "an employee's own jobs",
    path: "/",
    act: (page) => tab(page, new RegExp(employeeHomeTexts.tabs.mine(0).split("(")[0] ?? "")),
  },
];

/** How long presses take to show on a processor that is four times slower, on the data of the try-out. */
export async function measurePresses(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "vagtklar-bench-"));
  const product = await startProduct({ DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent" });
  const browser = await launch();
  const company = (page: Page) => signInAsCorporation(page, "hotel@vagtklar.test");
  try {
    return [
      ...(await measureAs(browser, product, company, ofCompany)),
      ...(await measureAs(browser, product, signInAsAdmin, ofAdmin)),
      ...(await measureAs(browser, product, (page) => signInAsEmployee(page, "anna-krogh"), ofEmployee)),
    ];
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureAs(
  browser: Browser,
  product: Product,
  signIn: (page: Page) => Promise<void>,
  presses: readonly Press[],
): Promise<Figure[]> {
  const context = await openPhone(browser, { baseURL: product.url });
  const page = await context.newPage();
  await page.addInitScript(watchPresses);
  await signIn(page);
  await slowProcessor(context, page);
  const figures: Figure[] = [];
  for (const { what, path, act } of presses) {
    const times: number[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      await page.goto(path === "invoice" ? await anInvoicePage(page) : path, { waitUntil: "networkidle" });
      // The page has stood for as long as somebody looks at it, and what it fetches then is there.
      await page.waitForTimeout(3_500);
      await page.evaluate(() => Object.assign(globalThis, { longestPress: 0 }));
      await act(page);
      await page.waitForTimeout(1_000);
      times.push(await page.evaluate(() => (globalThis as unknown as { longestPress: number }).longestPress));
    }
    figures.push({
      what: `4× slower processor, from the press to the next frame: ${what}`,
      figure: spread(times, 0, " ms"),
      goal: `≤ ${GOAL} ms`,
      met: median(times) <= GOAL,
    });
  }
  await context.close();
  return figures;
}

/** The invoice page of the first booking that hours are open on. */
async function anInvoicePage(page: Page): Promise<string> {
  await page.goto("/admin/oldBookings", { waitUntil: "networkidle" });
  const link = page.locator('a[href*="/admin/bookingInvoice/"]').first();
  return (await link.getAttribute("href")) ?? "/";
}

/** Runs in the page: the longest time from an input to the next frame since it was last set back. */
function watchPresses(): void {
  Object.assign(globalThis, { longestPress: 0 });
  const kept = globalThis as unknown as { longestPress: number };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) kept.longestPress = Math.max(kept.longestPress, duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
}
