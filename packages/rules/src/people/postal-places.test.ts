import { expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { kilometresBetween } from "./postal-places.ts";

eachExample("applying", "Distance", (row) => {
  const [zip, other] = [row.text("Postal code"), row.text("Other postal code")];
  expect(kilometresBetween(zip, other)).toBe(row.numberOrNull("Kilometres"));
  expect(kilometresBetween(other, zip)).toBe(kilometresBetween(zip, other));
});

test("every distance within Denmark is shorter than the country is long", () => {
  const zips = [
    "1050",
    "2100",
    "3700",
    "4800",
    "5000",
    "6100",
    "6792",
    "7100",
    "8000",
    "8500",
    "9000",
    "9990",
  ];
  for (const zip of zips) for (const other of zips) expect(kilometresBetween(zip, other)).toBeLessThan(480);
});
