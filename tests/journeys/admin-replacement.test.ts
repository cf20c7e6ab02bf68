import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import { expectMessage, messages } from "#tests/journeys/actions/fail-requests.ts";
import { signInAsAdmin, signInAsEmployee } from "#tests/journeys/actions/sign-in.ts";
import { type Touchscreen, touchscreenOn } from "#tests/journeys/actions/touch.ts";
import { look, phone, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { penaltyQueueTexts as penalties } from "#texts/da/admin/penalties.ts";
import { broadcastTexts as many } from "#texts/da/backoffice/broadcast.ts";
import { officeSickTexts } from "#texts/da/backoffice/office-sick.ts";
import { payrollTexts } from "#texts/da/backoffice/runs.ts";
import { todayGroups } from "#texts/da/backoffice/today.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";
import { refusals } from "#texts/da/common/errors.ts";
import { adminMenu } from "#texts/da/common/menus.ts";
import { replacementTexts as texts } from "#texts/da/corporation/asking/standby.ts";
import { penaltyTexts } from "#texts/da/employee/penalties.ts";
import { offerTexts } from "#texts/da/employee/shifts/standby.ts";

const hotel = "Hotel Nordlys";
const testProduct = startTestProduct();
let admin: Page;
let thumb: Touchscreen;
/** Who are asked: the name that the admin reads, and the phone. */
const asked: { name: string; page: Page }[] = [];
let booking = 0;

beforeAll(async () => {
  admin = await testProduct.open("admin", smallPhone);
  thumb = touchscreenOn(admin, "admin");
  await signInAsAdmin(admin);
});

describe("a late cancellation, on an admin's phone", () => {
  it("comes into 'I dag' without a reload, with the way to a replacement", async () => {
    await admin.getByRole("heading", { name: "I dag", exact: true }).waitFor();
    booking = await cancelTomorrow("local:line-bech");
    await lineOf(hotel).waitFor();
    await thumb.look("today-late-cancellation");
  });

  it("leaves a card that the office upholds with a reason, from its line", async () => {
    const group = admin.getByRole("region", { name: todayGroups.penalties.title });
    await group.getByRole("link", { name: todayGroups.penalties.action }).first().tap();
    await admin.getByRole("heading", { name: penalties.title, level: 1 }).waitFor();
    const card = admin.getByRole("article", { name: "Line Bech" });
    await card.getByRole("button", { name: penalties.uphold }).tap();
    const dialog = admin.getByRole("alertdialog", { name: penalties.dialogs.uphold.title });
    await thumb.write(dialog.getByLabel(penalties.reason), "Vagten er i morgen");
    await thumb.look("uphold");
    await thumb.press(penalties.uphold);
    await expectMessage(admin, penalties.dialogs.uphold.done);
    await expectVisible(card, penaltyTexts.states.upheld);
    await thumb.look("upheld");
    await admin.goto("/");
    await lineOf(hotel).waitFor();
  });

  it("has several asked at once from its line, by SMS", async () => {
    await lineOf(hotel).getByRole("button", { name: todayGroups.under_filled.action }).click();
    const dialog = admin.getByRole("dialog", { name: texts.findStaff });
    const people = dialog.getByRole("checkbox");
    await people.first().waitFor();
    await expectVisible(dialog, texts.free(1));
    for (const place of [0, 1]) await people.nth(place).check();
    const names = await dialog.getByRole("listitem").getByRole("button").allInnerTexts();
    await thumb.look("find-replacement");
    await dialog.getByRole("button", { name: texts.ask(2), exact: true }).click();
    await expectVisible(messages(admin).first(), texts.asked(2, 0));
    await expect.poll(() => people.nth(1).isDisabled(), soon).toBe(true);
    await thumb.look("replacement-asked");
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
      const bar = page.getByRole("region", { name: offerTexts.question });
      expect(await bar.innerText()).toMatch(/\d\d:\d\d–\d\d:\d\d.*\skr\./s);
    }
    await look(first.page, "offer");
    // The second has not heard of it when the answer is pressed.
    await second.page.route("**/api/events*", (route) => route.abort());
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
    const dialog = admin.getByRole("dialog", { name: texts.findStaff });
    await expectVisible(dialog, texts.noFreePlace);
    await thumb.look("replacement-found");
    await dialog.getByRole("button", { name: texts.close, exact: true }).last().click();
    await dialog.waitFor({ state: "hidden" });
    await lineOf(hotel).waitFor({ state: "detached" });
    await admin.goto(`/viewBooking/${booking}`);
    await expectVisible(admin, "3 af 3");
    await thumb.look("booking-of-office");
  });

  it("is followed by a message to everybody on the booking, whose words outlive a reload", async () => {
    await thumb.choose(adminMenu.messages);
    await admin.getByRole("heading", { name: many.title, level: 1 }).waitFor();
    await thumb.write(admin.getByRole("combobox", { name: many.booking, exact: true }), String(booking));
    await admin
      .getByRole("option")
      .filter({ hasText: bookingNumber(booking) })
      .tap();
    await thumb.write(admin.getByLabel(many.text, { exact: true }), "I mødes ved bagdøren kl. 15:30.");
    await thumb.look("broadcast");
    await admin.reload();
    await thumb.press(many.preview);
    await admin.getByRole("dialog", { name: many.dialog(3) }).waitFor();
    await thumb.look("message-to-many-preview");
    await thumb.press(many.send);
    await expectMessage(admin, many.sent(3));
    await expectVisible(admin, many.toBooking(booking, "selected"));
    await thumb.look("message-to-many-sent");
  });
});

