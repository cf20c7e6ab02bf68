import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Example, eachExample } from "#tests/support/rule-book.ts";
import {
  fillParagraphs,
  type LetterProblem,
  letterInForce,
  letterLimits,
  problemsOfLetter,
  tidyLetter,
} from "./letter-text.ts";

const standard = { subject: "Emne", body: "the standard text", button: "Se" };

/** ⏎ is a line break, (U+200B) that character, `x × 40` is forty times x, – is nothing. */
function typed(row: Example, column: string): string {
  const text = (row.textOrNull(column) ?? "")
    .replaceAll("⏎", "\n")
    .replaceAll(/\(U\+([0-9A-F]{4})\)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  const [, letter = "", times] = /^(.) × (\d+)$/.exec(text) ?? [];
  return times === undefined ? text : letter.repeat(Number(times));
}

eachExample("letters", "Placeholders of letters", (row) => {
  const values = { fornavn: row.text("fornavn"), årsag: typed(row, "årsag") };
  const saved = { ...standard, body: typed(row, "Text") };
  const { body } = letterInForce(standard, saved, Object.keys(values));
  expect(fillParagraphs(body, values).join(" ¶ ")).toBe(row.text("Paragraphs"));
});

eachExample("letters", "A letter that can be saved", (row) => {
  const text = { subject: typed(row, "Subject"), body: typed(row, "Text"), button: typed(row, "Button") };
  const problems = problemsOfLetter(tidyLetter(text), {
    known: ["dag", "svarfrist"],
    required: ["svarfrist"],
  });
  expect(problems.map(words).join(", ") || "–").toBe(row.text("Problems"));
});

function words(problem: LetterProblem): string {
  const found = "found" in problem ? ` ${problem.found}` : "";
  return `${problem.part}: ${problem.kind.replaceAll("_", " ")}${found}`;
}

describe("a text that is saved", () => {
  const piece = fc.constantFrom(
    "{dag}",
    "{svarfrist}",
    "{",
    "}",
    "\n",
    "\r\n",
    " ",
    "Vagten",
    "{x}",
    "{{dag}}",
    "\u200b",
    "\u202e",
    "a\u200b\u030a",
  );
  const words = fc.array(piece, { maxLength: 8 }).map((all) => all.join(""));
  const text = fc.record({ subject: words, body: words, button: words });

  test("is the same when it is saved again", () => {
    fc.assert(
      fc.property(text, (one) => {
        expect(tidyLetter(tidyLetter(one))).toEqual(tidyLetter(one));
      }),
    );
  });

  test("has no braces once it is filled, whatever was let through", () => {
    const placeholders = { known: ["dag", "svarfrist"], required: [] };
    fc.assert(
      fc.property(words, fc.string(), fc.string(), (body, dag, svarfrist) => {
        const one = { ...standard, body };
        fc.pre(problemsOfLetter(one, placeholders).length === 0);
        const values = { dag: dag.replace(/[{}]/g, ""), svarfrist: svarfrist.replace(/[{}]/g, "") };
        for (const paragraph of fillParagraphs(one.body, values)) expect(paragraph).not.toMatch(/[{}]/);
      }),
    );
  });

  test("is no longer than the limits say", () => {
    expect(letterLimits).toEqual({ subject: 150, body: 4000, button: 40 });
  });
});
