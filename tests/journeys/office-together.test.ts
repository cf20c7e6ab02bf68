import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectVisible, plain, soon } from "#tests/journeys/actions/assertions.ts";
import { messages } from "#tests/journeys/actions/fail-requests.ts";
import {
  addColleagues,
  type Colleague,
  colleagues,
  emailOf,
} from "#tests/journeys/actions/office-colleagues.ts";
import { signInAsAdmin, signInAsCorporation } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look } from "#tests/support/browser.ts";
import { type Bookkeeping, startBookkeeping } from "#tests/support/fixtures/ledger/bookkeeping.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { adminApprovalTexts } from "#texts/da/admin/admin-approval.ts";
import { ledgerTexts } from "#texts/da/admin/ledger.ts";
import { agreedHoursTexts as agreedHours } from "#texts/da/backoffice/agreed-hours.ts";
import { officeNavTexts } from "#texts/da/backoffice/office-nav.ts";
import { invoiceRunTexts as run } from "#texts/da/backoffice/runs.ts";
import { settleTexts, todayGroups } from "#texts/da/backoffice/today.ts";
import { refusals } from "#texts/da/common/errors.ts";
import { adminMenu } from "#texts/da/common/menus.ts";
import { noAnswer } from "#texts/da/common/toasts/connection.ts";
import { replacementTexts } from "#texts/da/corporation/asking/standby.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { officeRoleNames } from "#texts/da/users/office-roles.ts";
import { officeUserTexts } from "#texts/da/users/office-users.ts";

type Group = keyof typeof todayGroups;

/** The run of a week whose agreed hours were left to approve. */
const weekRun = "/admin/invoiceRun?weekNumber=46&year=2026";

let books: Bookkeeping;
const testProduct = startTestProduct({
  // Monday: last week's jobs are in every state.
  clock: "2026-11-30T08:00:00+01:00",
  services: async () => {
    books = await startBookkeeping();
    return books.settings;
  },
});
let owner: Page;
let planner: Page;
let bookkeeper: Page;
let reader: Page;

const lines = (page: Page, group: Group) => page.locator(`#${group} .todo`);
const waiting = (page: Page, label: string, count: number) =>
  page.getByRole("link", { name: `${label} ${count} ${officeNavTexts.waiting}`, exact: true });

async function enter(role: Colleague): Promise<Page> {
  const page = await testProduct.open(role, desktop);
  await signInAsCorporation(page, emailOf(role));
  return page;
}

beforeAll(async () => {
  await addColleagues(testProduct);
  owner = await testProduct.open("owner", desktop);
  await signInAsAdmin(owner);
  planner = await enter("planner");
  bookkeeper = await enter("bookkeeper");
  reader = await enter("reader");
});
afterAll(() => books?.close());

