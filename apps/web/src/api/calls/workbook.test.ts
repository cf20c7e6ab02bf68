import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import { workbookOf } from "./workbook.ts";

async function read(table: Parameters<typeof workbookOf>[0]) {
  return readSheet(Buffer.from(await (await workbookOf(table)).arrayBuffer()));
}

test("another library reads codes with their zeros, amounts and hours as numbers, and days as days", async () => {
  const table = [
    ["Navn", "CPR", "EAN", "Løn", "Timer", "Dato", "Note"],
    [
      "Mette Ågård",
      "0405981234",
      "5790000000123",
      { ore: -192_050 },
      { number: 7.25 },
      { day: "2026-03-29" },
      null,
    ],
  ];
  expect(await read(table)).toEqual([
    ["Navn", "CPR", "EAN", "Løn", "Timer", "Dato", "Note"],
    ["Mette Ågård", "0405981234", "5790000000123", -1920.5, 7.25, new Date("2026-03-29T00:00:00Z"), null],
  ]);
});

test("what somebody typed is text, whatever it begins with or holds", async () => {
  const typed = ['=HYPERLINK("x")', "+45 20550118", "-1+1", "@a", ' <b>&amp;" ', "to\nlinjer", "1-2"];
  expect(await read([["Navn"], ...typed.map((text) => [text])])).toEqual([
    ["Navn"],
    ...typed.map((text) => [text.trim()]),
  ]);
});
