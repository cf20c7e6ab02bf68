import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { offeredAgain } from "./offered-again.ts";

eachExample("money", "What the next invoice begins with", (row) => {
  const sent = row.text("Sent").split("; ").map(Number);
  const lost = row.text("Taken back or credited").split("; ");
  const invoices = sent.map((sentAt, place) => ({
    ...{ place: place + 1, sentAt },
    lostAt: lost[place] === "–" ? null : Number(lost[place]),
  }));
  const names = offeredAgain(invoices).map(({ place }) => place);
  expect(names.join("; ") || null).toBe(row.textOrNull("Begins with those of"));
});
