import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { textDifference } from "./difference.ts";

const marked = (before: string, after: string) =>
  textDifference(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join("");

describe("what is other in a text", () => {
  test("is the words that came and went, with the rest as it stands", () => {
    expect(marked("Vi ses i morgen.", "Vi ses snart.")).toBe("Vi ses [-i morgen.-][+snart.+]");
    expect(marked("Tak for hjælpen", "Mange tak for hjælpen")).toBe("[-Tak -][+Mange tak +]for hjælpen");
    expect(marked("", "Nyt")).toBe("[+Nyt+]");
    expect(marked("Ens", "Ens")).toBe("Ens");
  });

  test("leaves nothing out: both texts can be put together from it", () => {
    const text = fc.array(fc.constantFrom("vi ", "ses", "\n\n", "{dag} ", " i "), { maxLength: 12 });
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [before, after] = [one.join(""), other.join("")];
        const pieces = textDifference(before, after);
        const without = (left: string) =>
          pieces.flatMap(({ kind, text: words }) => (kind === left ? [] : [words])).join("");
        expect([without("added"), without("removed")]).toEqual([before, after]);
      }),
    );
  });
});
