import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { demoPassword } from "#server/demo/accounts.ts";
import { expectVisible } from "#tests/journeys/actions/assertions.ts";
import { writeEssentials, writeTheDay } from "#tests/journeys/actions/visitor.ts";
import { desktop, look, phone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { bookingFormTexts as form } from "#texts/da/corporation/booking-form.ts";
import { corporationLoginTexts as login } from "#texts/da/public/login.ts";
import { signUpTexts as texts } from "#texts/da/public/sign-up.ts";

const testProduct = startTestProduct();
let visitor: Page;

beforeAll(async () => {
  visitor = await testProduct.open("A customer who is signed out", desktop);
});

async function writeBooking(page: Page): Promise<void> {
  await page.goto("/?booking");
  await writeEssentials(page);
  await page.getByRole("button", { name: form.proceed }).click();
  await writeTheDay(page);
  await page.getByRole("button", { name: form.submitVisitor }).click();
  await page.waitForURL("**/newcorporation");
}

describe("a booking that is written before anybody is signed in", () => {
  it("still waits after the way back and forward", async () => {
    await writeBooking(visitor);
    await expectVisible(visitor, texts.bookingWaits);
    await visitor.goBack();
    await visitor.getByLabel(form.bookingPersonNr).waitFor();
    await visitor.goForward();
    await expectVisible(visitor, texts.bookingWaits);
    await look(visitor, "sign-up-with-booking");
  });

  it("goes with the company that signs in instead of signing up", async () => {
    await visitor.getByRole("link", { name: texts.signInInstead }).click();
    await expectVisible(visitor, login.bookingWaits);
    await look(visitor, "login-with-booking");
    await visitor.getByLabel(login.email).fill("hotel@vagtklar.test");
    await visitor.getByLabel(login.password, { exact: true }).fill(demoPassword);
    await visitor.getByRole("button", { name: login.submit }).click();
    await visitor.waitForURL("**/newBooking");
    await expectVisible(visitor, form.brought);
    expect(await visitor.getByLabel(form.jobDescription).inputValue()).toMatch(/^Servering af tre retter/);
    await look(visitor, "booking-brought");
  });

  it("is told where it is not ready, on a phone too", async () => {
    const page = await testProduct.open("Somebody on a phone", phone);
    await page.goto("/?booking");
    await writeEssentials(page);
    await page.getByRole("button", { name: form.proceed }).click();
    await page.goto("/newcorporation");
    await expectVisible(page, texts.unfinished);
    await look(page, "sign-up-unfinished-booking");
    await page.getByRole("link", { name: texts.finishBooking }).click();
    await page.getByLabel(form.bookingPersonNr).waitFor();
  });
});
