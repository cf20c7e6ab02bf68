import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { bookingEndpoints } from "#contract/bookings/endpoints.ts";
import { expectVisible, plain, soon } from "#tests/journeys/actions/assertions.ts";
import { chooseSlot, corporationButton } from "#tests/journeys/actions/checkout.ts";
import { expectLoadingText } from "#tests/journeys/actions/fail-requests.ts";
import { insistOnTimes, seedPastBookings, signedIn } from "#tests/journeys/actions/seed-past-bookings.ts";
import { signInAsCorporation } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look, phone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { weekTexts } from "#texts/da/common/weeks.ts";
import {
  deprecatedBookingTexts,
  finishedLabels,
  invoiceLabels,
  bookingCardTexts as texts,
  upcomingLabels,
} from "#texts/da/corporation/booking-card.ts";
import { bookingFormTexts } from "#texts/da/corporation/booking-form.ts";
import { corporationCardLabels, corporationCheckoutTexts } from "#texts/da/corporation/company-checkout.ts";
import {
  copyShiftTexts,
  companyWeekTexts as week,
  weekShiftWords,
} from "#texts/da/corporation/company-week.ts";
import { corporationHomeTexts as home } from "#texts/da/corporation/corporation-home.ts";
import { repeatTexts } from "#texts/da/corporation/repeat.ts";
import { priceTexts } from "#texts/da/price/price.ts";

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
    await shows(
      "onsdag d. 25. nov.",
      upcomingLabels.full,
      `${texts.checkedIn} ${texts.checkedInCount(2, 3)}`,
    );
    await shows(
      "onsdag d. 25. nov.",
      "16:00–01:00",
      "9 timer",
      "Strandpromenaden 6, 8000 Aarhus C",
      "Bryllup",
    );
    await shows("fredag d. 27. nov.", upcomingLabels.full, texts.selected(4, 4));
    await shows("mandag d. 30. nov.", upcomingLabels.searching, texts.selected(2, 6), texts.applicants(9));
    await shows("torsdag d. 3. dec.", upcomingLabels.closed, texts.closedCount);
    await shows("tirsdag d. 15. dec.", upcomingLabels.awaiting_approval, texts.closedCount);
    expect(await card("fredag d. 27. nov.").getByText(texts.checkedIn).count()).toBe(0);
    await expectVisible(
      card("onsdag d. 25. nov.").getByRole("listitem").filter({ hasText: "Line B." }),
      texts.notReady,
    );
    const flags = async (day: string) =>
      (
        await card(day)
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
    expect(choose).toBe(await card("mandag d. 30. nov.").getByRole("link").first().getAttribute("href"));
    await expectVisible(notes, home.stampNote.title(1));
    await notes.getByRole("link", { name: home.stampNote.action }).click();
    await expectVisible(company.getByRole("heading", { level: 1 }), "mandag d. 23. nov.");
    await company.goBack();
  });

  it("copies the staff list, ticks people off and reveals a number in three steps, for good", async () => {
    const friday = card("fredag d. 27. nov.");
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
    await company.getByRole("button", { name: weekTexts.next }).click();
    await expectVisible(company, weekTexts.title(49, "2026-11-30", "2026-12-06"));
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
    await expectVisible(dialog, "2 × Kok");
    await expectVisible(dialog, deprecatedBookingTexts.access);
    await expectVisible(dialog.getByRole("listitem").first(), /^\d\d år$/);
    await expectVisible(dialog.getByRole("listitem").first(), "08:00–16:00");
    await look(company, "week-closed-dialog");
    await company.keyboard.press("Escape");
  });

  it("lists what has ended by how far it is, ten at a time until there is no more", async () => {
    await seedPastBookings(testProduct.product, token, 6);
    const asked = new Set<string>();
    company.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith("/finished"))
        asked.add(`${searchParams.get("limit")}+${searchParams.get("offset")}`);
    });
    await company.goto("/?step=1");
    const cards = company.getByRole("article");
    await expect.poll(() => cards.count(), soon).toBe(10);
    await cards.last().scrollIntoViewIfNeeded();
    await expect.poll(() => cards.count(), soon).toBe(12);
    await shows("mandag d. 23. nov.", finishedLabels.stamp_out, "0 af 3");
    await shows("torsdag d. 19. nov.", texts.rejected(1), "3 af 3");
    await shows("søndag d. 15. nov.", finishedLabels.stamped_out);
    await shows("tirsdag d. 10. nov.", finishedLabels.approved, invoiceLabels.ready);
    await shows("lørdag d. 31. okt.", finishedLabels.closed, invoiceLabels.sent);
    await cards.last().scrollIntoViewIfNeeded();
    const ended = card("torsdag d. 19. nov.");
    await ended.getByText(priceTexts.show, { exact: true }).click();
    const heads = await ended.getByRole("columnheader").allInnerTexts();
    expect(heads.filter(Boolean)).toEqual(["Antal", "Pr. time", "Ferie", "Enhedspris", "Total"]);
    await expectVisible(ended, priceTexts.footer);
    await look(company, "week-finished");
    expect([...asked]).toEqual(["10+0", "10+10"]);
    await company.getByRole("tab", { name: home.week }).click();
    await company.getByRole("button", { name: weekTexts.previous }).click();
    await shows("torsdag d. 19. nov.", texts.rejected(1));
  });

  it("settles a disputed checkout of three people", async () => {
    await card("torsdag d. 19. nov.").getByRole("link").first().click();
    const disputed = company.getByRole("region").filter({ hasText: corporationCardLabels.rejected_new });
    const agreed = company.getByRole("region").filter({ hasText: corporationCardLabels.approved });
    await disputed.waitFor();
    expect(await agreed.count()).toBe(2);
    await insistOnTimes(testProduct.product, token, Number(company.url().split("/").at(-1)));
    const [approve, reject] = [
      corporationButton(company, "approve_new"),
      corporationButton(company, "reject_new"),
    ];
    await approve.waitFor();
    await reject.waitFor();
    await expectVisible(company, corporationCardLabels.approve_or_reject);
    await look(company, "week-checkout");
    await approve.click();
    await expectVisible(company, corporationCardLabels.rejected_approved);
    await expectVisible(company, corporationToasts.checkoutSaved);
  });

  it("approves all at once, but for the one whose times it has changed", async () => {
    await company.goto("/?step=1");
    await card("mandag d. 23. nov.").getByRole("link").first().click();
    const people = company.getByRole("region").filter({ hasText: corporationCheckoutTexts.employeeStamped });
    await people.nth(2).waitFor();
    await chooseSlot(people.nth(1), corporationCheckoutTexts.to, "22:30");
    const explanation = people.nth(1).getByLabel(corporationCheckoutTexts.explanation);
    await explanation.pressSequentially("Vi lukkede før tid. ".repeat(8), { delay: 0 });
    expect(await explanation.inputValue()).toHaveLength(140);
    await corporationButton(people.nth(1), "reject_stamp").waitFor();
    await company.getByRole("button", { name: corporationCheckoutTexts.approveAll }).click();
    await expectVisible(people.nth(0), corporationCardLabels.approved);
    await expectVisible(people.nth(2), corporationCardLabels.approved);
    await expectVisible(people.nth(1), corporationCardLabels.reject_stamp);
    expect(await explanation.inputValue()).toHaveLength(140);
  });
});

