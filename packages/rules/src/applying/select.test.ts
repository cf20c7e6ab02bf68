import { expect } from "vitest";
import type { BookingStatus } from "#rules/bookings/status.ts";
import type { ProfileState } from "#rules/people/approval.ts";
import type { ShiftState } from "#rules/shifts/transitions.ts";
import type { Actor } from "#rules/verdict.ts";
import { answerOf, applicationOf, eachExample } from "#tests/support/rule-book.ts";
import { canAddWorker, canSelect, placeGoesWith } from "./select.ts";

eachExample("applying", "Selecting", (row) => {
  const verdict = canSelect(
    {
      ...applicationOf(row),
      actor: row.text("By") as Actor,
      mustReconfirm: row.yes("Terms changed since"),
    },
    row.moment("Now"),
  );
  const words = {
    transition: "did not apply",
    frozen_applicant: "frozen",
    conflict_of_applicant: "conflict",
  };
  expect(answerOf(verdict, words)).toBe(row.text("Answer"));
});

eachExample("applying", "A place that was added", (row) => {
  const goes = placeGoesWith({
    isAdded: row.yes("Place was made for the person"),
    byOffice: row.text("Removed by") === "admin",
  });
  expect(row.number("Places") - (goes ? 1 : 0)).toBe(row.number("Places afterwards"));
});

eachExample("applying", "Adding a worker", (row) => {
  const verdict = canAddWorker({
    booking: {
      status: row.text("Status") as BookingStatus,
      selected: row.number("Selected"),
      places: row.number("Places"),
    },
    shift: row.text("State") as ShiftState,
    profile: row.text("Profile") as ProfileState,
    hasConflict: row.yes("Other shift in the way"),
  });
  expect(answerOf(verdict, { conflict_of_applicant: "conflict" })).toBe(row.text("Answer"));
  expect(verdict.ok ? verdict.places : null).toBe(row.numberOrNull("Places afterwards"));
});
