import type { Browser, Locator, Page } from "playwright-core";
import type { Product } from "#tests/support/product.ts";
import { adminInvoiceTexts } from "#texts/da/admin/admin-invoice.ts";
import { oldMoneyTexts } from "#texts/da/admin/admin-lists.ts";
import { chromeTexts } from "#texts/da/common/chrome.ts";
import { weekTexts } from "#texts/da/common/weeks.ts";
import { applicantTexts } from "#texts/da/corporation/booking-view.ts";
import { corporationHomeTexts } from "#texts/da/corporation/corporation-home.ts";
import { employeeHomeTexts } from "#texts/da/employee/employee-home.ts";
import { ADMIN, MEASURED } from "../agency/fixtures.ts";
import { asOfficesAre } from "../agency/history.ts";
import { run, seededDatabase, startMeasured } from "../databases.ts";
import { NOW, tokenOf } from "../day/world.ts";
import type { Figure } from "../figures.ts";
import { launch, openPhone, slowPage } from "./rig.ts";
import { atMost } from "./visits.ts";

const TURNS = 5;
/** Milliseconds from a press to the next frame. */
const GOAL = 100;
/** So long a page stands before it is pressed, and so long it is watched afterwards. */
const [LOOKED_AT, WATCHED] = [2_000, 1_000];

