import { expect } from "vitest";
import type { Side } from "#rules/checkout/times.ts";
import { dayOf } from "#rules/time/moment.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { remindedBy, remindersOf, whyNotReminded } from "./reminding.ts";

eachExample("bookings", "Who is reminded", (row) => {
  const sent = (column: string) => (row.yes(column) ? ("queued" as const) : null);
  const facts = {
    bookingStatus: "open" as const,
    isCheckoutClosed: row.yes("Checkout closed"),
    date: dayOf(row.moment("Start")),
    endsAt: row.moment("End"),
    isNotMet: row.yes("Not met"),
    isCheckedIn: row.yes("Checked in"),
    employee: row.timesOrNull("Employee"),
    company: row.timesOrNull("Company"),
    undisputed: null,
    lastBy: row.textOrNull("Last") as Side | null,
    lacksPayData: row.yes("Lacks data"),
    invoice: { adminTimes: null, sent: null, isApproved: row.yes("Invoice approved") },
    pay: { adminTimes: null, sent: sent("Pay sent"), isApproved: row.yes("Pay approved") },
  };
  const words = remindersOf(facts, row.moment("Now")).map((one) => one.replaceAll("_", " "));
  expect(words.join(", ") || null).toBe(row.textOrNull("Reminded of"));
});

eachExample("bookings", "Reminding", (row) => {
  const facts = {
    isClosed: row.yes("Closed"),
    hasPhone: row.yes("Phone"),
    hasEmail: row.yes("E-mail"),
    wantsSms: row.yes("Wants SMS"),
    wantsEmail: row.yes("Wants e-mail"),
    remindedAt: row.momentOrNull("Reminded"),
  };
  const refusal = whyNotReminded(facts, row.moment("Now"));
  expect(refusal?.replaceAll("_", " ") ?? null).toBe(row.textOrNull("Not because"));
  expect(refusal === null ? remindedBy(facts) : null).toBe(row.textOrNull("By"));
});
