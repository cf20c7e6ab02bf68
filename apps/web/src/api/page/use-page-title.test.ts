import { expect, test } from "vitest";
import { titleOf } from "./use-page-title.ts";

test("each page of an employee has a title of its own", () => {
  const paths = ["/", "/editemployee", "/pay", "/history", "/penalties", "/my-data", "/privacy"];
  const all = [...paths, "/checkout-employees/7", "/bookinginformation/7"];
  expect(new Set(all.map((path) => titleOf(path, false))).size).toBe(all.length);
});

test("the same page is called the same in whatever case, and onboarding is no list of jobs", () => {
  expect(titleOf("/EditEmployee", false)).toBe(titleOf("/editemployee", false));
  expect(titleOf("/", true)).not.toBe(titleOf("/", false));
  expect(titleOf("/gone", false)).toBe(titleOf("/", false));
});
