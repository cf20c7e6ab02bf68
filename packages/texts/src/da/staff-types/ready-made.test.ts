import { expect, test } from "vitest";
import { readyMadeStaffTypes } from "./ready-made.ts";

test("there are twelve ready-made staff types of different names", () => {
  expect(new Set(readyMadeStaffTypes.map(({ title }) => title.toLowerCase())).size).toBe(12);
});

test.each(readyMadeStaffTypes)(
  "$title asks five different questions with five different answers",
  ({ blocks }) => {
    expect(new Set(blocks.map(({ title }) => title)).size).toBe(5);
    expect(new Set(blocks.map(({ question }) => question)).size).toBe(5);
    for (const { answers } of blocks) expect(new Set(answers).size).toBe(5);
  },
);
