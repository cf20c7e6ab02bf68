import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { invoicingEndpoints } from "#contract/invoicing/endpoints.ts";
import { expectVisible, plain, soon } from "#tests/journeys/actions/assertions.ts";
import { expectMessage, failRequests } from "#tests/journeys/actions/fail-requests.ts";
import { type Keys, keysOn } from "#tests/journeys/actions/keyboard.ts";
import { signInAsAdmin } from "#tests/journeys/actions/sign-in.ts";
import { type Touchscreen, touchscreenOn } from "#tests/journeys/actions/touch.ts";
import { type BillyStandIn, startBilly } from "#tests/stand-ins/billy.ts";
import { startZenegy, type ZenegyStandIn } from "#tests/stand-ins/zenegy.ts";
import { desktop, look, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { adminApprovalTexts } from "#texts/da/admin/admin-approval.ts";
import { adminInvoiceTexts } from "#texts/da/admin/admin-invoice.ts";
import { ledgerTexts as ledger, refusedReasons } from "#texts/da/admin/ledger.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { replacementTexts } from "#texts/da/corporation/standby.ts";
import { payrollTexts as payroll, invoiceRunTexts as run } from "#texts/da/desk/runs.ts";
import { settleTexts, todayGroups, todayTexts } from "#texts/da/desk/today.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";

type Group = keyof typeof todayGroups;

let billy: BillyStandIn;
let zenegy: ZenegyStandIn;
const testProduct = startTestProduct({
  // Monday: last week's jobs are in every state.
  clock: "2026-11-30T08:00:00+01:00",
  services: async () => {
    [billy, zenegy] = await Promise.all([startBilly(), startZenegy()]);
    return {
      BILLY_TOKEN: billy.token,
      BILLY_URL: billy.url,
      ZENEGY_CLIENT_ID: "id",
      ZENEGY_CLIENT_SECRET: "secret",
      ZENEGY_REFRESH_TOKEN: "refresh-1",
      ZENEGY_COMPANY_UID: "company-1",
      ZENEGY_URL: zenegy.url,
      ZENEGY_AUTH_URL: zenegy.url,
    };
  },
});
let admin: Page;
let keys: Keys;
let thumb: Touchscreen;
let jobPage = "";

beforeAll(async () => {
  admin = await testProduct.open("admin", desktop);
  keys = keysOn(admin);
  await signInAsAdmin(admin);
});
afterAll(() => Promise.all([billy?.close(), zenegy?.close()]));

describe("a Monday", () => {
  it("begins with everything that waits, what hurts soonest first", async () => {
    await expectVisible(admin, todayTexts.waiting(28));
    const titles = await admin.locator(".todo-group .todo-title").allInnerTexts();
    expect(titles).toEqual(
      (
        [
          "under_filled",
          "not_ready",
          "to_approve",
          "late_checkouts",
          "open_hours",
          "hours_to_approve",
          "ready_to_invoice",
          "ready_to_pay",
        ] as const
      ).map((key) => todayGroups[key].title),
    );
    await look(admin, "monday");
  });

  it("approves a booking", async () => {
    await lineOf("to_approve", "Kongens Køkken").getByRole("link").click();
    await admin.getByRole("button", { name: adminApprovalTexts.approve }).click();
    await admin.getByRole("heading", { name: adminApprovalTexts.title }).waitFor();
    await openToday();
    await lineOf("to_approve", "Hotel Nordlys").waitFor();
    expect(await lines("to_approve").count()).toBe(1);
  });

  it("settles the hours of a job, each line in a dialog of its own", async () => {
    let invoicePage = "";
    for (const person of ["Malthe Juhl", "Laura Toft", "August Lind"]) {
      const line = lineOf("open_hours", person);
      await line.getByRole("button", { name: todayGroups.open_hours.action }).click();
      const dialog = admin.getByRole("dialog", { name: settleTexts.title(person) });
      await expectVisible(dialog, `${settleTexts.take.employee}: 16:00–23:00`);
      invoicePage = (await dialog.getByRole("link", { name: settleTexts.see }).getAttribute("href")) ?? "";
      if (person === "Malthe Juhl") await look(admin, "monday-settle");
      await dialog.getByRole("button", { name: settleTexts.save }).click();
      await line.waitFor({ state: "detached" });
    }
    await admin.goto(invoicePage);
    const { shifts, booking } = adminInvoiceTexts;
    const ownBreak = admin.getByLabel(booking.selfPaidBreak);
    const { mend } = await failRequests(admin, invoicingEndpoints.selfPaidBreak, 500);
    await ownBreak.setChecked(true);
    await expectVisible(admin, adminToasts.saveFailed);
    await mend();
    await expect.poll(() => ownBreak.isChecked(), soon).toBe(false);
    for (const name of [shifts.approveAllInvoice, shifts.approveAllPayroll]) {
      await admin.getByRole("button", { name }).click();
    }
    for (const approval of [adminInvoiceTexts.invoiceFor, adminInvoiceTexts.payrollFor]) {
      await expect.poll(() => admin.getByLabel(approval("Laura T.")).isChecked(), soon).toBe(true);
    }
    await look(admin, "monday-approved");
  });

  it("invoices last week in one press on a phone; who stood before one of its jobs elsewhere is told", async () => {
    await openToday();
    await expect.poll(() => lines("ready_to_invoice").count(), soon).toBe(2);
    await look(admin, "monday-ready");
    await lineOf("ready_to_invoice", "23. nov.").getByRole("link").click();
    const late = admin.getByRole("dialog", { name: ledger.invoiceTitle });
    await late.getByRole("button", { name: ledger.sendInvoice, exact: true }).waitFor();

    const phone = touchscreenOn(await testProduct.open("admin's phone", smallPhone), "monday");
    await signInAsAdmin(phone.page);
    await phone.page.goto("/admin/invoiceRun");
    await expectVisible(phone.page, run.chosen(1));
    await phone.press(run.send);
    const question = phone.page.getByRole("alertdialog", { name: run.confirm(1) });
    await expect.poll(async () => plain(await question.innerText()), soon).toContain("5.271,00 kr.");
    await phone.look("invoice-run-asked");
    await question.getByRole("button", { name: run.send }).tap();
    const results = phone.page.getByRole("list", { name: ledger.results }).getByRole("listitem");
    await expectVisible(results.first(), ledger.resultOf.queued);
    await phone.look("invoice-run-results");
    await phone.press(ledger.close);
    await expectVisible(phone.page, run.chosen(0));
    await expect.poll(() => billy.invoices.map(({ amount }) => amount), soon).toEqual([5271]);

    await expectVisible(late, ledger.everybodySent);
    await late.getByRole("button", { name: ledger.sendInvoice, exact: true, disabled: true }).waitFor();
    await look(admin, "monday-sent-elsewhere");
  });

  it("invoices the other by its line: each has gone once", async () => {
    await openToday();
    await lines("ready_to_invoice").first().getByRole("link").click();
    await send(ledger.invoiceTitle, ledger.sendInvoice);
    await openToday();
    await expect.poll(() => lines("ready_to_invoice").count(), soon).toBe(0);
    await expect.poll(() => billy.invoices.map(({ amount }) => amount), soon).toEqual([5271, 8032]);
  });

  it("pays a job by its line", async () => {
    await lines("ready_to_pay").first().getByRole("link").click();
    await send(ledger.payTitle, ledger.sendPay);
    await openToday();
    await expect.poll(() => lines("ready_to_pay").count(), soon).toBe(1);
    await expect.poll(() => zenegy.payLines.length, soon).toBe(4);
    await look(admin, "monday-invoiced");
  });
});

describe("the same by keyboard alone", () => {
  it("approves a booking", async () => {
    await keys.enter(lineOf("to_approve", "Hotel Nordlys").getByRole("link"));
    await keys.enter(admin.getByRole("button", { name: adminApprovalTexts.approve }));
    await admin.getByRole("heading", { name: adminApprovalTexts.title }).waitFor();
    await openToday();
    await expect.poll(() => lines("to_approve").count(), soon).toBe(0);
  });

  it("settles hours, and finds itself where the line was", async () => {
    const line = lineOf("late_checkouts", "Anna Krogh");
    await keys.enter(line.getByRole("button", { name: todayGroups.late_checkouts.action }));
    const dialog = admin.getByRole("dialog", { name: settleTexts.title("Anna Krogh") });
    const other = dialog.getByLabel(settleTexts.take.other);
    await keys.choose(dialog.getByRole("radiogroup").or(dialog.getByRole("group")).first(), other);
    await keys.type(dialog.getByRole("combobox").nth(2), "23");
    await keys.enter(dialog.getByRole("button", { name: settleTexts.save }));
    await dialog.waitFor({ state: "hidden" });
    await line.waitFor({ state: "detached" });
  });

  it("asks for a replacement, and closes the dialog by Escape", async () => {
    const line = lineOf("under_filled", "Hotel Nordlys");
    await keys.enter(line.getByRole("button", { name: todayGroups.under_filled.action }));
    const dialog = admin.getByRole("dialog", { name: replacementTexts.title });
    await keys.reach(dialog.getByRole("checkbox").first());
    await admin.keyboard.press("Space");
    await keys.enter(dialog.getByRole("button", { name: replacementTexts.ask(1), exact: true }));
    await expect.poll(() => dialog.getByRole("checkbox").first().isDisabled(), soon).toBe(true);
    await admin.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  });

  it("pays all that is ready of the new period", async () => {
    await admin.goto("/admin/payroll");
    const period = admin.getByLabel(payroll.period, { exact: true });
    await period.selectOption({ label: payroll.periodName("16. nov.", "15. dec.") });
    await admin.getByRole("button", { name: payroll.send, disabled: false }).waitFor();
    // Its place is after every line of the period.
    await admin.getByRole("button", { name: payroll.send }).focus();
    await admin.keyboard.press("Enter");
    const question = admin.getByRole("alertdialog");
    await look(admin, "monday-pay-asked");
    await keys.enter(question.getByRole("button", { name: payroll.send }));
    const results = admin.getByRole("list", { name: ledger.results }).getByRole("listitem");
    await expect.poll(() => results.filter({ hasText: ledger.resultOf.queued }).count(), soon).toBe(1);
    await keys.enter(
      admin.getByRole("dialog").getByRole("button", { name: ledger.close, exact: true }).last(),
    );
    await expect.poll(() => zenegy.payLines.length, soon).toBeGreaterThan(4);
    await expectVisible(admin, payroll.nothing);
    await openToday();
    await expect.poll(() => lines("ready_to_pay").count(), soon).toBe(0);
    await look(admin, "monday-done");
  });
});

describe("what was left of the week before, on the smallest phone", () => {
  it("is approved, company by company", async () => {
    thumb = touchscreenOn(await testProduct.open("thumb", smallPhone), "admin");
    await signInAsAdmin(thumb.page);
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
      for (const name of [actions.billy, actions.zenegy])
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
    billy.fail("refuse", { when: /POST \/invoices$/ });
    await thumb.press(run.send);
    const results = page.getByRole("list", { name: ledger.results });
    await expect.poll(() => results.getByText(ledger.resultOf.queued).count(), soon).toBe(2);
    await thumb.press(ledger.close);
  });

  it("stands in the list again where Billy refused it, and is mended from there", async () => {
    const { page } = thumb;
    const line = page.getByRole("listitem").filter({ hasText: run.refused(1) });
    await line.waitFor();
    await thumb.look("invoice-run-refused");
    await line.getByRole("link").tap();
    await expectVisible(page, refusedReasons.invoice);
    await thumb.press(ledger.fixAndResend);
    const dialog = page.getByRole("dialog", { name: ledger.invoiceTitle });
    await dialog.getByRole("button", { name: ledger.sendInvoice, exact: true, disabled: false }).tap();
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => billy.invoices.length, soon).toBe(4);
    await openRun();
    // One person's hours are still open.
    await expectVisible(page, run.nothing);
    expect(await line.count()).toBe(0);
  });

  it("is paid with the period", async () => {
    const { page } = thumb;
    const before = zenegy.payLines.length;
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
    await expect.poll(() => zenegy.payLines.length, soon).toBeGreaterThan(before);
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
    const { unit, paymentPerUnit } = zenegy.payLines.at(-1) ?? {};
    expect(Number(unit) * Number(paymentPerUnit)).toBe(-192);
  });
});

