import { expect, test } from "vitest";
import { HOUR_MS } from "#rules/time/moment.ts";
import { restIsToldAt } from "./head-start.ts";

const now = Date.parse("2026-11-24T10:00:00+01:00");

test("favourites know of a job half an hour before everybody else", () => {
  const startsAt = Date.parse("2026-11-27T10:00:00+01:00");
  expect(restIsToldAt({ startsAt, favourites: 1 }, now)).toBe(Date.parse("2026-11-24T10:30:00+01:00"));
});

test("everybody is told at once without favourites", () => {
  expect(restIsToldAt({ startsAt: now + 100 * HOUR_MS, favourites: 0 }, now)).toBeNull();
});

test("everybody is told at once when 48 hours or less are left", () => {
  expect(restIsToldAt({ startsAt: now + 48 * HOUR_MS, favourites: 3 }, now)).toBeNull();
  expect(restIsToldAt({ startsAt: now + 48 * HOUR_MS + 1, favourites: 3 }, now)).not.toBeNull();
});
