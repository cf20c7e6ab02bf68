import { expect, test } from "vitest";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
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

test("companies, employees and whoever has taken a company over are asked for no role", () => {
  expect(allowedTo(sessionOf(null))).toHaveLength(3);
  expect(allowedTo(sessionOf(null, true))).toHaveLength(3);
  expect(allowedTo({ kind: "employee" } as Session)).toHaveLength(3);
});
