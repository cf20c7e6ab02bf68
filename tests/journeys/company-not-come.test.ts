import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { arrivalEndpoints } from "#contract/applications/arrival.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { demoPassword } from "#server/demo/accounts.ts";
import { expectHidden, expectVisible } from "#tests/journeys/actions/assertions.ts";
import { expectMessage } from "#tests/journeys/actions/fail-requests.ts";
import { signInAsAdmin, signInAsCorporation, signInAsEmployee } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look, narrowPhone, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { decideMissedTexts } from "#texts/da/backoffice/decide-missed.ts";
import { todayGroups } from "#texts/da/backoffice/today.ts";
import { eveningTexts, notComeTexts } from "#texts/da/corporation/evening.ts";
import { arrivalTexts } from "#texts/da/employee/phone/arrival.ts";
import { arrivingTexts } from "#texts/da/employee/shifts/arriving.ts";

/** A booking of the hotel on Friday from 10:00; Sara is one of its waiters. */
const BOOKING = 1010;

const testProduct = startTestProduct();
let hotel: Page;
let sara: Page;
let office: Page;
let pin = "";

beforeAll(async () => {
  pin = await askForDigits();
  await testProduct.moveTo("2026-11-27T10:12:00+01:00");
  hotel = await testProduct.open("The hotel's kitchen", narrowPhone);
  sara = await testProduct.open("Sara", smallPhone);
  office = await testProduct.open("The office", desktop);
  await signInAsCorporation(hotel, "hotel@vagtklar.test");
  await signInAsEmployee(sara, "sara-ravn");
  await signInAsAdmin(office);
});

describe("somebody has not come, and is on the way after all", () => {
  it("the company reads first who is missing, and calls in one press", async () => {
    await hotel.goto("/");
    const tonight = hotel.locator(".tonight").first();
    await expectVisible(tonight, "12\u00a0min. for sent");
    const call = tonight.getByRole("link", { name: /Ring til Sara/ });
    expect(await call.getAttribute("href")).toMatch(/^tel:/);
    await look(hotel, "evening-home");
    await hotel.goto(`/viewBooking/${BOOKING}`);
    await hotel.getByRole("button", { name: /Mødte ikke op.*Sara/ }).waitFor();
    await expectHidden(hotel, "Fjern");
    await look(hotel, "evening-booking");
  });

  it("it writes that Sara did not come, which costs nothing", async () => {
    await hotel.goto("/");
    await hotel.getByRole("button", { name: /Mødte ikke op.*Sara/ }).click();
    const dialog = hotel.getByRole("alertdialog");
    await expectVisible(dialog, notComeTexts.points[0][0]);
    await look(hotel, "evening-not-come");
    await dialog.getByRole("checkbox").uncheck();
    await dialog.getByRole("button", { name: notComeTexts.confirm }).click();
    await expectMessage(hotel, notComeTexts.done("Sara", null));
    await hotel.getByRole("button", { name: /Er kommet.*Sara/ }).waitFor();
  });

  it("the office has a line at once, with what it can decide", async () => {
    await office.goto("/admin/");
    await expectVisible(office, todayGroups.not_arrived.title);
    await office.getByRole("button", { name: /Afgør.*Sara/ }).click();
    await expectVisible(office, decideMissedTexts.choices.no_show);
    await look(office, "today-decide-missed");
    await office.getByRole("button", { name: decideMissedTexts.cancel }).click();
    await look(office, "today-not-arrived");
  });

  it("Sara is asked on her home, and writes how late she is; the company reads it by itself", async () => {
    await sara.goto("/");
    await look(sara, "missed-home");
    await sara.getByText(arrivingTexts.asked.home("Hotel Nordlys")).click();
    await sara.getByRole("heading", { name: arrivingTexts.asked.title }).waitFor();
    await look(sara, "missed-asked");
    await sara.getByText(arrivingTexts.count(20), { exact: true }).click();
    await sara.getByRole("button", { name: arrivingTexts.late }).click();
    await expectMessage(sara, arrivingTexts.savedLate);
    await expectVisible(hotel, eveningTexts.delayedShort(20));
    await look(hotel, "evening-late");
  });

  it("she gives the digits: everybody reads that she is here, and the line of the office is gone", async () => {
    await sara.getByLabel(arrivalTexts.pin).fill(pin);
    await sara.getByRole("button", { name: arrivalTexts.here }).click();
    await expectHidden(sara, arrivingTexts.asked.title);
    await expectHidden(hotel, eveningTexts.delayedShort(20));
    await expectVisible(hotel.locator(".eve--here").first(), "Kommet");
    await expectHidden(office, "Sara Ravn");
    await look(hotel, "evening-came");
  });
});

/** The hotel asks the staff of its booking for digits. */
async function askForDigits(): Promise<string> {
  const { call } = testProduct.product;
  const signIn = { email: "hotel@vagtklar.test", password: demoPassword };
  const { body } = await call(sessionEndpoints.corporationSignIn, { body: signIn });
  if (!("token" in body)) throw new Error("the hotel is not signed in");
  const answer = await call(arrivalEndpoints.changePin, {
    as: body.token,
    params: { id: BOOKING },
    body: { asks: true },
  });
  return answer.body.pin ?? "";
}
