import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { speakDanish } from "./speak-danish.ts";

test("a calendar speaks Danish and marks the day that it is told, whatever the browser's language and clock", async () => {
  vi.useFakeTimers({ now: Date.parse("2026-12-10T12:00:00Z") });
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("navigator", { language: "en-US" });
  speakDanish();
  const { DaysCalendar } = await import("#web/ui/date-time/days-calendar.tsx");
  const drawn = renderToString(
    <DaysCalendar label="Dage" today="2026-12-02" value={["2026-12-03"]} onChange={() => {}} />,
  );
  const cells = [...drawn.matchAll(/<div[^>]*class="day"[^>]*>/g)].map(([cell]) => cell);
  const labels = cells.map((cell) => cell.match(/aria-label="([^"]*)"/)?.[1]);
  expect(labels).toContain("I dag, onsdag den 2. december 2026");
  expect(labels).toContain("torsdag den 3. december 2026 valgt");
  expect(labels).toContain("torsdag den 10. december 2026");
  expect(cells.filter((cell) => cell.includes("data-today"))).toEqual([expect.stringContaining("I dag, ")]);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
