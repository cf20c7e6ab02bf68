import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { addDays } from "#rules/time/moment.ts";
import { cardOf, expectOnCard, expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import { expectLoadingText } from "#tests/journeys/actions/fail-requests.ts";
import { signedIn } from "#tests/journeys/actions/seed-past-bookings.ts";
import { signInAsCorporation } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look, phone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { weekTexts } from "#texts/da/common/weeks.ts";
import {
  deprecatedBookingTexts,
  finishedLabels,
  bookingCardTexts as texts,
  upcomingLabels,
} from "#texts/da/corporation/booking-card.ts";
import { bookingFormTexts } from "#texts/da/corporation/booking-form.ts";
import {
  copyShiftTexts,
  companyWeekTexts as week,
  weekShiftWords,
} from "#texts/da/corporation/company-week.ts";
import { corporationHomeTexts as home } from "#texts/da/corporation/corporation-home.ts";
import { repeatTexts } from "#texts/da/corporation/repeat.ts";

const email = "hotel@vagtklar.test";

const testProduct = startTestProduct();
let company: Page;
let token: string;

beforeAll(async () => {
  company = await testProduct.open("company", desktop);
  await company.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  token = await signedIn(testProduct.product, email);
});

describe("a company's week", () => {
  it("shows each coming booking in its state", async () => {
    await signInAsCorporation(company, email);
    await company.getByRole("tab", { name: home.list(5) }).waitFor();
    await expectOnCard(
      company,
      "onsdag d. 25. nov.",
      upcomingLabels.full,
      `${texts.checkedIn} ${texts.checkedInCount(2, 3)}`,
    );
    await expectOnCard(
      company,
      "onsdag d. 25. nov.",
      "16:00–01:00",
      "9 timer",
      "Strandpromenaden 6, 8000 Aarhus C",
      "Bryllup",
    );
    await expectOnCard(company, "fredag d. 27. nov.", upcomingLabels.full, texts.selected(4, 4));
    await expectOnCard(
      company,
      "mandag d. 30. nov.",
      upcomingLabels.searching,
      texts.selected(2, 6),
      texts.applicants(9),
    );
    await expectOnCard(company, "torsdag d. 3. dec.", upcomingLabels.closed, texts.closedCount);
    await expectOnCard(company, "tirsdag d. 15. dec.", upcomingLabels.awaiting_approval, texts.notYetOpen);
    expect(await cardOf(company, "fredag d. 27. nov.").getByText(texts.checkedIn).count()).toBe(0);
    await expectVisible(
      cardOf(company, "onsdag d. 25. nov.").getByRole("listitem").filter({ hasText: "Line B." }),
      texts.notReady,
    );
    const flags = async (day: string) =>
      (
        await cardOf(company, day)
          .getByRole("img", { name: /^(Dansk|Engelsk)$/ })
          .all()
      ).length;
    expect(await flags("mandag d. 30. nov.")).toBe(2);
    expect(await flags("tirsdag d. 15. dec.")).toBe(1);
    await look(company, "week-home");
  });

  it("says first what waits for the company: people to choose, times to stamp", async () => {
    const notes = company.getByRole("complementary", { name: home.overview });
    await expectVisible(notes, home.choiceNote.title(9));
    await expectVisible(notes, "4 ledige pladser mandag d. 30. nov.");
    const choose = await notes.getByRole("link", { name: home.choiceNote.action }).getAttribute("href");
    expect(choose).toBe(
      await cardOf(company, "mandag d. 30. nov.").getByRole("link").first().getAttribute("href"),
    );
    await expectVisible(notes, home.stampNote.title(1));
    await notes.getByRole("link", { name: home.stampNote.action }).click();
    await expectVisible(company.getByRole("heading", { level: 1 }), "mandag d. 23. nov.");
    await company.goBack();
  });

  it("copies the staff list, ticks people off and reveals a number in three steps, for good", async () => {
    const friday = cardOf(company, "fredag d. 27. nov.");
    await friday.getByRole("button", { name: texts.copyList }).click();
    await expectVisible(company, corporationToasts.copied);
    const copied = await company.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^1\. \S+ \S\.\n2\. \S+ \S\.\n3\. \S+ \S\.\n4\. \S+ \S\.$/);

    const show = () => friday.getByRole("button", { name: texts.showStaff }).click();
    await show();
    const first = friday
      .getByRole("listitem")
      .filter({ has: company.getByRole("checkbox") })
      .first();
    const name = (await first.getByText(/^\S+ \S\.$/).innerText()).split(" ")[0] ?? "";
    await first.getByRole("checkbox").uncheck();
    await first.getByRole("button", { name: texts.phone.first }).click();
    await first.getByRole("button", { name: texts.phone.second(name) }).click();
    const number = first.getByRole("link", { name: /^\d\d \d\d \d\d \d\d$/ });
    await number.waitFor();
    expect(await number.getAttribute("href")).toMatch(/^tel:\+?\d{8,10}$/);
    await company.reload();
    await show();
    await number.waitFor();
    expect(await first.getByRole("checkbox").isChecked()).toBe(false);
    await look(company, "week-crew");
  });

  it("leafs from week 52 over 53 to 1 and back, and asks for each with its year", async () => {
    const asked: string[] = [];
    company.on("request", (request) => asked.push(new URL(request.url()).search));
    await company.getByRole("tab", { name: home.week }).click();
    await expectVisible(company, weekTexts.title(48, "2026-11-23", "2026-11-29"));
    const next = company.getByRole("button", { name: weekTexts.next });
    for (const number of [49, 50, 51, 52]) {
      await next.click();
      await expectVisible(company, new RegExp(`^UGE ${number} `));
    }
    await next.click();
    await expectVisible(company, "UGE 53 (28.12-03.01)");
    await next.click();
    await expectVisible(company, "UGE 1 (04.01-10.01)");
    await expect.poll(() => asked, soon).toContain("?weekNumber=53&year=2026");
    await expect.poll(() => asked, soon).toContain("?weekNumber=1&year=2027");
    await company.getByRole("button", { name: weekTexts.previous }).click();
    await expectVisible(company, "UGE 53 (28.12-03.01)");
  });

  it("shows a week in seven days: strips, free places, people, today, and what still waits for hours", async () => {
    await company.goto("/");
    await company.getByRole("tab", { name: home.week }).click();
    const monday = dayOfWeek("mandag");
    await expectVisible(monday, finishedLabels.stamp_out);
    expect(await dayOfWeek("tirsdag").getAttribute("aria-current")).toBe("date");
    const friday = dayOfWeek("fredag");
    await expectVisible(friday, weekShiftWords({ key: "full" }));
    await expectVisible(friday, week.seats(4, 4));
    const thursday = dayOfWeek("torsdag");
    await expectVisible(thursday, week.none);
    await look(company, "week-days");
    await thursday.getByRole("link", { name: week.bookOn("torsdag d. 26. nov.") }).click();
    await expectVisible(company, bookingFormTexts.title);
    await expect.poll(() => new URL(company.url()).search, soon).toBe("");
    expect(await company.getByRole("spinbutton", { name: /^dag/i }).first().inputValue()).toBe("26");
    await expectVisible(company.getByRole("group", { name: bookingFormTexts.date }), "torsdag");
    await company.goBack();
    await expectVisible(dayOfWeek("fredag"), week.seats(4, 4));
    // A press while the page still settles after the way back leads nowhere.
    const next = company.getByRole("button", { name: weekTexts.next });
    const title = company.getByText(weekTexts.title(49, "2026-11-30", "2026-12-06")).first();
    const isThere = async () => (await title.isVisible()) || next.click();
    await expect.poll(isThere, { ...soon, interval: 3_000 }).toBe(true);
    await company.reload();
    await expectVisible(company, weekTexts.title(49, "2026-11-30", "2026-12-06"));
  });

  it("books a shift of the week again, or not, from its menu", async () => {
    await company.goto("/");
    await company.getByRole("tab", { name: home.week }).click();
    const more = dayOfWeek("fredag").getByRole("button", { name: /^Mere om / });
    await more.first().press("Enter");
    await company.getByRole("menuitem", { name: week.actions.repeat }).click();
    const dialog = company.getByRole("dialog", { name: repeatTexts.title });
    await expectVisible(dialog, repeatTexts.none);
    await company.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  });

  it("copies a shift to another day by keyboard, once however often it is pressed", async () => {
    await company.goto("/");
    await company.getByRole("tab", { name: home.week }).click();
    const friday = dayOfWeek("fredag");
    await friday
      .getByRole("button", { name: /^Mere om / })
      .first()
      .focus();
    await company.keyboard.press("Enter");
    await company.getByRole("menuitem", { name: week.actions.copy }).waitFor();
    await company.keyboard.press("ArrowDown");
    await company.keyboard.press("Enter");
    const dialog = company.getByRole("dialog", { name: copyShiftTexts.title });
    await dialog.getByLabel(copyShiftTexts.day).selectOption({ label: "lørdag d. 28. nov." });
    const book = dialog.getByRole("button", { name: copyShiftTexts.confirm("lørdag d. 28. nov.") });
    await expect.poll(() => book.isEnabled(), soon).toBe(true);
    await expectVisible(dialog, /^8\.032,00\skr\.$/);
    await look(company, "week-copy");
    await book.dblclick();
    await expectVisible(company, copyShiftTexts.done("lørdag d. 28. nov."));
    await expect.poll(() => shiftOn("lørdag").count(), soon).toBe(1);
    await expectVisible(dayOfWeek("lørdag"), weekShiftWords({ key: "awaiting_approval" }));
  });

  it("copies a shift by dragging it to a day that can be booked, after the same question", async () => {
    const copied = shiftOn("lørdag");
    await copied.dragTo(dayOfWeek("mandag"));
    expect(await company.getByRole("dialog").count()).toBe(0);
    await copied.dragTo(dayOfWeek("søndag"));
    const dialog = company.getByRole("dialog", { name: copyShiftTexts.title });
    await dialog.getByRole("button", { name: copyShiftTexts.confirm("søndag d. 29. nov.") }).click();
    await expectVisible(company, copyShiftTexts.done("søndag d. 29. nov."));
    await expect.poll(() => shiftOn("søndag").count(), soon).toBe(1);
  });

  it("opens what is over and closed in a dialog", async () => {
    await company.goto("/");
    await company.getByRole("tab", { name: home.week }).click();
    const previous = company.getByRole("button", { name: weekTexts.previous });
    for (const number of [47, 46, 45, 44]) {
      await previous.click();
      await expectVisible(company, new RegExp(`^UGE ${number} `));
    }
    const open = () => company.getByRole("link", { name: upcomingLabels.done }).click();
    await expectLoadingText(company, bookingEndpoints.getDeprecated, open, deprecatedBookingTexts.loading);
    const dialog = company.getByRole("dialog", { name: deprecatedBookingTexts.title });
    await expectVisible(dialog, "lørdag d. 31. okt.");
    await expectVisible(dialog, "2 kokke");
    await expectVisible(dialog, deprecatedBookingTexts.access);
    await expectVisible(dialog.getByRole("listitem").first(), /^\d\d år$/);
    await expectVisible(dialog.getByRole("listitem").first(), "08:00–16:00");
    await look(company, "week-closed-dialog");
    await company.keyboard.press("Escape");
  });
});

