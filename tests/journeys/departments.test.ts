import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { departmentEndpoints } from "#contract/corporations/department.endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { expectHidden, expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import { signedIn } from "#tests/journeys/actions/seed-past-bookings.ts";
import { signInAsAdmin, signInAsCorporation } from "#tests/journeys/actions/sign-in.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import { desktop, look, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { ledgerTexts as ledger } from "#texts/da/admin/ledger.ts";
import { invoiceRunTexts as run } from "#texts/da/backoffice/runs.ts";
import { chromeTexts } from "#texts/da/common/chrome.ts";
import { corporationMenu } from "#texts/da/common/menus.ts";
import { departmentOfBookingTexts } from "#texts/da/corporation/department-of-booking.ts";
import { departmentMessages, departmentTexts as texts } from "#texts/da/corporation/departments.ts";
import { companyInvoiceTexts } from "#texts/da/corporation/invoices.ts";
import { groupingTexts } from "#texts/da/price/invoice-grouping.ts";

const email = "hotel@vagtklar.test";
const testProduct = startTestProduct({ clock: "2026-11-30T08:00:00+01:00" });
let owner: Page;
let phone: Page;
let office: Page;

beforeAll(async () => {
  owner = await testProduct.open("owner", desktop);
  phone = await testProduct.open("phone", smallPhone);
  office = await testProduct.open("office", desktop);
  await signInAsCorporation(owner, email);
  await signInAsCorporation(phone, email);
  await signInAsAdmin(office);
});

async function add(page: Page, name: string, costCentre: string): Promise<void> {
  await page.getByRole("button", { name: texts.add, exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: texts.addTitle });
  await dialog.getByLabel(texts.name, { exact: true }).fill(name);
  await dialog.getByLabel(texts.costCentre).fill(costCentre);
  await dialog.getByRole("button", { name: texts.save, exact: true }).click();
}

