import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { expect } from "vitest";
import { missedByThumb, overhang } from "#tests/support/thumb.ts";
import { findBrowser, HEADLESS_SHELL } from "#tests/tools/programs.ts";
import { isThorough } from "#tests/tools/thorough.ts";

const output = join(import.meta.dirname, "../../test-output/screens");
/** How long a person may have to wait for anything on a slow machine that does other things too. */
export const PATIENCE = 30_000;
const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** What people look through: a cheap phone, a laptop. */
export const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
} as const;
/** The smallest phone that the product is made for. */
export const smallPhone = { ...phone, viewport: { width: 360, height: 740 } } as const;
/** The narrowest screen that shows everything, though it is not made for it. */
export const narrowPhone = { ...phone, viewport: { width: 320, height: 640 } } as const;
/** The smallest phone where the app's worker keeps what it needs without a connection; requests cannot be made to fail there. */
export const offlinePhone = { ...smallPhone, serviceWorkers: "allow" } as const;
export const desktop = { viewport: { width: 1280, height: 900 } } as const;

export type Device =
  | typeof phone
  | typeof smallPhone
  | typeof narrowPhone
  | typeof offlinePhone
  | typeof desktop;

/** A browser without a window where there is one, unless the whole one is asked for. */
export async function launchBrowser({ isWhole = false } = {}): Promise<Browser> {
  const hasShell = !process.env.CHROMIUM_PATH && existsSync(HEADLESS_SHELL);
  return chromium.launch({
    executablePath: hasShell && !isWhole ? HEADLESS_SHELL : (findBrowser() ?? undefined),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
      "--no-first-run",
      // No page lives long enough to earn back what compiling it to faster code costs.
      "--js-flags=--no-turbofan --no-maglev",
    ],
  });
}

/**
 * A window of its own, with its own storage, as one person has it who wants nothing to move: presses need not wait until
 * it stands. Errors of the page fail the journey.
 */
export async function openWindow(
  browser: Browser,
  url: string,
  device: Device,
): Promise<{ page: Page; context: BrowserContext; problems: string[] }> {
  const context = await browser.newContext({
    serviceWorkers: "block",
    reducedMotion: "reduce",
    ...device,
    baseURL: url,
    locale: "da-DK",
    timezoneId: "Europe/Copenhagen",
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  goOnceDialogsAreGone(page);
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource/.test(message.text())) {
      problems.push(`${page.url()}: ${message.text()}`);
    }
  });
  return { page, context, problems };
}

/**
 * A dialog that has closed takes its entry from the history a little later; somebody who goes to another page in that
 * moment stays where they are.
 */
function goOnceDialogsAreGone(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...to) => {
    await page.waitForFunction(
      () =>
        !history.state?.isOverPage || document.querySelector("[role=dialog], [role=alertdialog]") !== null,
    );
    return goto(...to);
  };
}

/**
 * Takes the screen, for people to look at (not under `CI` and by `npm test`, where nobody does), and has axe look at it: no violation. On a
 * phone nothing sticks out and no thumb misses what it presses. Phones are looked at in the dark, desktops in the light,
 * both in both where the run is thorough, and there phones on the narrowest one, too.
 */
export async function look(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  // On a phone a dialog with a field is drawn unseen until the keyboard has had its time to come.
  await page.locator(".scrim[style*='opacity: 0']").waitFor({ state: "detached" });
  if (size && size.width < 760) {
    await fitsThumb(page, `${name}, ${size.width} px`);
    // A popover that follows its button closes when the window changes.
    const { width: narrowest } = narrowPhone.viewport;
    if (isThorough && (await page.locator(".popover").count()) === 0) {
      await page.setViewportSize({ ...size, width: narrowest });
      await fitsThumb(page, `${name}, ${narrowest} px`);
      await page.setViewportSize(size);
    }
  }
  const themes = size && size.width < 760 ? (["dark", "light"] as const) : (["light", "dark"] as const);
  for (const [index, theme] of themes.slice(0, isThorough ? 2 : 1).entries()) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    if (!process.env.CI) await picture(page, `${name}-${theme}`);
    expect(await violations(page, index === 0), `${name}, ${theme}`).toEqual([]);
  }
}

