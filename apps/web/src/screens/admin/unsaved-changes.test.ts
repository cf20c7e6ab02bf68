import { expect, test } from "vitest";
import { isElsewhere } from "./unsaved-changes.tsx";

const place = { pathname: "/admin/staffType", search: { entry: "3" } };

test("another page and another entry of the list are elsewhere, the entry that a dialog stands on is not", () => {
  expect(isElsewhere(place, { ...place, pathname: "/" })).toBe(true);
  expect(isElsewhere(place, { ...place, search: { entry: "fee" } })).toBe(true);
  expect(isElsewhere(place, { ...place, search: { entry: "3" } })).toBe(false);
});