describe("the week of one company", () => {
  it("is invoiced in one dialog, booking by booking", async () => {
    await admin.goto(`${jobPage}?weekNumber=48&year=2026`);
    await admin.getByRole("button", { name: adminInvoiceTexts.shifts.approveAllInvoice }).first().click();
    await admin.getByRole("button", { name: adminInvoiceTexts.actions.billy, disabled: false }).click();
    const dialog = admin.getByRole("dialog", { name: ledger.invoiceTitle });
    await dialog.getByText(/^\d af \d bookinger\./).waitFor();
    await look(admin, "week-invoices");
    const before = billy.invoices.length;
    await dialog.getByRole("button", { name: ledger.sendInvoice, exact: true }).click();
    await expect.poll(() => billy.invoices.length, soon).toBeGreaterThan(before);
  });
});

/** The invoices of the week before last, on the phone. */
async function openRun(): Promise<void> {
  await thumb.page.goto("/admin/invoiceRun?weekNumber=47&year=2026");
  await thumb.page.getByRole("heading", { name: run.title }).waitFor();
}

/** The lines of a group; none while nothing waits in it. */
const lines = (group: Group): Locator =>
  admin.getByRole("region", { name: todayGroups[group].title, exact: true }).getByRole("listitem");

const lineOf = (group: Group, who: string): Locator => lines(group).filter({ hasText: who }).first();

async function openToday(): Promise<void> {
  await admin.goto("/");
  await admin.getByRole("heading", { name: todayGroups.under_filled.title }).waitFor();
}

async function send(title: string, press: string): Promise<void> {
  const dialog = admin.getByRole("dialog", { name: title });
  await dialog.getByRole("button", { name: press, exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
}
