import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MIN_PAUSE_MS, paced } from "./pace.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first call acts at once, and those of the next ten seconds act once at their end", () => {
  const act = vi.fn();
  const ask = paced(act);
  ask();
  expect(act).toHaveBeenCalledTimes(1);
  for (let second = 1; second < 10; second += 1) {
    vi.advanceTimersByTime(1_000);
    ask();
  }
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(2);
});

test("without further calls nothing more is done, and a later call acts at once again", () => {
  const act = vi.fn();
  const ask = paced(act);
  ask();
  vi.advanceTimersByTime(3 * MIN_PAUSE_MS);
  expect(act).toHaveBeenCalledTimes(1);
  ask();
  expect(act).toHaveBeenCalledTimes(2);
});