describe("the same week on a phone of 360 pixels", () => {
  it("fits, is readable in both themes, and scrolls only down", async () => {
    const narrow = await testProduct.open("narrow", phone);
    await narrow.setViewportSize({ width: 360, height: 740 });
    await signInAsCorporation(narrow, email);
    const { body } = await testProduct.product.call(bookingEndpoints.upcoming, { as: token });
    const searching = body.find(({ date }) => date === "2026-11-30")?.id;
    const finished = await testProduct.product.call(bookingEndpoints.finished, {
      as: token,
      query: { limit: "1" },
    });
    const ended = finished.body.data[0]?.id;
    const pages = {
      home: "/",
      finished: "/?step=1",
      booking: `/viewBooking/${searching}`,
      new: "/newBooking",
      edit: `/editBooking/${searching}`,
      profile: "/editcorporation",
      checkout: `/checkout-employees/${ended}`,
    };
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

/** One of the seven days. */
function dayOfWeek(weekday: string) {
  return company
    .getByRole("listitem")
    .filter({ has: company.getByRole("heading", { level: 3, name: new RegExp(`^${weekday} ?\\d`) }) });
}

const shiftOn = (weekday: string) => dayOfWeek(weekday).getByRole("link", { name: /^10:00–18:00/ });

function card(day: string) {
  return company.getByRole("article").filter({ has: company.getByRole("heading", { name: day }) });
}

/** Waits until the card of that day says all of these words. */
async function shows(day: string, ...words: string[]): Promise<void> {
  const text = async () => plain(await card(day).innerText()).replace(/\s+/g, " ");
  for (const word of words) await expect.poll(text, soon).toContain(word);
}
