import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** More presses of Tab than any page of ours asks for. */
const MAX_STOPS = 200;

/** Somebody who has a keyboard and nothing else. */
export interface Keys {
  /** Tabs on until the focus is in `target`, and it can be seen there. */
  reach(target: Locator): Promise<void>;
  /** Tabs on to it and presses Enter. */
  enter(target: Locator): Promise<void>;
  /** Tabs on to a field and types: into a list, the beginning of an entry. What stood there is overwritten. */
  type(target: Locator, words: string): Promise<void>;
  /** Tabs on to a choice of which one has the focus, and goes on by arrow until `wanted` is chosen. */
  choose(group: Locator, wanted: Locator, arrow?: "ArrowRight" | "ArrowLeft"): Promise<void>;
}

export function keysOn(page: Page): Keys {
  const { keyboard } = page;

  async function reach(target: Locator): Promise<void> {
    await target.waitFor();
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      if (await hasFocus(target)) return expect(await isFocusSeen(page)).toBe(true);
      await keyboard.press("Tab");
    }
    throw new Error(`Tab never came to ${target}`);
  }

  return {
    reach,
    async enter(target) {
      await reach(target);
      await keyboard.press("Enter");
    },
    async type(target, words) {
      await reach(target);
      await keyboard.press("ControlOrMeta+a");
      await keyboard.type(words);
    },
    async choose(group, wanted, arrow = "ArrowRight") {
      await reach(group);
      const isChosen = () =>
        wanted.evaluate((element) =>
          element instanceof HTMLInputElement
            ? element.checked
            : element.getAttribute("aria-selected") === "true",
        );
      for (let step = 0; step < MAX_STOPS && !(await isChosen()); step += 1) {
        await keyboard.press(arrow);
        if (!(await isChosen())) await keyboard.press("Space");
      }
      expect(await isChosen()).toBe(true);
    },
  };
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element.contains(document.activeElement));
}

/** Whether the browser draws where the focus is. */
function isFocusSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.matches(":focus-visible") ?? false);
}
