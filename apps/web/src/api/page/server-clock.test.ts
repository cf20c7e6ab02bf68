import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hearServerClock, serverNow, setServerClock } from "./server-clock.ts";

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

test("a clock that is set forward while the page is open is right again with the next answer", () => {
  setServerClock(start);
  vi.setSystemTime(start + 120 * MINUTE);
  vi.advanceTimersByTime(5 * MINUTE);
  hearServerClock(new Date(start + 5 * MINUTE).toUTCString(), performance.now());
  expect(Math.abs(serverNow() - (start + 5 * MINUTE))).toBeLessThanOrEqual(2_000);
});

test("an answer that says no time, or the same to the second, moves nothing", () => {
  setServerClock(start + 300);
  for (const date of [null, "yesterday", new Date(start).toUTCString()]) {
    hearServerClock(date, performance.now());
    expect(serverNow()).toBe(start + 300);
  }
});
