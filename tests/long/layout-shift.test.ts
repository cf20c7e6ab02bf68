import { expect, test } from "vitest";
import { desktop, measureShifts, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { people } from "./every-screen.ts";

const testProduct = startTestProduct();

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
    for (const path of await screens(testProduct.product)) {
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
