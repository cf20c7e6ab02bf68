import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { bookingEndpoints } from "#contract/bookings/endpoints.ts";
import { signedIn } from "#tests/journeys/actions/seed-past-bookings.ts";
import { signInAsCorporation, signInAsEmployee } from "#tests/journeys/actions/sign-in.ts";
import { desktop, measureShifts, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";

const testProduct = startTestProduct();
const hotel = "hotel@vagtklar.test";

/** Nothing jumps where the sum stays under it. */
const LIMIT = 0.02;

/** Screens that still jump, with the most that was seen and a little room: they must not get worse. */
const stillJumping: Record<string, number> = {
  "company, 360 px, /security": 0.09,
  "company, 1280 px, /security": 0.045,
  "admin, 360 px, /": 0.1,
  "admin, 1280 px, /": 0.03,
  "admin, 360 px, /admin/upcomingBookings": 0.03,
  "admin, 360 px, /admin/mailbox": 0.075,
  "admin, 1280 px, /admin/mailbox": 0.07,
};

/** Whose screens, how they come in, and which. */
const people: { who: string; enter: (page: Page) => Promise<void>; screens: () => Promise<string[]> }[] = [
  {
    who: "visitor",
    enter: async () => {},
    screens: async () => ["/", "/corporationlogin", "/employeelogin", "/corporationsignup"],
  },
  {
    who: "company",
    enter: (page) => signInAsCorporation(page, hotel),
    screens: async () => {
      const as = await signedIn(testProduct.product, hotel);
      const coming = await testProduct.product.call(bookingEndpoints.upcoming, { as });
      const ended = await testProduct.product.call(bookingEndpoints.finished, { as, query: { limit: "1" } });
      const id = coming.body.find(({ date }) => date === "2026-11-30")?.id;
      return [
        "/",
        "/?step=1",
        "/newBooking",
        `/viewBooking/${id}`,
        `/editBooking/${id}`,
        "/editcorporation",
        `/checkout-employees/${ended.body.data[0]?.id}`,
        "/security",
        "/privacy",
      ];
    },
  },
  {
    who: "employee",
    enter: (page) => signInAsEmployee(page, "anna-krogh"),
    screens: async () => [
      "/",
      "/?step=1",
      "/?step=2",
      "/?step=3",
      "/editemployee",
      "/pay",
      "/history",
      "/penalties",
      "/privacy",
    ],
  },
  {
    who: "admin",
    enter: (page) => signInAsCorporation(page, "admin@vagtklar.test"),
    screens: async () => [
      "/",
      "/home",
      "/admin/upcomingBookings",
      "/admin/oldBookings",
      "/admin/figures",
      "/admin/mailbox",
    ],
  },
];

const devices = [
  { width: 360, device: smallPhone },
  { width: 1280, device: desktop },
] as const;
const visits = devices.flatMap((seen) => people.map((person) => ({ ...seen, ...person })));
const jumped: Record<string, unknown> = {};

test.each(visits)(
  "the $who's screens are loaded at $width px",
  async ({ width, device, who, enter, screens }) => {
    const page = await testProduct.open(`${who} ${width}`, device);
    await enter(page);
    const { shiftOn } = await measureShifts(page);
    for (const path of await screens()) {
      const { total, moved } = await shiftOn(path);
      console.log(`${width} px, ${who}, ${path}: ${total.toFixed(3)}`);
      const screen = `${who}, ${width} px, ${path}`;
      if (total >= (stillJumping[screen] ?? LIMIT)) jumped[screen] = moved.slice(0, 3);
    }
  },
);

test("nothing jumps while they load", () => {
  expect(jumped).toEqual({});
});
