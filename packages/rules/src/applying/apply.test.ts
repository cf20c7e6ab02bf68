import { expect } from "vitest";
import type { BookingStatus } from "#rules/bookings/status.ts";
import type { ShiftState } from "#rules/shifts/transitions.ts";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import { canApply } from "./apply.ts";

eachExample("applying", "Applying", (row) => {
  const [selected = 0, places = 0] = row.text("Selected").split(" of ").map(Number);
  const verdict = canApply(
    {
      booking: {
        status: row.text("Status") as BookingStatus,
        approved: row.yes("Approved"),
        startsAt: row.moment("Start"),
        selected,
        places,
      },
      shift: row.text("State") as ShiftState,
      isWorkable: row.yes("Staff type shown"),
      hasSkill: row.yes("Answers given"),
      frozenUntil: row.momentOrNull("Frozen until"),
      hasConflict: row.yes("Other shift in the way"),
    },
    row.moment("Now"),
  );
  const words = { full_for_employee: "full", lead_time: "too late", transition: "not again" };
  expect(answerOf(verdict, words)).toBe(row.text("Answer"));
});
