import { expect, test } from "vitest";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import { checkLowestWage, startingWage, wagesAgree, wagesOn } from "./staff-wages.ts";

eachExample("pricing", "Wages of a staff type", (row) => {
  const wages = { defaultWage: row.oreOrNull("Default"), lowestWage: row.oreOrNull("Lowest") };
  const ofCompany = { general: row.ore("General"), agreed: row.oreOrNull("Agreed") };
  expect(startingWage(wages, ofCompany)).toBe(row.ore("Form starts with"));
  expect(answerOf(checkLowestWage(row.ore("Wage"), wages))).toBe(row.text("Answer"));
});

test("wages count from their day on, and withdrawn ones never", () => {
  const versions = [
    { id: 1, validFrom: "2026-12-01", isWithdrawn: false, defaultWage: 19_000, lowestWage: 16_000 },
    { id: 2, validFrom: "2027-01-01", isWithdrawn: true, defaultWage: null, lowestWage: 30_000 },
    { id: 3, validFrom: "2027-03-01", isWithdrawn: false, defaultWage: 20_000, lowestWage: null },
  ];
  expect(wagesOn(versions, "2026-11-30")).toEqual({ defaultWage: null, lowestWage: null });
  expect(wagesOn(versions, "2027-02-28")).toEqual({ defaultWage: 19_000, lowestWage: 16_000 });
  expect(wagesOn(versions, "2027-03-01")).toEqual({ defaultWage: 20_000, lowestWage: null });
});

test("a default wage under the lowest one is refused", () => {
  expect(wagesAgree({ defaultWage: 16_999, lowestWage: 17_000 })).toBe(false);
  expect(wagesAgree({ defaultWage: 17_000, lowestWage: 17_000 })).toBe(true);
  expect(wagesAgree({ defaultWage: null, lowestWage: 17_000 })).toBe(true);
});
