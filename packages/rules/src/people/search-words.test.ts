import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { foldedText, searchedWords } from "./search-words.ts";

eachExample("people", "Words in a search", (row) => {
  const name = foldedText(row.text("Name"));
  const isFound = searchedWords(row.text("Typed")).every((word) => name.includes(word));
  expect(isFound).toBe(row.yes("Found"));
});
