import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cityOf } from "./postal-codes.ts";
import { parseStreets } from "./street-table.ts";
import { streetsInPlaces } from "./streets.ts";

const inOneLine = (typed: string, place = "") =>
  streetsInPlaces(typed, place).map(({ street, code, city }) => `${street}, ${code} ${city}`);

describe("the table", () => {
  const table = parseStreets();

  test("names each street once in a code, and only codes that exist", () => {
    expect(table.filter(({ code }) => cityOf(code) === null)).toEqual([]);
    expect(new Set(table.map(({ street, code }) => `${code} ${street}`)).size).toBe(table.length);
    expect(table.length).toBeGreaterThan(600);
  });

  test("holds names only", () => {
    for (const { street } of table) expect(street).toMatch(/^\p{Lu}[\p{L}. -]*\p{L}$/u);
  });
});

test("a known street needs no place; the town that is meant most often stands first", () => {
  expect(inOneLine("Vesterbrogade")).toEqual([
    "Vesterbrogade, 1620 København V",
    "Vesterbrogade, 1800 Frederiksberg C",
    "Vesterbrogade, 8000 Aarhus C",
  ]);
});

test("a place or a part of it decides between towns", () => {
  expect(inOneLine("Vesterbrogade", "aarhus")[0]).toBe("Vesterbrogade, 8000 Aarhus C");
  expect(inOneLine("Vesterbrogade", "16")[0]).toBe("Vesterbrogade, 1620 København V");
  expect(inOneLine("Vesterbrogade", "5000")).toEqual(["Vesterbrogade, 5000 Odense C"]);
});

test("case, shortened words and full stops make no difference", () => {
  expect(inOneLine("gl. kongevej")[0]).toBe("Gammel Kongevej, 1610 København V");
  expect(inOneLine("hc andersens boulevard")[0]).toBe("H.C. Andersens Boulevard, 1553 København V");
  expect(inOneLine("nørre alle")[0]).toBe("Nørre Allé, 2200 København N");
});

test("the beginning of a name finds the streets that go on so, after the name as it was typed", () => {
  expect(inOneLine("Jomfru")).toEqual(["Jomfru Ane Gade, 9000 Aalborg", "Jomfrustien, 6100 Haderslev"]);
  expect(inOneLine("Jomfru", "9000")).toEqual(["Jomfru, 9000 Aalborg", "Jomfru Ane Gade, 9000 Aalborg"]);
});

test("a street that nobody knows needs a place", () => {
  expect(inOneLine("Ukendtgade")).toEqual([]);
  expect(inOneLine("Ukendtgade", "4000")).toEqual(["Ukendtgade, 4000 Roskilde"]);
});

test("whatever is typed, each answer is a place that exists, and none comes twice", () => {
  const street = fc.oneof(fc.string(), fc.constantFrom(...parseStreets().map((one) => one.street)));
  fc.assert(
    fc.property(street, fc.oneof(fc.string(), fc.constantFrom("8", "aar", "1620", "")), (typed, place) => {
      const found = streetsInPlaces(typed, place);
      expect(found.every(({ code, city }) => cityOf(code) === city)).toBe(true);
      expect(new Set(found.map((one) => `${one.code} ${one.street}`)).size).toBe(found.length);
    }),
  );
});
