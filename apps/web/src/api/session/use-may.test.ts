import { expect, test } from "vitest";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { companyUserEndpoints } from "#contract/corporations/company-user.endpoints.ts";
import { companyInvoiceEndpoints } from "#contract/invoicing/company-invoice.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { priceSettingEndpoints } from "#contract/settings/price-settings.endpoints.ts";
import type { OfficeRole } from "#rules/people/security/office-roles.ts";
import type { Session } from "./session.ts";
import { mayOf } from "./use-may.ts";

const rows = {
  approve: adminBookingEndpoints.approve,
  invoice: ledgerEndpoints.createInvoice,
  price: priceSettingEndpoints.setPrice,
};

function sessionOf(office_role: OfficeRole | null, takenOver = false): Session {
  return { kind: "corporation", corporation: { office_role }, takenOver } as Session;
}

function allowedTo(session: Session): string[] {
  const may = mayOf(session);
  return Object.entries(rows).flatMap(([name, row]) => (may(row) ? [name] : []));
}

test.each([
  ["owner", ["approve", "invoice", "price"]],
  ["planner", ["approve"]],
  ["bookkeeper", ["invoice"]],
  ["reader", []],
] as const)("the office's %s is shown the buttons of their own tasks", (role, names) => {
  expect(allowedTo(sessionOf(role))).toEqual(names);
});

test.each([
  ["owner", ["book", "hours", "invoices", "users"]],
  ["booker", ["book"]],
  ["approver", ["hours"]],
  ["finance", ["invoices"]],
] as const)("a company's %s is shown the buttons of their own tasks", (role, names) => {
  const ownRows = {
    book: bookingEndpoints.create,
    hours: checkoutEndpoints.corporationStamp,
    invoices: companyInvoiceEndpoints.ownInvoices,
    users: companyUserEndpoints.users,
  };
  const corporation = { office_role: null };
  const may = mayOf({ kind: "corporation", corporation, user: { role }, takenOver: false } as Session);
  expect(Object.entries(ownRows).flatMap(([name, row]) => (may(row) ? [name] : []))).toEqual(names);
});

test("employees and whoever has taken a company over are asked for no role", () => {
  expect(allowedTo(sessionOf(null, true))).toHaveLength(3);
  expect(allowedTo({ kind: "employee" } as Session)).toHaveLength(3);
});
