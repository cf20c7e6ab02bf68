import { expect, test } from "vitest";
import type { WireChangeOfPerson } from "#contract/bookings/agreement.ts";
import { answersTexts } from "#texts/da/corporation/change-agreed.ts";
import { answersOf, countAnswers, timesOf } from "./answers-of-change.ts";

const noon = Date.parse("2026-11-25T12:00:00Z");

function said(id: number, state: WireChangeOfPerson["state"], settled_at: string | null = null) {
  return {
    shift_id: id,
    employee_id: id,
    last_name: "R",
    first_name: `Person ${id}`,
    state,
    asked_at: "2026-11-25T09:00:00Z",
    answer_by: id === 9 ? "2026-11-25T11:00:00Z" : "2026-11-26T09:00:00Z",
    settled_at,
  };
}

test("as many who left as there are free places stand as open and first, the latest of them; the others are filled", () => {
  const changes = [
    said(1, "accepted", "2026-11-25T10:00:00Z"),
    said(2, "declined", "2026-11-25T10:10:00Z"),
    said(3, "asked"),
    said(9, "asked"),
    said(4, "expired", "2026-11-25T10:20:00Z"),
  ];
  const lines = answersOf({ changes, number_of_staff: 5, selectedShifts: 4 }, noon);
  expect(lines.map(({ change, is }) => [change.shift_id, is])).toEqual([
    [4, "open"],
    [9, "overdue"],
    [3, "waiting"],
    [1, "yes"],
    [2, "filled"],
  ]);
});

test("the heading counts each answer and leaves out what nobody gave", () => {
  expect(
    answersTexts.title(countAnswers([said(1, "accepted"), said(2, "accepted"), said(3, "declined")])),
  ).toBe("2 har sagt ja, 1 sagde nej");
});

test("whoever was released before the deadline has another shift at the new time, and was not silent", () => {
  const early = said(1, "expired", "2026-11-25T10:00:00Z");
  const late = said(2, "expired", "2026-11-26T09:00:30Z");
  expect(countAnswers([early, late])).toMatchObject({ silent: 1, elsewhere: 1 });
});

test("the last deadline is told of those who have not answered, and of nobody once all have", () => {
  expect(timesOf([said(9, "asked"), said(3, "asked")]).answerBy).toBe(Date.parse("2026-11-26T09:00:00Z"));
  expect(timesOf([said(3, "accepted")]).answerBy).toBeNull();
});
