import { expect, test } from "vitest";
import { companyRoles } from "#rules/people/security/company-roles.ts";
import { mayOpenInCompany } from "./company-pages.ts";

test.each([
  ["/newBooking", ["owner", "booker"]],
  ["/editbooking/7", ["owner", "booker"]],
  ["/checkout-employees/7", ["owner", "booker", "approver"]],
  ["/invoices", ["owner", "finance"]],
  ["/users", ["owner"]],
  ["/viewBooking/7", [...companyRoles]],
  ["/", [...companyRoles]],
])("%s is opened by those roles of a company that may use it", (path, roles) => {
  expect(companyRoles.filter((role) => mayOpenInCompany(role, path))).toEqual(roles);
});
