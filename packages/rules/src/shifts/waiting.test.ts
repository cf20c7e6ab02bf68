import { expect } from "vitest";
import type { StoredStatus } from "#rules/bookings/status.ts";
import { dayOf } from "#rules/time/moment.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { bookingWaits, isReadyToSend, type ShiftFacts, shiftWaits } from "./waiting.ts";

const keyOf = (words: string | null) => words?.replaceAll(" ", "_") ?? null;

eachExample("bookings", "Waiting bookings", (row) => {
  const [selected = 0, places = 0] = row.text("Selected").split(" of ").map(Number);
  const facts = {
    status: row.text("Status") as StoredStatus,
    approved: row.yes("Approved"),
    startsAt: row.moment("Start"),
    endsAt: row.moment("End"),
    allCheckTimesApproved: false,
    selected,
    places,
  };
  expect(bookingWaits(facts, row.moment("Now"))).toBe(keyOf(row.textOrNull("Waits for")));
});

eachExample("bookings", "Waiting shifts", (row) => {
  const facts: ShiftFacts = {
    bookingStatus: row.text("Status") as StoredStatus,
    isCheckoutClosed: row.yes("Checkout closed"),
    date: dayOf(row.moment("Start")),
    endsAt: row.moment("End"),
    isNotMet: row.yes("Not met"),
    isCheckedIn: row.yes("Checked in"),
    employee: row.timesOrNull("Employee"),
    company: row.timesOrNull("Company"),
    invoice: {
      adminTimes: row.timesOrNull("Admin, invoice"),
      isApproved: false,
      isSent: row.yes("Invoice sent"),
    },
    pay: { adminTimes: row.timesOrNull("Admin, pay"), isApproved: false, isSent: row.yes("Pay sent") },
  };
  expect(shiftWaits(facts, row.moment("Now"))).toBe(keyOf(row.textOrNull("Waits for")));
});

eachExample("bookings", "Ready to be sent", (row) => {
  const nothing = { adminTimes: null, isApproved: false, isSent: false };
  const side = {
    adminTimes: row.timesOrNull("Admin's times"),
    isApproved: row.yes("Approved"),
    isSent: row.yes("Sent"),
  };
  const facts: ShiftFacts = {
    bookingStatus: row.text("Status") as StoredStatus,
    isCheckoutClosed: false,
    date: dayOf(row.moment("End")),
    endsAt: row.moment("End"),
    isNotMet: row.yes("Not met"),
    isCheckedIn: true,
    employee: row.timesOrNull("Employee"),
    company: row.timesOrNull("Company"),
    invoice: side,
    pay: nothing,
  };
  const now = row.moment("Now");
  expect(isReadyToSend(facts, "invoice", now)).toBe(row.yes("Ready"));
  expect(isReadyToSend(facts, "pay", now)).toBe(false);
  expect(isReadyToSend({ ...facts, invoice: nothing, pay: side }, "pay", now)).toBe(row.yes("Ready"));
});
