import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { runEndpoints } from "#contract/invoicing/run.endpoints.ts";
import { demoPeople } from "#server/demo/people.ts";
import { expectVisible } from "#tests/journeys/actions/assertions.ts";
import { expectMessage } from "#tests/journeys/actions/fail-requests.ts";
import { signedIn } from "#tests/journeys/actions/seed-past-bookings.ts";
import { signInAsAdmin, signInAsCorporation, signInAsEmployee } from "#tests/journeys/actions/sign-in.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import { desktop, look, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { wageAgreementTexts as texts } from "#texts/da/backoffice/wage-agreements.ts";
import { priceTexts } from "#texts/da/price/price.ts";
import { supplementDayNames, supplementName } from "#texts/da/price/supplements.ts";

const testProduct = startTestProduct();
const sunday = supplementName({ days: "sunday_or_holiday", from: "18:00", to: "24:00" });
const name = "Byens overenskomst";
let office: Page;
let hotel: Page;
let person: Page;

beforeAll(async () => {
  office = await testProduct.open("The office", desktop);
  hotel = await testProduct.open("The hotel", smallPhone);
  person = await testProduct.open("Somebody who worked", smallPhone);
  await signInAsAdmin(office);
  await signInAsCorporation(hotel, "hotel@vagtklar.test");
});

describe("an agreement on supplements and pension", () => {
  it("is entered by the office and chosen for a company, whose earlier bookings are named", async () => {
    await office.goto("/admin/agreements");
    await office.getByRole("button", { name: texts.add, exact: true }).click();
    const dialog = office.getByRole("dialog", { name: texts.add });
    await dialog.getByRole("button", { name: texts.save }).click();
    await expectVisible(dialog, "Skriv, hvad overenskomsten hedder.");
    await dialog.getByLabel(texts.name).fill(name);
    await dialog.getByRole("button", { name: texts.addSupplement }).click();
    const first = dialog.getByRole("group", { name: texts.supplement(1) });
    await first.getByLabel(texts.days).selectOption({ label: supplementDayNames.sunday_or_holiday });
    await first.getByLabel(texts.value, { exact: true }).fill("40");
    await look(office, "agreement-dialog");
    await dialog.getByRole("button", { name: texts.save }).click();
    await expectMessage(office, texts.saved);

    const as = await signedIn(testProduct.product, "admin@vagtklar.test");
    const { body } = await testProduct.product.call(corporationEndpoints.list, {
      ...{ as, query: { searchTerm: "Hotel Nordlys" } },
    });
    const id = body.corporations[0]?.id;
    await office.goto(`/admin/corporations/${id}`);
    await office.getByLabel(texts.choose).selectOption({ label: name });
    await expectMessage(office, texts.chosen);
    await office.goto("/admin/agreements");
    await expectVisible(office, /kommende bookinger følger ikke versionen på deres dag/);
    await look(office, "agreements");
  });

  it("is a row of its own in the price of the company's next booking on a Sunday", async () => {
    const { product } = testProduct;
    const as = await signedIn(product, "hotel@vagtklar.test");
    const [other] = (await product.call(bookingEndpoints.upcoming, { as })).body;
    if (!other) throw new Error("no booking to take after");
    const body = bookingBody(other.staff_type, "2026-12-13", {
      ...{ hourly_wage: "192", start_time: "16:00", end_time: "23:00" },
    });
    const { body: booking } = await product.call(bookingEndpoints.create, { as, body });
    expect(booking.agreement?.name).toBe(name);
    await hotel.goto(`/viewBooking/${booking.id}`);
    await hotel.getByRole("button", { name: priceTexts.show }).click();
    await expectVisible(hotel, sunday);
    await look(hotel, "booking-with-supplement");
  });

  it("stands in the pay of somebody who worked under one, with its supplements and pension", async () => {
    const { product } = testProduct;
    const as = await signedIn(product, "admin@vagtklar.test");
    const { body } = await product.call(runEndpoints.payroll, { as, query: { period: "2026-11" } });
    const paid = body.shifts.find(({ supplements }) => supplements > 0);
    if (!paid) throw new Error("nobody worked under an agreement");
    const { subject } = demoPeople.find(({ first, last }) => `${first} ${last}` === paid.name) ?? {};
    await signInAsEmployee(person, subject?.replace("local:", "") ?? "");
    await person.goto("/pay?period=2026-11");
    await expectVisible(person, /Tillæg (hverdag|lørdag|søn)/);
    await look(person, "pay-with-supplement");
  });
});
