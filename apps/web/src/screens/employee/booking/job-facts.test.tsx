import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { commonTexts } from "#texts/da/common/common.ts";
import { LongText } from "./job-facts.tsx";

const shown = (text: string) => renderToStaticMarkup(<LongText text={text} />).replaceAll(/<[^>]+>/g, "");

test("a description of 50 characters is shown whole", () => {
  expect(shown("a".repeat(50))).toBe("a".repeat(50));
});

test("a longer one ends after a whole word, with a toggle for the rest", () => {
  const text = `${"abcd ".repeat(10)}efgh`;
  expect(shown(text)).toBe(`${"abcd ".repeat(9)}abcd … ${commonTexts.readMore}`);
});
