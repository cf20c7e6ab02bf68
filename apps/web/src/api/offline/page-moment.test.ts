import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countedSince, pageNow } from "./page-moment.ts";

const start = Date.parse("2026-12-11T18:00:00+01:00");
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: start, toFake: ["Date", "performance"] }));
afterEach(() => void vi.useRealTimers());

test("what the page counts tells how long ago a moment was, though not of another page's", () => {
  const moment = pageNow();
  vi.advanceTimersByTime(5 * MINUTE);
  vi.setSystemTime(start + 500 * MINUTE);
  expect(countedSince(moment)).toBe(5 * MINUTE);
  expect(countedSince({ ...moment, page: "another" })).toBeNull();
  expect(countedSince(undefined)).toBeNull();
});
