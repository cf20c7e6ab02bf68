import { expect } from "vitest";
import type { ShiftState } from "#rules/shifts/transitions.ts";
import { dayOf } from "#rules/time/moment.ts";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import {
  canDecideLateSick,
  canReportForPerson,
  canReportSick,
  canTakeBackSick,
  sickReportState,
} from "./sick-report.ts";

eachExample("cancellation", "Reporting sick", (row) => {
  const startsAt = row.moment("Start");
  const date = dayOf(startsAt);
  const now = row.moment("Now");
  expect(sickReportState(date, startsAt, now)).toBe(row.text("State").replace(" ", "_"));
  const hasArrived = row.yes("Arrived");
  const verdict = canReportSick({ shift: row.text("Shift") as ShiftState, date, startsAt, hasArrived }, now);
  expect(answerOf(verdict, { transition: "not a confirmed shift" })).toBe(row.text("Answer"));
  expect(verdict.ok && verdict.isLate).toBe(row.yes("Late"));
});

eachExample("cancellation", "Reporting somebody sick", (row) => {
  const facts = {
    shift: row.text("Shift") as ShiftState,
    hasArrived: row.yes("Arrived"),
    endsAt: row.moment("End"),
    reason: row.textOrNull("Reason") ?? "",
  };
  const answer = answerOf(canReportForPerson(facts, row.moment("Now")), {
    not_selected: "not a confirmed shift",
  });
  expect(answer).toBe(row.text("Answer"));
});

eachExample("cancellation", "Deciding on a late sick report", (row) => {
  const facts = {
    isSick: row.yes("Sick"),
    isLate: row.yes("Late"),
    isDecided: row.yes("Decided"),
    reason: row.textOrNull("Reason") ?? "",
  };
  expect(answerOf(canDecideLateSick(facts))).toBe(row.text("Answer"));
});

eachExample("cancellation", "Taking a sick report back", (row) => {
  const facts = {
    by: row.text("By") as "employee" | "admin",
    isSick: row.yes("Sick"),
    reportedBy: row.text("Reported by") as "employee" | "admin",
    isDecided: row.yes("Decided"),
    freePlaces: row.number("Free places"),
    hasChanged: row.yes("Changed since"),
    startsAt: row.moment("Start"),
    endsAt: row.moment("End"),
  };
  expect(answerOf(canTakeBackSick(facts, row.moment("Now")))).toBe(row.text("Answer"));
});
