import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { messageEndpoints } from "#contract/messages/message.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { demoPassword } from "#server/demo/accounts.ts";
import { expectVisible, plain, soon } from "#tests/journeys/actions/assertions.ts";
import { readCalendar } from "#tests/journeys/actions/calendar.ts";
import { applicant } from "#tests/journeys/actions/hiring.ts";
import { keysOn } from "#tests/journeys/actions/keyboard.ts";
import { expectSent, openMailbox } from "#tests/journeys/actions/mailbox.ts";
import { signedIn } from "#tests/journeys/actions/seed-past-bookings.ts";
import { signInAsAdmin, signInAsCorporation } from "#tests/journeys/actions/sign-in.ts";
import { chooseTime } from "#tests/journeys/actions/visitor.ts";
import { desktop, look } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { bookingConfirmTexts } from "#texts/da/common/booking-confirm.ts";
import { corporationToasts as toasts } from "#texts/da/common/toasts/corporation.ts";
import { bookingCardTexts, upcomingLabels } from "#texts/da/corporation/booking-card.ts";
import { bookingFormTexts as form } from "#texts/da/corporation/booking-form.ts";
import { otherChoice } from "#texts/da/corporation/booking-presets.ts";
import { deleteDialogTexts, bookingViewTexts as view } from "#texts/da/corporation/booking-view.ts";
import { calendarAddressTexts as calendar } from "#texts/da/corporation/calendar.ts";
import { changeAgreedTexts, savedChange } from "#texts/da/corporation/change-agreed.ts";
import {
  corporationCheckoutTexts as checkout,
  corporationCardLabels,
} from "#texts/da/corporation/company-checkout.ts";
import { corporationHomeTexts as home } from "#texts/da/corporation/corporation-home.ts";
import { favouriteTexts as favourites } from "#texts/da/corporation/favourites.ts";
import { repeatTexts as repeat, repeatMessages } from "#texts/da/corporation/repeat.ts";
import { placeWhyTexts } from "#texts/da/price/place-why.ts";
import { priceTexts } from "#texts/da/price/price.ts";
import { orderReason } from "#texts/da/price/terms-why.ts";
import { corporationLoginTexts as login } from "#texts/da/public/login.ts";

const email = "hotel@vagtklar.test";
const testProduct = startTestProduct();
let company: Page;
let admin: Page;
/** Whom the company marks. */
const anna = { name: "Anna K.", email: "anna.krogh@vagtklar.test" };
/** The booking of 2 December that it makes then. */
let again: number;

beforeAll(async () => {
  company = await testProduct.open("company", desktop);
  admin = await testProduct.open("admin", desktop);
  await company.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInAsCorporation(company, email);
});

describe("what makes the next time easier", () => {
  it("tells why the order is as it is, of each neighbour, and why a price, of each row", async () => {
    await company.goto(`/viewBooking/${await bookingOn("2026-11-30")}`);
    await company.getByText(orderReason.title).click();
    await expectVisible(company, favourites.order);
    await company
      .getByRole("button", { name: /^Mere om / })
      .nth(1)
      .click();
    await company.getByText(placeWhyTexts.title(2)).click();
    const neighbours = company.getByRole("group").filter({ hasText: placeWhyTexts.title(2) });
    const reasons = neighbours.last().getByRole("listitem");
    expect(await reasons.count()).toBe(2);
    expect(await reasons.first().innerText()).toMatch(/^Står efter \S+ \S\., fordi /);
    expect(await reasons.last().innerText()).toMatch(/^Står over \S+ \S\., fordi /);
    await company.keyboard.press("Escape");
    await company.getByText(priceTexts.show, { exact: true }).click();
    await company.getByText(priceTexts.why).click();
    const price = company.getByRole("group").filter({ has: company.getByRole("table") });
    const rows = await price.getByRole("rowheader").count();
    expect(await price.getByRole("listitem").count()).toBe(rows - 1);
    await expectVisible(price, /^Servicetillæg er 35,00\skr\. pr\. betalt time i /);
    await look(company, "ways-why");
  });

  it("marks a favourite, who then stands out among those who apply, and on the profile", async () => {
    await applyAsAnna(await bookingOn("2026-11-30"));
    await company.getByRole("button", { name: `Mere om ${anna.name}` }).click();
    await company.getByRole("button", { name: favourites.button(anna.name) }).click();
    await expectVisible(company, favourites.marked(anna.name));
    await company.keyboard.press("Escape");
    await applicant(company, anna.name).getByText(favourites.status, { exact: true }).waitFor();
    await look(company, "ways-favourite");
    await company.goto("/editcorporation");
    const section = company.getByRole("region", { name: favourites.section.title });
    await section.getByRole("button", { name: favourites.button(anna.name), pressed: true }).waitFor();
    await look(company, "ways-profile");
  });

  it("books the same job for three days in one press, each at its own price, and all of them or none", async () => {
    await company.goto("/");
    await card("fredag d. 27. nov.").getByRole("button", { name: repeat.button }).click();
    const dialog = company.getByRole("dialog", { name: repeat.title });
    await expectVisible(dialog, repeat.none);
    for (const day of [/25\. november/, /26\. november/])
      await dialog.getByRole("button", { name: day }).click();
    await dialog.getByRole("button", { name: "Næste måned" }).click();
    await dialog.getByRole("button", { name: /\b2\. december/ }).click();
    const days = dialog.getByRole("region", { name: repeat.chosen });
    // 4 × 8 hours × (216 + 35), with 20 more under 48 hours and 50 under 24.
    await expect
      .poll(async () => plain(await dialog.getByRole("status").innerText()), soon)
      .toContain("26.336,00 kr.");
    await expectVisible(days, repeat.bands.urgent);
    await expectVisible(days, repeat.bands.emergency);
    await days.getByText("onsdag d. 25. nov.").click();
    await expectVisible(
      days,
      /^Vagten starter om 23 timer\. Under 24 timer lægges 30,00\skr\. pr\. betalt time til\.$/,
    );
    await look(company, "ways-repeat");

    const book = () => dialog.getByRole("button", { name: repeat.confirm(3) }).click();
    const why = repeatMessages.ofDay("2026-11-25", "Vælg anden dato");
    await refused({ dates: why }, book, repeat.refused(why));
    await look(company, "ways-repeat-refused");
    await refused({ staff_type: "Ikke gyldigt" }, book, repeat.refusedJob);
    await book();
    await expectVisible(company, repeat.done(3));
    await dialog.waitFor({ state: "hidden" });
    for (const day of ["torsdag d. 26. nov.", "onsdag d. 2. dec."]) {
      await expectVisible(card(day), upcomingLabels.awaiting_approval);
    }
    await company.getByRole("tab", { name: home.list(8) }).waitFor();
    again = await bookingOn("2026-12-02");
    const as = await signedIn(testProduct.product, "admin@vagtklar.test");
    await testProduct.product.call(adminBookingEndpoints.approve, { as, params: { id: again } });
  });
});