describe("the departments of a hotel", () => {
  it("are made by the owner, each name once", async () => {
    await owner.getByRole("button", { name: chromeTexts.menu, exact: true }).click();
    await owner.getByRole("menuitem", { name: corporationMenu.departments, exact: true }).click();
    await expectVisible(owner, texts.empty);
    await look(owner, "departments-none");
    await add(owner, "Køkken", "4100");
    await owner.getByRole("list", { name: texts.list }).getByText("Køkken", { exact: true }).waitFor();
    await phone.goto("/departments");
    await add(phone, "køkken", "4200");
    const dialog = phone.getByRole("alertdialog", { name: texts.addTitle });
    await expectVisible(dialog, departmentMessages.nameTaken);
    await look(phone, "department-name-taken");
    await dialog.getByLabel(texts.name, { exact: true }).fill("Bar");
    await dialog.getByRole("button", { name: texts.save, exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    const list = owner.getByRole("list", { name: texts.list });
    await expect.poll(() => list.getByRole("listitem").count(), soon).toBe(2);
    await look(owner, "departments");
    await look(phone, "departments");
  });

  it("stand on a booking, which may be moved from one to the other", async () => {
    await phone.goto("/home");
    await phone.locator("a.card-way").first().click();
    await phone.getByRole("button", { name: departmentOfBookingTexts.change }).click();
    const dialog = phone.getByRole("alertdialog", { name: departmentOfBookingTexts.change });
    await dialog.getByLabel(departmentOfBookingTexts.label).selectOption({ label: "Køkken · 4100" });
    await look(phone, "department-of-booking");
    await dialog.getByRole("button", { name: departmentOfBookingTexts.save, exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    await expectVisible(phone, "Afdeling: Køkken · 4100");
    await owner.goto("/newBooking");
    await expectVisible(owner, departmentOfBookingTexts.hint);
  });

  it("filter the bookings of the home", async () => {
    for (const page of [owner, phone]) {
      await page.goto("/home");
      const filter = page.getByLabel(departmentOfBookingTexts.filter, { exact: true });
      await filter.selectOption({ label: "Køkken" });
      await expect.poll(() => page.locator("a.card-way").count(), soon).toBe(1);
      await expectVisible(page, "Køkken · 4100");
      await look(page, "home-of-department");
      await filter.selectOption({ label: "Bar" });
      await expectVisible(page, departmentOfBookingTexts.noneFound);
      await filter.selectOption({ label: departmentOfBookingTexts.all });
      await expectHidden(page, departmentOfBookingTexts.noneFound);
    }
  });
});

describe("an invoice for each department and week", () => {
  it("is what the company chooses", async () => {
    await seedWorkOf(["Køkken", "Bar"]);
    await owner.goto("/invoices");
    await owner.getByRole("button", { name: groupingTexts.change }).click();
    const dialog = owner.getByRole("dialog", { name: groupingTexts.title });
    await dialog.getByRole("radio", { name: groupingTexts.choices.department, exact: true }).check();
    await dialog.getByRole("button", { name: groupingTexts.save }).click();
    await expectVisible(owner, groupingTexts.told.department);
  });

  it("is what the office sends: two invoices, each with its department and cost centre", async () => {
    await office.goto("/admin/invoiceRun?weekNumber=34&year=2026");
    await office.getByRole("heading", { name: run.title }).waitFor();
    await expectVisible(office, run.chosen(2));
    await office.getByRole("button", { name: run.send }).first().click();
    const dialog = office.getByRole("alertdialog");
    const proposed = dialog.getByRole("list", { name: groupingTexts.list }).getByRole("listitem");
    await expect.poll(() => proposed.count(), soon).toBe(2);
    await dialog.getByRole("button", { name: run.send }).click();
    const results = office.getByRole("list", { name: ledger.results });
    await expect.poll(() => results.getByText(ledger.resultOf.accepted).count(), soon).toBe(2);
    await owner.goto("/invoices");
    const list = owner.getByRole("region", { name: companyInvoiceTexts.list });
    const closed = list.getByRole("button", { expanded: false });
    await closed.first().click();
    await closed.first().click();
    await expectVisible(list, /Køkken · 4100/);
    await expectVisible(list, /Bar · 4200/);
    await look(owner, "invoices-of-departments");
  });

  it("stands in the figures of the departments", async () => {
    for (const page of [owner, phone]) {
      await page.goto("/departments");
      const figures = page.getByRole("region", { name: texts.figures.title, exact: true });
      await expectVisible(figures, "august 2026");
      await look(page, "department-figures");
    }
  });
});

/** A worked and approved booking for each of these departments, in one week of August. */
async function seedWorkOf(names: readonly string[]): Promise<void> {
  const { call } = testProduct.product;
  const token = await signedIn(testProduct.product, email);
  const admin = await signedIn(testProduct.product, "admin@vagtklar.test");
  const anna = await call(sessionEndpoints.employeeSignIn, { body: { fbToken: "local:anna-krogh" } });
  const [booking] = (await call(bookingEndpoints.upcoming, { as: token })).body;
  if (!booking) throw new Error("no booking to take after");
  const params = { id: booking.corporation_id };
  const taken = await call(sessionEndpoints.takeOverCorporation, { as: admin, params });
  const departments = (await call(departmentEndpoints.departments, { as: token })).body;
  const database = await testProduct.openDatabase();
  for (const [place, name] of names.entries()) {
    const department = departments.find((one) => one.name === name)?.id ?? null;
    const { body } = await call(bookingEndpoints.create, {
      as: taken.body.token,
      query: { pastBooking: "1", notSendEmail: "1" },
      body: bookingBody(booking.staff_type, `2026-08-${18 + place}`, { number_of_staff: 1, department }),
    });
    await call(invoicingEndpoints.addWorker, {
      as: admin,
      params: { id: body.id },
      body: { employee_id: anna.body.employee.id },
    });
    const { start_time: from, end_time: to } = body;
    await database.db
      .updateTable("shifts")
      .set({
        ...{ employee_checkin_time: from, employee_checkout_time: to, admin_approve_invoice: true },
        ...{ corporation_checkin_time: from, corporation_checkout_time: to },
        ...{ first_checkout_by: "employee", last_checkout_by: "corporation" },
      })
      .where("booking_id", "=", body.id)
      .execute();
  }
  await database.close();
}
