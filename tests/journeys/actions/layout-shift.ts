import { setTimeout as after } from "node:timers/promises";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { soon } from "./assertions.ts";

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
    if (route.request().url().endsWith("/events")) return route.continue();
    underWay += 1;
    await after(150 + ((route.request().url().length * 37) % 450));
    await route.continue().catch(() => {});
  });
  const end = (request: { url(): string }) => {
    if (!request.url().includes("/api/") || request.url().endsWith("/events")) return;
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
      await expect.poll(isQuiet, soon).toBe(true);
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
