import { expect } from "vitest";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import { answerDay, canAnswer, canAsk } from "./invoice-question.ts";

eachExample("money", "Answer to a question", (row) => {
  expect(answerDay(row.moment("Asked"))).toBe(row.day("Answer by"));
});

eachExample("money", "Asking about an invoice", (row) => {
  const latest = row.textOrNull("Asked last");
  expect(answerOf(canAsk({ hasOpenQuestion: latest === "open" }))).toBe(row.text("Can ask"));
  const answering = latest === null ? "–" : answerOf(canAnswer({ isAnswered: latest === "answered" }));
  expect(answering).toBe(row.text("Can answer"));
});
