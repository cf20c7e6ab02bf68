import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { expectHidden, expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import { expectMessage } from "#tests/journeys/actions/fail-requests.ts";
import { signInAsAdmin, signInAsCorporation } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look, phone } from "#tests/support/browser.ts";
import { PDF } from "#tests/support/fixtures/upload.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { adminEditorsTexts } from "#texts/da/admin/admin-editors.ts";
import { optOutTexts } from "#texts/da/admin/working-time/opt-outs.ts";
import { officeDocumentTexts as office } from "#texts/da/backoffice/documents.ts";
import { bookingConfirmTexts } from "#texts/da/common/booking-confirm.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { documentDialogTexts as dialog, documentTexts } from "#texts/da/common/documents.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { bookingFormTexts as form } from "#texts/da/corporation/booking-form.ts";
import { staffWageMessages, staffWageTexts as texts } from "#texts/da/staff-types/staff-wages.ts";

const testProduct = startTestProduct();
let admin: Page;
let company: Page;

beforeAll(async () => {
  admin = await testProduct.open("The office", desktop);
  company = await testProduct.open("The company", phone);
  await signInAsAdmin(admin);
  await signInAsCorporation(company, "hotel@vagtklar.test");
});

describe("the lowest wage of a job", () => {
  it("is set by the office from a day on, and not over the wage that a form starts with", async () => {
    await admin.goto("/admin/staffType");
    await admin
      .getByRole("navigation", { name: adminEditorsTexts.title })
      .getByRole("link", { name: "Kok" })
      .click();
    await expectVisible(admin, texts.empty);
    await admin.getByRole("button", { name: texts.change, exact: true }).click();
    const asked = admin.getByRole("alertdialog", { name: texts.change });
    await asked.getByLabel(texts.hourlyWage).fill("160");
    await asked.getByLabel(texts.lowestWage).fill("195");
    await expectVisible(asked, staffWageMessages.defaultUnderLowest);
    expect(await asked.getByRole("button", { name: texts.save }).isDisabled()).toBe(true);
    await look(admin, "staff-wages-dialog");
    await asked.getByLabel(texts.hourlyWage).fill("205");
    await asked.getByRole("button", { name: texts.save }).dblclick();
    await expectMessage(admin, texts.saved);
    await expectVisible(admin, texts.pays("205,00", "195,00"));
    // What was booked before keeps its wage, and is listed.
    await expectVisible(admin, texts.underHint);
    await look(admin, "staff-wages-under");
  });

  it("raises what a form is filled with, and refuses a booking under it with a sentence", async () => {
    await company.goto("/newBooking");
    await company.getByLabel(form.staffType).selectOption({ label: "Kok" });
    await expectVisible(company, form.prefilled);
    const wage = company.getByLabel(form.hourlyWage);
    await expect.poll(() => wage.inputValue(), soon).toBe("195,00");
    await company.getByRole("spinbutton", { name: `dag, ${form.date}` }).pressSequentially("10122026");
    await wage.fill("194,99");
    await company.getByRole("button", { name: form.submit }).click();
    await expectVisible(company, "Timelønnen for kok er mindst 195,00 kr. den 10-12-2026");
    await expectMessage(company, commonTexts.invalidForm);
    await look(company, "wage-under-lowest");
    await wage.fill("195");
    await company.getByRole("button", { name: form.submit }).click();
    await company.getByRole("button", { name: bookingConfirmTexts.send }).click();
    await expectMessage(company, corporationToasts.bookingCreated);
  });
});

describe("a consent to more hours a week", () => {
  it("is noted with the paper that it is signed in", async () => {
    await admin.goto("/admin/employees/1");
    await admin.getByRole("button", { name: documentTexts.add }).click();
    await admin.getByLabel(dialog.kind).selectOption("other");
    await admin.getByLabel(dialog.name).fill("Samtykke");
    await admin.getByLabel(dialog.neverEnds).check();
    const [choosing] = await Promise.all([
      admin.waitForEvent("filechooser"),
      admin.getByRole("button", { name: dialog.pick }).click(),
    ]);
    await choosing.setFiles({ name: "samtykke.pdf", mimeType: "application/pdf", buffer: PDF });
    await admin.getByRole("dialog").getByRole("button", { name: office.save, exact: true }).click();
    await expectMessage(admin, office.saved);
    await admin.getByRole("button", { name: optOutTexts.note }).click();
    await admin.getByLabel(optOutTexts.consent, { exact: true }).fill("Underskrevet i dag");
    await admin.getByLabel(optOutTexts.document).selectOption({ label: "Samtykke" });
    await look(admin, "consent-form");
    await admin.getByRole("button", { name: optOutTexts.save }).dblclick();
    await expectMessage(admin, optOutTexts.noted);
    await expectVisible(admin, optOutTexts.holds);
    const [file] = await Promise.all([
      admin.waitForEvent("download"),
      admin.getByRole("list", { name: optOutTexts.title }).getByRole("button", { name: "Samtykke" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("samtykke.pdf");
  });

  it("is withdrawn, and another one can be noted", async () => {
    await admin.getByRole("button", { name: optOutTexts.withdraw }).dblclick();
    await expectMessage(admin, optOutTexts.withdrawn);
    await expectVisible(admin, /trukket tilbage fra/);
    await expectHidden(admin, optOutTexts.withdraw);
    await admin.getByRole("button", { name: optOutTexts.note }).waitFor();
    await admin.reload();
    await expectVisible(admin, /trukket tilbage fra/);
    await look(admin, "consent-withdrawn");
  });
});
