import type { BrowserContext, CDPSession, Page } from "playwright-core";
import { slowPage } from "./rig.ts";

/** What a visit of a page felt like: milliseconds, and bytes as they came over the line. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Milliseconds over 50 of each long task after the first paint. */
  readonly blocking: number;
  readonly scriptBytes: number;
}

/** How long after the last request a page is still watched. */
const AFTERWARDS = 1_500;

interface Watched {
  largestPaint: number;
  tasks: { startTime: number; duration: number }[];
}

/**
 * Opens a page and watches it until nothing is fetched any more; a page that keeps a stream open never comes to that,
 * so it is watched from when `shown`, a selector, stands there.
 */
export async function visit(context: BrowserContext, url: string, shown?: string): Promise<Visit> {
  const { page, devtools } = await slowPage(context);
  const scriptBytes = await countScripts(devtools);
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: shown ? "load" : "networkidle", timeout: 90_000 });
  if (shown) await page.locator(shown).first().waitFor({ timeout: 90_000 });
  await page.waitForTimeout(AFTERWARDS);
  const { firstPaint, largestPaint, tasks } = await readPaints(page);
  await page.close();
  const blocking = tasks
    .filter(({ startTime }) => startTime >= firstPaint)
    .reduce((sum, { duration }) => sum + duration - 50, 0);
  return { firstPaint, largestPaint, blocking, scriptBytes: scriptBytes() };
}

/** Runs in the page, before anything else does. */
function watch(): void {
  const watched: Watched = { largestPaint: 0, tasks: [] };
  Object.assign(globalThis, { watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.largestPaint = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) watched.tasks.push({ startTime, duration });
  }).observe({ type: "longtask", buffered: true });
}

function readPaints(page: Page): Promise<Watched & { firstPaint: number }> {
  return page.evaluate(() => {
    const { watched } = globalThis as unknown as { watched: Watched };
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return { ...watched, firstPaint: paint?.startTime ?? Number.NaN };
  });
}

/** Counts the bytes of every script that the page fetches, compressed as they are, without headers. */
async function countScripts(devtools: CDPSession): Promise<() => number> {
  let bytes = 0;
  devtools.on("Network.responseReceived", ({ response }) => {
    if (!new URL(response.url).pathname.endsWith(".js")) return;
    bytes += Number(response.headers["content-length"] ?? response.headers["Content-Length"]);
  });
  await devtools.send("Network.enable");
  return () => bytes;
}
