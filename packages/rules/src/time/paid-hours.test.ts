import { expect, test } from "vitest";
import { netHours } from "./paid-hours.ts";

test("a self-paid break takes half an hour, and nothing where nothing was worked", () => {
  expect(netHours(8.5, true)).toBe(8);
  expect(netHours(8.5, false)).toBe(8.5);
  expect(netHours(0.25, true)).toBe(0);
});