describe("the company's own calendar", () => {
  it("is copied from the profile, follows what changes, and its address can be renewed", async () => {
    await company.goto("/editcorporation");
    const section = company.getByRole("region", { name: calendar.title });
    const address = await copied();
    const [full, waiting] = [await bookingOn("2026-11-27"), await bookingOn("2026-12-15")];
    const before = await readCalendar(address);
    expect(entryOf(before, full)).toMatchObject({
      STATUS: "CONFIRMED",
      DTEND: "20261127T180000",
      SUMMARY: "4 tjenere",
    });
    expect(entryOf(before, waiting)).toMatchObject({ STATUS: "TENTATIVE" });
    expect(entryOf(before, again)).toMatchObject({ STATUS: "CONFIRMED", DTSTART: "20261202T100000" });

    await company.goto(`/editBooking/${full}`);
    await chooseTime(company, form.to, "19:30");
    await company.getByRole("button", { name: form.saveEdit }).click();
    await company.getByRole("button", { name: changeAgreedTexts.ask(4) }).click();
    await expectVisible(company, savedChange(4, 0, 0));
    await company.goto(`/viewBooking/${waiting}`);
    await company.getByRole("button", { name: view.delete }).click();
    await expectVisible(company, deleteDialogTexts.free);
    await look(company, "ways-delete");
    await company.getByRole("button", { name: deleteDialogTexts.confirm, exact: true }).click();
    await company.waitForURL("/");
    const after = await readCalendar(address);
    expect([...after.keys()]).toEqual([...before.keys()]);
    expect(entryOf(after, full)).toMatchObject({ STATUS: "CONFIRMED", DTEND: "20261127T193000" });
    expect(entryOf(after, waiting)).toMatchObject({ STATUS: "CANCELLED" });
    for (const id of [full, waiting]) {
      expect(Number(entryOf(after, id)?.SEQUENCE)).toBeGreaterThan(Number(entryOf(before, id)?.SEQUENCE));
    }

    await company.goto("/editcorporation");
    await section.getByRole("button", { name: calendar.renew }).click();
    await expectVisible(company, calendar.renewText);
    await look(company, "ways-calendar-renew");
    await company.getByRole("button", { name: calendar.renewConfirm, exact: true }).click();
    await expectVisible(company, calendar.renewed);
    expect((await fetch(address)).status).toBe(404);
    expect([...(await readCalendar(await copied())).keys()]).toEqual([...after.keys()]);

    /** Presses «Kopier adressen», and answers the address on the clipboard as the test reaches it. */
    async function copied(): Promise<string> {
      await section.getByRole("button", { name: calendar.copy }).click();
      await expectVisible(company, calendar.copied);
      const { pathname } = new URL(await company.evaluate(() => navigator.clipboard.readText()));
      return `${testProduct.product.url}${pathname}`;
    }
  });
});

