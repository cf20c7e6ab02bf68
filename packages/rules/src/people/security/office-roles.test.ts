import { expect, test } from "vitest";
import { answerOf, eachExample, examplesOf } from "#tests/support/rule-book.ts";
import {
  canChangeUser,
  mayDo,
  type OfficeRole,
  type OfficeTask,
  officeRoles,
  rolesFor,
} from "./office-roles.ts";

const columns = { owner: "Owner", planner: "Planner", bookkeeper: "Bookkeeper", reader: "Reader" } as const;

eachExample("people", "Who may do what in the office", (row) => {
  const task = row.text("Task") as OfficeTask;
  for (const role of officeRoles) expect([role, mayDo(role, task)]).toEqual([role, row.yes(columns[role])]);
});

test("every task of the office stands in the rule book", () => {
  const written = examplesOf("people", "Who may do what in the office").map((row) => row.text("Task"));
  expect(written.toSorted()).toEqual(Object.keys(rolesFor).toSorted());
});

eachExample("people", "The last owner", (row) => {
  const before = {
    role: row.text("Role") as OfficeRole,
    isSelf: row.yes("Oneself"),
    otherOwners: row.number("Other owners"),
  };
  const after = { role: row.text("New role") as OfficeRole, isDisabled: row.yes("Switched off") };
  expect(answerOf(canChangeUser(before, after))).toBe(row.text("Answer"));
});
