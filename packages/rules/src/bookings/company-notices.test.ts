import { expect } from "vitest";
import { type Example, eachExample } from "#tests/support/rule-book.ts";
import {
  emptyPlacesDue,
  isReminderHour,
  tellsOfApplicants,
  tellsOfNotReady,
  tellsOfUnfilled,
} from "./company-notices.ts";

function momentIn(row: Example, column: string) {
  return row.text(column) === "–" ? null : row.moment(column);
}

eachExample("notices", "Hours of reminders", (row) => {
  expect(isReminderHour(row.moment("Now"))).toBe(row.yes("Goes out"));
});

eachExample("notices", "Telling of applicants", (row) => {
  const facts = {
    firstNewAt: momentIn(row, "First new"),
    toldAt: momentIn(row, "Told last"),
    freePlaces: row.number("Free places"),
    startsAt: row.moment("Start"),
  };
  expect(tellsOfApplicants(facts, row.moment("Now"))).toBe(row.yes("Told"));
});

eachExample("notices", "Empty places", (row) => {
  const facts = {
    freePlaces: row.number("Free places"),
    startsAt: row.moment("Start"),
    approvedAt: row.moment("Approved"),
  };
  expect(emptyPlacesDue(facts, row.moment("Now"))).toBe(
    row.text("Told as") === "–" ? null : row.number("Told as"),
  );
});

eachExample("notices", "Places that stayed empty", (row) => {
  const facts = { freePlaces: row.number("Free places"), startsAt: row.moment("Start") };
  expect(tellsOfUnfilled(facts, row.moment("Now"))).toBe(row.yes("Told"));
});

eachExample("notices", "Not ready the evening before", (row) => {
  const facts = {
    notReady: row.number("Not ready"),
    date: row.day("Day"),
    startsAt: row.moment("Start"),
  };
  expect(tellsOfNotReady(facts, row.moment("Now"))).toBe(row.yes("Told"));
});
