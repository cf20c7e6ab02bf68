import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { jobEndpoints } from "#contract/applications/endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/endpoints.ts";
import { expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import { messages } from "#tests/journeys/actions/fail-requests.ts";
import { signInAsAdmin, signInAsEmployee } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look, phone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { refusals } from "#texts/da/common/errors.ts";
import { replacementTexts as texts } from "#texts/da/corporation/standby.ts";
import { todayGroups } from "#texts/da/desk/today.ts";
import { offerTexts } from "#texts/da/employee/shifts/standby.ts";

const hotel = "Hotel Nordlys";
const testProduct = startTestProduct();
let admin: Page;
/** Who are asked: the name that the admin reads, and the phone. */
const asked: { name: string; page: Page }[] = [];
let booking = 0;

beforeAll(async () => {
  admin = await testProduct.open("admin", desktop);
  await signInAsAdmin(admin);
});

describe("a late cancellation", () => {
  it("comes into 'I dag' without a reload, with the way to a replacement", async () => {
    await admin.getByRole("heading", { name: "I dag", exact: true }).waitFor();
    booking = await cancelTomorrow("local:line-bech");
    await lineOf(hotel).waitFor();
    await look(admin, "today-late-cancellation");
  });

  it("has several asked at once from its line, by SMS", async () => {
    await lineOf(hotel).getByRole("button", { name: todayGroups.under_filled.action }).click();
    const dialog = admin.getByRole("dialog", { name: texts.title });
    const people = dialog.getByRole("checkbox");
    await people.first().waitFor();
    await expectVisible(dialog, texts.free(1));
    for (const place of [0, 1]) await people.nth(place).check();
    const names = await dialog.getByRole("listitem").getByRole("button").allInnerTexts();
    await look(admin, "find-replacement");
    await dialog.getByRole("button", { name: texts.ask(2), exact: true }).click();
    await expectVisible(messages(admin).first(), texts.asked(2));
    await expect.poll(() => people.nth(1).isDisabled(), soon).toBe(true);
    await look(admin, "replacement-asked");
    for (const text of names.slice(0, 2)) {
      const name = text.split(":")[1]?.trim() ?? "";
      const page = await testProduct.open(name, phone);
      await signInAsEmployee(page, name.toLowerCase().replace(" ", "-"));
      asked.push({ name, page });
    }
  });

  it("gives the place to the first yes, and tells the second that it is taken", async () => {
    const [first, second] = asked;
    if (!first || !second) throw new Error("two people are asked");
    for (const { page } of asked) {
      await page.goto(`/bookinginformation/${booking}`);
      await expectVisible(page, offerTexts.question);
    }
    await look(first.page, "offer");
    // The second has not heard of it when the answer is pressed.
    await second.page.route("**/api/events", (route) => route.abort());
    await second.page.reload();
    await expectVisible(second.page, offerTexts.question);
    await first.page.getByRole("button", { name: offerTexts.take }).click();
    await expectVisible(first.page, offerTexts.taken);
    await look(first.page, "offer-taken");
    await second.page.getByRole("button", { name: offerTexts.take }).click();
    await expectVisible(second.page, refusals.offer_taken);
    await look(second.page, "offer-too-late");
  });

  it("shows the admin what both answered, and waits no more", async () => {
    const dialog = admin.getByRole("dialog", { name: texts.title });
    await expectVisible(dialog, texts.noFreePlace);
    await look(admin, "replacement-found");
    await dialog.getByRole("button", { name: texts.close, exact: true }).last().click();
    await dialog.waitFor({ state: "hidden" });
    await lineOf(hotel).waitFor({ state: "detached" });
    await admin.goto(`/viewBooking/${booking}`);
    await expectVisible(admin, "3 af 3");
    await look(admin, "booking-of-office");
  });
});

/** The line of a company's booking that lacks people. */
const lineOf = (company: string) =>
  admin
    .getByRole("region", { name: todayGroups.under_filled.title })
    .getByRole("listitem")
    .filter({ hasText: company });

/** Somebody cancels the shift that comes next; answers its booking. */
async function cancelTomorrow(fbToken: string): Promise<number> {
  const { call } = testProduct.product;
  const { body } = await call(sessionEndpoints.employeeSignIn, { body: { fbToken } });
  const { body: shifts } = await call(jobEndpoints.upcoming, { as: body.token });
  const [next] = shifts.toSorted((a, b) => a.booking.date.localeCompare(b.booking.date));
  if (!next) throw new Error("nothing to cancel");
  const { status } = await call(jobEndpoints.cancel, {
    as: body.token,
    params: { id: next.booking.id },
    body: { cancellation_reason: "Bilen er i stykker" },
  });
  expect(status).toBe(200);
  return next.booking.id;
}
