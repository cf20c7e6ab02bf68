import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { look, missedByThumb } from "#tests/support/browser.ts";
import { chromeTexts } from "#texts/da/common/chrome.ts";
import { soon } from "./assertions.ts";

/** A thumb on a small phone: everything is tapped, and the page scrolls only down. */
export interface Touchscreen {
  readonly page: Page;
  /** Taps the button of that name: in the dialog where one is open. */
  press(name: string | RegExp): Promise<void>;
  /** Taps a field and writes into it what the keyboard on the screen would. */
  write(field: Locator, words: string): Promise<void>;
  /** Goes to an entry of the menu. */
  choose(entry: string): Promise<void>;
  /** Looks at the screen once it is all there: both themes, axe, what sticks out, and what a finger would miss. */
  look(name: string): Promise<void>;
}

/** The thumb on `page`. `who` begins the names of its pictures; what is `known` from elsewhere is not looked at again. */
export function touchscreenOn(page: Page, who: string, known: readonly string[] = []): Touchscreen {
  return {
    page,
    press: (name) => page.getByRole("button", { name, exact: true }).last().tap(),
    async write(field, words) {
      await field.tap();
      await field.fill(words);
    },
    async choose(entry) {
      await page.getByRole("button", { name: chromeTexts.menu, exact: true }).tap();
      await page.getByRole("menuitem", { name: entry, exact: true }).tap();
    },
    async look(name) {
      if (known.includes(name)) return;
      await expect.poll(() => page.locator(".skeleton").count(), soon).toBe(0);
      expect(await overhang(page), name).toEqual([]);
      expect(await missedByThumb(page), name).toEqual([]);
      await look(page, `${who}-${name}`);
    },
  };
}

/** What sticks out of the screen to the right, of all that does not scroll by itself; nothing where the page fits. */
function overhang(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width && window.innerWidth <= screen.width) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > width + 0.5)
      .map((element) => `${element.tagName}.${element.className}`)
      .concat(`page: ${document.documentElement.scrollWidth} of ${width}`);
  });
}
