import fc from "fast-check";
import { expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { regionCodes, regionOfZip } from "./regions.ts";

eachExample("people", "Work regions", (row) => {
  expect(regionOfZip(row.text("Postal code"))).toBe(row.textOrNull("Region"));
});

test("each of the ten regions has postal codes, and Zealand has no gap", () => {
  expect(regionCodes).toHaveLength(10);
  const all = new Set(Array.from({ length: 9000 }, (_, index) => regionOfZip(String(index + 1000))));
  expect(regionCodes.every((region) => all.has(region))).toBe(true);
  fc.assert(fc.property(fc.integer({ min: 1000, max: 3699 }), (zip) => regionOfZip(String(zip)) !== null));
});
