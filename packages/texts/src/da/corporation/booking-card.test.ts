import { expect, test } from "vitest";
import type { OwnerState } from "#rules/bookings/owner-approval.ts";
import type { StoredStatus } from "#rules/bookings/status.ts";
import { statusSummary, waitsFor } from "#rules/bookings/status-summary.ts";
import { type Example, eachExample } from "#tests/support/rule-book.ts";
import { statusSummarySentence } from "./booking-card.ts";

eachExample("bookings", "Status summary of a booking", (row) => {
  const facts = {
    status: row.text("Set to") as StoredStatus,
    approved: row.yes("Approved"),
    owner: row.textOrNull("Owner") as OwnerState | null,
    selected: row.number("Selected"),
    places: row.number("Places"),
    applied: row.number("Applicants"),
    startsAt: row.moment("Start"),
    endsAt: row.moment("End"),
    allCheckTimesApproved: row.yes("Checkout closed"),
    invoiceSent: row.yes("Invoice sent"),
    checkout: progressOf(row),
  };
  const key = statusSummary(facts, row.moment("Now"));
  expect(key).toBe(row.text("Summary").replaceAll(" ", "_"));
  expect(waitsFor[key]).toBe(row.textOrNull("Waits for"));
  expect(statusSummarySentence(key, facts, "company")).toBe(row.text("Sentence"));
  expect(statusSummarySentence(key, facts, "admin")).not.toMatch(/\b(I|jer|jeres|vores)\b/);
});

test("closed hours are not the end for an admin while their invoice is not sent", () => {
  const checkout = { waitForCompany: 0, waitForStaff: 0, invoiceApproved: 3, people: 3 };
  const read = (invoiced: number, by: "company" | "admin") => {
    const counts = { selected: 3, places: 3, applied: 0, checkout: { ...checkout, invoiced } };
    return statusSummarySentence("checkout_closed", counts, by);
  };
  expect(read(0, "admin")).toBe("Timerne er lukket. Fakturaen er ikke sendt endnu.");
  expect(read(2, "admin")).toBe("Timerne er lukket. 2 af 3 er faktureret.");
  expect(read(3, "admin")).toBe(read(0, "company"));
});

/** `2/1/0 of 3`: wait for the company, for the person, are approved, of so many. */
function progressOf(row: Example) {
  const [waitForCompany = 0, waitForStaff = 0, invoiceApproved = 0, people = 0] = row
    .text("Checkout")
    .split(/\/| of /)
    .map(Number);
  return { waitForCompany, waitForStaff, invoiceApproved, people, invoiced: row.number("Invoiced") };
}
