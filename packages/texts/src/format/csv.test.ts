import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatCsv } from "./csv.ts";

test("cells stand between semicolons, lines end in CRLF, and a byte-order mark stands first", () => {
  const file = formatCsv([
    ["Dato", "Navn"],
    ["20-11-2026", "Mette Ågård"],
  ]);
  expect(file).toBe("\uFEFFDato;Navn\r\n20-11-2026;Mette Ågård\r\n");
  expect([...new TextEncoder().encode(file)].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
});

test("csv-parse reads every cell back, whatever stands in it", () => {
  const cells = fc.array(fc.string({ unit: fc.constantFrom(..."æÅ01;\",\r\n =-'\t") }), {
    minLength: 2,
    maxLength: 2,
  });
  fc.assert(
    fc.property(fc.array(cells, { minLength: 1 }), (rows) => {
      const read: string[][] = parse(formatCsv(rows), {
        bom: true,
        delimiter: ";",
        record_delimiter: "\r\n",
      });
      const withoutApostrophe = read.map((row, y) =>
        row.map((cell, x) =>
          cell === `'${rows[y]?.[x]}` || cell === `\t${rows[y]?.[x]}` ? cell.slice(1) : cell,
        ),
      );
      expect(withoutApostrophe).toEqual(rows);
    }),
  );
});

describe("a cell", () => {
  const cell = (text: string) => formatCsv([[text]]).slice(1, -2);

  test("is quoted where it holds what separates", () => {
    expect(cell('Hotel "Øen"; bar')).toBe('"Hotel ""Øen""; bar"');
    expect(cell("to\nlinjer")).toBe('"to\nlinjer"');
    expect(cell("Hotel, bar")).toBe("Hotel, bar");
  });

  test("that begins like a formula is text", () => {
    for (const first of ["=", "+", "-", "@", "\t"]) {
      expect(cell(`${first}1+1`), first).toBe(first === "\t" ? `"'${first}1+1"` : `'${first}1+1`);
    }
    expect(cell("\r=1")).toBe(`"'\r=1"`);
    expect(cell('=HYPERLINK("x";"y")')).toBe(`"'=HYPERLINK(""x"";""y"")"`);
    expect(cell("a=1")).toBe("a=1");
  });

  test("that is an amount below zero stays a number, so that sums are right", () => {
    expect(["-192,00", "-8"].map(cell)).toEqual(["-192,00", "-8"]);
    expect(["-1+1", "-1,0,0", "-A1", "-"].map(cell)).toEqual(["'-1+1", "'-1,0,0", "'-A1", "'-"]);
  });

  test("that is a code whose digits a spreadsheet would change is text by a tab, which nobody sees", () => {
    expect(["0405981234", "0400", "5790000000123"].map(cell)).toEqual([
      '"\t0405981234"',
      '"\t0400"',
      '"\t5790000000123"',
    ]);
    expect(["20550118", "1", "0", "12345678901"].map(cell)).toEqual(["20550118", "1", "0", "12345678901"]);
  });

  test("has an amount with two decimals, a number with what it has, and a day as it is written", () => {
    const row = [{ ore: -19_250 }, { ore: 123_456_700 }, { number: 7.25 }, { day: "2026-11-20" }, null];
    expect(formatCsv([row]).slice(1)).toBe("-192,50;1234567,00;7,25;20-11-2026;\r\n");
  });
});