describe("without a mouse", () => {
  it("a company comes in, books, and settles somebody's hours", async () => {
    const page = await testProduct.open("keyboard", desktop);
    const keys = keysOn(page);
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await page.goto("/corporationlogin");
    await keys.type(page.getByLabel(login.email), email);
    await keys.type(page.getByLabel(login.password, { exact: true }), demoPassword);
    await page.keyboard.press("Enter");
    await keys.enter(page.getByRole("link", { name: home.book }));

    await keys.type(page.getByLabel(form.staffType), "Tjener");
    await expectVisible(page, form.prefilled);
    await keys.type(page.getByRole("spinbutton", { name: `dag, ${form.date}` }), "14122026");
    await keys.type(page.getByLabel(`${form.from}, time`), "10");
    const upper = page.getByRole("group", { name: form.upperDress });
    await keys.choose(upper, upper.getByLabel(otherChoice, { exact: true }));
    await keys.type(page.getByLabel(form.dressOther).filter({ visible: true }), "Vest med navneskilt");
    await keys.enter(page.getByText(priceTexts.why));
    await expectVisible(page, /^\d tjenere? i \d+ timer til /);
    await look(page, "keys-booking");
    await keys.enter(button(form.submit));
    await keys.enter(button(bookingConfirmTexts.send));
    await expectVisible(page, toasts.bookingCreated);

    const finished = page.getByRole("tab", { name: new RegExp(`^${home.tabs.finished}`) });
    await keys.choose(page.getByRole("tablist", { name: home.tabsName }), finished);
    const yesterday = page.getByRole("article").filter({ hasText: "mandag d. 23. nov." });
    await keys.enter(yesterday.getByRole("link").first());
    const person = page.getByRole("region").filter({ hasText: checkout.employeeStamped }).first();
    const until = person.getByRole("listbox", { name: checkout.to });
    await keys.choose(until, until.getByRole("option", { name: "22:45" }), "ArrowLeft");
    await keys.type(person.getByLabel(checkout.explanation), "Vi lukkede før tid.");
    const stars = person.getByRole("group", { name: /^Bedøm / });
    await keys.choose(stars, stars.getByLabel(checkout.stars(4), { exact: true }));
    await expectVisible(page, toasts.ratingSaved);
    await look(page, "keys-checkout");
    await keys.enter(person.getByRole("button", { name: corporationCardLabels.reject_stamp }));
    await expectVisible(person, corporationCardLabels.rejected_new);
    expect(await person.getByLabel(checkout.stars(4), { exact: true }).isChecked()).toBe(true);
  });
});

describe("a favourite", () => {
  it("is told of a new job half an hour before everybody else", async () => {
    await signInAsAdmin(admin);
    await openMailbox(admin);
    await expectSent(admin, "email", anna.email, "2. dec");
    expect(await toldOf(again)).toEqual([anna.email]);
    await testProduct.moveTo("2026-11-24T10:45:00+01:00");
    await expect.poll(async () => (await toldOf(again)).length, soon).toBeGreaterThan(5);

    await applyAsAnna(again);
    await company.goto(`/viewBooking/${again}`);
    await expectVisible(company, bookingCardTexts.applicants(1));
    await applicant(company, anna.name).getByText(favourites.status, { exact: true }).waitFor();
  });
});

function card(day: string) {
  return company
    .getByRole("article")
    .filter({ has: company.getByRole("heading", { name: day }) })
    .last();
}

async function bookingOn(day: string): Promise<number> {
  const { body } = await testProduct.product.call(bookingEndpoints.upcoming, {
    as: await signedIn(testProduct.product, email),
  });
  const booking = body.find(({ date }) => date === day);
  if (!booking) throw new Error(`no booking on ${day}`);
  return booking.id;
}

async function applyAsAnna(id: number): Promise<void> {
  const { call } = testProduct.product;
  const { body } = await call(sessionEndpoints.employeeSignIn, { body: { fbToken: "local:anna-krogh" } });
  expect((await call(jobEndpoints.apply, { as: body.token, params: { id } })).status).toBe(200);
}

/** The addresses that an offer of that job has gone to. */
async function toldOf(booking: number): Promise<string[]> {
  const as = await signedIn(testProduct.product, "admin@vagtklar.test");
  const { body } = await testProduct.product.call(messageEndpoints.outbox, {
    as,
    query: { channel: "email", limit: "100" },
  });
  return body.filter(({ key }) => key.startsWith(`job-offered:${booking}:`)).map(({ to }) => to);
}

/** Lets the server refuse fields once. */
async function refused(
  errors: Record<string, string>,
  act: () => Promise<void>,
  words: string,
): Promise<void> {
  await company.route(/\/repeat$/, (route) =>
    route.fulfill({ status: 422, json: { status: "error", message: "", errors } }),
  );
  await act();
  await expectVisible(company.getByRole("alert"), words);
  await company.unrouteAll();
}

function entryOf(entries: Awaited<ReturnType<typeof readCalendar>>, booking: number) {
  return entries.get(`booking-${booking}@localhost`);
}
