import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import { foundInMail } from "#tests/journeys/actions/mails.ts";
import { signInAsAdmin } from "#tests/journeys/actions/sign-in.ts";
import { look, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { onboardingTexts } from "#texts/da/employee/onboarding.ts";
import { employeeLoginTexts as login } from "#texts/da/public/login.ts";

const texts = login.codes;
const email = "mette.ny@eksempel.test";

const testProduct = startTestProduct();
let mette: Page;
let office: Page;

beforeAll(async () => {
  mette = await testProduct.open("Mette", smallPhone);
  office = await testProduct.open("The office", smallPhone);
  await signInAsAdmin(office);
});

/** The code that stands in the try-out's mailbox. */
async function mailedCode(): Promise<string> {
  const as = await office.evaluate(() => localStorage.getItem("corporationToken") ?? "");
  return foundInMail(testProduct, as, email, /^\d{6}$/m);
}

const code = () => mette.getByLabel(texts.code);

describe("a waiter with nothing but an e-mail", () => {
  it("is asked for the privacy policy first, and reads what is missing of the e-mail", async () => {
    await mette.goto("/employeelogin");
    expect(await mette.getByRole("button", { name: texts.send }).isDisabled()).toBe(true);
    await look(mette, "sign-in-code-ways");
    await mette.getByLabel(login.privacy).check();
    await mette.getByLabel(texts.email).fill("mette.ny");
    await mette.keyboard.press("Enter");
    await mette.getByText("E-mailen mangler noget").waitFor();
    await mette.getByLabel(texts.email).fill(email);
    await mette.keyboard.press("Enter");
    await expectVisible(mette, texts.title.email);
    await expect.poll(() => code().evaluate((input) => input === document.activeElement), soon).toBe(true);
    await look(mette, "sign-in-code-typed");
  });

  it("goes back to correct it, forward again, and loads the page anew without losing the step", async () => {
    await mette.goBack();
    await mette.getByRole("button", { name: texts.send }).waitFor();
    expect(await mette.getByLabel(texts.email).inputValue()).toBe(email);
    await mette.goForward();
    await code().waitFor();
    await mette.reload();
    await code().waitFor();
  });

  it("reads that a wrong code is wrong, and keeps the digits where there is no connection", async () => {
    const right = await mailedCode();
    await code().pressSequentially(right === "111111" ? "222222" : "111111");
    await mette.getByText(texts.wrong).waitFor();
    expect(await code().inputValue()).toBe("");
    await look(mette, "sign-in-code-wrong");
    await mette.context().setOffline(true);
    await code().pressSequentially(right);
    await mette.getByText(texts.offline).waitFor();
    expect(await code().inputValue()).toBe(right);
    await mette.context().setOffline(false);
    await mette.getByRole("button", { name: texts.tryAgain }).click();
    await expectVisible(mette, onboardingTexts.jobTypes.title);
  });
});
