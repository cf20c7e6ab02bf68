import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import { expectVisible, plain, soon } from "#tests/journeys/actions/assertions.ts";
import { expectMessage, failRequests, withFailingRequest } from "#tests/journeys/actions/fail-requests.ts";
import { choose } from "#tests/journeys/actions/mailbox.ts";
import { signInAsAdmin, signInAsEmployee } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look, phone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import {
  beginTexts as begin,
  defaultFeeTexts,
  globalMessageTexts,
  skillEditorTexts as skill,
  smsEditorTexts as sms,
  adminEditorsTexts as texts,
} from "#texts/da/admin/admin-editors.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { adminMenu } from "#texts/da/common/menus.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { adminMessages } from "#texts/da/common/validation.ts";
import { bookingFormTexts } from "#texts/da/corporation/booking-form.ts";
import { findingTexts } from "#texts/da/employee/finding.ts";
import { skillQuestionTexts } from "#texts/da/employee/skill-questions.ts";
import { priceTexts } from "#texts/da/price/price.ts";
import { imageTexts } from "#texts/da/ui/images.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";

const testProduct = startTestProduct();
let admin: Page;
let employee: Page;
let visitor: Page;

beforeAll(async () => {
  admin = await testProduct.open("admin", desktop);
  employee = await testProduct.open("employee", phone);
  visitor = await testProduct.open("visitor", phone);
  await signInAsAdmin(admin);
  await signInAsEmployee(employee, "anna-krogh");
});

const open = (entry: string) =>
  admin.getByRole("navigation", { name: texts.title }).getByRole("link", { name: entry }).click();
const save = (name: string = skill.save) => admin.getByRole("button", { name, exact: true }).click();
const block = (number: number) => admin.getByRole("group", { name: skill.block(number), exact: true });
const field = (number: number, label: string) => block(number).getByLabel(label, { exact: true });
/** One block is shown at a time. */
const show = (number: number) =>
  admin
    .getByRole("navigation", { name: skill.blocks })
    .getByRole("button")
    .nth(number - 1)
    .click();
const openNew = async (beginning: string) => {
  await admin.getByRole("navigation", { name: texts.title }).getByRole("link", { name: texts.add }).click();
  await admin.getByRole("main").getByRole("link", { name: beginning }).click();
};

