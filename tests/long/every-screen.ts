import type { Page } from "playwright-core";
import { expect } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { officePaths } from "#tests/journeys/actions/office-paths.ts";
import { signedIn } from "#tests/journeys/actions/seed-past-bookings.ts";
import { signInAsAdmin, signInAsCorporation, signInAsEmployee } from "#tests/journeys/actions/sign-in.ts";
import { PATIENCE } from "#tests/support/browser.ts";
import type { Product } from "#tests/support/product.ts";

const hotel = "hotel@vagtklar.test";

/** Somebody with screens of its own. */
export interface Person {
  readonly who: "visitor" | "company" | "employee" | "newcomer" | "admin";
  enter(page: Page): Promise<void>;
  /** Every screen of theirs in the try-out of `product`, each as the path that opens it. */
  screens(product: Product): Promise<string[]>;
}

/** All kinds of people, each with all of its screens. */
export const people: readonly Person[] = [
  {
    who: "visitor",
    enter: async () => {},
    screens: async () => [
      "/",
      "/newCorporation",
      "/corporationlogin",
      "/employeelogin",
      "/resetPassword",
      "/confirmResetPassword/unknown",
      "/confirmEmail/unknown",
      "/email/unsubscribe/unknown",
      "/privacy",
    ],
  },
  { who: "company", enter: (page) => signInAsCorporation(page, hotel), screens: ofCompany },
  { who: "employee", enter: (page) => signInAsEmployee(page, "anna-krogh"), screens: ofEmployee },
  {
    who: "newcomer",
    enter: (page) => signInAsEmployee(page, "ny-i-dag"),
    screens: async () => ["/", "/my-data", "/privacy"],
  },
  { who: "admin", enter: signInAsAdmin, screens: officePaths },
];

async function ofCompany(product: Product): Promise<string[]> {
  const as = await signedIn(product, hotel);
  const coming = (await product.call(bookingEndpoints.upcoming, { as })).body;
  const ended = await product.call(bookingEndpoints.finished, { as, query: { limit: "4" } });
  const searching = coming.find(({ date }) => date === "2026-11-30")?.id;
  return [
    "/",
    "/?view=week",
    "/?step=1",
    "/?step=2",
    "/newBooking",
    // Searching, full, closed and not approved yet; each told another way.
    ...coming.map(({ id }) => `/viewBooking/${id}`),
    "/viewBooking/999999",
    `/editBooking/${searching}`,
    "/editcorporation",
    ...ended.body.data.map(({ id }) => `/checkout-employees/${id}`),
    "/security",
    "/privacy",
  ];
}

async function ofEmployee(product: Product): Promise<string[]> {
  const signIn = await product.call(sessionEndpoints.employeeSignIn, {
    body: { fbToken: "local:anna-krogh" },
  });
  const as = signIn.body.token;
  const jobs = (await product.call(jobEndpoints.overview, { as, query: { limit: "1" } })).body;
  const mine = (await product.call(jobEndpoints.upcoming, { as })).body;
  const ended = (await product.call(jobEndpoints.finished, { as, query: { limit: "1" } })).body;
  return [
    "/",
    "/?step=1",
    "/?step=2",
    "/?step=3",
    ...jobs.slice(0, 1).map(({ id }) => `/bookingInformation/${id}`),
    ...mine.slice(0, 1).map(({ booking }) => `/employee/shifts/${booking.id}`),
    ...ended.slice(0, 1).map(({ id }) => `/checkout-employees/${id}`),
    "/editemployee",
    "/pay",
    "/history",
    "/penalties",
    "/my-data",
    "/privacy",
  ];
}

/** Opens a screen and waits until nothing grey stands on it, and stayed away. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  const isLoaded = async () => (await page.locator(".skeleton").count()) === 0;
  await expect.poll(isLoaded, { timeout: PATIENCE }).toBe(true);
  await page.waitForTimeout(400);
  await expect.poll(isLoaded, { timeout: PATIENCE }).toBe(true);
}
