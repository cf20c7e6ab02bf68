import type { BrowserContext, CDPSession } from "playwright-core";
import { bookingFormTexts } from "#texts/da/corporation/booking-form.ts";
import { slowPage } from "./rig.ts";

const KEYS = ["1", "9", "5", "Backspace", "Backspace", "Backspace"];
const TURNS = 8;

/** Types wages into the booking form with its live price: milliseconds of script for each key. */
export async function typeWages(context: BrowserContext, url: string): Promise<number[]> {
  const { page, devtools } = await slowPage(context, { line: false });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.getByLabel(bookingFormTexts.staffType, { exact: true }).selectOption({ index: 1 });
  await page.getByLabel(bookingFormTexts.hourlyWage, { exact: true }).focus();
  await devtools.send("Performance.enable");
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    for (const key of KEYS) {
      const before = await scriptSeconds(devtools);
      await page.keyboard.press(key);
      await page.waitForTimeout(120);
      times.push(((await scriptSeconds(devtools)) - before) * 1000);
    }
  }
  await page.close();
  return times;
}

async function scriptSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN;
}
