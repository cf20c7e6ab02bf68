import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import {
  companyInvoiceEndpoints as rows,
  type WireCompanyInvoice,
} from "#contract/invoicing/company-invoice.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { expectVisible, plain, soon } from "#tests/journeys/actions/assertions.ts";
import { downloadAs, rowsOfWorkbook } from "#tests/journeys/actions/downloads.ts";
import { expectMessage, withFailingRequest } from "#tests/journeys/actions/fail-requests.ts";
import { foundInMail } from "#tests/journeys/actions/mails.ts";
import { signedIn } from "#tests/journeys/actions/seed-past-bookings.ts";
import { fillSignIn, signInAsAdmin, signInAsCorporation } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look, smallPhone } from "#tests/support/browser.ts";
import { readPdf } from "#tests/support/read-pdf.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { documentTexts as documents } from "#texts/da/admin/documents.ts";
import { answerQuestionTexts as answer } from "#texts/da/admin/payments/today-money.ts";
import { todayGroups } from "#texts/da/backoffice/today.ts";
import { chromeTexts } from "#texts/da/common/chrome.ts";
import { corporationMenu } from "#texts/da/common/menus.ts";
import { companyInvoiceTexts as texts } from "#texts/da/corporation/invoices.ts";
import { groupingTexts as grouping } from "#texts/da/price/invoice-grouping.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";

const email = "hotel@vagtklar.test";
/** Where its invoices are mailed. */
const billing = "hotel+faktura@vagtklar.test";
const testProduct = startTestProduct();
let company: Page;
let phone: Page;
let office: Page;
let invoice: WireCompanyInvoice;

beforeAll(async () => {
  company = await testProduct.open("company", desktop);
  phone = await testProduct.open("phone", smallPhone);
  office = await testProduct.open("office", desktop);
  await signInAsCorporation(company, email);
  await signInAsAdmin(office);
});

describe("a company's own invoices", () => {
  it("stand behind «Fakturaer» of the menu, with what is owed", async () => {
    await company.getByRole("button", { name: chromeTexts.menu, exact: true }).click();
    await company.getByRole("menuitem", { name: corporationMenu.invoices, exact: true }).click();
    await company.getByRole("heading", { name: texts.title, level: 1 }).waitFor();
    [invoice] = await readInvoices();
    await expectVisible(company.getByRole("region", { name: texts.list }), invoice.number);
    await look(company, "company-invoices");
  });

  it("are reached by the address in a mail, after the sign-in", async () => {
    await phone.goto("/invoices");
    await fillSignIn(phone, email);
    await phone.getByRole("heading", { name: texts.title, level: 1 }).waitFor();
    expect(new URL(phone.url()).pathname).toBe("/invoices");
    await expectVisible(phone.getByRole("region", { name: texts.list }), invoice.number);
    await look(phone, "company-invoices");
  });

  it("are downloaded as a PDF that says the number, on the phone too", async () => {
    await phone.getByRole("button", { name: texts.open(invoice.number) }).click();
    await look(phone, "company-invoices-open");
    const ways = [
      [company, texts.pdfOf("invoice", invoice.number)],
      [phone, texts.pdf],
    ] as const;
    for (const [page, name] of ways) {
      const file = page.waitForEvent("download");
      await page.getByRole("button", { name, exact: true }).click();
      const bytes = await readFile(await (await file).path());
      expect(bytes.subarray(0, 4).toString()).toBe("%PDF");
      expect((await readPdf(bytes)).pages.join("\n")).toContain(invoice.number);
    }
  });

  it("keep their page where a file cannot be had", async () => {
    const press = () => company.getByRole("button", { name: texts.pdfOf("invoice", invoice.number) }).click();
    await withFailingRequest(company, rows.ownInvoicePdf, 500, press, texts.pdfFailed);
    await expectVisible(company.getByRole("region", { name: texts.list }), invoice.number);
  });

  it("come as a workbook, with the same sums, on the phone", async () => {
    const file = await downloadAs(phone.getByRole("button", { name: texts.download }), "xlsx");
    expect(file.suggestedFilename()).toBe("fakturaer-2026.xlsx");
    const [head, ...found] = await rowsOfWorkbook(file);
    expect(head).toEqual([...texts.table]);
    expect(found.map(([number]) => String(number))).toContain(invoice.number);
    const csv = await downloadAs(phone.getByRole("button", { name: texts.download }), "csv");
    const lines = (await readFile(await csv.path(), "utf8")).trimEnd().split("\r\n");
    expect(lines.length).toBe(found.length + 1);
  });
});

