import { expect, test } from "vitest";
import { type Beginning, beginningInAddress, entryInAddress, openAtFirst, wayTo, wayToNew } from "./entry.ts";

test("the address names a staff type by its id, or one of the other entries", () => {
  expect(entryInAddress({ entry: 7 })).toBe(7);
  expect(entryInAddress({ entry: "sms" })).toBe("sms");
});

test.each([0, -1, 1.5, "7", "other", null, undefined])("%s names no entry", (entry) => {
  expect(entryInAddress({ entry })).toBeNull();
});

test("the way to an entry names it in the query", () => {
  expect(wayTo(7)).toEqual({ to: "/admin/staffType", search: { entry: 7 } });
});

test("without an entry the staff type with id 1 is open, else the first of the list, else none", () => {
  expect(openAtFirst([{ id: 3 }, { id: 1 }])).toBe(1);
  expect(openAtFirst([{ id: 3 }, { id: 2 }])).toBe(3);
  expect(openAtFirst([])).toBeNull();
});

test.each<Beginning>([
  { of: "empty" },
  { of: "ready", title: "Overtjener / afvikler" },
  { of: "copy", id: 3 },
  { of: "draft", id: 12 },
])("the address of a new staff type leads back to its beginning: %o", (beginning) => {
  expect(beginningInAddress(wayToNew(beginning).search)).toEqual(beginning);
});

test.each(["", "draft:0", "copy:x", "other:1", 5, undefined])("%s names no beginning", (begin) => {
  expect(beginningInAddress({ begin })).toBeNull();
});
