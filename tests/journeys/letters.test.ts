import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { expectVisible } from "#tests/journeys/actions/assertions.ts";
import { expectMessage } from "#tests/journeys/actions/fail-requests.ts";
import { foundInMail } from "#tests/journeys/actions/mails.ts";
import { signedIn } from "#tests/journeys/actions/seed-past-bookings.ts";
import { signInAsAdmin } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { letterTexts as texts } from "#texts/da/admin/letters/editor.ts";
import { checkoutReminder } from "#texts/da/templates/email/checkout.ts";

const testProduct = startTestProduct();
const { title, standard } = checkoutReminder.template;
let owner: Page;
let onPhone: Page;

beforeAll(async () => {
  owner = await testProduct.open("The owner", desktop);
  onPhone = await testProduct.open("The owner's phone", smallPhone);
  await signInAsAdmin(owner);
  await signInAsAdmin(onPhone);
});

const bodyOf = (page: Page) => page.getByRole("textbox", { name: texts.parts.body, exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

describe("the texts of e-mails", () => {
  it("are found by what they say, and lead to their editor", async () => {
    await owner.goto("/admin/letters");
    await expectVisible(owner, texts.fixedWhy);
    await look(owner, "letters");
    await owner.getByRole("searchbox", { name: texts.search }).fill("stemple ud fra");
    await owner.getByRole("link", { name: title, exact: true }).click();
    await expectVisible(owner.getByRole("heading", { level: 1 }), title);
  });

  it("are written with a preview beside, and sent to oneself as they will look", async () => {
    await bodyOf(owner).fill("Godt gået, . Stempel ud i dag.");
    await bodyOf(owner).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(11, 11));
    await owner.getByRole("button", { name: `${texts.insert("{fornavn}", "")}`.trim() }).click();
    const mail = owner.frameLocator(`iframe[title="${texts.preview.frame}"]`);
    await expectVisible(mail.locator("body"), /Godt gået, Mette\. Stempel ud i dag\./);
    await look(owner, "letter-editor");
    await press(owner, texts.sample);
    await expectMessage(owner, texts.sampleSent("admin@vagtklar.test"));
    const as = await signedIn(testProduct.product, "admin@vagtklar.test");
    await foundInMail(testProduct, as, "admin@vagtklar.test", /Godt gået, Mette/);
  });

  it("count once they are saved, with what was changed marked", async () => {
    await press(owner, texts.save);
    await expectMessage(owner, texts.saved);
    await owner.getByText(texts.versions.changes).click();
    await expectVisible(owner.locator("ins").first(), /Godt gået/);
    await expectVisible(owner.locator("del").first(), /Tak for i dag/);
  });

  it("are not overwritten by somebody who began before; nothing typed is lost", async () => {
    await onPhone.goto("/admin/letters/checkout_reminder");
    await bodyOf(onPhone).fill("Husk at stemple ud, {fornavn}.");
    await bodyOf(owner).fill("Stempel ud i dag, {fornavn}.");
    await press(owner, texts.save);
    await expectMessage(owner, texts.saved);
    await press(onPhone, texts.save);
    await expectVisible(onPhone, texts.meanwhile.title);
    await look(onPhone, "letter-meanwhile");
    await press(onPhone, texts.meanwhile.keepMine);
    expect(await bodyOf(onPhone).inputValue()).toBe("Husk at stemple ud, {fornavn}.");
    await press(onPhone, texts.save);
    await expectMessage(onPhone, texts.saved);
  });

  it("go back to the standard on a phone", async () => {
    await look(onPhone, "letter-editor-phone");
    await press(onPhone, texts.versions.restoreStandard);
    await press(onPhone, texts.versions.restoreConfirm);
    await expectMessage(onPhone, texts.versions.restored);
    await expect.poll(() => bodyOf(onPhone).inputValue()).toBe(standard.body);
    await onPhone.goto("/admin/letters");
    await expectVisible(onPhone, texts.fixedWhy);
    await look(onPhone, "letters-phone");
  });
});