describe("a question about an invoice", () => {
  const message = "Hvorfor er der otte timer på den 10.?";

  it("is asked on the phone, and kept while it cannot be sent", async () => {
    await phone.getByRole("button", { name: texts.ask.open }).click();
    const dialog = phone.getByRole("dialog", { name: texts.ask.title(`faktura ${invoice.number}`) });
    await dialog.getByLabel(texts.ask.message).fill(message);
    await look(phone, "company-invoices-ask");
    const send = () => dialog.getByRole("button", { name: texts.ask.send }).click();
    await phone.route("**/questions", (route) => route.abort());
    await send();
    await dialog.getByRole("alert").waitFor();
    expect(await dialog.getByLabel(texts.ask.message).inputValue()).toBe(message);
    await phone.unroute("**/questions");
    await send();
    await dialog.waitFor({ state: "hidden" });
    await expectVisible(phone, `«${message}»`);
  });

  it("waits in 'I dag', and is answered there", async () => {
    await office.goto("/admin/today");
    const group = office.getByRole("region", { name: todayGroups.invoice_questions.title });
    await expectVisible(group, answer.invoice(invoice.number));
    await look(office, "invoice-question");
    await group.getByRole("button", { name: new RegExp(`^${todayGroups.invoice_questions.action}`) }).click();
    const dialog = office.getByRole("dialog", { name: answer.title(invoice.number) });
    await dialog.getByLabel(answer.answer).fill("Anna blev til klokken 18. I har selv godkendt timerne.");
    await dialog.getByRole("button", { name: answer.send }).click();
    await expectMessage(office, answer.sent);
    await group.waitFor({ state: "hidden" });
  });

  it("is answered on the company's page and by mail", async () => {
    await expectVisible(phone, "Anna blev til klokken 18.");
    await look(phone, "company-invoices-answered");
    const admin = await signedIn(testProduct.product, "admin@vagtklar.test");
    await foundInMail(testProduct, admin, email, /Anna blev til klokken 18\./);
  });
});

describe("a credit note", () => {
  it("is called one, names its invoice, and takes what it is over off what is owed", async () => {
    const { product } = testProduct;
    const admin = await signedIn(product, "admin@vagtklar.test");
    const params = { id: invoice.booking_ids[0] ?? 0 };
    const [part] = (await product.call(ledgerEndpoints.ledger, { as: admin, params })).body.invoices;
    const as = await signedIn(product, email);
    await product.call(corporationEndpoints.saveProfile, { as, body: { ean: "5790000123452" } });
    const credit = { as: admin, params: { id: part?.id ?? 0 }, body: { reason: "Forkerte timer" } };
    expect((await product.call(ledgerEndpoints.credit, credit)).status).toBe(200);
    await expect.poll(async () => (await readInvoices())[0].kind, soon).toBe("credit_note");
    const [note] = await readInvoices();
    const row = company.getByRole("listitem").filter({ hasText: texts.corrects(invoice.number) });
    await expectVisible(row, texts.kinds.credit_note);
    expect(plain(await row.innerText())).toContain("-");
    await company.getByRole("radio", { name: texts.filters.credit_notes }).click({ force: true });
    await look(company, "company-credit-note");
    const file = company.waitForEvent("download");
    await company.getByRole("button", { name: texts.pdfOf("credit_note", note.number) }).click();
    const text = (await readPdf(await readFile(await (await file).path()))).pages.join("\n");
    expect(text).toContain(`Denne kreditnota retter faktura ${invoice.number}`);
    const link = await foundInMail(testProduct, admin, billing, /http\S+\/invoices$/m);
    expect(new URL(link).pathname).toBe("/invoices");
  });
});

