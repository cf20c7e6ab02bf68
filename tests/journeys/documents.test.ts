import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { documentEndpoints as rows } from "#contract/employees/document.endpoints.ts";
import { expectHidden, expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import { expectMessage, failRequests } from "#tests/journeys/actions/fail-requests.ts";
import { signInAsAdmin, signInAsEmployee } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look, smallPhone } from "#tests/support/browser.ts";
import { PDF } from "#tests/support/fixtures/upload.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { officeDocumentTexts as office } from "#texts/da/backoffice/documents.ts";
import { todayGroups } from "#texts/da/backoffice/today.ts";
import { documentKindNames } from "#texts/da/common/document-names.ts";
import { documentTexts as common, documentDialogTexts as dialog } from "#texts/da/common/documents.ts";
import { ownDocumentTexts as own } from "#texts/da/employee/documents.ts";

const testProduct = startTestProduct();
const name = documentKindNames.work_permit;
const file = { name: "tilladelse.pdf", mimeType: "application/pdf", buffer: PDF };
let anna: Page;
let admin: Page;

beforeAll(async () => {
  anna = await testProduct.open("Anna", smallPhone);
  admin = await testProduct.open("The office", desktop);
  await signInAsEmployee(anna, "anna-krogh");
  await signInAsAdmin(admin);
});

/** Fills the open dialog with a work permit that ends on a day, `ddmmyyyy`, and its file. */
async function fill(page: Page, digits: string): Promise<void> {
  await page.getByLabel(dialog.kind).selectOption("work_permit");
  await page.getByRole("spinbutton", { name: `dag, ${dialog.expiresOn}` }).pressSequentially(digits);
  await pick(page);
}

async function pick(page: Page): Promise<void> {
  const [choosing] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: dialog.pick }).click(),
  ]);
  await choosing.setFiles(file);
}

/** What stands in the list of documents. */
const list = (page: Page) => page.locator(".documents");

describe("somebody with a work permit", () => {
  it("finds the place in the profile, and is told what a document needs", async () => {
    await anna.goto("/editemployee#dokumenter");
    await expectVisible(anna, own.none);
    await look(anna, "documents-empty");
    await anna.getByRole("button", { name: common.add }).click();
    await anna.getByRole("button", { name: own.send }).click();
    for (const words of [dialog.kindMissing, dialog.expiresMissing, dialog.fileMissing])
      await expectVisible(anna, words);
    await look(anna, "documents-missing");
  });

  it("keeps what was typed where the line breaks, and sends it again", async () => {
    await fill(anna, "24122027");
    const { mend } = await failRequests(anna, rows.addOwnDocument, "failed");
    await anna.getByRole("button", { name: own.send }).click();
    await expectVisible(anna, dialog.failed);
    expect(await anna.getByLabel(dialog.kind).inputValue()).toBe("work_permit");
    await expectVisible(anna, file.name);
    await look(anna, "documents-not-sent");
    await mend();
    await anna.getByRole("button", { name: own.send }).click();
    await expectMessage(anna, own.sent);
    await expectVisible(list(anna), common.states.waiting);
    await look(anna, "documents-sent");
  });
});

describe("the office", () => {
  it("is led from 'I dag' to the person, opens the file and declines it with a reason", async () => {
    await admin.goto("/");
    await expectVisible(admin, todayGroups.new_documents.title);
    await look(admin, "documents-today");
    await admin
      .getByRole("link", { name: new RegExp(`^${todayGroups.new_documents.action} ?: Anna Krogh`) })
      .click();
    await expectVisible(admin, office.waiting);
    const [download] = await Promise.all([
      admin.waitForEvent("download"),
      admin.getByRole("button", { name: file.name }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file.name);
    await look(admin, "documents-office-new");
    await admin.getByRole("button", { name: office.declineNamed(name) }).click();
    await admin.getByLabel(office.declineReason).fill("Bagsiden mangler");
    await look(admin, "documents-decline");
    await admin.getByRole("button", { name: office.decline, exact: true }).last().click();
    await expectMessage(admin, office.declined);
  });

  it("is sent another one in its place, and approves that", async () => {
    await expectVisible(list(anna), common.because("Bagsiden mangler"));
    await look(anna, "documents-declined");
    await anna.getByRole("button", { name: common.anotherNamed(name) }).click();
    await fill(anna, "24122027");
    await anna.getByRole("button", { name: own.send }).click();
    await expectMessage(anna, own.sent);
    await expectVisible(admin, office.waiting);
    await admin.getByRole("button", { name: office.approveNamed(name) }).click();
    await expectMessage(admin, office.approved(name));
    await expectVisible(list(anna), common.states.valid);
    await expect.poll(() => list(anna).locator("li").count(), soon).toBe(1);
  });

  it("corrects the last day, so that the person sees that it ends, and renews it without a file", async () => {
    await admin.getByRole("button", { name: office.correctNamed(name) }).click();
    await admin.getByRole("spinbutton", { name: `dag, ${dialog.expiresOn}` }).pressSequentially("01122026");
    await look(admin, "documents-correct");
    await admin.getByRole("button", { name: office.save, exact: true }).click();
    await expectMessage(admin, office.saved);
    await expectVisible(list(anna), common.states.expiring);
    await look(anna, "documents-expiring");
    await admin.getByRole("button", { name: common.renewNamed(name) }).click();
    await admin.getByLabel(dialog.neverEnds).check();
    await admin.getByRole("button", { name: office.save, exact: true }).click();
    await expectMessage(admin, office.saved);
    await expectVisible(list(anna), common.neverEnds);
    await look(admin, "documents-office-renewed");
  });

  it("removes it after a question: the one that it replaced holds again, and goes as well", async () => {
    const remove = async () => {
      await admin.getByRole("button", { name: common.removeNamed(name) }).click();
      await admin.getByRole("button", { name: common.remove, exact: true }).last().click();
    };
    await remove();
    await expectMessage(admin, common.removed);
    await expectHidden(admin, common.neverEnds);
    await remove();
    await expectVisible(anna, own.none);
  });
});
