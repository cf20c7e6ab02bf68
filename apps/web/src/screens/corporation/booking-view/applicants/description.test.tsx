import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { commonTexts } from "#texts/da/common/common.ts";
import { Description } from "./description.tsx";

const shown = (text: string) => renderToStaticMarkup(<Description text={text} />).replaceAll(/<[^>]+>/g, "");

test("50 letters are shown whole, without a toggle", () => {
  expect(shown("æ".repeat(50))).toBe("æ".repeat(50));
});

test("of 51 letters the first 50 are shown, and a toggle for the rest", () => {
  expect(shown("æ".repeat(51))).toBe(`${"æ".repeat(50)}… ${commonTexts.readMore}`);
});

test("no comma or space is left before the dots", () => {
  expect(shown(`${"a".repeat(48)}, og mere`)).toBe(`${"a".repeat(48)}… ${commonTexts.readMore}`);
});

test("a picture sign counts as one letter and is never cut in two", () => {
  expect(shown("😀".repeat(50))).toBe("😀".repeat(50));
  expect(shown(`${"a".repeat(49)}😀😀`)).toBe(`${"a".repeat(49)}😀… ${commonTexts.readMore}`);
});