describe("an electronic document of our own", () => {
  it("stands in the office as «Skal afleveres» with its file, until somebody has handed it over", async () => {
    const [note] = await readInvoices();
    const name = documents.name("credit_note", note.number);
    await office.goto("/admin/invoices?show=by_hand");
    await expectVisible(office, documents.handOver.toDo);
    const file = office.waitForEvent("download");
    await office.getByRole("button", { name: documents.electronicOf(name) }).click();
    const xml = await readFile(await (await file).path(), "utf8");
    expect(xml).toContain("<CreditNote ");
    expect(xml).toContain(`<cbc:ID>${note.number}</cbc:ID>`);
    await look(office, "hand-over");
    await office.goto("/admin/invoices");
    const handedOver = office.getByRole("switch", { name: documents.handOver.labelOf(name) });
    await handedOver.click({ force: true });
    await expectMessage(office, documents.handOver.saved);
    await expectVisible(office, /^Afleveret 24-11-2026 af /);
    await handedOver.click({ force: true });
    await expectMessage(office, documents.handOver.undone);
    await expectVisible(office, documents.handOver.toDo);
  });

  it("is handed over on a phone, too", async () => {
    const [note] = await readInvoices();
    const name = documents.name("credit_note", note.number);
    const officePhone = await testProduct.open("office's phone", smallPhone);
    await signInAsAdmin(officePhone);
    await officePhone.goto("/admin/invoices?show=by_hand");
    await expectVisible(officePhone, documents.handOver.toDo);
    await look(officePhone, "hand-over");
    await officePhone.getByRole("switch", { name: documents.handOver.labelOf(name) }).click({ force: true });
    await expectMessage(officePhone, documents.handOver.saved);
    await phone.reload();
    await phone.getByRole("button", { name: texts.open(note.number) }).click();
    await expectVisible(phone, texts.ean.sent);
  });
});

describe("how bookings are put together on invoices", () => {
  it("is chosen by the company on the phone, for what is not invoiced yet", async () => {
    await phone.getByRole("button", { name: grouping.change }).click();
    const dialog = phone.getByRole("dialog", { name: grouping.title });
    await dialog.getByRole("radio", { name: grouping.choices.week, exact: true }).check();
    await look(phone, "invoice-grouping");
    const save = () => dialog.getByRole("button", { name: grouping.save }).click();
    await phone.route("**/invoices/grouping", (route) => route.abort());
    await save();
    await dialog.getByRole("alert").waitFor();
    await phone.unroute("**/invoices/grouping");
    await save();
    await expectMessage(phone, grouping.saved);
    await expectVisible(phone, grouping.told.week);
  });

  it("is read and chosen by the office on the company's page, which the company is told", async () => {
    const { product } = testProduct;
    const as = await signedIn(product, email);
    const admin = await signedIn(product, "admin@vagtklar.test");
    const { body } = await product.call(sessionEndpoints.corporationMe, { as });
    await office.goto(`/admin/corporations/${body.corporation.id}`);
    const choice = office.getByLabel(grouping.label);
    await expect.poll(() => choice.inputValue(), soon).toBe("week");
    await choice.selectOption("order");
    await expectMessage(office, grouping.saved);
    await foundInMail(testProduct, admin, email, new RegExp(grouping.told.order));
    await expectVisible(phone, grouping.told.order);
  });
});

describe("a page without invoices", () => {
  it("says why, of a year without any and of one that cannot be loaded", async () => {
    const open = () => phone.goto("/invoices");
    await phone.route("**/api/corporations/invoices?*", (route) => route.fulfill({ json: [] }));
    await open();
    await expectVisible(phone, texts.empty.all);
    await look(phone, "company-invoices-empty");
    await phone.unroute("**/api/corporations/invoices?*");
    await phone.route("**/api/corporations/invoices?*", (route) => route.abort());
    await open();
    await phone.getByRole("alert").filter({ hasText: texts.failed }).waitFor();
    await look(phone, "company-invoices-failed");
    await phone.unroute("**/api/corporations/invoices?*");
    await phone.getByRole("button", { name: uiTexts.retry }).click();
    await expectVisible(phone.getByRole("region", { name: texts.list }), invoice.number);
  });
});

/** The hotel's documents, the newest first. */
async function readInvoices(): Promise<[WireCompanyInvoice, ...WireCompanyInvoice[]]> {
  const as = await signedIn(testProduct.product, email);
  const [first, ...rest] = (await testProduct.product.call(rows.ownInvoices, { as, query: {} })).body;
  if (!first) throw new Error("the hotel has no invoice");
  return [first, ...rest];
}
