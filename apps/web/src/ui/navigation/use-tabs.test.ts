import { expect, test } from "vitest";
import { neighbour } from "./use-tabs.ts";

const open = ["one", "two", "three"];

test.each([
  ["ArrowRight", "one", "two"],
  ["ArrowRight", "three", "one"],
  ["ArrowLeft", "two", "one"],
  ["ArrowLeft", "one", "three"],
  ["Home", "three", "one"],
  ["End", "one", "three"],
  ["a", "one", undefined],
])("%s leads from the tab %s to %s", (key, selected, next) => {
  expect(neighbour(key, open, selected)).toBe(next);
});
