import { expect } from "vitest";
import { answerOf, type Example, eachExample } from "#tests/support/rule-book.ts";
import { needsExplanation, stampByCorporation, stampByEmployee } from "./stamp.ts";
import type { Side, Stamps } from "./times.ts";

const booked = { from: "10:00", to: "18:00" };
const nothing: Stamps = {
  employee: null,
  company: null,
  firstBy: null,
  lastBy: null,
  rejectedByEmployee: 0,
  rejectedByCorporation: 0,
};

function factsOf(row: Example) {
  return { startsAt: row.moment("Start"), isLocked: row.yes("Locked") };
}

function sides(row: Example) {
  return {
    firstBy: row.textOrNull("First") as Side | null,
    lastBy: row.textOrNull("Last") as Side | null,
  };
}

eachExample("checkout", "Stamp of the employee", (row) => {
  const times = row.times("Stamps");
  const stamps: Stamps = {
    ...nothing,
    ...sides(row),
    employee: row.timesOrNull("Employee had"),
    company: row.timesOrNull("Company has"),
    rejectedByEmployee: row.number("Rejected before"),
  };
  const explanation = row.textOrNull("Explanation") ?? "  ";
  const facts = { ...factsOf(row), stamps, booked, explanation };
  const verdict = stampByEmployee(facts, times, row.moment("Now"));
  expect(answerOf(verdict)).toBe(row.text("Answer"));
  const expected = {
    firstBy: row.textOrNull("First afterwards"),
    rejectedByEmployee: row.numberOrNull("Rejected afterwards"),
    sendMail: row.textOrNull("E-mail") === "yes",
  };
  if (!verdict.ok) return;
  const { sendMail, ...after } = expected;
  expect(verdict.stamps).toEqual({ ...stamps, ...after, employee: times, lastBy: "employee" });
  expect(verdict.sendMail).toBe(sendMail);
});

eachExample("checkout", "Stamp of the company", (row) => {
  const times = row.times("Stamps");
  const stamps: Stamps = {
    ...nothing,
    ...sides(row),
    employee: row.timesOrNull("Employee has"),
    company: row.timesOrNull("Company had"),
    rejectedByCorporation: row.number("Rejected before"),
  };
  const verdict = stampByCorporation({ ...factsOf(row), stamps }, times, row.moment("Now"));
  expect(answerOf(verdict)).toBe(row.text("Answer"));
  const firstBy = row.textOrNull("First afterwards");
  const rejectedByCorporation = row.numberOrNull("Rejected afterwards");
  const sendText = row.textOrNull("Text message") === "yes";
  if (!verdict.ok) return;
  expect(verdict.stamps).toEqual({
    ...stamps,
    firstBy,
    rejectedByCorporation,
    company: times,
    lastBy: "corporation",
  });
  expect(verdict.sendText).toBe(sendText);
});

eachExample("checkout", "Explanation", (row) => {
  const isNeeded = needsExplanation(row.times("Stamps"), row.timesOrNull("Company"), row.times("Booked"));
  expect(isNeeded).toBe(row.yes("Must explain"));
});
