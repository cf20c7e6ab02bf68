import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serverNow, setServerClock } from "./server-clock.ts";

const start = Date.parse("2026-12-11T18:00:00+01:00");
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: start, toFake: ["Date", "performance"] }));
afterEach(() => {
  vi.useRealTimers();
  setServerClock(Date.now());
});

test("a phone whose clock is wrong tells the server's time", () => {
  setServerClock(start + 90 * MINUTE);
  vi.advanceTimersByTime(5 * MINUTE);
  expect(serverNow()).toBe(start + 95 * MINUTE);
});

test("a clock that is set back while the page is open takes nothing off the time", () => {
  setServerClock(start);
  vi.advanceTimersByTime(5 * MINUTE);
  vi.setSystemTime(start - 120 * MINUTE);
  expect(serverNow()).toBe(start + 5 * MINUTE);
});

test("a phone that slept, where the page's own clock stood still, is on time", () => {
  setServerClock(start);
  vi.setSystemTime(start + 60 * MINUTE);
  expect(serverNow()).toBe(start + 60 * MINUTE);
});
