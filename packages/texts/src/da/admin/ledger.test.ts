import { expect } from "vitest";
import type { StoryKey } from "#rules/bookings/story.ts";
import { isToldByInvoice, type MoneySide } from "#rules/money/booking-money.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { invoiceSentence } from "./ledger.ts";

eachExample("money", "An invoice in the story of a booking", (row) => {
  const invoice: MoneySide = {
    state: row.text("Invoice is") as MoneySide["state"],
    sent: row.number("Sent"),
    queued: row.number("Queued"),
    of: row.number("People"),
  };
  const story = row.text("Story").replaceAll(" ", "_") as StoryKey;
  const sentence = isToldByInvoice(story, invoice) ? invoiceSentence(invoice) : null;
  expect(sentence).toBe(row.textOrNull("Sentence"));
});
