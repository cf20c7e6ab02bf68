import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectVisible, plain, soon } from "#tests/journeys/actions/assertions.ts";
import { expectMessage } from "#tests/journeys/actions/fail-requests.ts";
import { signInAsAdmin } from "#tests/journeys/actions/sign-in.ts";
import { type Touchscreen, touchscreenOn } from "#tests/journeys/actions/touch.ts";
import { type BillyStandIn, startBilly } from "#tests/stand-ins/billy.ts";
import { desktop, look, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { adminInvoiceTexts } from "#texts/da/admin/admin-invoice.ts";
import { invoiceSentence, ledgerTexts as ledger, refusedReasons } from "#texts/da/admin/ledger.ts";
import { weekInvoiceTexts as week } from "#texts/da/backoffice/runs.ts";
import { todayGroups, todayTexts } from "#texts/da/backoffice/today.ts";
import { formatKronerUnit, listOf } from "#texts/format/numbers.ts";

let billy: BillyStandIn;
const testProduct = startTestProduct({
  services: async () => {
    billy = await startBilly();
    return { BILLY_TOKEN: billy.token, BILLY_URL: billy.url };
  },
});
let thumb: Touchscreen;
let admin: Page;
let invoicePage = "";

beforeAll(async () => {
  thumb = touchscreenOn(await testProduct.open("admin's phone", smallPhone), "admin");
  admin = await testProduct.open("admin", desktop);
  await signInAsAdmin(thumb.page);
  await signInAsAdmin(admin);
});
afterAll(() => billy?.close());

describe("an invoice that Billy refuses, mended on the smallest phone", () => {
  it("is sent from its line of 'I dag'", async () => {
    const { page } = thumb;
    billy.fail("refuse", { when: /POST \/invoices$/ });
    await lineOf(page, "ready_to_invoice").getByRole("link").last().tap();
    const dialog = page.getByRole("dialog", { name: ledger.invoiceTitle });
    await expectVisible(dialog, ledger.going(4));
    await thumb.look("send-invoice");
    await thumb.press(ledger.sendInvoice);
    await dialog.waitFor({ state: "hidden" });
  });

  it("comes back as a line that leads to the refusal and its reason", async () => {
    const { page } = thumb;
    await page.goto("/");
    const line = lineOf(page, "failed_deliveries");
    await line.waitFor();
    await thumb.look("today-refused");
    await line.getByRole("link", { name: todayTexts.seeAndCorrect }).tap();
    await expectVisible(page, refusedReasons.invoice("billy"));
    await expectVisible(page, ledger.refusedOf("invoice", 4));
    await expectVisible(page, invoiceSentence({ state: "refused", sent: 0, queued: 0, of: 4 }) ?? "");
    invoicePage = new URL(page.url()).pathname;
    await look(page, "admin-invoice-refused");
  });

  it("is taken back, corrected and sent anew with another payload", async () => {
    const { page } = thumb;
    await thumb.press(ledger.fixAndResend);
    const dialog = page.getByRole("dialog", { name: ledger.invoiceTitle });
    const fee = dialog.getByRole("button", { name: ledger.addRecruitment(formatKronerUnit(490_000)) });
    await fee.tap();
    await expect.poll(async () => plain(await dialog.innerText()), soon).toContain("12.932,00 kr.");
    await fee.waitFor({ state: "detached" });
    await dialog.getByRole("button", { name: ledger.removeLine(1) }).tap();
    await fee.waitFor();
    await dialog.getByRole("button", { name: ledger.addLine }).tap();
    const { description, price } = ledger.missing;
    await expectVisible(dialog, ledger.lineLacks(1, listOf([description, price])));
    await thumb.write(dialog.getByLabel(ledger.description), "Rabat");
    await thumb.write(dialog.getByLabel(ledger.quantity), "1");
    await thumb.write(dialog.getByLabel(ledger.unitPrice), "-32");
    await expect.poll(async () => plain(await dialog.innerText()), soon).toContain("8.000,00 kr.");
    await thumb.look("send-anew");
    await thumb.press(ledger.sendInvoice);
    await dialog.waitFor({ state: "hidden" });
    await entries(page).filter({ hasText: ledger.states.accepted }).waitFor();
    await entries(page).filter({ hasText: ledger.takenBack }).waitFor();
    expect(billy.invoices.map(({ amount }) => amount)).toEqual([8000]);
    expect(billy.requests.filter(isNewInvoice)).toHaveLength(2);
    await look(page, "admin-invoice-mended");
  });
});

describe("an invoice that was wrong", () => {
  it("is credited as a whole, with a reason", async () => {
    await admin.goto(invoicePage);
    await entries(admin).getByRole("button", { name: ledger.credit, exact: true }).click();
    const dialog = admin.getByRole("alertdialog", { name: ledger.creditTitle });
    await expectVisible(dialog, ledger.creditAmount);
    await dialog.getByLabel(ledger.reason).fill("Rabatten var for stor");
    await look(admin, "credit");
    await dialog.getByRole("button", { name: ledger.credit, exact: true }).click();
    await dialog.waitFor({ state: "hidden" });
    const note = entries(admin).filter({ hasText: ledger.kinds.credit_note });
    await expectVisible(note, ledger.states.accepted);
    await expectVisible(note, "Rabatten var for stor");
    await expectVisible(note, "-8.000,00");
    await expectVisible(entries(admin).first(), ledger.takenBack);
    await look(admin, "credited");
  });

  it("is followed by a new one for the same people, which begins with its free line", async () => {
    await admin.getByRole("button", { name: adminInvoiceTexts.actions.invoice, exact: true }).click();
    const dialog = admin.getByRole("dialog", { name: ledger.invoiceTitle });
    await expectVisible(dialog, ledger.going(4));
    await expectVisible(dialog, ledger.again);
    await expect.poll(async () => plain(await dialog.innerText()), soon).toContain("8.000,00 kr.");
    await look(admin, "invoiced-again");
    await dialog.getByRole("button", { name: ledger.removeLine(1) }).click();
    await expect.poll(async () => plain(await dialog.innerText()), soon).toContain("8.032,00 kr.");
    await dialog.getByRole("button", { name: ledger.sendInvoice, exact: true }).click();
    await expect.poll(() => billy.invoices.length, soon).toBe(3);
    expect(billy.invoices.map(({ type, amount }) => [type ?? "invoice", amount])).toEqual([
      ["invoice", 8000],
      ["creditNote", 8000],
      ["invoice", 8032],
    ]);
    await expect.poll(() => entries(admin).filter({ hasText: ledger.states.accepted }).count(), soon).toBe(3);
    await admin
      .getByRole("button", { name: adminInvoiceTexts.actions.invoice, exact: true, disabled: true })
      .waitFor();
    await look(admin, "invoiced-anew");
  });

  it("stands in its week with its credit note and the new one, each a line", async () => {
    await admin.getByRole("tab", { name: adminInvoiceTexts.tabs.week }).click();
    const line = (what: string) => admin.getByRole("row").filter({ hasText: what });
    const { credit_note, new_invoice } = week.kinds;
    await expect.poll(async () => plain(await line(credit_note).innerText()), soon).toContain("-8.000,00");
    await expectVisible(line(credit_note), week.states.credited);
    await expect.poll(async () => plain(await line(new_invoice).innerText()), soon).toContain("8.032,00");
    await expectVisible(line(new_invoice), week.states.sent);
    await look(admin, "week-corrected");
    await line(new_invoice).getByRole("link", { name: week.actions.seeInvoice }).click();
    await expect.poll(() => entries(admin).count(), soon).toBe(4);
  });
});

describe("the marks of a booking", () => {
  it("follow its invoice, are asked before they change, and are undone by one press", async () => {
    const { marks } = adminInvoiceTexts;
    await admin.goto(invoicePage);
    const mark = (label: string) => admin.getByRole("switch", { name: label });
    await expect.poll(() => mark(marks.invoiced.label).isChecked(), soon).toBe(true);
    await mark(marks.paid.label).click();
    const question = admin.getByRole("alertdialog", { name: marks.paid.on.title });
    await expectVisible(question, marks.paid.on.text(1));
    await look(admin, "invoice-mark-asked");
    await question.getByRole("button", { name: marks.paid.on.confirm, exact: true }).click();
    await expectVisible(admin, marks.paid.on.done);
    expect(await mark(marks.paid.label).isChecked()).toBe(true);
    await admin.getByRole("button", { name: marks.undo }).click();
    await expectMessage(admin, marks.paid.off.done);
    await admin.reload();
    await mark(marks.paid.label).waitFor();
    expect(await mark(marks.paid.label).isChecked()).toBe(false);
    await look(admin, "invoice-marks");
  });
});

/** The one line of a group. */
const lineOf = (page: Page, group: keyof typeof todayGroups): Locator =>
  page.getByRole("region", { name: todayGroups[group].title }).getByRole("listitem").first();

/** What stands in the history of the booking. */
const entries = (page: Page): Locator => page.locator(".ledger-entry");

const isNewInvoice = ({ method, path }: { method: string; path: string }) =>
  method === "POST" && path === "/invoices";
