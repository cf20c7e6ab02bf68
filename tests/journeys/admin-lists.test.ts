import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import { expectVisible, plain, soon } from "#tests/journeys/actions/assertions.ts";
import {
  expectErrorBoxAndMessage,
  expectMessage,
  withFailingRequest,
} from "#tests/journeys/actions/fail-requests.ts";
import { choose } from "#tests/journeys/actions/mailbox.ts";
import { signInAsAdmin } from "#tests/journeys/actions/sign-in.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import { desktop, look, phone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { adminCorporationsTexts, adminOldBookingsTexts as old } from "#texts/da/admin/admin-lists.ts";
import { adminRowLabels, adminUpcomingTexts as upcoming } from "#texts/da/admin/admin-upcoming.ts";
import { searchTexts } from "#texts/da/backoffice/search.ts";
import { chromeTexts } from "#texts/da/common/chrome.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { adminMenu } from "#texts/da/common/menus.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { weekTexts } from "#texts/da/common/weeks.ts";
import { bookingStatusLabels } from "#texts/da/corporation/booking-card.ts";

const hotel = "Hotel Nordlys";

const testProduct = startTestProduct();
let admin: Page;

beforeAll(async () => {
  admin = await testProduct.open("admin", desktop);
  await admin.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInAsAdmin(admin);
  // What the try-out lacks: bookings in a hurry, and one of more than twelve people.
  await book("2026-11-25", { start_time: "08:00", end_time: "14:00" });
  await book("2026-11-26", { start_time: "08:00", end_time: "14:00" });
  await book("2026-11-30", { number_of_staff: 13 });
});

