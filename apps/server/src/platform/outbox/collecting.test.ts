import { expect, test } from "vitest";
import { collecting } from "./collecting.ts";

/** Doubles numbers; a lot that holds one of `bad` fails. */
function doubling(bad: readonly number[] = []) {
  const lots: (readonly number[])[] = [];
  const double = collecting(async (all: readonly number[]) => {
    lots.push(all);
    if (all.some((one) => bad.includes(one))) throw new Error(`no ${all}`);
    return all.map((one) => 2 * one);
  });
  return { lots, double };
}

test("what is asked at the same moment is done in one lot, and each has its own answer", async () => {
  const { lots, double } = doubling();
  const later = Promise.resolve().then(() => double(2));
  expect(await Promise.all([double(1), later, double(3)])).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(lots).toEqual([[1, 3, 2], [4]]);
});

test("one that fails fails nobody else, and what fails alone is tried once", async () => {
  const { lots, double } = doubling([2, 9]);
  const done = await Promise.allSettled([double(1), double(2), double(3)]);
  expect(done).toMatchObject([{ value: 2 }, { reason: { message: "no 2" } }, { value: 6 }]);
  await expect(double(9)).rejects.toThrow("no 9");
  expect(lots).toEqual([[1, 2, 3], [1], [2], [3], [9]]);
});
