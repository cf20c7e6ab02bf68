import { expect, test } from "vitest";
import { answerOf, eachExample, examplesOf } from "#tests/support/rule-book.ts";
import {
  type CompanyRole,
  type CompanyTask,
  companyRoles,
  companyRolesFor,
  mayChangeProfileField,
  mayDoInCompany,
} from "./company-roles.ts";
import { canChangeUser } from "./office-roles.ts";

const columns = { owner: "Owner", booker: "Booker", approver: "Approver", finance: "Finance" } as const;

eachExample("people", "Who may do what in a company", (row) => {
  const task = row.text("Task") as CompanyTask;
  for (const role of companyRoles)
    expect([role, mayDoInCompany(role, task)]).toEqual([role, row.yes(columns[role])]);
});

test("every task of a company stands in the rule book", () => {
  const written = examplesOf("people", "Who may do what in a company").map((row) => row.text("Task"));
  expect(written.toSorted()).toEqual(Object.keys(companyRolesFor).toSorted());
});

eachExample("people", "The profile by role", (row) => {
  const field = row.text("Field");
  for (const role of companyRoles)
    expect([role, mayChangeProfileField(role, field)]).toEqual([role, row.yes(columns[role])]);
});

eachExample("people", "The last owner of a company", (row) => {
  const before = {
    role: row.text("Role") as CompanyRole,
    isSelf: row.yes("Oneself"),
    otherOwners: row.number("Other owners"),
  };
  const after = { role: row.text("New role") as CompanyRole, isDisabled: row.yes("Switched off") };
  expect(answerOf(canChangeUser(before, after))).toBe(row.text("Answer"));
});
