import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { type KeyScope, keyMayCall, keyState } from "./api-keys.ts";
import type { CompanyTask } from "./company-roles.ts";
import type { OfficeTask } from "./office-roles.ts";

eachExample("people", "What an API key may call", (row) => {
  const [holder, scope] = row.text("Key").split(" ");
  const isCompany = holder === "company";
  const task = row.text("Task");
  const call = {
    method: row.text("Method"),
    ...(isCompany ? { companyRoles: task as CompanyTask } : { roles: task as OfficeTask }),
    asksProof: row.yes("Proof"),
    isForPeople: row.yes("For people"),
  };
  expect(keyMayCall({ holder, scope } as KeyScope, call)).toBe(row.yes("Allowed"));
});

eachExample("people", "When an API key works", (row) => {
  const facts = {
    isRevoked: row.yes("Revoked"),
    endsOn: row.text("End day") === "–" ? null : row.text("End day"),
    makerIsOwner: row.yes("Maker is owner"),
    isSuspended: row.yes("Company suspended"),
  };
  expect(keyState(facts, row.text("Today")).replace("_", " ")).toBe(row.text("State"));
});
