import { expect, test } from "vitest";
import { adminScreens } from "#web/routes/admin-routes.ts";
import { titleOf } from "./use-page-title.ts";

test("each page of an employee has a title of its own", () => {
  const paths = ["/", "/editemployee", "/pay", "/history", "/penalties", "/my-data", "/privacy"];
  const all = [...paths, "/checkout-employees/7", "/bookinginformation/7"];
  expect(new Set(all.map((path) => titleOf(path, "employee"))).size).toBe(all.length);
});

test("each page of the back office has a title of its own", () => {
  const all = ["/", ...adminScreens.map(({ path }) => path)];
  expect(new Set(all.map((path) => titleOf(path, "admin"))).size).toBe(all.length);
});

test("the same page is called the same in whatever case, and onboarding is no list of jobs", () => {
  expect(titleOf("/EditEmployee", "employee")).toBe(titleOf("/editemployee", "employee"));
  expect(titleOf("/", "new employee")).not.toBe(titleOf("/", "employee"));
  expect(titleOf("/gone", "corporation")).toBe(titleOf("/", "corporation"));
});
