import fc from "fast-check";
import { expect, test } from "vitest";
import { momentOf } from "#rules/time/moment.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { quietWeek, weekShiftState } from "./week-shift.ts";

const date = "2026-11-27";
const startsAt = momentOf(date, "17:00");
const endsAt = momentOf(date, "23:00");
const plain = {
  status: "open",
  approved: true,
  allCheckTimesApproved: false,
  date,
  startsAt,
  endsAt,
} as const;

eachExample("bookings", "Shift in the week", (row) => {
  const now = row.moment("Now");
  const state = weekShiftState(
    {
      ...plain,
      status: row.yes("Closed") ? "closed" : "open",
      approved: row.yes("Approved"),
      places: row.number("Places"),
      selected: row.number("Selected"),
      ready: row.number("Ready"),
      applicants: row.number("Applicants"),
    },
    now,
  );
  const { key, ...counts } = state;
  const words = [
    key.replace("_", " "),
    ...Object.values(counts).filter((value) => typeof value === "number"),
  ];
  if ("isLate" in state && state.isLate) words.push("late");
  expect(words.join(" ")).toBe(row.text("Says"));
});

test("free places and taken ones are all places, and nobody is chosen for a place that is taken", () => {
  const count = fc.nat(15);
  fc.assert(
    fc.property(
      count,
      count,
      count,
      fc.integer({ min: -100, max: 100 }),
      (places, selected, applicants, hours) => {
        const now = startsAt - hours * 3_600_000;
        const state = weekShiftState({ ...plain, places, selected, applicants, ready: 0 }, now);
        if ("free" in state) expect(state.free).toBe(Math.max(0, places - selected));
        if (state.key === "choose") expect(Math.min(state.free, state.applicants)).toBeGreaterThan(0);
      },
    ),
  );
});

test("a week is full only where every shift is filled; one that waits for approval says so first", () => {
  const late = { key: "free", free: 1, isLate: true } as const;
  const unready = { key: "not_ready", people: 1 } as const;
  expect(quietWeek([])).toBe("none");
  expect(quietWeek([{ key: "full" }, { key: "all_ready" }, unready])).toBe("full");
  expect(quietWeek([{ key: "full" }, { key: "awaiting_approval" }, late])).toBe("awaiting_approval");
  expect(quietWeek([{ key: "full" }, late])).toBe("unfilled");
  expect(quietWeek([{ key: "closed", free: 1 }])).toBe("unfilled");
  expect(quietWeek([{ key: "closed", free: 0 }])).toBe("full");
  expect(quietWeek([{ key: "going_on", free: 1 }])).toBe("unfilled");
});
