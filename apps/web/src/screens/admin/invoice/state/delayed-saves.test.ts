import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDelayedSaves } from "./delayed-saves.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("of a control that is changed again before it rests, the last change is saved", () => {
  const saved: string[] = [];
  const saves = createDelayedSaves(100);
  saves.later("met 1", () => saved.push("not met"));
  saves.later("met 2", () => saved.push("other"));
  vi.advanceTimersByTime(60);
  saves.later("met 1", () => saved.push("met"));
  vi.advanceTimersByTime(60);
  expect(saved).toEqual(["other"]);
  vi.advanceTimersByTime(60);
  expect(saved).toEqual(["other", "met"]);
});

test("what waits is saved once when the page is left, and no timer stays", () => {
  const saved: string[] = [];
  const saves = createDelayedSaves(100);
  saves.later("met 1", () => saved.push("met"));
  saves.flush();
  expect(saved).toEqual(["met"]);
  expect(vi.getTimerCount()).toBe(0);
  saves.flush();
  expect(saved).toEqual(["met"]);
});
