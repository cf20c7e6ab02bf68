import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { termsEndpoints } from "#contract/employees/employment-terms.endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { addDays } from "#rules/time/moment.ts";
import { expectHidden, expectVisible } from "#tests/journeys/actions/assertions.ts";
import { expectMessage } from "#tests/journeys/actions/fail-requests.ts";
import { signedIn } from "#tests/journeys/actions/seed-past-bookings.ts";
import { signInAsAdmin, signInAsEmployee } from "#tests/journeys/actions/sign-in.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import { desktop, look, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { termsTemplateTexts as editor, termsOfPersonTexts } from "#texts/da/backoffice/terms-template.ts";
import { ownTermsTexts as own } from "#texts/da/employee/terms.ts";

const testProduct = startTestProduct();
let owner: Page;
let person: Page;
/** Somebody of the try-out who has no terms yet. */
let [employeeId, name] = [0, ""];

beforeAll(async () => {
  const { product } = testProduct;
  const as = await signedIn(product, "admin@vagtklar.test");
  const { body: people } = await product.call(employeeEndpoints.options, { as });
  const { body: holders } = await product.call(termsEndpoints.holders, { as });
  const found = people.find(({ id }) => !holders.some(({ employee_id }) => employee_id === id));
  if (!found) throw new Error("everybody has terms");
  employeeId = found.id;
  name = `${found.first_name} ${found.last_name}`;
  owner = await testProduct.open("The owner", desktop);
  person = await testProduct.open("The person", smallPhone);
  await signInAsAdmin(owner);
  await signInAsEmployee(person, name.replace(" ", "-").toLowerCase());
});

/** The person is put on a new booking that pays so much an hour. */
async function book(day: number, hourly_wage: string): Promise<void> {
  const { product } = testProduct;
  const hotel = await signedIn(product, "hotel@vagtklar.test");
  const as = await signedIn(product, "admin@vagtklar.test");
  const [other] = (await product.call(bookingEndpoints.upcoming, { as: hotel })).body;
  if (!other) throw new Error("no booking to take after");
  const body = bookingBody(other.staff_type, addDays(other.date, day), { hourly_wage });
  const { body: booking } = await product.call(bookingEndpoints.create, { as: hotel, body });
  const params = { id: booking.id };
  expect((await product.call(adminBookingEndpoints.approve, { as, params })).status).toBe(200);
  const added = await product.call(invoicingEndpoints.addWorker, {
    ...{ as, params },
    body: { employee_id: employeeId },
  });
  expect(added.status).toBe(200);
}

describe("terms of employment", () => {
  it("are a template that the owner changes, looks at for a person and saves", async () => {
    await owner.goto("/admin/employment-terms");
    await owner.getByLabel(editor.employerFields.insurer).fill("Fjordforsikring");
    await owner.getByLabel(editor.preview.person, { exact: true }).fill(name);
    await owner.getByRole("option", { name }).click();
    const preview = owner.getByRole("region", { name: editor.preview.of(name) });
    await expectVisible(preview, /hos Fjordforsikring/);
    await look(owner, "terms-template");
    await owner.getByRole("button", { name: editor.save }).click();
    await expectMessage(owner, editor.saved);
  });

  it("are given with the first shift, and read and confirmed on a phone", async () => {
    await person.goto("/employment-terms");
    await expectVisible(person, own.none);
    await book(30, "192");
    await person.reload();
    await expectVisible(person, own.wageOf("192,00"));
    await person.getByText(own.readAll).click();
    await expectVisible(person, /hos Fjordforsikring/);
    await look(person, "terms-given");
    await person.getByRole("button", { name: own.confirm }).click();
    await expectMessage(person, own.confirmed);
    await expectVisible(person, /Du kvitterede/);
    const [file] = await Promise.all([
      person.waitForEvent("download"),
      person.getByRole("button", { name: own.pdf }).first().click(),
    ]);
    expect(file.suggestedFilename()).toBe(`ansaettelsesbevis-${employeeId}-1.pdf`);
  });

  it("come anew with a shift that pays less, and say what they said before", async () => {
    await book(32, "180");
    await person.reload();
    await expectVisible(person, own.changes);
    await expectVisible(person.locator("del").first(), /192,00/);
    await expectVisible(person.locator("ins").first(), /180,00/);
    await look(person, "terms-changed");
  });

  it("stand with the office by version, unread until they are confirmed", async () => {
    await owner.reload();
    await owner.getByText(editor.holders.unread, { exact: false }).first().click();
    await expectVisible(owner.getByRole("region", { name: editor.holders.table }), name);
    await owner.getByRole("link", { name }).first().click();
    await expectVisible(owner, new RegExp(termsOfPersonTexts.unread));
    await owner.getByText(`Bevis nr. ${employeeId}-2`).click();
    await expectVisible(owner.locator("del").first(), /192,00/);
    await look(owner, "terms-of-person");
    await person.getByRole("button", { name: own.confirm }).click();
    await expectMessage(person, own.confirmed);
    await expectHidden(owner, new RegExp(termsOfPersonTexts.unread));
  });
});
