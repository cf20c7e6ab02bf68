import { expect } from "vitest";
import type { BookingStatus } from "#rules/bookings/status.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { isOver, shiftStateOf } from "./outcome.ts";
import type { ShiftStatus } from "./transitions.ts";

eachExample("cancellation", "What a shift is now", (row) => {
  const [selected = 0, places = 0] = row.text("Selected").split(" of ").map(Number);
  const state = shiftStateOf(
    {
      shift: row.text("Shift") as ShiftStatus,
      booking: {
        status: row.text("Status") as BookingStatus,
        approved: true,
        startsAt: row.moment("Start"),
        endsAt: row.moment("End"),
        selected,
        places,
      },
      isRefilled: row.yes("Filled again"),
      isNotMet: row.yes("Not met"),
    },
    row.moment("Now"),
  );
  expect(state).toBe(row.text("Is").replace(" ", "_"));
  expect(isOver(state)).toBe(row.yes("In the history"));
});
