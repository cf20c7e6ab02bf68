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

describe("a cell", () => {
  const cell = (text: string) => formatCsv([[text]]).slice(1, -2);

  test("is quoted where it holds what separates", () => {
    expect(cell('Hotel "Øen"; bar')).toBe('"Hotel ""Øen""; bar"');
    expect(cell("to\nlinjer")).toBe('"to\nlinjer"');
    expect(cell("Hotel, bar")).toBe("Hotel, bar");
  });

  test("that begins like a formula is text", () => {
    for (const first of ["=", "+", "-", "@", "\t"]) {
      expect(cell(`${first}1+1`), first).toBe(`'${first}1+1`);
    }
    expect(cell("\r=1")).toBe(`"'\r=1"`);
    expect(cell('=HYPERLINK("x";"y")')).toBe(`"'=HYPERLINK(""x"";""y"")"`);
    expect(cell("a=1")).toBe("a=1");
  });

  test("that is an amount below zero stays a number, so that sums are right", () => {
    expect(["-192,00", "-8"].map(cell)).toEqual(["-192,00", "-8"]);
    expect(["-1+1", "-1,0,0", "-A1", "-"].map(cell)).toEqual(["'-1+1", "'-1,0,0", "'-A1", "'-"]);
  });

  test("keeps the zeros of a number", () => {
    expect(cell("0405981234")).toBe("0405981234");
  });
});
