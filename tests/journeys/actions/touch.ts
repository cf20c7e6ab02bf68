import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "#tests/support/browser.ts";
import { officeGroupOf } from "#texts/da/backoffice/office-nav.ts";
import { chromeTexts } from "#texts/da/common/chrome.ts";
import { corporationMenu } from "#texts/da/common/menus.ts";
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
  /** Looks at the screen once it is all there. */
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
      const tab = entry === corporationMenu.book ? undefined : officeGroupOf[entry];
      // A tab says how many things wait behind it.
      await page.getByRole("button", { name: new RegExp(`^${tab ?? chromeTexts.menu}( \\d|$)`) }).tap();
      await page.getByRole("menuitem", { name: new RegExp(`^${entry}( ?\\d+)?$`) }).tap();
    },
    async look(name) {
      if (known.includes(name)) return;
      await expect.poll(() => page.locator(".skeleton").count(), soon).toBe(0);
      await look(page, `${who}-${name}`);
    },
  };
}
