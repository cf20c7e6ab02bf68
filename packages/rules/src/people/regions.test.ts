import fc from "fast-check";
import { expect, test } from "vitest";
import { isRegion, regionCodes, regionOfZip } from "./regions.ts";

test.each([
  ["1050", "copenhagen"],
  ["2300", "copenhagen"],
  ["2970", "northZealand"],
  ["3400", "northZealand"],
  ["3700", "bornholm"],
  ["4300", "westZealand"],
  ["4700", "southZealand"],
  ["5000", "fyn"],
  ["6400", "southernJutland"],
  ["6700", "westJutland"],
  ["7100", "eastJutland"],
  ["7400", "westJutland"],
  ["8000", "eastJutland"],
  ["8800", "westJutland"],
  ["9000", "northernJutland"],
])("%s lies in %s", (zip, region) => {
  expect(regionOfZip(zip)).toBe(region);
});

test("codes outside Denmark lie nowhere", () => {
  for (const zip of ["3900", "3800", "123", "90000", "abcd", "0700"])
    expect(regionOfZip(zip), zip).toBeNull();
});

test("every region is one of the ten, each reachable", () => {
  expect(regionCodes).toHaveLength(10);
  expect(isRegion("fyn") && !isRegion("Fyn")).toBe(true);
  const all = new Set(Array.from({ length: 9000 }, (_, index) => regionOfZip(String(index + 1000))));
  expect(regionCodes.every((region) => all.has(region))).toBe(true);
  fc.assert(fc.property(fc.integer({ min: 1000, max: 3699 }), (zip) => regionOfZip(String(zip)) !== null));
});
