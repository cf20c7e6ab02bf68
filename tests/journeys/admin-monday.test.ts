import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { expectVisible, plain, soon } from "#tests/journeys/actions/assertions.ts";
import { failRequests, messages } from "#tests/journeys/actions/fail-requests.ts";
import { type Keys, keysOn } from "#tests/journeys/actions/keyboard.ts";
import { signInAsAdmin } from "#tests/journeys/actions/sign-in.ts";
import { touchscreenOn } from "#tests/journeys/actions/touch.ts";
import { desktop, look, smallPhone } from "#tests/support/browser.ts";
import { type Bookkeeping, startBookkeeping } from "#tests/support/fixtures/ledger/bookkeeping.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { adminApprovalTexts } from "#texts/da/admin/admin-approval.ts";
import { adminInvoiceTexts } from "#texts/da/admin/admin-invoice.ts";
import { ledgerTexts as ledger } from "#texts/da/admin/ledger.ts";
import { agreedHoursTexts as agreedHours } from "#texts/da/backoffice/agreed-hours.ts";
import {
  payrollTexts as payroll,
  invoiceRunTexts as run,
  weekInvoiceTexts as week,
} from "#texts/da/backoffice/runs.ts";
import { settleTexts, todayGroups, todayTexts } from "#texts/da/backoffice/today.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { replacementTexts } from "#texts/da/corporation/asking/standby.ts";

type Group = keyof typeof todayGroups;

let books: Bookkeeping;
const testProduct = startTestProduct({
  // Monday: last week's jobs are in every state.
  clock: "2026-11-30T08:00:00+01:00",
  services: async () => {
    books = await startBookkeeping();
    return books.settings;
  },
});
let admin: Page;
let keys: Keys;
/** Of the job whose hours are settled first. */
let invoicePage = "";

beforeAll(async () => {
  admin = await testProduct.open("admin", desktop);
  keys = keysOn(admin);
  await signInAsAdmin(admin);
});
afterAll(() => books?.close());

describe("a Monday", () => {
  it("begins with everything that waits, what hurts soonest first", async () => {
    await expectVisible(admin, todayTexts.waiting(31));
    const titles = await admin.locator(".today-groups .todo-title").allInnerTexts();
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
          "months_to_close",
          "expiring_documents",
          "new_documents",
        ] as const
      ).map((key) => todayGroups[key].title),
    );
    await look(admin, "monday");
  });

  it("approves a booking", async () => {
    await lineOf("to_approve", "Kongens Køkken").getByRole("link").last().click();
    await admin.getByRole("button", { name: adminApprovalTexts.approve, exact: true }).click();
    await admin.getByRole("heading", { name: adminApprovalTexts.title }).waitFor();
    await openToday();
    await lineOf("to_approve", "Hotel Nordlys").waitFor();
    expect(await lines("to_approve").count()).toBe(1);
  });

  it("approves the agreed hours of all bookings in one press after a summary, and takes them back", async () => {
    await openToday();
    const before = await lines("hours_to_approve").count();
    await admin.getByRole("button", { name: agreedHours.all, exact: true }).click();
    const dialog = admin.getByRole("dialog", { name: agreedHours.title });
    await expectVisible(dialog, agreedHours.bookings(before));
    await look(admin, "monday-agreed");
    const [first] = await dialog.getByRole("checkbox").all();
    await first?.click();
    await dialog.getByRole("button", { name: agreedHours.approve(before - 1) }).click();
    await expect.poll(() => lines("hours_to_approve").count(), soon).toBe(1);
    // The message of an act before it may still offer its own way back.
    const done = messages(admin).filter({
      hasText: new RegExp(agreedHours.approved(2).replace("2", "\\d+")),
    });
    await done.getByRole("button", { name: agreedHours.undo, exact: true }).click();
    await expect.poll(() => lines("hours_to_approve").count(), soon).toBe(before);
  });

  it("settles the hours of a job, each line in a dialog of its own", async () => {
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
    await ownBreak.click();
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
    await lineOf("ready_to_invoice", "23. nov.").getByRole("link").last().click();
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
    await expectVisible(results.first(), ledger.resultOf.accepted);
    await phone.look("invoice-run-results");
    await phone.press(ledger.close);
    await expectVisible(phone.page, run.chosen(0));
    await expect.poll(() => books.billy.invoices.map(({ amount }) => amount), soon).toEqual([5271]);

    await expectVisible(late, ledger.everybodySent);
    await late.getByRole("button", { name: ledger.sendInvoice, exact: true, disabled: true }).waitFor();
    await look(admin, "monday-sent-elsewhere");
  });

  it("invoices the other by its line: each has gone once", async () => {
    await openToday();
    await lines("ready_to_invoice").first().getByRole("link").last().click();
    await send(ledger.invoiceTitle, ledger.sendInvoice);
    await openToday();
    await expect.poll(() => lines("ready_to_invoice").count(), soon).toBe(0);
    await expect.poll(() => books.billy.invoices.map(({ amount }) => amount), soon).toEqual([5271, 8032]);
  });

  it("pays a job by its line", async () => {
    await lines("ready_to_pay").first().getByRole("link").last().click();
    await send(ledger.payTitle, ledger.sendPay);
    await openToday();
    await expect.poll(() => lines("ready_to_pay").count(), soon).toBe(1);
    await expect.poll(() => books.zenegy.registrations.length, soon).toBe(4);
    await look(admin, "monday-invoiced");
  });
});