describe("somebody who calls in sick, on an admin's phone", () => {
  it("is replaced in four presses from the line in 'I dag'", async () => {
    await admin.goto("/");
    const line = admin
      .getByRole("region", { name: todayGroups.not_ready.title })
      .getByRole("listitem")
      .first();
    await line.waitFor();
    const [person, company, booking] = await line
      .getByRole("link")
      .evaluateAll((links) => links.map((one) => one.getAttribute("href")));
    expect(person).toMatch(/^\/admin\/employees\/\d+$/);
    expect(company).toMatch(/^\/admin\/corporations\/\d+$/);
    expect(booking).toMatch(/^\/viewBooking\/\d+$/);
    let presses = 0;
    const press = async (button: Locator) => {
      presses += 1;
      await button.click();
    };
    await press(line.getByRole("button", { name: officeSickTexts.report }));
    const report = admin.getByRole("alertdialog");
    await report.getByLabel(officeSickTexts.reason).fill("Feber");
    await press(report.getByRole("button", { name: officeSickTexts.report, exact: true }));
    const dialog = admin.getByRole("dialog", { name: texts.title });
    await expectVisible(dialog, texts.free(1));
    await expectVisible(dialog, / hos .+Booking\s\d+/);
    await press(dialog.getByRole("checkbox").first());
    await thumb.look("replace-sick");
    await press(dialog.getByRole("button", { name: texts.ask(1), exact: true }));
    await expectMessage(admin, texts.asked(1, 0));
    expect(presses).toBeLessThanOrEqual(4);
    await admin.goto("/");
  });
});

describe("the pay run, on an admin's phone", () => {
  it("is a line a person, which opens to the shifts and leads to their bookings", async () => {
    await thumb.choose(adminMenu.payroll);
    await admin.getByRole("heading", { name: payrollTexts.title, level: 1 }).waitFor();
    const person = admin
      .getByRole("listitem")
      .filter({ has: admin.locator("summary") })
      .first();
    const job = person.getByRole("link").first();
    await person.locator("summary").tap();
    await job.waitFor();
    await thumb.look("payroll-person");
    await job.tap();
    await admin.waitForURL(/\/admin\/bookingInvoice\/\d+/);
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