/** A press on a page, which may be repeated after the page was opened anew. */
interface Press {
  readonly what: string;
  readonly path: string;
  readonly target: (page: Page) => Locator;
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
const tab = (page: Page, name: string | RegExp) => page.getByRole("tab", { name }).first();
const { first: firstBooking, upcoming } = MEASURED;
/** The booking of yesterday, with 15 people. */
const worked = firstBooking + upcoming + 1;
const invoicePage = `/admin/bookingInvoice/${worked}`;

const ofCompany: readonly Press[] = [
  {
    what: "a company's list of 200 to its week",
    path: "/",
    target: (page) => tab(page, corporationHomeTexts.week),
  },
  {
    what: "a week of 35 bookings to the next",
    path: "/?view=week",
    target: (page) => button(page, weekTexts.next),
  },
  {
    what: "a list of 200 to the finished bookings",
    path: "/",
    target: (page) => tab(page, new RegExp(corporationHomeTexts.tabs.finished)),
  },
  {
    what: "the menu over a list of 200",
    path: "/",
    target: (page) => page.getByRole("button", { name: chromeTexts.menu, exact: true }),
  },
  {
    what: "'Book' on one of 40 who applied",
    path: `/viewBooking/${firstBooking}`,
    target: (page) => button(page, new RegExp(`^${applicantTexts.book}\\b`)),
  },
];

const ofAdmin: readonly Press[] = [
  {
    what: "historic list of 100, a filter",
    path: "/admin/oldBookings",
    target: (page) => page.getByText(oldMoneyTexts.gaps.not_invoiced).first(),
  },
  {
    what: "invoice page of 15 people, the times of one",
    path: invoicePage,
    target: (page) => page.locator("button.cell-time").first(),
  },
  {
    what: "invoice page of 15 people, one onto the invoice",
    path: invoicePage,
    target: (page) => page.getByLabel(adminInvoiceTexts.invoiceFor("")).first(),
  },
  {
    what: "invoice page of 15 people, who goes and who stays",
    path: invoicePage,
    target: (page) => button(page, adminInvoiceTexts.actions.invoice),
  },
  {
    what: "invoice page of 15 people to its week",
    path: invoicePage,
    target: (page) => tab(page, adminInvoiceTexts.tabs.week),
  },
];

const ofEmployee: readonly Press[] = [
  {
    what: "60 open jobs to the own 20",
    path: "/",
    target: (page) => tab(page, new RegExp(employeeHomeTexts.tabs.mine())),
  },
];

/** How long the heaviest presses take to show on a phone with a processor that is four times slower. */
export async function measurePresses(server: string): Promise<Figure[]> {
  const database = await seededDatabase(server, "presses", { others: 1_000, hasVacancies: true });
  await run(database, asOfficesAre);
  await run(database, heavy);
  const product = await startMeasured(database);
  const browser = await launch();
  const as = (kind: "corporation" | "employee", id: number, presses: readonly Press[]) =>
    measureAs(browser, product, { kind, id }, presses);
  try {
    return [
      ...(await as("corporation", MEASURED.company, ofCompany)),
      ...(await as("corporation", ADMIN, ofAdmin)),
      ...(await as("employee", MEASURED.staff, ofEmployee)),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function measureAs(
  browser: Browser,
  product: Product,
  { kind, id }: { readonly kind: "corporation" | "employee"; readonly id: number },
  presses: readonly Press[],
): Promise<Figure[]> {
  const context = await openPhone(browser);
  await context.addCookies([{ name: "vagtklar_session", value: kind, url: product.url }]);
  await context.addInitScript(([key, token]) => localStorage.setItem(key, token), [
    `${kind}Token`,
    tokenOf(kind, id),
  ] as const);
  await context.addInitScript(watchPresses);
  const { page } = await slowPage(context, { line: false });
  const figures: Figure[] = [];
  for (const { what, path, target } of presses) {
    const times: number[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      await page.goto(`${product.url}${path}`);
      await target(page).scrollIntoViewIfNeeded();
      await page.waitForTimeout(LOOKED_AT);
      const { x, y, width, height } = (await target(page).boundingBox()) ?? nowhere(what);
      await page.evaluate(() => Object.assign(globalThis, { longestPress: 0 }));
      // A finger asks the page nothing first, as a click by the name of what is clicked does.
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      await page.waitForTimeout(WATCHED);
      times.push(await page.evaluate(() => (globalThis as unknown as Watched).longestPress));
    }
    figures.push(atMost(what, times, GOAL, " ms"));
  }
  await context.close();
  return figures;
}

function nowhere(what: string): never {
  throw new Error(`Nothing to press: ${what}`);
}

interface Watched {
  longestPress: number;
}

/** Runs in the page: the longest time from an input to the next frame since it was last set back. */
function watchPresses(): void {
  const kept = Object.assign(globalThis, { longestPress: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) kept.longestPress = Math.max(kept.longestPress, duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

const day = `date '${new Date(NOW).toISOString().slice(0, 10)}'`;
const moved = `between ${firstBooking + 100} and ${firstBooking + 279}`;
const at = (time: string) => `(date + time '${time}') at time zone 'Europe/Copenhagen'`;

/** 180 more bookings to come, five a day; 40 people who apply for the first one; 15 who worked yesterday. */
const heavy = `
  delete from shifts where booking_id ${moved} and status = 'selected';
  update bookings set date = ${day} + 1 + (id - ${firstBooking})::int % 36, all_check_times_approved = false,
    is_sent_to_billy = false, is_sent_to_zenegy = false, paid_at = null where id ${moved};
  update bookings set starts_at = ${at("10:00")}, ends_at = ${at("18:00")} where id ${moved};
  update bookings set number_of_staff = 15 where id in (${firstBooking}, ${worked});
  insert into shifts (booking_id, employee_id, status, work_date, starts_at, ends_at, applied_at, booked_at)
    select b.id, e.id, case b.id when ${worked} then 'selected' else 'applied' end, b.date, b.starts_at, b.ends_at,
      b.created_at, case b.id when ${worked} then b.created_at end
    from bookings b join employees e on e.id between 200001 and case b.id when ${worked} then 200013 else 200037 end
    where b.id in (${firstBooking}, ${worked});
  update shifts set employee_checkin_time = '10:00', employee_checkout_time = '18:00',
    corporation_checkin_time = '10:00', corporation_checkout_time = '18:00' where booking_id = ${worked};
  analyze;`;
