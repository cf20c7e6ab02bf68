import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { speakDanish } from "./speak-danish.ts";

test("a calendar speaks Danish, whatever the browser's language", async () => {
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("navigator", { language: "en-US" });
  speakDanish();
  const { DaysCalendar } = await import("#web/ui/date-time/days-calendar.tsx");
  const drawn = renderToString(<DaysCalendar label="Dage" value={["2026-12-03"]} onChange={() => {}} />);
  expect(drawn).toContain("torsdag den 3. december 2026");
  vi.unstubAllGlobals();
});