async function fitsThumb(page: Page, where: string): Promise<void> {
  expect(await overhang(page), where).toEqual([]);
  expect(await missedByThumb(page), where).toEqual([]);
}

export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(output, { recursive: true });
  writeFileSync(join(output, `${name}.png`), await page.screenshot({ fullPage: true, scale: "css" }));
}

/** What axe finds wrong: rule and place. Between the themes only colours differ: in the second it looks at nothing else. */
async function violations(page: Page, isFirst: boolean): Promise<string[]> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
  // Evaluated by the test itself: the page's own policy refuses foreign scripts.
  const isThere = await page.evaluate(() => "axe" in globalThis);
  if (!isThere) await page.evaluate(await axeSource());
  const options = {
    preload: false,
    resultTypes: ["violations"],
    ...(isFirst ? {} : { runOnly: ["color-contrast"] }),
  };
  return page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as {
      axe: {
        run: (
          root: Document,
          options: object,
        ) => Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }>;
      };
    };
    const found = await axe.run(document, options);
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${JSON.stringify(target)}`),
    );
  }, options);
}

let source: Promise<string> | undefined;
function axeSource(): Promise<string> {
  source ??= import("node:fs/promises").then(({ readFile }) => readFile(axePath, "utf8"));
  return source;
}

/** What moved on a page while it was loaded. */
export interface LayoutShift {
  /** The sum of all shifts that nobody asked for, as the browser counts them. */
  total: number;
  /** The largest first: how far, and what moved. */
  moved: string[];
}

interface Recorded {
  shifts: { value: number; nodes: string[] }[];
}

/**
 * Opens pages as over a slow line: every answer takes its time, each another one, so that what comes late is seen to
 * push what stands. `shiftOn` answers what moved until everything was there.
 */
export async function measureShifts(page: Page): Promise<{ shiftOn(path: string): Promise<LayoutShift> }> {
  let underWay = 0;
  let lastEnd = 0;
  await page.route("**/api/**", async (route) => {
    if (route.request().url().includes("/api/events")) return route.continue();
    underWay += 1;
    await after(150 + ((route.request().url().length * 37) % 450));
    await route.continue().catch(() => {});
  });
  const end = (request: { url(): string }) => {
    if (!request.url().includes("/api/") || request.url().includes("/api/events")) return;
    underWay -= 1;
    lastEnd = performance.now();
  };
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  await page.addInitScript(() => {
    const recorded: Recorded = { shifts: [] };
    Object.assign(globalThis, { recorded });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        if (entry.hadRecentInput) continue;
        const nodes = entry.sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.tagName}.${node.className}` : "text";
          return `${name} ${Math.round(previousRect.y)}→${Math.round(currentRect.y)}`;
        });
        recorded.shifts.push({ value: entry.value, nodes });
      }
    }).observe({ type: "layout-shift", buffered: true });
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
  });

  return {
    async shiftOn(path) {
      underWay = 0;
      lastEnd = performance.now();
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      const isQuiet = async () =>
        underWay <= 0 && performance.now() - lastEnd > 700 && (await page.locator(".skeleton").count()) === 0;
      await expect.poll(isQuiet, { timeout: PATIENCE }).toBe(true);
      const { shifts } = await page.evaluate(
        () => (globalThis as unknown as { recorded: Recorded }).recorded,
      );
      const moved = shifts
        .toSorted((a, b) => b.value - a.value)
        .map(({ value, nodes }) => `${value.toFixed(3)} ${nodes.join(", ")}`);
      return { total: shifts.reduce((sum, { value }) => sum + value, 0), moved };
    },
  };
}
