import { expect, test } from "vitest";
import { employeeBack } from "./menu-groups.ts";

test("the home leads nowhere back", () => {
  expect(employeeBack("/")).toBeNull();
});

test("a checkout leads back to the finished jobs, whatever the letter case", () => {
  expect(employeeBack("/Checkout-Employees/7")).toEqual({ href: "/?step=3", label: "Afsluttede jobs" });
});

test("a job and the profile lead back to the jobs", () => {
  for (const path of ["/bookinginformation/5", "/employee/shifts/5", "/editemployee"]) {
    expect(employeeBack(path)).toEqual({ href: "/", label: "Jobs" });
  }
});
