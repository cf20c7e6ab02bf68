import { expect, test } from "vitest";
import type { Session } from "#web/api/session/session.ts";
import { employeeBack, menuGroups } from "./menu-groups.ts";

test("the home leads nowhere back", () => {
  expect(employeeBack("/")).toBeNull();
});

test("a checkout leads back to the finished jobs, whatever the letter case", () => {
  expect(employeeBack("/Checkout-Employees/7")).toEqual({ step: 3, label: "Afsluttede jobs" });
});

test("a job and the profile lead back to the jobs", () => {
  for (const path of ["/bookinginformation/5", "/employee/shifts/5", "/editemployee"]) {
    expect(employeeBack(path)).toEqual({ label: "Jobs" });
  }
});

const session = (kind: "employee" | "corporation", facts: object, takenOver = false) =>
  ({ kind, [kind]: facts, takenOver, asAdmin: takenOver }) as Session;
const groupsOf = (who: Session) =>
  menuGroups(who, { onContract: () => {}, onSignOut: () => {}, onGuide: null }).map(({ id }) => id);

test("the menu of an admin holds the own account, as that of a company does", () => {
  expect(groupsOf(session("corporation", { is_admin: true }))).toEqual(["own", "end"]);
  expect(groupsOf(session("corporation", { is_admin: true }, true))).toEqual(["own", "end"]);
  expect(groupsOf(session("corporation", { is_admin: false }))).toEqual(["own", "end"]);
});

test("how a company signs in is in its own menu only, and alone while an admin has to set it up", () => {
  const entriesOf = (who: Session) =>
    menuGroups(who, { onContract: () => {}, onSignOut: () => {}, onGuide: null }).flatMap(({ entries }) =>
      entries.map(({ id }) => id),
    );
  const company = { is_admin: false };
  expect(entriesOf(session("corporation", company))).toContain("security");
  expect(entriesOf(session("corporation", company, true))).not.toContain("security");
  const toSetUp = { ...session("corporation", { is_admin: true }), mustSetUp: true } as Session;
  expect(entriesOf(toSetUp)).toEqual(["security", "contract", "sign-out"]);
});

test("an employee in onboarding has nothing to go to yet", () => {
  expect(groupsOf(session("employee", { new_user: true }))).toEqual(["end"]);
  expect(groupsOf(session("employee", { new_user: false }))).toEqual(["own", "end"]);
});

test("a try-out offers its guide to whoever has one", () => {
  const entriesOf = (onGuide: (() => void) | null) =>
    menuGroups(session("corporation", { is_admin: false }), {
      onContract: () => {},
      onSignOut: () => {},
      onGuide,
    }).flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(entriesOf(() => {})).toContain("guide");
  expect(entriesOf(null)).not.toContain("guide");
});