describe("the same week on a phone of 360 pixels", () => {
  it("fits, is readable, and scrolls only down", async () => {
    const narrow = await testProduct.open("narrow", phone);
    await narrow.setViewportSize({ width: 360, height: 740 });
    await signInAsCorporation(narrow, email);
    const { body } = await testProduct.product.call(bookingEndpoints.upcoming, { as: token });
    const searching = body.find(({ date }) => date === "2026-11-30")?.id;
    // The others are looked at by thumb, at the same width: `company-phone`.
    const pages = { edit: `/editBooking/${searching}`, profile: "/editcorporation" };
    for (const [name, path] of Object.entries(pages)) {
      await narrow.goto(path);
      await narrow.getByRole("heading", { level: 1 }).waitFor();
      await expect.poll(() => narrow.locator(".skeleton").count(), soon).toBe(0);
      expect(await narrow.evaluate(() => document.documentElement.scrollWidth), name).toBe(360);
      await look(narrow, `narrow-${name}`);
    }
    await narrow.goto("/");
    await narrow.getByRole("tab", { name: home.week }).click();
    await narrow.getByRole("heading", { level: 3, name: /^søndag/ }).waitFor();
    expect(await narrow.evaluate(() => document.documentElement.scrollWidth), "week").toBe(360);
    await look(narrow, "narrow-week");
  });
});

