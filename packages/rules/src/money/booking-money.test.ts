import fc from "fast-check";
import { expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { bookingMoney, type MoneySide } from "./booking-money.ts";
import type { SentState } from "./readiness.ts";

eachExample("money", "How far a booking's money is", (row) => {
  const states = (column: string) =>
    row
      .text(column)
      .split("; ")
      .map((word) => (word === "–" ? null : (word as SentState)));
  const pay = states("Pay");
  const met = pay.length - row.number("Not met");
  const facts = {
    isCancelled: row.yes("Deleted"),
    endsAt: row.moment("Ends"),
    people: states("Invoice").map((invoice, index) => ({
      invoice,
      pay: pay[index] ?? null,
      isNotMet: index >= met,
      isOpen: index < row.number("Open"),
    })),
  };
  const money = bookingMoney(facts, row.moment("Now"));
  const words = ({ state, sent, queued, of }: MoneySide) =>
    `${state}, ${sent} of ${of}${queued > 0 ? `, ${queued} on the way` : ""}`;
  expect(words(money.invoice)).toBe(row.text("Invoice is"));
  expect(words(money.pay)).toBe(row.text("Pay is"));
  expect(money.gaps.join("; ").replaceAll("_", " ") || null).toBe(row.textOrNull("Stands in"));
});

test("a side is sent exactly where it is due and stands in no list of what is missing", () => {
  const state = fc.constantFrom<SentState | null>(null, "queued", "accepted", "refused");
  const person = fc.record({ isNotMet: fc.boolean(), invoice: state, pay: state, isOpen: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(person, { maxLength: 4 }),
      fc.boolean(),
      fc.integer({ min: -1, max: 1 }),
      (people, isCancelled, endsAt) => {
        const { invoice, pay, gaps } = bookingMoney({ isCancelled, endsAt, people }, 0);
        for (const [side, gap] of [
          [invoice, "not_invoiced"],
          [pay, "not_paid"],
        ] as const) {
          expect(gaps.includes(gap)).toBe(side.state !== "none" && side.state !== "sent");
          expect(side.state === "sent").toBe(side.state !== "none" && side.sent === side.of);
        }
      },
    ),
  );
});
