import fc from "fast-check";
import { expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { checkoutProgress, hoursWaitFor, statusSummary } from "./status-summary.ts";

eachExample("bookings", "Whom hours wait for", (row) => {
  const shift = {
    employee: row.timesOrNull("Employee"),
    company: row.timesOrNull("Company"),
    lastBy: row.textOrNull("Last spoke") as "employee" | "corporation" | null,
    invoiceApproved: row.yes("Approved for the invoice"),
    isInvoiced: false,
  };
  expect(hoursWaitFor(shift)).toBe(row.textOrNull("Wait for"));
  const progress = checkoutProgress([shift]);
  expect(progress.waitForCompany + progress.waitForStaff).toBe(hoursWaitFor(shift) === null ? 0 : 1);
});

const facts = fc
  .record({
    status: fc.constantFrom("open" as const, "closed" as const, "cancelled" as const),
    approved: fc.boolean(),
    owner: fc.constantFrom("waiting" as const, "approved" as const, "declined" as const, null),
    places: fc.integer({ min: 1, max: 15 }),
    missing: fc.integer({ min: 0, max: 15 }),
    applied: fc.integer({ min: 0, max: 20 }),
    startsAt: fc.integer({ min: -10, max: 10 }).map((hours) => hours * 3_600_000),
    hours: fc.integer({ min: 1, max: 24 }),
    allCheckTimesApproved: fc.boolean(),
    invoiceSent: fc.boolean(),
    checkout: fc.constant({ people: 2, waitForCompany: 1, waitForStaff: 0, invoiceApproved: 0, invoiced: 0 }),
  })
  .map(({ missing, hours, ...rest }) => ({
    ...rest,
    selected: Math.max(0, rest.places - missing),
    endsAt: rest.startsAt + hours * 3_600_000,
  }));

test("a full booking never says that somebody is missing, and a closed one never asks anybody to choose", () => {
  fc.assert(
    fc.property(facts, (booking) => {
      const key = statusSummary(booking, 0);
      const asksForPeople = ["choose", "no_applicants", "too_late"].includes(key);
      expect(asksForPeople && (booking.selected >= booking.places || booking.status === "closed")).toBe(
        false,
      );
    }),
  );
});

test("a booking says the same whoever applies, except while somebody can still be chosen", () => {
  fc.assert(
    fc.property(facts, fc.integer({ min: 0, max: 20 }), (booking, applied) => {
      const key = statusSummary(booking, 0);
      const other = statusSummary({ ...booking, applied }, 0);
      if (key !== "choose" && key !== "no_applicants") expect(other).toBe(key);
    }),
  );
});
