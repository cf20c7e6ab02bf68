import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { afterSilenceOfCompany, isPartOpen, openHoursAfterSilence, undisputedAfterStamp } from "./silence.ts";

eachExample("checkout", "Silence of the company", (row) => {
  const undisputedAt = row.momentOrNull("Agreed by silence before");
  const employee = row.timesOrNull("Employee");
  const step = afterSilenceOfCompany(
    {
      employee,
      company: row.timesOrNull("Company"),
      booked: row.times("Booked"),
      endsAt: row.moment("Ends"),
      stampedAt: row.momentOrNull("Stamped"),
      isNotMet: row.yes("Not met"),
      isSaidMissing: row.yes("Said not to have come"),
      isWithOffice: row.yes("With the office"),
      warnedAt: row.momentOrNull("Reminded"),
      undisputed: undisputedAt === null ? null : { from: "18:00", to: "20:00", at: undisputedAt },
    },
    row.number("After hours"),
    row.moment("Now"),
  );
  expect(step?.do ?? null).toBe(row.textOrNull("Step"));
  expect(step?.do === "settle" ? step.times : null).toEqual(row.timesOrNull("Agreed"));
  expect(step?.do === "warn" ? step.settlesAt : null).toBe(row.momentOrNull("Counts from"));
});

eachExample("checkout", "Own stamp after silence", (row) => {
  expect(undisputedAfterStamp(row.times("Agreed by silence"), row.times("Stamps"))).toEqual(
    row.timesOrNull("Stays agreed"),
  );
});

eachExample("checkout", "Hours open after silence", (row) => {
  const facts = {
    undisputed: row.timesOrNull("Agreed by silence"),
    registered: row.timesOrNull("Count"),
    employee: row.timesOrNull("Employee"),
    company: row.timesOrNull("Company"),
  };
  expect(openHoursAfterSilence(facts)).toBe(row.number("Open hours"));
  expect(isPartOpen(facts)).toBe(row.yes("Both can still answer"));
});
