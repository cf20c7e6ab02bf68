import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { demoPassword } from "#server/demo/accounts.ts";
import { expectHidden, expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import { expectMessage } from "#tests/journeys/actions/fail-requests.ts";
import { pressBook } from "#tests/journeys/actions/hiring.ts";
import { signInAsAdmin, signInAsCorporation, signInAsEmployee } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { bookDialogTexts } from "#texts/da/corporation/booking-view.ts";
import {
  fitnessSettingTexts,
  personFitnessTexts as office,
  placeCheckTexts,
} from "#texts/da/fitness/office.ts";
import { ownRightTexts as own } from "#texts/da/fitness/own-right.ts";
import { reasonNames } from "#texts/da/fitness/reasons.ts";
import { fitnessRefusals } from "#texts/da/fitness/refusals.ts";

const testProduct = startTestProduct();
const hotel = "hotel@vagtklar.test";
/** Somebody whose permit has ended, and who has applied for the booking of the 30th. */
const name = "Malthe J.";
let company: Page;
let admin: Page;
let malthe: Page;
let booking: number;

beforeAll(async () => {
  const { product } = testProduct;
  company = await testProduct.open("The company", desktop);
  admin = await testProduct.open("The office", desktop);
  malthe = await testProduct.open("Malthe", smallPhone);
  await signInAsCorporation(company, hotel);
  await signInAsAdmin(admin);
  await signInAsEmployee(malthe, "malthe-juhl");
  const { body } = await product.call(sessionEndpoints.corporationSignIn, {
    body: { email: hotel, password: demoPassword },
  });
  const { body: bookings } = await product.call(bookingEndpoints.upcoming, {
    as: (body as { token: string }).token,
  });
  booking = bookings.find(({ date }) => date === "2026-11-30")?.id ?? 0;
});

const dialog = (page: Page) => page.getByRole("alertdialog", { name: bookDialogTexts.title(name) });
const confirm = (page: Page) => dialog(page).getByRole("button", { name: bookDialogTexts.confirm });

describe("somebody whose permit has ended", () => {
  it("reads before applying why the shift is not theirs yet, and what to do", async () => {
    await malthe.goto(`/bookinginformation/${booking}`);
    await expectVisible(malthe, own.before);
    await expectVisible(malthe, /tilladelse til at arbejde er udløbet/);
    await look(malthe, "fit-job");
    await malthe.goto("/editemployee#tilladelse");
    await expectVisible(malthe, own.sendPermit);
    expect(await malthe.getByLabel(own.free).isDisabled()).toBe(true);
    await look(malthe, "fit-profile");
  });

  it("is not booked by the company, which reads nothing of permits", async () => {
    await company.goto(`/viewBooking/${booking}`);
    await pressBook(company, name);
    await expectVisible(dialog(company), fitnessRefusals.papers_first);
    await expectHidden(dialog(company), /tilladelse/);
    expect(await confirm(company).isDisabled()).toBe(true);
    await look(company, "fit-company");
  });

  it("is shown to the office with the reason, which nobody goes past", async () => {
    await admin.goto(`/viewBooking/${booking}`);
    await pressBook(admin, name);
    await look(admin, "fit-office");
    await expectVisible(admin, /gælder til og med/);
    await admin.getByRole("link", { name: placeCheckTexts.toPerson }).click();
    await expectVisible(admin, office.noChecks);
    await admin.getByLabel(office.label, { exact: true }).selectOption("free");
    await admin.getByRole("button", { name: office.save, exact: true }).click();
    await expectMessage(admin, office.saved);
    await look(admin, "fit-person");
  });

  it("is booked once the office has put it right, and what was checked stands on the page", async () => {
    await company.reload();
    await pressBook(company, name);
    await confirm(company).click();
    await dialog(company).waitFor({ state: "hidden" });
    await admin.getByText(office.checks(1)).click();
    await expectVisible(admin, /^Tjekket .*: ikke brug for tilladelse/);
    await look(admin, "fit-checked");
    await expectVisible(malthe, own.byOffice);
  });
});

describe("an owner", () => {
  it("sets what a reason does", async () => {
    await admin.goto("/admin/settings");
    const choice = admin.getByLabel(reasonNames.not_stated);
    await choice.selectOption("refuse");
    await expectMessage(admin, fitnessSettingTexts.saved);
    await admin.reload();
    await expect.poll(() => choice.inputValue(), soon).toBe("refuse");
    await look(admin, "fit-settings");
  });
});
