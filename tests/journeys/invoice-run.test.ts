import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectVisible, plain, soon } from "#tests/journeys/actions/assertions.ts";
import { expectMessage } from "#tests/journeys/actions/fail-requests.ts";
import { signInAsAdmin } from "#tests/journeys/actions/sign-in.ts";
import { type Touchscreen, touchscreenOn } from "#tests/journeys/actions/touch.ts";
import { smallPhone } from "#tests/support/browser.ts";
import { type Bookkeeping, startBookkeeping } from "#tests/support/fixtures/ledger/bookkeeping.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { adminInvoiceTexts } from "#texts/da/admin/admin-invoice.ts";
import { ledgerTexts as ledger, refusedReasons } from "#texts/da/admin/ledger.ts";
import { payrollTexts as payroll, invoiceRunTexts as run } from "#texts/da/backoffice/runs.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";

let books: Bookkeeping;
const testProduct = startTestProduct({
  // Monday: last week's jobs are in every state.
  clock: "2026-11-30T08:00:00+01:00",
  services: async () => {
    books = await startBookkeeping();
    return books.settings;
  },
});
let thumb: Touchscreen;
let jobPage = "";

beforeAll(async () => {
  thumb = touchscreenOn(await testProduct.open("thumb", smallPhone), "admin");
  await signInAsAdmin(thumb.page);
});
afterAll(() => books?.close());

describe("the week before last, on the smallest phone", () => {
  it("is approved, company by company", async () => {
    const { page } = thumb;
    for (const company of ["Havnebryggeriet", "Hotel Nordlys"]) {
      await openRun();
      await page.getByRole("region", { name: company }).getByRole("link").first().tap();
      await page.getByRole("heading", { name: adminInvoiceTexts.shifts.title }).first().waitFor();
      jobPage = new URL(page.url()).pathname;
      const { shifts, times, actions } = adminInvoiceTexts;
      if (company === "Havnebryggeriet") {
        // Its hours are open: nobody agreed on them.
        await thumb.press(shifts.setForAll);
        await thumb.press(times.save);
        await expectMessage(page, adminToasts.valueUpdated);
      }
      await thumb.press(shifts.approveAllInvoice);
      await thumb.press(shifts.approveAllPayroll);
      for (const name of [actions.invoice, actions.pay])
        await page.getByRole("button", { name, exact: true, disabled: false }).waitFor();
    }
  });

  it("goes to Billy in one confirmation, with the result of each by itself", async () => {
    const { page } = thumb;
    await openRun();
    await expectVisible(page, run.chosen(2));
    await thumb.press(run.send);
    await expectVisible(page.getByRole("alertdialog", { name: run.confirm(2) }), run.confirmText(2, 4));
    await thumb.look("invoice-run-confirm");
    books.billy.fail("refuse", { when: /POST \/invoices$/ });
    await thumb.press(run.send);
    const results = page.getByRole("list", { name: ledger.results });
    await expect.poll(() => results.getByText(ledger.resultOf.accepted).count(), soon).toBe(2);
    await thumb.press(ledger.close);
  });

  it("stands in the list again where Billy refused it, and is mended from there", async () => {
    const { page } = thumb;
    const line = page.getByRole("listitem").filter({ hasText: run.refused(1) });
    await line.waitFor();
    await thumb.look("invoice-run-refused");
    await line.getByRole("link").tap();
    await expectVisible(page, refusedReasons.invoice("billy"));
    await thumb.press(ledger.fixAndResend);
    const dialog = page.getByRole("dialog", { name: ledger.invoiceTitle });
    await dialog.getByRole("button", { name: ledger.sendInvoice, exact: true, disabled: false }).tap();
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => books.billy.invoices.length, soon).toBe(2);
    await openRun();
    // One person's hours are still open.
    await expectVisible(page, run.nothing);
    expect(await line.count()).toBe(0);
  });

  it("is paid with the period", async () => {
    const { page } = thumb;
    const before = books.zenegy.registrations.length;
    await page.goto("/admin/payroll?period=2026-12");
    await thumb.press(payroll.send);
    await page.getByRole("alertdialog", { name: payroll.send.split(" ")[0] }).waitFor();
    await thumb.look("payroll-confirm");
    await thumb.press(payroll.send);
    const results = page.getByRole("list", { name: ledger.results });
    await results.waitFor();
    expect(await results.getByText(ledger.resultOf.refused).count()).toBe(0);
    await thumb.press(ledger.close);
    await expectVisible(page, payroll.nothing);
    await expect.poll(() => books.zenegy.registrations.length, soon).toBeGreaterThan(before);
  });

  it("is corrected by an hour that was paid too much", async () => {
    const { page } = thumb;
    await page.goto(jobPage);
    const paid = page
      .locator(".ledger-entry")
      .filter({ hasText: `${ledger.kinds.pay}, ` })
      .first();
    await paid.getByRole("button", { name: ledger.sendDifference }).tap();
    const dialog = page.getByRole("alertdialog", { name: ledger.differenceTitle });
    const send = dialog.getByRole("button", { name: ledger.sendDifference });
    expect(await send.isDisabled()).toBe(true);
    await thumb.write(dialog.getByLabel(ledger.reason), "Gik en time før");
    await expectVisible(dialog, ledger.noDifference);
    expect(await send.isDisabled()).toBe(true);
    const began = await dialog.getByLabel(`${uiTexts.from}, ${uiTexts.hour}`).inputValue();
    const until = dialog.getByLabel(`${uiTexts.to}, ${uiTexts.hour}`);
    await until.selectOption(began);
    await expectVisible(dialog, ledger.equalTimes);
    expect(await send.isDisabled()).toBe(true);
    await until.selectOption("00");
    await thumb.look("pay-difference");
    await send.tap();
    await dialog.waitFor({ state: "hidden" });
    const difference = page.locator(".ledger-entry").filter({ hasText: ledger.kinds.difference });
    await expectVisible(difference, ledger.states.accepted);
    await expect.poll(async () => plain(await difference.innerText()), soon).toContain("-192,00");
    await thumb.look("pay-corrected");
    const { units, rate } = books.zenegy.registrations.at(-1) ?? {};
    expect(Number(units) * Number(rate)).toBe(-192);
  });
});

/** The invoices of the week before last, on the phone. */
async function openRun(): Promise<void> {
  await thumb.page.goto("/admin/invoiceRun?weekNumber=47&year=2026");
  await thumb.page.getByRole("heading", { name: run.title }).waitFor();
}