describe("a weekday of an office", () => {
  it("counts what waits at the side, for each role on the pages that it may open", async () => {
    await waiting(planner, adminMenu.approval, 2).waitFor();
    await waiting(bookkeeper, adminMenu.payroll, 1).waitFor();
    await waiting(owner, adminMenu.payroll, 1).waitFor();
    await expect.poll(() => planner.getByRole("link", { name: adminMenu.payroll }).count()).toBe(0);
    await expectVisible(planner.getByRole("button", { name: / menu$/ }), colleagues.planner);
    await look(planner, "office-planner");
  });

  it("the planner approves a booking, and the others see one less", async () => {
    await lines(planner, "to_approve").first().getByRole("link").last().click();
    await planner.getByRole("button", { name: adminApprovalTexts.approve, exact: true }).click();
    await waiting(owner, adminMenu.approval, 1).waitFor();
    await waiting(reader, adminMenu.approval, 1).waitFor();
    await expect.poll(() => lines(owner, "to_approve").count(), soon).toBe(1);
  });

  it("the planner has somebody asked for a free place, which the owner sees in the same dialog", async () => {
    await planner.goto("/");
    const { action } = todayGroups.under_filled;
    await lines(owner, "under_filled").first().getByRole("button", { name: action }).click();
    const seen = owner.getByRole("dialog", { name: replacementTexts.findStaff });
    await seen.getByRole("checkbox").first().waitFor();
    await lines(planner, "under_filled").first().getByRole("button", { name: action }).click();
    const dialog = planner.getByRole("dialog", { name: replacementTexts.findStaff });
    await dialog.getByRole("checkbox").first().check();
    await dialog.getByRole("button", { name: replacementTexts.ask(1), exact: true }).click();
    await expect.poll(() => seen.getByRole("checkbox").first().isDisabled(), soon).toBe(true);
    // While the answer is under way the dialog stays open.
    await expectVisible(messages(planner).first(), replacementTexts.asked(1, 0));
    for (const page of [owner, planner]) {
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
  });

  it("the bookkeeper approves agreed hours, which the planner sees, and sends the week's invoices", async () => {
    await bookkeeper.getByRole("button", { name: agreedHours.all, exact: true }).click();
    const dialog = bookkeeper.getByRole("dialog", { name: agreedHours.title });
    await dialog.getByRole("button", { name: /^Godkend \d+/ }).click();
    await expect.poll(() => lines(bookkeeper, "hours_to_approve").count(), soon).toBe(0);
    await expect.poll(() => lines(planner, "hours_to_approve").count(), soon).toBe(0);
    await reader.goto(weekRun);
    await expectVisible(reader, run.total);
    await bookkeeper.goto(weekRun);
    await bookkeeper.getByRole("button", { name: run.send, exact: true }).click();
    await bookkeeper.getByRole("alertdialog").getByRole("button", { name: run.send }).click();
    const results = bookkeeper.getByRole("list", { name: ledgerTexts.results }).getByRole("listitem");
    await expectVisible(results.first(), ledgerTexts.resultOf.accepted);
    await expectVisible(reader, run.empty);
    await reader.getByRole("button", { name: run.send, exact: true }).waitFor({ state: "detached" });
  });

  it("the owner invites a colleague, and makes the planner a reader while the planner works", async () => {
    await lines(planner, "under_filled").first().getByRole("button").last().click();
    const dialog = planner.getByRole("dialog", { name: replacementTexts.findStaff });
    await dialog.getByRole("checkbox", { disabled: false }).first().check();
    await owner.goto("/admin/users");
    await owner.getByRole("button", { name: officeUserTexts.invite, exact: true }).click();
    const invitation = owner.getByRole("alertdialog", { name: officeUserTexts.invite });
    await invitation.getByLabel(officeUserTexts.name, { exact: true }).fill("Nina Ny");
    await invitation.getByLabel(officeUserTexts.email, { exact: true }).fill("nina@vagtklar.test");
    await invitation.getByRole("button", { name: officeUserTexts.send }).click();
    await expectVisible(messages(owner).first(), officeUserTexts.invited("Nina Ny"));
    await owner.getByLabel(officeUserTexts.roleOf(colleagues.planner)).selectOption("reader");
    await expectVisible(messages(owner).first(), officeUserTexts.roleSaved(colleagues.planner, "læser"));
    await look(owner, "office-users");
    // What was open stays open; its press is refused with the reason.
    await dialog.getByRole("button", { name: replacementTexts.ask(1), exact: true }).click();
    await expectVisible(planner, refusals.role);
    await planner.keyboard.press("Escape");
    await expectVisible(planner.getByRole("button", { name: / menu$/ }), officeRoleNames.reader);
    const { action } = todayGroups.under_filled;
    await expect.poll(() => planner.getByRole("button", { name: action }).count(), soon).toBe(0);
    expect(await planner.getByRole("link", { name: adminMenu.staffTypes }).count()).toBe(0);
  });
});

describe("an office without a connection", () => {
  it("says so by itself, and at each press", async () => {
    await bookkeeper.goto("/");
    await lines(bookkeeper, "open_hours").first().waitFor();
    const me = bookkeeper.getByRole("button", { name: / menu$/ });
    const menu = bookkeeper.getByRole("menu");
    await me.click();
    await menu.waitFor();
    await bookkeeper.keyboard.press("Escape");
    await menu.waitFor({ state: "detached" });
    await bookkeeper.context().setOffline(true);
    await expectVisible(bookkeeper, officeNavTexts.offline.title);
    await me.click();
    await menu.waitFor();
    await bookkeeper.keyboard.press("Escape");
    await lines(bookkeeper, "open_hours")
      .first()
      .getByRole("button", { name: todayGroups.open_hours.action })
      .click();
    const said = bookkeeper.getByText(noAnswer).or(bookkeeper.getByText(uiTexts.notFetched));
    await said.or(bookkeeper.getByRole("dialog")).first().waitFor();
  });

  it("goes on by itself once it is back", async () => {
    await bookkeeper.context().setOffline(false);
    await bookkeeper.getByText(officeNavTexts.offline.text).waitFor({ state: "detached" });
    await bookkeeper.keyboard.press("Escape");
    await lines(bookkeeper, "open_hours")
      .first()
      .getByRole("button", { name: todayGroups.open_hours.action })
      .click();
    const dialog = bookkeeper.getByRole("dialog");
    await dialog.getByRole("button", { name: settleTexts.save }).waitFor();
    expect(plain(await dialog.innerText())).toContain(settleTexts.whose);
  });
});