describe("the staff types", () => {
  it("stand in a list, and the one that is open has five blocks of five answers", async () => {
    await choose(admin, adminMenu.staffTypes);
    await open("Runner");
    await admin.getByRole("heading", { name: "Runner" }).waitFor();
    await expect.poll(() => admin.getByLabel(skill.name).inputValue(), soon).toBe("Runner");
    for (const number of [1, 2, 3, 4, 5]) {
      await show(number);
      expect(await admin.getByRole("group", { name: /^Spørgsmål \d$/ }).count()).toBe(1);
      expect(
        await block(number)
          .getByLabel(/^Svar \d$/)
          .count(),
      ).toBe(5);
      const values = await block(number)
        .getByLabel(/^Værdi af svar/)
        .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
      expect(values).toEqual(["1", "2", "3", "4", "5"]);
    }
    await show(1);
    expect(await field(1, skill.value(1)).locator("option").first().innerText()).toBe(texts.choose);
    await look(admin, "staff-type");
  });

  it("are hidden from employees by a switch at once, and stay so", async () => {
    await employee.goto("/editemployee#kompetencer");
    const choice = employee.getByRole("checkbox", { name: "Runner" });
    await expect.poll(() => choice.isDisabled(), soon).toBe(false);
    await open("Runner");
    const shown = admin.getByRole("switch", { name: skill.worker });
    await withFailingRequest(
      admin,
      staffTypeEndpoints.switchVisibility,
      500,
      () => shown.click(),
      adminToasts.skillUpdateFailed,
    );
    await expect.poll(() => shown.isChecked(), soon).toBe(true);
    await shown.click();
    await expect.poll(() => choice.isDisabled(), soon).toBe(true);
    await admin.reload();
    await expect.poll(() => shown.isChecked(), soon).toBe(false);
    await expect.poll(() => admin.getByRole("switch", { name: skill.company }).isChecked(), soon).toBe(true);
  });

  it("get another only when all of it is there and its name is free", async () => {
    await openNew(begin.empty);
    await save(skill.saveNew);
    await expectMessage(admin, commonTexts.invalidForm);
    await expectVisible(admin, adminMessages.skillName);
    await expect
      .poll(() => admin.getByLabel(skill.name).evaluate((input) => input === document.activeElement), soon)
      .toBe(true);
    await look(admin, "staff-type-new");
    await admin.getByLabel(skill.name).fill("TJENER");
    for (const number of [1, 2, 3, 4, 5]) await writeBlock(number);
    await show(2);
    await field(2, skill.value(5)).selectOption("1");
    await show(4);
    await save(skill.saveNew);
    await expectMessage(admin, commonTexts.invalidForm);
    // The block with the fault is shown.
    await expectVisible(block(2), adminMessages.answerValues);
    await field(2, skill.value(5)).selectOption("5");
    await save(skill.saveNew);
    await expectMessage(admin, adminToasts.skillTaken);
    await expectVisible(admin, adminToasts.skillTaken);
    await admin.getByLabel(skill.name).fill("Barista");
    await withFailingRequest(
      admin,
      staffTypeEndpoints.add,
      500,
      () => save(skill.saveNew),
      adminToasts.skillAddFailed,
    );
    await show(1);
    await pickIcon(1);
    await save(skill.saveNew);
    await expectMessage(admin, adminToasts.skillAdded);
    await admin.getByRole("heading", { name: "Barista" }).waitFor();
    await admin.getByRole("button", { name: skill.save, exact: true }).waitFor();
    await expect
      .poll(() => block(1).locator("img").getAttribute("src"), soon)
      .toMatch(/^\/images\/160x160\//);
  });

  it("ask employees what was written, with its icon, and follow a change", async () => {
    await field(1, skill.question).fill("Hvor mange kopper kan du lave i timen?");
    await withFailingRequest(
      admin,
      staffTypeEndpoints.save,
      "failed",
      () => save(),
      adminToasts.skillUpdateFailed,
    );
    await save();
    await expectMessage(admin, adminToasts.skillUpdated);
    await employee.getByRole("checkbox", { name: "Barista" }).click();
    const dialog = employee.getByRole("dialog", { name: skillQuestionTexts.title("Barista") });
    const question = dialog.getByRole("group", { name: "Hvor mange kopper kan du lave i timen?" });
    await question.waitFor();
    await expectVisible(dialog, "Kaffe 1");
    await expectVisible(dialog, findingTexts.opensNone("Barista"));
    await expect
      .poll(() => question.locator("img").evaluate((img) => (img as HTMLImageElement).naturalWidth), soon)
      .toBe(160);
    await look(employee, "staff-type-question");
  });

  async function writeBlock(number: number): Promise<void> {
    await show(number);
    await field(number, skill.skillTitle).fill(`Kaffe ${number}`);
    await field(number, skill.question).fill(`Hvor god er du til kaffe, ${number}?`);
    await field(number, skill.questionTitle).fill(`Kaffe ${number}`);
    for (const answer of [1, 2, 3, 4, 5]) await field(number, skill.answer(answer)).fill(`Svar ${answer}`);
  }

  async function pickIcon(number: number): Promise<void> {
    const [chooser] = await Promise.all([
      admin.waitForEvent("filechooser"),
      block(number).getByRole("button", { name: imageTexts.chooseImage }).click(),
    ]);
    const buffer = await admin.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } });
    await chooser.setFiles({ name: "ikon.png", mimeType: "image/png", buffer });
    await admin.getByRole("button", { name: imageTexts.useImage }).click();
    await block(number).locator("img").waitFor();
  }
});

