import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { answersByBlock } from "./skill-answers.ts";

eachExample("people", "Answers to a questionnaire", (row) => {
  const answers = row.list("Answers").map((cell) => {
    const [title = "", value] = cell.split(" ");
    return { title: `${title} `, value: Number(value) };
  });
  const expected = row.list("In order").map(Number);
  expect(answersByBlock(row.list("Blocks"), answers)).toEqual(expected.length === 0 ? null : expected);
});
