import { expect, test } from "vitest";
import { addressOf, entryInAddress } from "./entry.ts";

test("the address names a staff type by its id, or one of the other entries", () => {
  expect(entryInAddress({ entry: 7 })).toBe(7);
  expect(entryInAddress({ entry: "sms" })).toBe("sms");
});

test.each([0, -1, 1.5, "7", "other", null, undefined])("%s names no entry", (entry) => {
  expect(entryInAddress({ entry })).toBeNull();
});

test("each entry has an address of its own", () => {
  expect([addressOf(7), addressOf("new")]).toEqual([
    "/admin/staffType?entry=7",
    "/admin/staffType?entry=new",
  ]);
});
