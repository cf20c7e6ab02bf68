import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { weekOf } from "#rules/time/week.ts";
import { signedIn } from "#tests/journeys/actions/seed-past-bookings.ts";
import { signInAsCorporation } from "#tests/journeys/actions/sign-in.ts";
import { type Device, desktop, launchBrowser, openWindow, smallPhone } from "#tests/support/browser.ts";
import { JOURNEY_CLOCK, type Product, startProduct } from "#tests/support/product.ts";
import { overhang } from "#tests/support/thumb.ts";
import { openScreen } from "../every-screen.ts";
import { adminStates } from "./of-admin.ts";
import { type Bookings, companyStates } from "./of-company.ts";
import { visitorStates } from "./of-visitor.ts";
import { overCompany } from "./over-company.ts";
import type { State } from "./state.ts";

/**
 * Draws every state of every public and company screen, and the office's main ones, at five widths in both themes, for people to look at:
 * `PICTURE_NAMES=company-view PICTURE_WIDTHS=360,1280 PICTURE_FOLDER=/tmp/pictures npm run test:long -- pictures`.
 */
const output = process.env.PICTURE_FOLDER ?? join(import.meta.dirname, "../../../test-output/pictures");
const widths = (process.env.PICTURE_WIDTHS ?? "320,360,760,1280,1920").split(",").map(Number);
const phones = widths.filter((width) => width < 500);
const tablets = widths.filter((width) => width >= 500 && width < 761);
const desktops = widths.filter((width) => width >= 761);
const only = new RegExp(process.env.PICTURE_NAMES ?? "");
const hotel = "hotel@vagtklar.test";

let folder: string;
let product: Product;
let browser: Browser;
const wrong: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "vagtklar-pictures-"));
  mkdirSync(output, { recursive: true });
  // With the whole season, as people try it out.
  const env = { DATA_DIR: join(folder, "data"), VAGTKLAR_CLOCK: JOURNEY_CLOCK, VAGTKLAR_DEMO: "" };
  [browser, product] = await Promise.all([launchBrowser(), startProduct(env)]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.each(["visitor", "company", "admin"] as const)("the %s's states are drawn", async (who) => {
  const states = await statesOf[who]();
  const wanted = states.filter(({ name }) => only.test(`${who}-${name}`));
  if (wanted.length > 0) await draw(who, wanted);
});

test("nothing sticks out, and no page fails", () => {
  expect(wrong).toEqual([]);
});

type Who = keyof typeof statesOf;
const statesOf = { visitor: async () => visitorStates, company: statesOfCompany, admin: statesOfAdmin };
const accounts = { company: hotel, admin: "admin@vagtklar.test" };

async function statesOfAdmin(): Promise<State[]> {
  const as = await signedIn(product, accounts.admin);
  const { groups } = (await product.call(worklistEndpoints.today, { as })).body;
  const lineOf = (key: string) => groups.find((group) => group.key === key)?.items[0];
  const old = { type: "admin_old_bookings", limit: "100" } as const;
  const { bookings } = (await product.call(adminBookingEndpoints.list, { as, query: old })).body;
  const sent = bookings.find(({ money }) => money.invoice.state === "sent" && money.pay.state === "sent");
  const open = lineOf("open_hours");
  return adminStates({
    ready: lineOf("ready_to_invoice")?.booking_id ?? 0,
    open: open?.booking_id ?? 0,
    sent: sent?.id ?? 0,
    week: weekOf(open?.date ?? "2026-11-19").week,
    waiting: lineOf("to_approve")?.booking_id ?? 0,
    person: open?.employee_id ?? 0,
    company: open?.corporation_id ?? 0,
  });
}

async function statesOfCompany(): Promise<State[]> {
  const as = await signedIn(product, hotel);
  const coming = (await product.call(bookingEndpoints.upcoming, { as })).body;
  const ended = await product.call(bookingEndpoints.finished, { as, query: { limit: "6" } });
  const idOf = (found: (booking: (typeof coming)[number]) => boolean) => coming.find(found)?.id ?? 0;
  const bookings: Bookings = {
    searching: idOf(({ date }) => date === "2026-11-30"),
    full: idOf(({ selectedShifts, number_of_staff }) => selectedShifts >= number_of_staff),
    waiting: idOf(({ approved }) => !approved),
    closed: idOf(({ status }) => status === "closed"),
    finished: ended.body.data.map(({ id }) => id),
  };
  return [...companyStates(bookings), ...overCompany(bookings)];
}

async function draw(who: Who, states: readonly State[]): Promise<void> {
  const signedInState = who === "visitor" ? undefined : await signInOnce(accounts[who]);
  for (const windows of [phones, tablets, desktops]) {
    const missed: string[] = [];
    for (const state of states) {
      const problems = await drawIn(windows, who, state, signedInState).catch((error) => {
        missed.push(`${state.name}: ${String(error).split("\n")[0]}`);
        return [];
      });
      wrong.push(...problems.map((problem) => `${who}-${state.name}: ${problem}`));
    }
    // Not everything is there at every width: a sheet of phones, a menu of narrow cards.
    if (missed.length > 0) console.log(`${who}, ${windows} px, not there:\n  ${missed.join("\n  ")}`);
  }
}

/** Draws a state at each of the widths: the page is only made wider or narrower, unless something hangs at its button. */
async function drawIn(widths: readonly number[], who: string, state: State, storageState: SignedIn) {
  const [first, ...others] = widths;
  if (first === undefined) return [];
  const device = { ...(first < 761 ? smallPhone : desktop), viewport: windowOf(first), storageState };
  const { page, context, problems } = await openWindow(browser, product.url, device as Device);
  try {
    await state.before?.(page);
    await (state.isUnfinished ? openUnfinished(page, state.path) : openScreen(page, state.path));
    for (const act of state.acts) await act(page);
    if (state.acts.length > 0) await page.waitForTimeout(400);
    const hangs = (await page.locator(".popover").count()) > 0;
    await drawThemes(page, state, `${who}-${state.name}`, first);
    for (const width of hangs ? [] : others) {
      await page.setViewportSize(windowOf(width));
      await page.waitForTimeout(200);
      await drawThemes(page, state, `${who}-${state.name}`, width);
    }
    if (hangs) problems.push(...(await drawIn(others, who, state, storageState)));
  } finally {
    await context.close();
  }
  return problems;
}

function windowOf(width: number) {
  return { width, height: width < 500 ? 740 : width < 1500 ? 900 : 1080 };
}

type SignedIn = Awaited<ReturnType<typeof signInOnce>> | undefined;

async function signInOnce(account: string) {
  const { page, context } = await openWindow(browser, product.url, desktop);
  await signInAsCorporation(page, account);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function openUnfinished(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForTimeout(1500);
}

async function drawThemes(page: Page, { isWindow }: State, name: string, width: number): Promise<void> {
  for (const sticking of await overhang(page)) wrong.push(`${name}, ${width} px: ${sticking}`);
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    const file = join(output, `${name}-${String(width).padStart(4, "0")}-${theme}.png`);
    await page.screenshot({ path: file, fullPage: !isWindow, scale: "css" });
  }
}
