import { expect } from "vitest";
import { answerOf, applicationOf, eachExample } from "#tests/support/rule-book.ts";
import { canApply } from "./apply.ts";

eachExample("applying", "Applying", (row) => {
  const verdict = canApply(
    {
      ...applicationOf(row),
      isWorkable: row.yes("Staff type shown"),
      hasSkill: row.yes("Answers given"),
    },
    row.moment("Now"),
  );
  const words = { full_for_employee: "full", lead_time: "too late", transition: "not again" };
  expect(answerOf(verdict, words)).toBe(row.text("Answer"));
});
