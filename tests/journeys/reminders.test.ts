import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { expectVisible } from "#tests/journeys/actions/assertions.ts";
import { expectMessage } from "#tests/journeys/actions/fail-requests.ts";
import { signInAsAdmin, signInAsCorporation } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { documentTexts as documents } from "#texts/da/admin/documents.ts";
import { invoiceReminderTexts as texts } from "#texts/da/admin/payments/invoice-reminders.ts";
import { documentPaymentTexts as payments } from "#texts/da/admin/payments/payments.ts";
import { todayGroups } from "#texts/da/backoffice/today.ts";
import { companyInvoiceTexts as company } from "#texts/da/corporation/invoices.ts";

const testProduct = startTestProduct();
const name = "Havnebryggeriet";
let office: Page;
let phone: Page;
let brewery: Page;
let number = "";

beforeAll(async () => {
  office = await testProduct.open("The office", desktop);
  phone = await testProduct.open("The office's phone", smallPhone);
  brewery = await testProduct.open("The brewery", smallPhone);
  await signInAsAdmin(office);
  await signInAsAdmin(phone);
});

const dialogOf = (page: Page) => page.getByRole("dialog", { name: payments.title(number) });

/** Opens the payments of the brewery's invoice on the phone. */
async function openPayments(): Promise<void> {
  await phone.goto("/admin/invoices");
  await phone.getByRole("searchbox").fill(name);
  await expectVisible(phone, documents.count(1));
  const open = phone.getByRole("button", { name: /^Betaling af / }).first();
  number = (await open.getAttribute("aria-label"))?.match(/\d+$/)?.[0] ?? "";
  await open.click();
}

describe("an overdue invoice", () => {
  it("is in 'I dag' once it may be reminded of", async () => {
    await openPayments();
    await dialogOf(phone)
      .getByRole("button", { name: /^Fortryd betalingen/ })
      .click();
    await expectMessage(phone, payments.undoDone);
    await office.goto("/");
    const line = office.getByRole("region", { name: todayGroups.reminders_due.title });
    await expectVisible(line, name);
    await line.getByRole("link", { name: todayGroups.reminders_due.action }).click();
    await expectVisible(office, texts.step(1));
  });

  it("is reminded of after a question that says whom, how much and at what fee", async () => {
    await look(office, "reminders");
    await phone.goto("/admin/invoices/reminders");
    await expectVisible(phone, texts.step(1));
    await look(phone, "reminders");
    await office.getByRole("button", { name: texts.send(1) }).click();
    const question = office.getByRole("alertdialog", { name: texts.confirm(1) });
    await expectVisible(question, texts.line(name, number, 1));
    await look(office, "reminders-question");
    await question.getByRole("button", { name: texts.send(1) }).click();
    await expectVisible(office.getByRole("dialog", { name: texts.results }), texts.states.sent);
    await look(office, "reminders-sent");
    await expectVisible(phone, texts.empty);
  });

  it("says to its company that it was reminded of", async () => {
    await signInAsCorporation(brewery, "bryggeri@vagtklar.test");
    await brewery.goto("/invoices");
    await expectVisible(brewery, /Rykker sendt/);
    await look(brewery, "company-reminded");
  });

  it("is gone from what the company owes once it is paid, in parts", async () => {
    await openPayments();
    const amount = dialogOf(phone).getByLabel(payments.amount);
    await amount.fill("100,00");
    await dialogOf(phone).getByRole("button", { name: payments.save }).click();
    await expectMessage(phone, payments.saved);
    await expectVisible(dialogOf(phone), texts.history);
    await look(phone, "payment-reminded");
    await expectVisible(brewery.getByRole("region", { name: company.owed.label }), /betalt 100,00 af/);
    await look(brewery, "company-paid-in-part");
    await expect.poll(() => amount.inputValue()).not.toBe("100,00");
    await dialogOf(phone).getByRole("button", { name: payments.save }).click();
    await expectVisible(dialogOf(phone), payments.settled);
    await expectVisible(brewery, company.owed.nothing);
  });
});
