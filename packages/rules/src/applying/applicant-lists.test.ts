import { expect } from "vitest";
import type { ShiftStatus } from "#rules/shifts/transitions.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { applicantListOf, isListed } from "./applicant-lists.ts";

eachExample("applying", "Lists of a booking", (row) => {
  const shift = {
    status: row.text("State") as ShiftStatus,
    bookedElsewhere: row.yes("Booked elsewhere"),
    frozen: row.yes("Frozen"),
  };
  expect(applicantListOf(shift)).toBe(row.text("List"));
  expect(isListed(shift, false)).toBe(row.yes("Company sees"));
  expect(isListed(shift, true)).toBe(row.yes("Admin sees"));
});
