import { expect } from "vitest";
import type { StoredStatus } from "#rules/bookings/status.ts";
import { bookingStory } from "#rules/bookings/story.ts";
import { type Example, eachExample } from "#tests/support/rule-book.ts";
import { storySentence } from "./booking-card.ts";

eachExample("bookings", "The story of a booking", (row) => {
  const facts = {
    status: row.text("Set to") as StoredStatus,
    approved: row.yes("Approved"),
    selected: row.number("Selected"),
    places: row.number("Places"),
    applied: row.number("Applicants"),
    startsAt: row.moment("Start"),
    endsAt: row.moment("End"),
    allCheckTimesApproved: row.yes("Checkout closed"),
    invoiceSent: row.yes("Invoice sent"),
    checkout: progressOf(row),
  };
  const story = bookingStory(facts, row.moment("Now"));
  expect(story).toEqual({
    key: row.text("Story").replaceAll(" ", "_"),
    waitsFor: row.textOrNull("Waits for"),
  });
  expect(storySentence(story.key, facts, "company")).toBe(row.text("Sentence"));
  expect(storySentence(story.key, facts, "admin")).not.toMatch(/\b(I|jer|jeres|vores)\b/);
});

/** `2/1/0 of 3`: wait for the company, for the person, are approved, of so many. */
function progressOf(row: Example) {
  const [waitForCompany = 0, waitForStaff = 0, invoiceApproved = 0, people = 0] = row
    .text("Checkout")
    .split(/\/| of /)
    .map(Number);
  return { waitForCompany, waitForStaff, invoiceApproved, people, invoiced: row.number("Invoiced") };
}
