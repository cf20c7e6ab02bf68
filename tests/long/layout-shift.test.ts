import { expect, test } from "vitest";
import { desktop, measureShifts, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { people } from "./every-screen.ts";

const testProduct = startTestProduct();

/** Nothing jumps where the sum stays under it. */
const LIMIT = 0.02;

/** Screens that still jump, with the most that was seen and a little room: they must not get worse. */
const stillJumping: Record<string, number> = {};

const devices = [
  { width: 360, device: smallPhone },
  { width: 1280, device: desktop },
] as const;
const visits = devices.flatMap((seen) => people.map((person) => ({ ...seen, ...person })));
/** Some of the paths only: `SCREENS=invoice npm run test:long -- layout-shift`. */
const only = new RegExp(process.env.SCREENS ?? "");
const jumped: Record<string, unknown> = {};

test.each(visits)(
  "the $who's screens are loaded at $width px",
  async ({ width, device, who, enter, screens }) => {
    const page = await testProduct.open(`${who} ${width}`, device);
    await enter(page);
    const { shiftOn } = await measureShifts(page);
    const paths = await screens(testProduct.product);
    for (const path of paths.filter((one) => only.test(one))) {
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