describe("what is common to all", () => {
  it("is a message that whoever books reads", async () => {
    await open(texts.entries.message);
    const message = admin.getByLabel(globalMessageTexts.label);
    await message.fill("Husk at booke julefrokosten i god tid.");
    await withFailingRequest(
      admin,
      settingsEndpoints.saveGlobal,
      500,
      () => save(),
      adminToasts.globalUpdateFailed,
    );
    await save();
    await expectMessage(admin, adminToasts.messageUpdated);
    await look(admin, "global-message");
    await admin.reload();
    await expect.poll(() => message.inputValue(), soon).toBe("Husk at booke julefrokosten i god tid.");
    await visitor.goto("/");
    await expectVisible(visitor, "Husk at booke julefrokosten i god tid.");
  });

  it("is a fee that the next price is made of", async () => {
    await open(texts.entries.fee);
    const standard = admin.getByLabel(defaultFeeTexts.standard);
    await expect.poll(() => standard.inputValue(), soon).toBe("35,00");
    await standard.fill("");
    await save();
    await expectMessage(admin, commonTexts.invalidForm);
    await standard.fill("41,5");
    await save();
    await expectMessage(admin, adminToasts.feeUpdated);
    await expect.poll(() => standard.inputValue(), soon).toBe("41,50");
    await look(admin, "default-fee");
    await visitor.goto("/?booking");
    await visitor.getByLabel(bookingFormTexts.staffType).selectOption("Tjener");
    await visitor
      .getByRole("spinbutton", { name: `dag, ${bookingFormTexts.date}` })
      .pressSequentially("04122026");
    await visitor.getByRole("button", { name: priceTexts.seePrice }).click();
    // Eight hours at 41,50 kr.
    const price = visitor.getByRole("table").filter({ hasText: "332,00" });
    await price.waitFor({ state: "attached" });
    expect(plain(await price.innerText())).toContain("41,50");
  });

  it("is every SMS, in columns, in the documented words while it loads, fails and is empty", async () => {
    const failing = await failRequests(admin, settingsEndpoints.smsTemplates, 500, { message: "Øv." });
    await open(texts.entries.sms);
    await expectVisible(admin, sms.failed("Øv."));
    await failing.mend();
    await admin.route("**/api/admin/sms-template", (route) => route.fulfill({ json: [] }));
    await admin.getByRole("button", { name: uiTexts.retry }).click();
    await expectVisible(admin, sms.empty);
    await admin.unroute("**/api/admin/sms-template");
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await admin.route("**/api/admin/sms-template", async (route) => {
      await held;
      await route.continue();
    });
    await admin.reload();
    await expectVisible(admin, sms.loading);
    answer();
    for (const category of ["ADMIN", "WORKER", "COMPANY"]) {
      await admin.getByRole("region", { name: category, exact: true }).waitFor();
    }
    await admin.unroute("**/api/admin/sms-template");
    await look(admin, "sms-templates");
  });

  it("is not saved with a name in braces that nothing is put in for", async () => {
    const text = admin.getByLabel("Tillykke med jobbet", { exact: true });
    const card = admin.locator(".sms-template").filter({ has: text });
    const update = card.getByRole("button", { name: sms.update, exact: true });
    await text.fill("Du er på, {fornavn}!");
    await update.click();
    await expectVisible(admin, /^\{fornavn\} kan ikke indsættes her/);
    await text.fill("Du er på, !");
    await text.press("ArrowLeft");
    await card.getByText(sms.placeholders).click();
    await card.getByRole("button", { name: sms.insert("{firstName}", "Tillykke med jobbet") }).click();
    await expectVisible(card, `${sms.example} Du er på, Mette!`);
    await withFailingRequest(
      admin,
      settingsEndpoints.saveSmsTemplate,
      500,
      () => update.click(),
      adminToasts.templateFailed,
    );
    await update.click();
    await expectMessage(admin, adminToasts.templateUpdated);
    await admin.reload();
    await expect.poll(() => text.inputValue(), soon).toBe("Du er på, {firstName}!");
  });

  it("is all there on a phone", async () => {
    await admin.setViewportSize(phone.viewport);
    await look(admin, "sms-templates-phone");
    await admin.getByRole("combobox", { name: texts.title }).selectOption("Tjener");
    await admin.getByRole("heading", { name: "Tjener" }).waitFor();
    await show(5);
    await field(5, skill.question).waitFor();
    await look(admin, "staff-type-phone");
    const overhang = await admin.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
  });
});
