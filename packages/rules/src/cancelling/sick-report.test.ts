import { expect } from "vitest";
import type { ShiftState } from "#rules/shifts/transitions.ts";
import { dayOf } from "#rules/time/moment.ts";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import { canReportSick, sickReportState } from "./sick-report.ts";

eachExample("cancellation", "Reporting sick", (row) => {
  const startsAt = row.moment("Start");
  const date = dayOf(startsAt);
  const now = row.moment("Now");
  expect(sickReportState(date, startsAt, now)).toBe(row.text("State").replace(" ", "_"));
  const verdict = canReportSick({ shift: row.text("Shift") as ShiftState, date, startsAt }, now);
  expect(answerOf(verdict, { transition: "not a confirmed shift" })).toBe(row.text("Answer"));
});