describe("a list of 45 bookings", () => {
  it("is drawn as far as somebody scrolls, and the way back leads to the card that was left", async () => {
    const { call } = testProduct.product;
    const { body } = await call(bookingEndpoints.upcoming, { as: token });
    const [last] = body.slice(-1);
    if (!last) throw new Error("no booking to repeat");
    for (const from of [1, 21]) {
      const dates = Array.from({ length: 20 }, (_, day) => addDays(last.date, from + day));
      await call(bookingEndpoints.repeat, { as: token, params: { id: last.id }, body: { dates } });
    }
    await company.goto("/");
    const ways = company.locator("article > a");
    await expect.poll(() => ways.count(), soon).toBe(30);
    await ways.last().scrollIntoViewIfNeeded();
    const left = ways.nth(40);
    await left.scrollIntoViewIfNeeded();
    const place = await topOf(left);
    await left.press("Enter");
    await company.getByRole("heading", { level: 1 }).waitFor();
    await company.goBack();
    await expect.poll(() => topOf(left), soon).toBe(place);
  });
});

const topOf = (element: Locator) => element.evaluate((one) => Math.round(one.getBoundingClientRect().top));

/** One of the seven days. */
function dayOfWeek(weekday: string) {
  return company
    .getByRole("listitem")
    .filter({ has: company.getByRole("heading", { level: 3, name: new RegExp(`^${weekday} ?\\d`) }) });
}

const shiftOn = (weekday: string) => dayOfWeek(weekday).getByRole("link", { name: /^10:00–18:00/ });
