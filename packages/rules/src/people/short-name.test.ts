import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { initialOf, shortName } from "./short-name.ts";

eachExample("people", "Short name", (row) => {
  const lastName = row.textOrNull("Last name") ?? " ";
  expect(shortName({ firstName: row.text("First name"), lastName })).toBe(row.text("Shown"));
  expect(initialOf(lastName)).toBe(row.textOrNull("Initial") ?? "");
});
