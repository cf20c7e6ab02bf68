import fc from "fast-check";
import { expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { bearsName, cleanName, nameProblem, withoutHidden } from "./clean-name.ts";

eachExample("people", "Names in messages", (row) => {
  const name = JSON.parse(`"${row.text("Name")}"`) as string;
  expect(nameProblem(name)).toBe(row.textOrNull("Problem")?.replaceAll(" ", "_") ?? null);
  expect(cleanName(name)).toBe(row.textOrNull("Cleaned") ?? "");
});

eachExample("people", "Our own name", (row) => {
  expect(bearsName(row.text("Name"), row.textOrNull("Ours") ?? "")).toBe(row.text("Refused") === "yes");
});

const anything = fc.string({ unit: "binary", maxLength: 60 });
const nasty = fc
  .array(
    fc.constantFrom("evil", ".", "dk", "www", "://", "\u200b", "\u202e", "\n", " ", "．", "。", "Anna", "@"),
    {
      maxLength: 12,
    },
  )
  .map((parts) => parts.join(""));

test("a cleaned name has no problem, whatever it was, and cleaning it again changes nothing", () => {
  fc.assert(
    fc.property(fc.oneof(anything, nasty), (name) => {
      const cleaned = cleanName(name);
      expect(nameProblem(cleaned)).toBeNull();
      expect(cleanName(cleaned)).toBe(cleaned);
    }),
  );
});

test("a name without a problem keeps every word", () => {
  fc.assert(
    fc.property(fc.oneof(anything, nasty), (name) => {
      if (nameProblem(name) === null) expect(cleanName(name)).toBe(name.trim().split(/\s+/u).join(" "));
    }),
  );
});

test("a text without hidden characters is one line", () => {
  fc.assert(
    fc.property(fc.oneof(anything, nasty), (text) => {
      expect(withoutHidden(text)).not.toMatch(/[\r\n\u2028\u200b\u202e]/);
    }),
  );
});
