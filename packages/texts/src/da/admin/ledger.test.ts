import { expect, test } from "vitest";
import type { StatusSummaryKey } from "#rules/bookings/status-summary.ts";
import { isAboutInvoice, type MoneySide } from "#rules/money/booking-money.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { invoiceSentence, ledgerTexts } from "./ledger.ts";

eachExample("money", "An invoice in the status summary of a booking", (row) => {
  const invoice: MoneySide = {
    state: row.text("Invoice is") as MoneySide["state"],
    sent: row.number("Sent"),
    queued: row.number("Queued"),
    of: row.number("People"),
  };
  const summary = row.text("Summary").replaceAll(" ", "_") as StatusSummaryKey;
  const sentence = isAboutInvoice(summary, invoice) ? invoiceSentence(invoice) : null;
  expect(sentence).toBe(row.textOrNull("Sentence"));
});

test("who stays behind is told apart from who is left out by hand", () => {
  const { going, staying } = ledgerTexts;
  expect([going(0), going(1), going(3), going(0, 1), going(1, 2)]).toEqual([
    "Ingen kommer med.",
    "1 person kommer med.",
    "3 personer kommer med.",
    "1 afbudsgebyr kommer med.",
    "1 person og 2 afbudsgebyrer kommer med.",
  ]);
  expect(staying(0)).toBe("Ingen bliver tilbage.");
  expect(staying(1)).toBe("1 bliver, til de er klar. De kan sendes senere.");
  expect(staying(1, 2)).toBe(
    "1 bliver, til de er klar. 2 venter, fordi du har valgt det. De kan sendes senere.",
  );
});

test("the way from the booked price ends in a sentence that says how far off it is, and why", () => {
  const { difference } = ledgerTexts;
  expect(difference({ more: -200_800, amount: "2.008,00" }, 1)).toBe(
    "Det er 2.008,00 kr. under booket pris, fordi 1 person venter.",
  );
  expect(difference({ more: 25_100, amount: "251,00" }, 0)).toBe("Det er 251,00 kr. over booket pris.");
  expect(difference({ more: 25_100, amount: "251,00" }, 2)).toBe(
    "Det er 251,00 kr. over booket pris, selv om 2 personer venter.",
  );
  expect(difference({ more: 0, amount: "0,00" }, 0)).toBe("Det er det samme som booket pris.");
});
