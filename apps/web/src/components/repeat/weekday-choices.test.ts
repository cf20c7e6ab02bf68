import { expect, test } from "vitest";
import { nextOfWeekday } from "./weekday-choices.tsx";

test("a job that comes is offered again a week after it, over a change of clocks and of year", () => {
  expect(nextOfWeekday("2026-11-28", "2026-11-25", 3)).toEqual(["2026-12-05", "2026-12-12", "2026-12-19"]);
  expect(nextOfWeekday("2026-12-31", "2026-12-01", 2)).toEqual(["2027-01-07", "2027-01-14"]);
  expect(nextOfWeekday("2027-03-21", "2027-03-01", 2)).toEqual(["2027-03-28", "2027-04-04"]);
});

test("one that is over is offered on the first such day that can still be booked", () => {
  expect(nextOfWeekday("2026-10-31", "2026-11-24", 2)).toEqual(["2026-11-28", "2026-12-05"]);
  expect(nextOfWeekday("2026-11-17", "2026-11-24", 1)).toEqual(["2026-11-24"]);
  expect(nextOfWeekday("2026-11-17", "2026-11-25", 1)).toEqual(["2026-12-01"]);
});
