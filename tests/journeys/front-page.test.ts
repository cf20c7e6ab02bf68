import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectVisible, plain, soon } from "#tests/journeys/actions/assertions.ts";
import { chooseTime } from "#tests/journeys/actions/visitor.ts";
import { desktop, look, phone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { contractTitles } from "#texts/da/contracts/contract-titles.ts";
import { bookingFormTexts as form } from "#texts/da/corporation/booking-form.ts";
import { footerTexts, landingTexts as texts } from "#texts/da/public/landing.ts";

const testProduct = startTestProduct();

const sum = (page: Page) => page.getByText(texts.card.whole).locator("xpath=following-sibling::b");

describe.each([
  ["on a desktop", desktop],
  ["on a phone", phone],
])("somebody who has never heard of the marketplace, %s", (name, device) => {
  it("reads what it is, what it costs and who stands behind it", async () => {
    const page = await testProduct.open(`A stranger ${name}`, device);
    await page.goto("/");
    await page.getByRole("heading", { level: 1, name: texts.title }).waitFor();
    await expectVisible(page, texts.who.title);
    await expectVisible(page, /CVR-nr\. \d\d/);
    // Three people for eight hours at 251 kr., in the card and in the example under it.
    expect(plain(await sum(page).innerText())).toBe("6.024,00 kr.");
    await expectVisible(page, "7.530,00 kr.");
    await look(page, "front-page");
    await page.getByRole("link", { name: footerTexts.companies.terms }).click();
    await page.getByRole("heading", { level: 1, name: contractTitles.trade_terms }).waitFor();
    await look(page, "public-terms");
  });

  it("sees the price follow, and goes on to the booking with what is written", async () => {
    const page = await testProduct.open(`Somebody who books ${name}`, device);
    await page.goto("/");
    await page.getByLabel(form.staffType).selectOption("Kok");
    await page.getByLabel(form.numberOfStaff).fill("2");
    await chooseTime(page, form.to, "23:00");
    await expect.poll(async () => plain(await sum(page).innerText()), soon).toBe("3.012,00 kr.");
    await page.getByRole("button", { name: texts.card.submit }).click();
    await page.getByRole("button", { name: form.proceed }).waitFor();
    await expectVisible(page, form.steps.booking);
    const fields = async () => [
      await page.getByLabel(form.staffType).locator("option:checked").innerText(),
      await page.getByLabel(form.numberOfStaff).inputValue(),
      await page.getByLabel(`${form.to}, time`).inputValue(),
    ];
    await expect.poll(fields, soon).toEqual(["Kok", "2", "23"]);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: texts.title }).waitFor();
    await expect.poll(fields, soon).toEqual(["Kok", "2", "23"]);
    await page.reload();
    await expect.poll(fields, soon).toEqual(["Kok", "2", "23"]);
  });
});

describe("the wage that the front page has brought to the booking", () => {
  it("goes on following the job, until somebody writes another", async () => {
    const page = await testProduct.open("Somebody who changes the job", desktop);
    await page.goto("/");
    await page.getByRole("button", { name: texts.card.submit }).click();
    await page.getByRole("button", { name: form.proceed }).waitFor();
    const wage = page.getByLabel(form.hourlyWage);
    await expect.poll(() => wage.inputValue(), soon).toMatch(/^192/);
    await wage.fill("210");
    await page.getByLabel(form.staffType).selectOption("Kok");
    expect(await wage.inputValue()).toBe("210");
  });
});
