import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { demoPassword } from "#server/demo/accounts.ts";
import { expectVisible, plain, soon } from "#tests/journeys/actions/assertions.ts";
import { chooseTime } from "#tests/journeys/actions/visitor.ts";
import { desktop } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { bookingFormTexts as form } from "#texts/da/corporation/booking-form.ts";
import { employeeHomeTexts } from "#texts/da/employee/employee-home.ts";
import { priceTexts } from "#texts/da/price/price.ts";
import { corporationLoginTexts, employeeLoginTexts } from "#texts/da/public/login.ts";
import { resetTexts } from "#texts/da/public/public-pages.ts";
import { signUpTexts } from "#texts/da/public/sign-up.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";

const testProduct = startTestProduct();

/** Opens a page of which only HTML, styles and the first small script come, until `letScriptCome` is called. */
async function openOnSlowLine(path: string): Promise<{ page: Page; letScriptCome: () => void }> {
  const page = await testProduct.open(path.slice(1) || "front", desktop);
  const script = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!(public|preload)-[\w-]{8}\.)[^/]*\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return { page, letScriptCome: script.resolve };
}

describe("what a visitor does before the page's script has come", () => {
  it("stands in the booking form and counts in its price, and the press on 'Videre' is taken", async () => {
    const { page, letScriptCome } = await openOnSlowLine("/?booking");
    await page.getByLabel(form.staffType).selectOption("Tjener");
    await page.getByLabel(form.numberOfStaff).fill("2");
    await page.getByRole("spinbutton", { name: `dag, ${form.date}` }).pressSequentially("04122026");
    await chooseTime(page, form.from, "18:00");
    await chooseTime(page, form.to, "01:00");
    await page.getByLabel(form.arrangement, { exact: true }).selectOption("Bryllup");
    await page.getByRole("combobox", { name: form.address }).fill("Strandpromenaden 6, 8000 Aarhus C");
    await page.getByLabel(form.hourlyWage).fill("200");
    await page.getByLabel(form.transport).selectOption("+30 m.");
    await page.getByRole("button", { name: form.proceed }).click();
    letScriptCome();

    // 2 × ((200 + 12,5 %) × (7 + 0,5 hours) + 35 × 7,5).
    const price = page.getByRole("table", { name: priceTexts.tableName }).getByRole("cell").last();
    await expect.poll(async () => plain(await price.innerText()), soon).toBe("3.900,00");
    await page.getByLabel(form.bookingPerson, { exact: true }).waitFor();
    const chosen = page.locator("form select:visible option:checked");
    expect(await chosen.allInnerTexts()).toEqual(
      expect.arrayContaining(["Tjener", "18", "00", "01", "00", "Bryllup", "+30 m."]),
    );
    for (const [part, digits] of [
      ["dag", "04"],
      ["måned", "12"],
      ["år", "2026"],
    ]) {
      expect(await page.getByRole("spinbutton", { name: `${part}, ${form.date}` }).inputValue()).toBe(digits);
    }
    expect(await page.getByLabel(form.numberOfStaff).inputValue()).toBe("2");
    expect(await page.getByLabel(form.hourlyWage).inputValue()).toBe("200");
    expect(await page.getByRole("combobox", { name: form.address }).inputValue()).toMatch(
      /^Strandpromenaden 6/,
    );
  });

  it("signs a company in", async () => {
    const { page, letScriptCome } = await openOnSlowLine("/corporationlogin");
    await page.getByLabel(corporationLoginTexts.email).fill("hotel@vagtklar.test");
    await page.getByLabel(corporationLoginTexts.password, { exact: true }).fill(demoPassword);
    await page.getByRole("button", { name: corporationLoginTexts.submit, exact: true }).last().click();
    letScriptCome();
    await page.waitForURL("/");
  });

  it("lets an employee sign in who has ticked the privacy policy and written a name", async () => {
    const { page, letScriptCome } = await openOnSlowLine("/employeelogin");
    await page.getByLabel(employeeLoginTexts.privacy).check();
    await page.getByLabel(employeeLoginTexts.local.name).fill("anna-krogh");
    letScriptCome();
    await page.getByRole("button", { name: employeeLoginTexts.local.submit }).click();
    await expectVisible(page, employeeHomeTexts.greeting("Anna"));
  });

  it("lets a company sign up that has agreed to the terms, and keeps what it has written", async () => {
    const { page, letScriptCome } = await openOnSlowLine("/newcorporation");
    await page.getByLabel(signUpTexts.name).fill("Hotel Havblik");
    await page.getByLabel(signUpTexts.password, { exact: true }).fill("gulerod-trappe-42");
    await page.getByLabel(signUpTexts.terms).check();
    letScriptCome();
    await expect
      .poll(() => page.getByRole("button", { name: signUpTexts.submit }).isEnabled(), soon)
      .toBe(true);
    expect(await page.getByLabel(signUpTexts.name).inputValue()).toBe("Hotel Havblik");
    expect(await page.getByLabel(signUpTexts.password, { exact: true }).inputValue()).toBe(
      "gulerod-trappe-42",
    );
    expect(await page.getByLabel(signUpTexts.terms).isChecked()).toBe(true);
  });

  it("lets somebody ask for a new password whose e-mail is written", async () => {
    const { page, letScriptCome } = await openOnSlowLine("/resetPassword");
    await page.getByLabel(corporationLoginTexts.email).fill("hotel@vagtklar.test");
    letScriptCome();
    await expect
      .poll(() => page.getByRole("button", { name: resetTexts.submit }).isEnabled(), soon)
      .toBe(true);
  });

  it("leaves a button that only the script answers alone until it does", async () => {
    const { page, letScriptCome } = await openOnSlowLine("/?booking");
    const more = page.getByRole("button", { name: uiTexts.more });
    const pressed = more.click();
    letScriptCome();
    await pressed;
    await expect.poll(() => page.getByLabel(form.numberOfStaff).inputValue(), soon).toBe("2");
  });
});
