import { expect, test } from "vitest";
import { textOf } from "./text-of-file.ts";

const text = "fornavn;efternavn\r\nSøren;Ågård";

test("a file in UTF-8 is read as it is, with a byte-order mark too", () => {
  expect(textOf(new TextEncoder().encode(text))).toBe(text);
  expect(textOf(new TextEncoder().encode(`\uFEFF${text}`))).toBe(text);
});

test("a file of an older Excel keeps its æ, ø and å", () => {
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  expect(textOf(bytes)).toBe(text);
});
