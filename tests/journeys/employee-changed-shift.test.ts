import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { BookingFormInput } from "#contract/bookings/booking-form.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { demoPassword } from "#server/demo/accounts.ts";
import { expectHidden, expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import { expectMessage } from "#tests/journeys/actions/fail-requests.ts";
import { signInAsEmployee } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look, narrowPhone, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { refusals } from "#texts/da/common/errors.ts";
import { employeeBookingTexts } from "#texts/da/employee/employee-booking.ts";
import {
  changedCardTexts,
  keptShiftTexts,
  reconfirmTexts,
  releasedTexts,
  changedShiftTexts as texts,
} from "#texts/da/employee/shifts/changed-shift.ts";
import { leaveTexts } from "#texts/da/employee/shifts/shift-states.ts";

/** A booking of the hotel on Friday; Sara is one of its waiters. */
const BOOKING = 1010;
const page = `/bookinginformation/${BOOKING}`;

const testProduct = startTestProduct();
let sara: Page;
let secondTab: Page;
let clara: Page;

beforeAll(async () => {
  sara = await testProduct.open("Sara", smallPhone);
  secondTab = await testProduct.open("Sara at her computer", desktop);
  clara = await testProduct.open("Clara", narrowPhone);
  await signInAsEmployee(sara, "sara-ravn");
  await signInAsEmployee(secondTab, "sara-ravn");
});

describe("whose confirmed shift is changed", () => {
  it("reads of it first on the home, and old and new beside each other on the shift", async () => {
    await change(BOOKING, { start_time: "09:00", address: "Tangkajen 14" });
    await sara.goto("/");
    await expectVisible(sara, changedCardTexts.title("Hotel Nordlys"));
    await look(sara, "changed-shift-home");
    await sara.goto("/?step=2");
    await expectVisible(sara.locator(".job-list .job").first(), changedCardTexts.answer);
    await expectVisible(sara, changedCardTexts.status);
    await look(sara, "changed-shift-mine");
    await sara.goto(page);
    await sara.getByRole("heading", { name: texts.title, level: 1 }).waitFor();
    await expectVisible(sara.locator(".deal--new"), "Tangkajen 14");
    // There is nothing to be ready for, and leaving is the no that costs nothing.
    await expectHidden(sara, employeeBookingTexts.cancel);
    await look(sara, "changed-shift-asked");
    await sara.setViewportSize(narrowPhone.viewport);
    await look(sara, "changed-shift-asked-narrow");
    await sara.setViewportSize(smallPhone.viewport);
    await secondTab.goto(page);
    await secondTab.getByRole("heading", { name: texts.title, level: 1 }).waitFor();
    await look(secondTab, "changed-shift-asked-desktop");
  });

  it("is told that an answer needs a connection, and nothing is sent behind their back", async () => {
    await sara.context().setOffline(true);
    await sara.getByRole("button", { name: texts.yes }).click();
    await expectVisible(sara.getByRole("alert"), texts.unanswered);
    await sara.context().setOffline(false);
    await sara.reload();
    await sara.getByRole("heading", { name: texts.title, level: 1 }).waitFor();
  });

  it("says yes by one press of two, and reads what comes next", async () => {
    await sara.getByRole("button", { name: texts.yes }).dblclick();
    const heading = sara.getByRole("heading", { name: keptShiftTexts.title, level: 1 });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement), soon).toBe(true);
    await look(sara, "changed-shift-kept");
    await sara.getByRole("button", { name: keptShiftTexts.see }).click();
    await expectVisible(sara, employeeBookingTexts.cancel);
    // The other window shows how it is now by itself.
    await expectVisible(secondTab, employeeBookingTexts.cancel);
  });

  it("says no to another change, which costs nothing; a second window that answers reads how it is", async () => {
    await change(BOOKING, { end_time: "19:00" });
    await expectVisible(sara, texts.title);
    await secondTab.goto(page);
    const yes = secondTab.getByRole("button", { name: texts.yes });
    await yes.waitFor();
    // A window that hears of nothing.
    await secondTab.route("**/api/events**", (route) => route.abort());
    await secondTab.reload();
    await yes.waitFor();
    await sara.getByRole("button", { name: texts.no }).click();
    await sara.getByRole("heading", { name: releasedTexts.title, level: 1 }).waitFor();
    await expectVisible(sara, releasedTexts.free);
    await expectVisible(sara.locator(".deal--old"), "09:00–18:00");
    await expectVisible(sara.locator(".deal--new"), "09:00–19:00");
    await expectHidden(sara, leaveTexts.costs);
    await look(sara, "changed-shift-released");
    await yes.click();
    await expectMessage(secondTab, refusals.nothing_to_answer ?? "");
    await secondTab.getByRole("heading", { name: releasedTexts.title, level: 1 }).waitFor();
    await sara.goto("/history");
    await expectVisible(sara, releasedTexts.reason.declined);
    await look(sara, "changed-shift-history");
  });
});

describe("who has applied for a job that is changed", () => {
  it("says yes again, on the narrowest phone", async () => {
    await signInAsEmployee(clara, "clara-bruun");
    const as = await clara.evaluate(() => localStorage.getItem("employeeToken") ?? "");
    const { call } = testProduct.product;
    const jobs = await call(jobEndpoints.overview, { as, query: { limit: "50" } });
    const isOpen = ({ corporation, applicable }: (typeof jobs.body)[number]) =>
      corporation.name === "Hotel Nordlys" && applicable.ok;
    const id = jobs.body.find(isOpen)?.id ?? 0;
    expect((await call(jobEndpoints.apply, { as, params: { id } })).status).toBe(200);
    await change(id, { end_time: "00:30" });
    await clara.goto("/?step=1");
    await expectVisible(clara, reconfirmTexts.status);
    await clara.goto(`/bookinginformation/${id}`);
    await expectVisible(clara, reconfirmTexts.text);
    await expectVisible(clara.locator(".deal--old"), reconfirmTexts.before);
    await expectVisible(clara.locator(".deal--new"), /–00:30$/);
    await clara.getByRole("button", { name: employeeBookingTexts.withdraw }).waitFor();
    await look(clara, "changed-job-reconfirm");
    await clara.getByRole("button", { name: reconfirmTexts.yes }).click();
    await expectMessage(clara, reconfirmTexts.done);
    await expectHidden(clara, reconfirmTexts.text);
    await expectVisible(clara, employeeBookingTexts.status.applied);
  });
});

/** The company saves the booking with some fields changed, as its form does. */
async function change(id: number, values: Partial<BookingFormInput>): Promise<void> {
  const { call } = testProduct.product;
  const signIn = { email: "hotel@vagtklar.test", password: demoPassword };
  const { body } = await call(sessionEndpoints.corporationSignIn, { body: signIn });
  if (!("token" in body)) throw new Error("the hotel is not signed in");
  const parts = { as: body.token, params: { id } };
  const editable = await call(bookingEndpoints.getEditable, parts);
  const form = { ...editable.body, ...values } as BookingFormInput;
  const saved = await call(bookingEndpoints.change, { ...parts, body: form });
  expect(saved.status).toBe(200);
}