describe("the bookings to come", () => {
  it("stand under their days, coloured and labelled by how far they are", async () => {
    await choose(admin, adminMenu.upcoming);
    await admin.getByRole("heading", { name: upcoming.title }).waitFor();
    expect(new URL(admin.url()).pathname).toBe("/admin/upcomingBookings");
    expect(await rowIn("onsdag d. 25. nov.", "Vagtklar").getAttribute("class")).toBe("row-urgent-24");
    expect(await rowIn("torsdag d. 26. nov.", "Vagtklar").getAttribute("class")).toBe("row-urgent-48");
    const full = rowIn("fredag d. 27. nov.", hotel);
    expect(await full.getAttribute("class")).toBe("row-full");
    await expectVisible(full, adminRowLabels.full);
    await look(admin, "admin-upcoming");
  });

  it("show check-in dots from two days before, and large ones by name in their day", async () => {
    const tomorrow = rowIn("onsdag d. 25. nov.", hotel);
    await tomorrow.getByRole("img", { name: upcoming.checkedInOf(2, 3) }).waitFor();
    expect(await rowIn("fredag d. 27. nov.", hotel).getByRole("img").count()).toBe(0);
    await admin.getByRole("tab", { name: upcoming.tabs.list }).click();
    await scrollTo(dayBand("mandag d. 30. nov."));
    await expectVisible(dayBand("mandag d. 30. nov."), "Vagtklar 0/13");
  });

  it("are summed as the server sums them, as a whole and day by day", async () => {
    const { body } = await counts({ count: "true" });
    const kpis = await admin.locator(".kpi b").allInnerTexts();
    expect(kpis).toEqual([body.totalShifts, body.selectedShifts, body.appliedShifts].map(String));
    const day = { startDate: "2026-11-25", endDate: "2026-11-25" };
    const { body: wednesday } = await counts({ count: "true", ...day });
    const numbers = await dayBand("onsdag d. 25. nov.").locator("td.num").allInnerTexts();
    expect(numbers.slice(0, 3)).toEqual(
      [wednesday.totalShifts, wednesday.selectedShifts, wednesday.appliedShifts].map(String),
    );
  });

  it("are copied a day at a time", async () => {
    await admin.getByRole("button", { name: upcoming.copyDay("onsdag d. 25. nov.") }).click();
    await expectMessage(admin, corporationToasts.copied);
    expect(await admin.evaluate(() => navigator.clipboard.readText())).toBe(
      "onsdag d. 25. nov.\n08:00–14:00 Vagtklar, Tjener 0/2\n16:00–01:00 Hotel Nordlys, Bartender 3/3",
    );
  });

  it("close and open again in their row", async () => {
    const row = rowIn("fredag d. 27. nov.", hotel);
    const close = { name: upcoming.close };
    const press = () => row.getByRole("button", close).click();
    await withFailingRequest(
      admin,
      bookingEndpoints.changeStatus,
      500,
      press,
      corporationToasts.statusFailed,
    );
    await press();
    await expectMessage(admin, corporationToasts.bookingClosed);
    await expectVisible(row, adminRowLabels.full_and_closed);
    await expect.poll(() => row.getAttribute("class"), soon).toBe("row-closed");
    await admin.getByRole("tab", { name: upcoming.tabs.open }).click();
    await rowIn("onsdag d. 25. nov.", hotel).waitFor();
    await row.waitFor({ state: "detached" });
    await admin.getByRole("tab", { name: upcoming.tabs.list }).click();
    await row.getByRole("button", { name: upcoming.open }).click();
    await expectMessage(admin, corporationToasts.bookingOpened);
    await row.getByRole("button", close).waitFor();
  });

  it("have their list sent from their row, which counts it", async () => {
    const row = rowIn("fredag d. 27. nov.", hotel);
    const send = row.getByRole("button", { name: upcoming.sendListOf(hotel) });
    for (const [count, tone] of [
      [1, "chip--done"],
      [2, "chip--sent2"],
      [3, "chip--sent3"],
    ] as const) {
      await send.click();
      await expectMessage(admin, corporationToasts.bookingListSent);
      await row
        .locator(`.chip.${tone}`)
        .filter({ hasText: String(count) })
        .waitFor();
    }
  });

  it("narrow to what is searched for", async () => {
    await admin.getByRole("searchbox").fill("havnebryg");
    await rowIn("torsdag d. 26. nov.", "Vagtklar").waitFor({ state: "hidden" });
    await expect.poll(companies, soon).toEqual(["Havnebryggeriet", "Havnebryggeriet", "Havnebryggeriet"]);
    await admin.getByRole("searchbox").fill("findes ikke");
    await expectVisible(admin, upcoming.emptySearch);
    await admin.getByRole("searchbox").fill("");
  });

  it("stand week by week, never before this one", async () => {
    await admin.getByRole("tab", { name: upcoming.tabs.week }).click();
    await admin.getByRole("heading", { name: "UGE 48 (23.11-29.11)" }).waitFor();
    const previous = admin.getByRole("button", { name: weekTexts.previous });
    expect(await previous.isDisabled()).toBe(true);
    await admin.getByRole("button", { name: weekTexts.next }).click();
    await admin.getByRole("heading", { name: "UGE 49 (30.11-06.12)" }).waitFor();
    await dayBand("mandag d. 30. nov.").waitFor();
    await expect.poll(() => dayBand("søndag d. 29. nov.").count(), soon).toBe(0);
    expect(await previous.isDisabled()).toBe(false);
    await look(admin, "admin-upcoming-week");
  });

  it("say that they cannot be loaded, and try again", async () => {
    const open = () => admin.goto("/admin/upcomingBookings");
    await expectErrorBoxAndMessage(admin, adminBookingEndpoints.list, open, corporationToasts.bookingsFailed);
    await withFailingRequest(admin, adminBookingEndpoints.upcomingCounts, 500, open, adminToasts.saveFailed);
    await rowIn("onsdag d. 25. nov.", hotel).waitFor();
  });

  it("lead to the booking as its company sees it", async () => {
    await rowIn("onsdag d. 25. nov.", hotel)
      .getByRole("button", { name: adminCorporationsTexts.takeOver })
      .click();
    await admin.waitForURL(/\/viewBooking\/\d+$/);
    await admin.getByRole("heading", { name: "onsdag d. 25. nov." }).waitFor();
    await admin.getByRole("button", { name: chromeTexts.backToAdmin }).click();
    await admin.getByText(chromeTexts.admin, { exact: true }).waitFor();
  });
});

