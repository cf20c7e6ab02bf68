import { expect, test } from "vitest";
import { officeRoles } from "#rules/people/security/office-roles.ts";
import { officeGroupOf } from "#texts/da/backoffice/office-nav.ts";
import { adminScreens } from "#web/routes/admin-routes.ts";
import { mayOpen, officeGroups } from "./office-pages.ts";

const labelsOf = (role: (typeof officeRoles)[number]) =>
  officeGroups(role).flatMap(({ pages }) => pages.map(({ label }) => label));

test("the navigation shows a role exactly the pages that it may open", () => {
  const all = officeGroups("owner").flatMap(({ pages }) => pages);
  for (const role of officeRoles)
    expect(labelsOf(role)).toEqual(all.filter(({ to }) => mayOpen(role, to)).map(({ label }) => label));
  expect(labelsOf("reader")).not.toContain("Brugere");
});

test("every page of the navigation stands under a tab of the phone", () => {
  expect(Object.keys(officeGroupOf).toSorted()).toEqual(labelsOf("owner").toSorted());
});

test("a page below one that is closed is closed too, in whatever letters", () => {
  expect(mayOpen("reader", "/ADMIN/staffType")).toBe(false);
  expect(mayOpen("bookkeeper", "/editBooking/7")).toBe(false);
  expect(mayOpen("planner", "/admin/invoiceRun")).toBe(false);
  expect(mayOpen("bookkeeper", "/admin/invoiceRun")).toBe(true);
});

test("an owner opens every page of the back office", () => {
  for (const { path } of adminScreens) expect([path, mayOpen("owner", path)]).toEqual([path, true]);
});