describe("the same by keyboard alone", () => {
  it("approves a booking", async () => {
    await keys.enter(lineOf("to_approve", "Hotel Nordlys").getByRole("link").last());
    await keys.enter(admin.getByRole("button", { name: adminApprovalTexts.approve, exact: true }));
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
    const isAtALine = () => admin.evaluate(() => document.activeElement?.closest(".todo") != null);
    await expect.poll(isAtALine, soon).toBe(true);
  });

  it("asks for a replacement, and closes the dialog by Escape", async () => {
    const line = lineOf("under_filled", "Hotel Nordlys");
    await keys.enter(line.getByRole("button", { name: todayGroups.under_filled.action }));
    const dialog = admin.getByRole("dialog", { name: replacementTexts.findStaff });
    await keys.reach(dialog.getByRole("checkbox").first());
    await admin.keyboard.press("Space");
    await keys.enter(dialog.getByRole("button", { name: replacementTexts.ask(1), exact: true }));
    await expect.poll(() => dialog.getByRole("checkbox").first().isDisabled(), soon).toBe(true);
    // Nothing closes a dialog while its call is under way; then the focus goes to what closes it.
    const closing = dialog.getByRole("button", { name: replacementTexts.close, exact: true }).last();
    await expect.poll(() => closing.evaluate((button) => button === document.activeElement), soon).toBe(true);
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
    await expect.poll(() => results.filter({ hasText: ledger.resultOf.accepted }).count(), soon).toBe(1);
    await keys.enter(
      admin.getByRole("dialog").getByRole("button", { name: ledger.close, exact: true }).last(),
    );
    await expect.poll(() => books.zenegy.registrations.length, soon).toBeGreaterThan(4);
    await expectVisible(admin, payroll.nothing);
    await openToday();
    await expect.poll(() => lines("ready_to_pay").count(), soon).toBe(0);
    await look(admin, "monday-done");
  });
});

describe("the week of one company", () => {
  it("is invoiced in one dialog, booking by booking", async () => {
    await admin.goto(`${invoicePage}?weekNumber=48&year=2026`);
    await admin.getByRole("button", { name: adminInvoiceTexts.shifts.approveAllInvoice }).first().click();
    await admin
      .getByRole("button", { name: adminInvoiceTexts.actions.invoice, exact: true, disabled: false })
      .click();
    const dialog = admin.getByRole("dialog", { name: ledger.invoiceTitle });
    await dialog.getByText(/\d af \d bookinger$/).waitFor();
    await look(admin, "week-invoices");
    const before = books.billy.invoices.length;
    await dialog.getByRole("button", { name: ledger.sendInvoice, exact: true }).click();
    await expect.poll(() => books.billy.invoices.length, soon).toBeGreaterThan(before);
    await dialog.waitFor({ state: "hidden" });
    await expectVisible(admin.getByRole("region", { name: week.table(48) }), week.states.part);
    await look(admin, "week-invoiced");
  });
});

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
