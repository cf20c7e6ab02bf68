import { expect } from "vitest";
import type { StoredStatus } from "#rules/bookings/status.ts";
import { dayOf } from "#rules/time/moment.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { bookingWaits, type ShiftFacts, shiftWaits } from "./waiting.ts";

const keyOf = (words: string | null) => words?.replaceAll(" ", "_") ?? null;

eachExample("bookings", "Waiting bookings", (row) => {
  const [selected = 0, places = 0] = row.text("Selected").split(" of ").map(Number);
  const facts = {
    status: row.text("Status") as StoredStatus,
    approved: row.yes("Approved"),
    waitsForOwner: row.yes("Waits for an owner"),
    startsAt: row.moment("Start"),
    endsAt: row.moment("End"),
    allCheckTimesApproved: false,
    selected,
    places,
  };
  const waits = bookingWaits(facts, row.number("Hours ahead"), row.moment("Now"));
  expect(waits).toBe(keyOf(row.textOrNull("Waits for")));
});

eachExample("bookings", "Waiting shifts", (row) => {
  const facts: ShiftFacts = {
    bookingStatus: row.text("Status") as StoredStatus,
    isCheckoutClosed: row.yes("Checkout closed"),
    date: dayOf(row.moment("Start")),
    endsAt: row.moment("End"),
    isNotMet: row.yes("Not met"),
    isCheckedIn: row.yes("Checked in"),
    isAsked: row.yes("Asked"),
    isMissed: row.yes("Missed"),
    employee: row.timesOrNull("Employee"),
    company: row.timesOrNull("Company"),
    undisputed: row.timesOrNull("By silence"),
    invoice: {
      adminTimes: row.timesOrNull("Admin, invoice"),
      sent: row.yes("Invoice sent") ? "queued" : null,
      isApproved: row.yes("Approved"),
    },
    pay: {
      adminTimes: row.timesOrNull("Admin, pay"),
      sent: row.yes("Pay sent") ? "refused" : null,
      isApproved: row.yes("Approved"),
    },
  };
  expect(shiftWaits(facts, row.moment("Now"))).toBe(keyOf(row.textOrNull("Waits for")));
});