describe("the bookings of the past", () => {
  it("stand newest first with what was sought and found, and lead to their invoice in a new tab", async () => {
    await choose(admin, adminMenu.old);
    await admin.getByRole("heading", { name: old.title }).waitFor();
    expect(new URL(admin.url()).pathname).toBe("/admin/oldBookings");
    const latest = admin.getByRole("row").nth(1);
    expect((await latest.getByRole("rowheader").innerText()).trim()).toBe(hotel);
    const cells = (await latest.getByRole("cell").allInnerTexts()).map(plain);
    expect(cells[0]).toMatch(/Booking \d+$/);
    expect(cells.slice(2, 6)).toEqual(["3", "3", "0", "23-11-2026 16:00–23:00"]);
    expect(cells[6]).toContain(bookingStatusLabels.finished);
    const links = latest.getByRole("cell").last().getByRole("link");
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("target")))).toEqual([
      "_blank",
      "_blank",
    ]);
    const [invoice, week] = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(invoice).toMatch(/^\/admin\/bookingInvoice\/\d+$/);
    expect(week).toBe(`${invoice}?weekNumber=48`);
    await look(admin, "admin-old");
  });

  it("narrow to days and to what is searched for, on a phone too", async () => {
    await admin.goto("/admin/oldBookings?from=2026-11-10&to=2026-11-14");
    const found = () => admin.getByRole("rowheader").allInnerTexts();
    await expect.poll(found, soon).toEqual(["Havnebryggeriet", hotel]);
    const pocket = await testProduct.open("pocket", phone);
    await signInAsAdmin(pocket);
    await pocket.goto("/admin/oldBookings");
    await pocket.getByRole("searchbox", { name: old.search }).fill("havnebryg");
    const cards = (name: string) => pocket.getByRole("listitem").filter({ hasText: name });
    await cards(hotel).first().waitFor({ state: "hidden" });
    await cards("Havnebryggeriet").getByRole("link", { name: old.invoice }).first().waitFor();
    await expect.poll(() => new URL(pocket.url()).searchParams.get("q"), soon).toBe("havnebryg");
    await pocket.getByRole("searchbox", { name: old.search }).fill("findes ikke");
    await expectVisible(pocket, old.empty);
    await look(pocket, "admin-old-phone");
    await pocket.getByRole("button", { name: commonTexts.reset }).click();
    await cards(hotel).first().waitFor();
    await pocket.goto("/admin/upcomingBookings");
    await cards(hotel).first().waitFor();
    await look(pocket, "admin-upcoming-phone");
  });
});

describe("the search in the bar", () => {
  it("opens by a key, finds a company by its number, and leads there", async () => {
    await admin.locator("h1").click();
    await admin.keyboard.press("/");
    const field = admin.getByRole("combobox", { name: searchTexts.open });
    await field.fill("040598-1234");
    await expectVisible(admin, searchTexts.noCpr);
    await field.fill("havnebryg");
    await admin.getByRole("option", { name: "Havnebryggeriet" }).first().waitFor();
    await look(admin, "admin-search");
    // Enter comes before the answer does: what was found for the word before is not what is meant.
    await field.fill(hotel);
    await admin.getByRole("option", { name: hotel }).first().waitFor();
    await field.fill("havnebryg");
    await field.press("Enter");
    await admin.waitForURL(/\/admin\/corporations\/\d+$/);
    await admin.getByRole("heading", { name: "Havnebryggeriet" }).waitFor();
  });
});

/** The group of a day's rows; its first row is the band. */
const group = (day: string): Locator =>
  admin.locator("tbody").filter({ has: admin.getByRole("rowheader", { name: day }) });
const dayBand = (day: string): Locator => group(day).locator("tr.day-total");
const rowIn = (day: string, corporation: string): Locator =>
  group(day)
    .locator("tr:not(.day-total)")
    .filter({ has: admin.getByRole("link", { name: corporation, exact: true }) })
    .first();

const companies = () => admin.locator("tbody td .cell-link:not(:has(.status))").allInnerTexts();

/** Scrolls the list on until something has come. */
async function scrollTo(wanted: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await admin
        .locator(".list-end")
        .scrollIntoViewIfNeeded({ timeout: 500 })
        .catch(() => {});
      return wanted.count();
    }, soon)
    .toBe(1);
}

const counts = async (query: { count: "true"; startDate?: string; endDate?: string }) =>
  testProduct.product.call(adminBookingEndpoints.upcomingCounts, { as: await token(), query });

async function book(date: string, values: Parameters<typeof bookingBody>[2]): Promise<void> {
  const { body: staffTypes } = await testProduct.product.call(staffTypeEndpoints.list);
  const waiter = staffTypes.find(({ job_title }) => job_title === "Tjener")?.id ?? 0;
  const created = await testProduct.product.call(bookingEndpoints.create, {
    as: await token(),
    body: bookingBody(waiter, date, values),
  });
  expect(created.status).toBe(200);
}

const token = () => admin.evaluate(() => localStorage.getItem("corporationToken") ?? "");
