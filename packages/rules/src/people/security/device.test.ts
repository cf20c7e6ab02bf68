import fc from "fast-check";
import { expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { deviceOf, networkOf } from "./device.ts";

eachExample("people", "Device of a session", (row) => {
  expect(deviceOf(row.text("User agent"))).toEqual({
    browser: row.textOrNull("Browser"),
    system: row.textOrNull("System"),
  });
});

eachExample("people", "Place of a session", (row) => {
  expect(networkOf(row.text("Address")) || null).toBe(row.textOrNull("Kept"));
});

test("the last number of an address is never kept", () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(networkOf(address)).toBe(`${address.split(".").slice(0, 3).join(".")}.x`);
    }),
  );
});
