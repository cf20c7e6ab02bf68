import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { PATIENCE } from "#tests/support/browser.ts";

/** Waits until these words stand somewhere in sight. */
export async function expectVisible(where: Page | Locator, words: string | RegExp): Promise<void> {
  await where.getByText(words).filter({ visible: true }).first().waitFor();
}

/** Waits until these words are nowhere in sight any more. */
export async function expectHidden(where: Page | Locator, words: string | RegExp): Promise<void> {
  await where.getByText(words).filter({ visible: true }).first().waitFor({ state: "hidden" });
}

/** The amount or count that stands in a text: «2.133,50 kr.» without its no-break spaces. */
export function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, " ").trim();
}

/** For `expect.poll`: as patient as a person who waits for a page. */
export const soon = { timeout: PATIENCE };

/** A company's card of the booking on that day. */
export function cardOf(company: Page, day: string): Locator {
  return company.getByRole("article").filter({ has: company.getByRole("heading", { name: day }) });
}

/** Waits until the card of that day says all of these words. */
export async function expectOnCard(company: Page, day: string, ...words: string[]): Promise<void> {
  const text = async () => plain(await cardOf(company, day).innerText()).replace(/\s+/g, " ");
  for (const word of words) await expect.poll(text, soon).toContain(word);
}
