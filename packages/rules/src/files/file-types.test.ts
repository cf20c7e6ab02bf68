import fc from "fast-check";
import { expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { cleanFileName, type MediaType, mediaTypeOf } from "./file-types.ts";

const starts: Readonly<Record<string, string>> = {
  PDF: "%PDF-1.7",
  JPEG: "\xff\xd8\xff\xe0\0\x10JF",
  PNG: "\x89PNG\r\n\x1a\n",
  GIF: "GIF89a",
  page: "<html><b",
  drawing: "<svg xml",
  nothing: "",
};

eachExample("people", "Files that are taken in", (row) => {
  const type = mediaTypeOf(starts[row.text("Begins as")] ?? "");
  expect(type).toBe(row.textOrNull("Taken as"));
  const [name, shown] = [row.text("Name"), row.textOrNull("Shown as")];
  expect(type && cleanFileName(name, type)).toBe(shown);
});

test("whatever a file is called, its name has one ending and no sign that leads anywhere", () => {
  const types = fc.constantFrom<MediaType>("application/pdf", "image/jpeg", "image/png");
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), types, (name, type) => {
      expect(cleanFileName(name, type)).toMatch(
        /^[\p{L}\p{N}_()+-][\p{L}\p{N} _()+-]{0,59}\.(pdf|jpg|png)$/u,
      );
    }),
  );
});
