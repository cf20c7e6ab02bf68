import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { expect } from "vitest";
import { findBrowser } from "#tests/tools/programs.ts";

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
/** The same phone where the app's worker keeps what it needs without a connection; requests cannot be made to fail there. */
export const offlinePhone = { ...smallPhone, serviceWorkers: "allow" } as const;
export const desktop = { viewport: { width: 1280, height: 900 } } as const;

export type Device = typeof phone | typeof smallPhone | typeof offlinePhone | typeof desktop;

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
      "--no-first-run",
    ],
  });
}

/** A window of its own, with its own storage, as one person has it. Errors of the page fail the journey. */
export async function openWindow(
  browser: Browser,
  url: string,
  device: Device,
): Promise<{ page: Page; context: BrowserContext; problems: string[] }> {
  const context = await browser.newContext({
    serviceWorkers: "block",
    ...device,
    baseURL: url,
    locale: "da-DK",
    timezoneId: "Europe/Copenhagen",
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource/.test(message.text())) {
      problems.push(`${page.url()}: ${message.text()}`);
    }
  });
  return { page, context, problems };
}

/** Takes the screen in both themes, for people to look at, and has axe look at it: no violation in either. */
export async function look(page: Page, name: string): Promise<void> {
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await picture(page, `${name}-${theme}`);
    expect(await violations(page), `${name}, ${theme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(output, { recursive: true });
  writeFileSync(join(output, `${name}.png`), await page.screenshot({ fullPage: true }));
}

/** What axe finds wrong: rule and place. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
  // Evaluated by the test itself: the page's own policy refuses foreign scripts.
  const isThere = await page.evaluate(() => "axe" in globalThis);
  if (!isThere) await page.evaluate(await axeSource());
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }> };
    };
    const found = await axe.run();
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${JSON.stringify(target)}`),
    );
  });
}

let source: Promise<string> | undefined;
function axeSource(): Promise<string> {
  source ??= import("node:fs/promises").then(({ readFile }) => readFile(axePath, "utf8"));
  return source;
}
