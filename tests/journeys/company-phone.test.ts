import { beforeAll, describe, expect, it } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { demoPassword } from "#server/demo/accounts.ts";
import { expectVisible, plain, soon } from "#tests/journeys/actions/assertions.ts";
import { signedIn } from "#tests/journeys/actions/seed-past-bookings.ts";
import { type Touchscreen, touchscreenOn } from "#tests/journeys/actions/touch.ts";
import { smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { isThorough } from "#tests/tools/thorough.ts";
import { adminCorporationsTexts } from "#texts/da/admin/admin-lists.ts";
import { bookingConfirmTexts } from "#texts/da/common/booking-confirm.ts";
import { defaultBrand } from "#texts/da/common/brand.ts";
import { chromeTexts } from "#texts/da/common/chrome.ts";
import { adminMenu, corporationMenu } from "#texts/da/common/menus.ts";
import { corporationToasts as toasts } from "#texts/da/common/toasts/corporation.ts";
import { bookingCardTexts, upcomingLabels } from "#texts/da/corporation/booking-card.ts";
import { bookingFormTexts as form } from "#texts/da/corporation/booking-form.ts";
import { otherChoice } from "#texts/da/corporation/booking-presets.ts";
import {
  applicantTexts,
  bookDialogTexts,
  bookingViewTexts as view,
} from "#texts/da/corporation/booking-view.ts";
import {
  corporationCheckoutTexts as checkout,
  corporationCardLabels,
} from "#texts/da/corporation/company-checkout.ts";
import { corporationHomeTexts as home } from "#texts/da/corporation/corporation-home.ts";
import { fillChanceTexts } from "#texts/da/price/fill-chance.ts";
import { placeWhyTexts } from "#texts/da/price/place-why.ts";
import { priceTexts } from "#texts/da/price/price.ts";
import { orderReason } from "#texts/da/price/terms-why.ts";
import { corporationLoginTexts } from "#texts/da/public/login.ts";
import { calendarTexts } from "#texts/da/ui/calendar.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";

const hotel = { email: "hotel@vagtklar.test", name: "Hotel Nordlys" };
const testProduct = startTestProduct();

/** What looks the same to an admin, but for the band. */
const sameToAdmins = [
  "sign-in",
  "calendar",
  "booking-confirm",
  "applicants",
  "more",
  "book",
  "finished",
  "checkout",
];

/** Who holds the phone, the day that is booked, and whose hours of yesterday are settled. */
const hands = [
  { who: "company", isAdmin: false, day: /10\. december 2026/, heading: "torsdag d. 10. dec.", person: 0 },
  { who: "admin", isAdmin: true, day: /11\. december 2026/, heading: "fredag d. 11. dec.", person: 1 },
] as const;

describe.each(hands)(
  "on the smallest phone, by thumb alone, the $who",
  ({ who, isAdmin, day, heading, person }) => {
    let thumb: Touchscreen;
    beforeAll(async () => {
      thumb = touchscreenOn(
        await testProduct.open(who, smallPhone),
        `phone-${who}`,
        isAdmin ? sameToAdmins : [],
      );
    });

    it("comes in", async () => {
      await comeIn(thumb, isAdmin ? "admin@vagtklar.test" : hotel.email);
      if (isAdmin) await takeOver(thumb);
      await expectVisible(thumb.page, home.list(isAdmin ? 6 : 5));
      await thumb.look("home");
    });

    it("books somebody for a day, with words of its own, and sees what it costs and why", async () => {
      const { page } = thumb;
      await thumb.choose(corporationMenu.book);
      await page.getByLabel(form.staffType).selectOption("Tjener");
      await expectVisible(page, form.prefilled);
      await thumb.write(page.getByLabel(form.numberOfStaff), "1");
      await page.route(/calendar-popover/, (route) => route.abort());
      await page.getByRole("button", { name: uiTexts.openCalendar }).tap();
      await expectVisible(page, uiTexts.calendarFailed);
      await page.unroute(/calendar-popover/);
      await thumb.press(uiTexts.retry);
      await page.getByRole("button", { name: calendarTexts.nextMonth }).tap();
      const chosenDay = page.getByRole("dialog").getByRole("button", { name: day });
      await chosenDay.waitFor();
      await thumb.look("calendar");
      await chosenDay.tap();
      await chosenDay.waitFor({ state: "hidden" });
      await page.getByLabel(`${form.from}, time`).selectOption("17");
      await page.getByLabel(`${form.to}, time`).selectOption("01");
      await page.getByLabel(form.arrangement, { exact: true }).selectOption(otherChoice);
      await thumb.write(page.getByLabel(form.arrangementOther), "Guldbryllup i orangeriet");
      await page.getByLabel(form.transport).selectOption("+30 m.");
      for (const [group, other, words] of [
        [form.upperDress, form.dressOther, "Rød vest, udleveres i garderoben"],
        [form.shoes, form.shoesOther, "Hvide sneakers"],
        [form.access, form.accessOther, "Lågen ved cykelskuret, kode 2580"],
      ] as const) {
        await page.getByRole("group", { name: group }).getByText(otherChoice, { exact: true }).tap();
        await thumb.write(page.getByLabel(other).filter({ visible: true }).first(), words);
      }
      if (isAdmin)
        await thumb.write(page.getByLabel(form.adminMessage), "Ring til Signe, hvis lågen er låst.");

      await thumb.press(priceTexts.seePrice);
      const sheet = page.getByRole("dialog", { name: priceTexts.title });
      const total = sheet.locator(".commit-total b");
      // (192 + 12,5 % + 35) × (8 + 0,5 hours).
      await expect.poll(async () => plain(await total.innerText()), soon).toBe("2.133,50");
      await expectVisible(sheet, "1 tjener i 8 timer til 192,00");
      await expectVisible(sheet, fillChanceTexts.title);
      await thumb.look("booking-price");
      await thumb.press(uiTexts.close);
      await thumb.look("booking-form");
      await thumb.press(form.submit);
      await expectVisible(page, bookingConfirmTexts.lead);
      await thumb.look("booking-confirm");
      await thumb.press(bookingConfirmTexts.send);
      await expectVisible(page, toasts.bookingCreated);
      await expectVisible(
        card(thumb, heading),
        isAdmin ? upcomingLabels.searching : upcomingLabels.awaiting_approval,
      );
    });

    it("chooses among those who apply, knowing why they stand where they stand", async () => {
      const { page } = thumb;
      const id = await offered(heading);
      for (const name of ["anna-krogh", "line-bech"]) await apply(name, id);
      await expectVisible(card(thumb, heading), bookingCardTexts.applicants(2));
      await card(thumb, heading)
        .getByRole("link", { name: new RegExp(`^${bookingCardTexts.open}`) })
        .tap();
      await page.getByText(orderReason.title).tap();
      await thumb.press(applicantTexts.moreOf("Line B."));
      await page.getByText(placeWhyTexts.title(1)).tap();
      await expectVisible(page, /^Står over Anna K., fordi I har haft Line B. på arbejde \d+ gang/);
      await thumb.look("more");
      await thumb.press(bookDialogTexts.close);
      await page.getByText(view.allFacts, { exact: true }).tap();
      await expectVisible(page, "Lågen ved cykelskuret, kode 2580");
      await expectVisible(page, "Rød vest, udleveres i garderoben");
      await page.getByText(priceTexts.show, { exact: true }).tap();
      await page.getByText(priceTexts.why).tap();
      await expectVisible(page, "1 tjener i 8 timer til 192,00");
      await expectVisible(page, priceTexts.footer);
      await thumb.look("price");
      await thumb.press(bookDialogTexts.close);
      await thumb.look("applicants");
      if (isAdmin) await doWhatOnlyAdminsMay(thumb);

      await applicant(thumb, "Anna K.").getByRole("button", { name: applicantTexts.book, exact: true }).tap();
      await expectVisible(page, bookDialogTexts.title("Anna K."));
      await thumb.look("book");
      await thumb.press(bookDialogTexts.confirm);
      await expectVisible(page, bookingCardTexts.selected(1, 1));
      await thumb.look("booked");
    });

    // To an admin it looks the same; what is written down of it: `tests/server/company/taken-over.test.ts`.
    it.skipIf(isAdmin && !isThorough)("settles hours of yesterday and gives stars", async () => {
      const { page } = thumb;
      await page.getByRole("link", { name: view.back }).tap();
      await page.getByRole("tab", { name: new RegExp(`^${home.tabs.finished}`) }).tap();
      await expectVisible(page, "mandag d. 23. nov.");
      await thumb.look("finished");
      await card(thumb, "mandag d. 23. nov.").getByRole("link").first().tap();
      const people = page.getByRole("region").filter({ hasText: checkout.employeeStamped });
      const one = people.nth(person);
      const until = one.getByRole("listbox", { name: checkout.to });
      await until.getByRole("option", { name: "22:30" }).tap();
      await thumb.write(one.getByLabel(checkout.explanation), "Vi lukkede før tid.");
      const total = page.getByRole("region", { name: priceTexts.columns.total });
      expect(await total.evaluate((bar) => getComputedStyle(bar).position)).toBe("fixed");
      await thumb.look("checkout");
      await one.getByRole("button", { name: corporationCardLabels.reject_stamp }).tap();
      await expectVisible(one, corporationCardLabels.rejected_new);
      await one.getByText(checkout.stars(5), { exact: true }).locator("..").tap();
      await expectVisible(page, toasts.ratingSaved);
      expect(await one.getByLabel(checkout.stars(5), { exact: true }).isChecked()).toBe(true);
      await thumb.look("checkout-answered");
    });
  },
);

async function comeIn(thumb: Touchscreen, email: string): Promise<void> {
  const { page } = thumb;
  await page.goto("/corporationlogin");
  await thumb.look("sign-in");
  await thumb.write(page.getByLabel(corporationLoginTexts.email), email);
  await thumb.write(page.getByLabel(corporationLoginTexts.password, { exact: true }), demoPassword);
  await thumb.press(corporationLoginTexts.submit);
  await page.waitForURL((url) => url.pathname !== "/corporationlogin");
}

async function takeOver(thumb: Touchscreen): Promise<void> {
  const { page } = thumb;
  await thumb.choose(adminMenu.corporations);
  await thumb.write(page.getByRole("searchbox", { name: adminCorporationsTexts.search }), "Nordlys");
  await page.getByRole("rowheader", { name: "Havnebryggeriet" }).waitFor({ state: "hidden" });
  await thumb.look("companies");
  await page
    .getByRole("button", { name: new RegExp(`^${adminCorporationsTexts.takeOver}.*${hotel.name}$`) })
    .tap();
  await expectVisible(page, chromeTexts.actingAs(defaultBrand, hotel.name));
}

/** Closes and opens the booking, and hides and shows one who applies. */
async function doWhatOnlyAdminsMay(thumb: Touchscreen): Promise<void> {
  const { page } = thumb;
  await ofBooking(thumb, view.close);
  await expectVisible(page, toasts.bookingClosed);
  await ofBooking(thumb, view.open);
  await expectVisible(page, toasts.bookingOpened);
  await thumb.press(applicantTexts.moreOf("Line B."));
  await thumb.press(applicantTexts.hide);
  const hidden = page.getByRole("group").filter({ hasText: view.lists.unwanted });
  await hidden.getByText(view.lists.unwanted).tap();
  await thumb.look("hidden");
  await hidden.getByRole("button", { name: applicantTexts.show }).tap();
  await applicant(thumb, "Line B.").waitFor();
}

/** What stands behind 'Mere' of the open booking. */
async function ofBooking({ page }: Touchscreen, entry: string): Promise<void> {
  await page.getByRole("button", { name: view.actions, exact: true }).tap();
  await page.getByRole("menuitem", { name: entry, exact: true }).tap();
}

function card({ page }: Touchscreen, heading: string) {
  return page.getByRole("article").filter({ has: page.getByRole("heading", { name: heading }) });
}

function applicant({ page }: Touchscreen, name: string) {
  return page.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) });
}

/** The booking of that day, approved by an admin where it was not yet. */
async function offered(heading: string): Promise<number> {
  const { call } = testProduct.product;
  const date = `2026-12-${heading.match(/\d+/)?.[0]}`;
  const { body } = await call(bookingEndpoints.upcoming, {
    as: await signedIn(testProduct.product, hotel.email),
  });
  const booking = body.find((one) => one.date === date);
  if (!booking) throw new Error(`no booking on ${date}`);
  if (!booking.approved) {
    const as = await signedIn(testProduct.product, "admin@vagtklar.test");
    await call(adminBookingEndpoints.approve, { as, params: { id: booking.id } });
  }
  return booking.id;
}

async function apply(name: string, id: number): Promise<void> {
  const { call } = testProduct.product;
  const { body } = await call(sessionEndpoints.employeeSignIn, { body: { fbToken: `local:${name}` } });
  expect((await call(jobEndpoints.apply, { as: body.token, params: { id } })).status).toBe(200);
}
