import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "#tests/support/browser.ts";
import { contractTitles } from "#texts/da/contracts/contract-titles.ts";
import { bookingFormTexts as form } from "#texts/da/corporation/booking-form.ts";
import { signUpTexts as texts } from "#texts/da/public/sign-up.ts";
import { soon } from "./assertions.ts";

/** Writes the upper half of the booking form: one waiter, 4 December 17:00–01:00, half an hour of transport. */
export async function writeEssentials(page: Page): Promise<void> {
  await page.getByLabel(form.staffType).selectOption("Tjener");
  await page.getByRole("spinbutton", { name: `dag, ${form.date}` }).pressSequentially("04122026");
  await chooseTime(page, form.from, "17:00");
  await chooseTime(page, form.to, "01:00");
  await page.getByLabel(form.arrangement, { exact: true }).selectOption("Bryllup");
  await writeAddress(page, "Strandpromenaden 6, 8000", "Strandpromenaden 6, 8000 Aarhus C");
  await page.getByLabel(form.transport).selectOption("+30 m.");
}

/** Writes the lower half, which 'Videre' opens. */
export async function writeTheDay(page: Page): Promise<void> {
  await page.getByLabel(form.bookingPerson, { exact: true }).fill("Signe Holm");
  await page.getByLabel(form.bookingPersonNr).fill("20550164");
  await page.getByLabel(form.contactPerson).fill("Rasmus i køkkenet, 20 55 01 65");
  await page.getByRole("group", { name: form.access }).getByLabel("Bagdøren").check();
  await page.getByRole("group", { name: form.language }).getByLabel("Dansk", { exact: true }).check();
  await page.getByRole("group", { name: form.food }).getByLabel("Ja").check();
  await page.getByLabel(form.jobDescription).fill("Servering af tre retter og kaffe til 60 gæster.");
}

/** Writes the company's profile; the picked address brings its postal code and city. */
export async function writeCorporation(
  page: Page,
  company: { name: string; email: string; password: string },
) {
  await page.getByLabel(texts.name).fill(company.name);
  await page.getByLabel(texts.cvr).fill("88146328");
  await writeAddress(page, "Havnegade 12, 8000", "Havnegade 12, 8000 Aarhus C");
  await expect.poll(() => page.getByLabel(texts.zip).inputValue(), soon).toBe("8000");
  expect(await page.getByLabel(texts.city, { exact: true }).inputValue()).toBe("Aarhus C");
  await page.getByLabel(texts.contactPerson).fill("Signe Holm");
  await page.getByLabel(texts.email, { exact: true }).fill(company.email);
  await page.getByLabel(texts.phone).fill("20550164");
  await page.getByLabel(texts.billingEmail).fill(`faktura-${company.email}`);
  await page.getByLabel(texts.password, { exact: true }).fill(company.password);
  await page.getByLabel(texts.confirmPassword, { exact: true }).fill(company.password);
  await page.getByLabel(texts.terms).check();
}

/** Opens the trade terms from the sign-up, and closes them by Escape. */
export async function readTerms(page: Page): Promise<void> {
  await page.getByRole("button", { name: texts.showTerms }).click();
  const terms = page.getByRole("dialog", { name: contractTitles.trade_terms });
  await terms.getByRole("heading", { level: 3 }).first().waitFor();
  await look(page, "terms");
  await page.keyboard.press("Escape");
  await terms.waitFor({ state: "hidden" });
}

async function writeAddress(page: Page, typed: string, suggested: string): Promise<void> {
  const address = page.getByRole("combobox", { name: form.address });
  await address.pressSequentially(typed);
  await page.getByRole("option", { name: suggested }).click();
}

export async function chooseTime(page: Page, side: string, time: string): Promise<void> {
  const [hour = "", minute = ""] = time.split(":");
  await page.getByLabel(`${side}, time`).selectOption(hour);
  await page.getByLabel(`${side}, minut`).selectOption(minute);
}
