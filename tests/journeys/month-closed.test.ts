import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { monthEndpoints } from "#contract/invoicing/month.endpoints.ts";
import { expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import { downloadAs, rowsOfWorkbook } from "#tests/journeys/actions/downloads.ts";
import { expectMessage } from "#tests/journeys/actions/fail-requests.ts";
import { signedIn } from "#tests/journeys/actions/seed-past-bookings.ts";
import { signInAsAdmin } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { accountTexts as accounts, monthTexts as texts } from "#texts/da/admin/months.ts";
import { monthReady } from "#texts/da/admin/payments/today-money.ts";
import { payrollTexts as payroll } from "#texts/da/backoffice/runs.ts";
import { todayGroups } from "#texts/da/backoffice/today.ts";

const MONTH = "2026-11";
const testProduct = startTestProduct({ clock: "2026-12-01T09:00:00+01:00" });
let office: Page;
let phone: Page;

beforeAll(async () => {
  office = await testProduct.open("The bookkeeper", desktop);
  phone = await testProduct.open("The bookkeeper's phone", smallPhone);
  await signInAsAdmin(office);
  await signInAsAdmin(phone);
});

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().click();
const files = (page: Page) => page.getByRole("region", { name: texts.files.title });

describe("a month that is over", () => {
  it("waits in 'I dag', and says booking by booking what is missing", async () => {
    const line = office.getByRole("listitem").filter({ hasText: monthReady(MONTH) });
    await line.getByRole("link", { name: todayGroups.months_to_close.action }).click();
    await expect.poll(() => new URL(office.url()).pathname).toBe("/admin/months");
    await office.getByRole("heading", { name: texts.open.title }).waitFor();
    await office
      .getByRole("link", { name: /^Se booking \d+$/ })
      .first()
      .waitFor();
    await look(office, "month");
    await phone.goto(`/admin/months?month=${MONTH}`);
    await phone.getByRole("heading", { name: texts.open.title }).waitFor();
    await look(phone, "month");
  });

  it("has its pay fetched, and a second fetch says when and by whom the first one was", async () => {
    await office.goto(`/admin/payroll?period=${MONTH}`);
    await expectVisible(office, / ikke hentet endnu\.$/);
    const file = await downloadAs(office.getByRole("button", { name: payroll.file }), "xlsx");
    expect(file.suggestedFilename()).toBe(`${payroll.fileName(MONTH)}.xlsx`);
    await expectVisible(office, /^Lønfilen er hentet .*er med i den\.$/);
    await look(office, "payroll-fetched");
  });

  it("is closed with what is still open, and why", async () => {
    await office.goto(`/admin/months?month=${MONTH}`);
    await press(office, texts.close(MONTH));
    const dialog = office.getByRole("alertdialog", { name: texts.closeTitle(MONTH) });
    await dialog.getByLabel(texts.reason).fill("Hotellet svarer i næste uge");
    await look(office, "month-close");
    await dialog.getByRole("button", { name: texts.close(MONTH) }).click();
    await expectMessage(office, texts.closed(MONTH));
    await expectVisible(office, texts.later.none);
    await phone.reload();
    await expectVisible(phone, texts.later.none);
  });
});

describe("what goes to the accountant", () => {
  it("has the numbers of the accounts as the office writes them", async () => {
    await phone.goto("/admin/settings/invoices");
    await phone.getByLabel(accounts.fields.debtors).fill("06190");
    await phone.getByRole("button", { name: accounts.save }).click();
    await expectMessage(phone, accounts.saved);
    await look(phone, "accounts");
  });

  it("is a journal of which debits and credits are the same, and that keeps its zeros", async () => {
    const button = files(office).getByRole("button", { name: texts.files.journal });
    const file = await downloadAs(button, "xlsx");
    expect(file.suggestedFilename()).toBe(`${texts.fileNames.journal(MONTH)}.xlsx`);
    const [headings, ...lines] = await rowsOfWorkbook(file);
    expect(headings).toEqual([...texts.journalColumns]);
    const sumOf = (column: number) =>
      lines.reduce((cents, line) => cents + Math.round(Number(line[column] ?? 0) * 100), 0);
    expect(sumOf(4)).toBeGreaterThan(0);
    expect(sumOf(4)).toBe(sumOf(5));
    expect(lines.map((line) => line[3])).toContain("06190");
    for (const line of lines) expect(line[8]).toMatch(/^\d{8}$/);
  });

  it("is a list of invoices that comes to what the month says, and a list of pay", async () => {
    const invoices = await downloadAs(
      files(office).getByRole("button", { name: texts.files.documents }),
      "xlsx",
    );
    const as = await signedIn(testProduct.product, "admin@vagtklar.test");
    const { body } = await testProduct.product.call(monthEndpoints.month, { as, params: { month: MONTH } });
    expect((await rowsOfWorkbook(invoices)).at(-1)?.[10]).toBe(body.sums.net);
    const pay = await downloadAs(files(office).getByRole("button", { name: texts.files.pay }), "xlsx");
    expect((await rowsOfWorkbook(pay)).at(-1)?.[7]).toBe(body.sums.wages);
  });
});

describe("a closed month", () => {
  it("tells the credit note that was made after it", async () => {
    const { product } = testProduct;
    const as = await signedIn(product, "admin@vagtklar.test");
    const { body } = await product.call(monthEndpoints.monthFiles, { as, params: { month: MONTH } });
    const [document] = body.documents;
    const ledger = await product.call(ledgerEndpoints.ledger, {
      as,
      params: { id: document?.booking_ids[0] ?? 0 },
    });
    const id = ledger.body.invoices.find(({ number }) => number === document?.number)?.id ?? 0;
    await product.call(ledgerEndpoints.credit, { as, params: { id }, body: { reason: "Aftalt rabat" } });
    const line = office
      .getByRole("region", { name: texts.later.title })
      .getByRole("listitem")
      .filter({ hasText: "Kreditnota" });
    await expect.poll(() => line.count(), soon).toBe(1);
    await look(office, "month-closed");
    await phone.goto(`/admin/months?month=${MONTH}`);
    await phone.getByText(texts.later.lead).waitFor();
    await look(phone, "month-closed");
  });

  it("is opened again with a reason, and both stand in its history", async () => {
    await press(phone, texts.open_again);
    const dialog = phone.getByRole("alertdialog", { name: texts.openTitle(MONTH) });
    await dialog.getByLabel(texts.reason).fill("Revisor vil have kreditnotaen med");
    await dialog.getByRole("button", { name: texts.open_again }).click();
    await expectMessage(phone, texts.opened(MONTH));
    await expectVisible(phone, /Revisor vil have kreditnotaen med/);
    await office
      .getByRole("button", { name: texts.close(MONTH), exact: true })
      .first()
      .waitFor();
  });
});
