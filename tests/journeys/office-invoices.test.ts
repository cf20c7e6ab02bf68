import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { expectVisible } from "#tests/journeys/actions/assertions.ts";
import { expectMessage } from "#tests/journeys/actions/fail-requests.ts";
import { signInAsAdmin } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { documentTexts as texts } from "#texts/da/admin/documents.ts";
import { senderMessages, senderTexts } from "#texts/da/admin/invoice-sender.ts";
import {
  bankFileTexts as bank,
  documentPaymentTexts as payments,
} from "#texts/da/admin/payments/payments.ts";

const testProduct = startTestProduct();
let office: Page;
let phone: Page;
let number = "";
let gross = "";

beforeAll(async () => {
  office = await testProduct.open("The office", desktop);
  phone = await testProduct.open("The office's phone", smallPhone);
  await signInAsAdmin(office);
  await signInAsAdmin(phone);
});

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

describe("whom invoices are from", () => {
  it("is found from the settings, and shown on an invoice before it is saved", async () => {
    await office.goto("/admin/settings");
    await office.getByRole("link", { name: senderTexts.open }).click();
    await expectVisible(office, senderTexts.makers.own);
    await office.getByLabel(senderTexts.fields.name).fill("Vagtklar Nord ApS");
    const file = office.waitForEvent("download");
    await press(office, senderTexts.preview);
    expect((await file).suggestedFilename()).toBe("eksempel-faktura.pdf");
    await look(office, "invoice-sender");
  });

  it("is refused where a number cannot be right, with everything typed kept", async () => {
    await phone.goto("/admin/settings/invoices");
    const cvr = phone.getByLabel(senderTexts.fields.cvr);
    await cvr.fill("1234");
    await press(phone, senderTexts.save);
    await expectVisible(phone, senderMessages.cvr);
    await look(phone, "invoice-sender-refused");
    await cvr.fill("12 34 56 74");
    await press(phone, senderTexts.save);
    await expectMessage(phone, senderTexts.saved);
  });

  it("is saved", async () => {
    await press(office, senderTexts.save);
    await expectMessage(office, senderTexts.saved);
    await office.reload();
    expect(await office.getByLabel(senderTexts.fields.name).inputValue()).toBe("Vagtklar Nord ApS");
  });
});

describe("what customers were sent", () => {
  it("stands in one list with a file of each, by whoever made it", async () => {
    await office.goto("/admin/invoices");
    await expectVisible(office.getByRole("table"), texts.columns.gross);
    await look(office, "invoices");
    await phone.goto("/admin/invoices");
    await expectVisible(phone.getByRole("button", { name: /^PDF af / }).first(), texts.pdf);
    await look(phone, "invoices");
  });

  it("is narrowed to what is overdue, and says where there is none", async () => {
    await office.getByLabel(texts.filter).selectOption("credit_notes");
    await expect.poll(() => new URL(office.url()).search).toBe("?show=credit_notes");
    await office.getByRole("searchbox").fill("findes ikke");
    await expectVisible(office, texts.empty);
  });
});

describe("what customers pay", () => {
  it("is undone where it was told wrongly, and written down by hand, a part of it first", async () => {
    await phone.goto("/admin/invoices");
    const open = phone.getByRole("button", { name: /^Betaling af / }).first();
    number = (await open.getAttribute("aria-label"))?.match(/\d+$/)?.[0] ?? "";
    await open.click();
    const dialog = phone.getByRole("dialog", { name: payments.title(number) });
    const undo = dialog.getByRole("button", { name: /^Fortryd betalingen/ });
    await undo.click();
    await expectMessage(phone, payments.undoDone);
    const amount = dialog.getByLabel(payments.amount);
    gross = await amount.inputValue();
    await amount.fill("100,00");
    await look(phone, "payment");
    await dialog.getByRole("button", { name: payments.save }).click();
    await expectMessage(phone, payments.saved);
    await undo.click();
    await expect.poll(() => amount.inputValue()).toBe(gross);
    await dialog.getByRole("button", { name: payments.close, exact: true }).last().click();
  });

  it("is found in the bank's file by number and amount, and booked at one press", async () => {
    await office.goto("/admin/invoices");
    await office.getByRole("link", { name: bank.way }).click();
    await readFile(`Dato;Tekst;Beløb\n1-11-2026;Faktura ${number};${gross}\n1-11-2026;Husleje;17,00\n`);
    await expectVisible(office, bank.pays(number));
    await expectVisible(office, bank.chosen(1));
    await look(office, "bank-file");
    await press(office, bank.book);
    await expectMessage(office, bank.booked(1));
  });

  it("is booked no second time, and a file that is none of the bank's is told", async () => {
    await readFile(`Dato;Tekst;Beløb\n1-11-2026;Faktura ${number};${gross}\n`);
    await expectVisible(office, bank.about.booked);
    await readFile("Navn;Telefon\nAnna;12345678\n");
    await expectVisible(office, bank.unreadable);
    await phone.goto("/admin/invoices/bank");
    await expectVisible(phone, bank.hint);
    await look(phone, "bank-file");
  });
});

/** Has the office choose a file with this text. */
async function readFile(text: string): Promise<void> {
  const chosen = office.waitForEvent("filechooser");
  await office.getByRole("button", { name: /^Vælg .*fil$/ }).click();
  await (await chosen).setFiles({ name: "bank.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
}
