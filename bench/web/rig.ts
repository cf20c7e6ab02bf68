import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from "playwright-core";
import { findBrowser } from "#tests/tools/programs.ts";

/** A slow phone on a slow line, as Lighthouse has it: times four, 562 ms, 1.47 Mbit/s. */
const SLOWER = 4;
const LINE = {
  offline: false,
  latency: 562,
  downloadThroughput: 1_470_000 / 8,
  uploadThroughput: 675_000 / 8,
};

export function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("Chromium is missing: install it or set CHROMIUM_PATH.");
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu", "--no-first-run"] });
}

export function openPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 412, height: 915 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: "da-DK",
    timezoneId: "Europe/Copenhagen",
  });
}

/** A page with the phone's processor, and with its line unless `line` is false. */
export async function slowPage(
  context: BrowserContext,
  { line = true, slower = SLOWER } = {},
): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  if (line) await devtools.send("Network.emulateNetworkConditions", LINE);
  return { page, devtools };
}
