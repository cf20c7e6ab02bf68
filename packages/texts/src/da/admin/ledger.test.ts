import { expect, test } from "vitest";
import type { StoryKey } from "#rules/bookings/story.ts";
import { isToldByInvoice, type MoneySide } from "#rules/money/booking-money.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { invoiceSentence, ledgerTexts } from "./ledger.ts";

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

test("who stays behind is told apart from who is left out by hand", () => {
  const { story } = ledgerTexts;
  expect(story(3, 0)).toBe("3 personer kommer med. Ingen bliver tilbage.");
  expect(story(1, 1)).toBe("1 person kommer med. 1 bliver, til de er klar. De kan sendes senere.");
  expect(story(1, 0, 2)).toBe("1 person kommer med. 2 venter, fordi du har valgt det. De kan sendes senere.");
});
