import { expect, test } from "vitest";
import { peopleNarrowingIn } from "./people-address.ts";

test("the address of the list of people keeps the staff type and who has no access, and nothing else", () => {
  const narrowing = { staffType: 3, access: "without" };
  expect(peopleNarrowingIn(narrowing)).toEqual(narrowing);
  expect(peopleNarrowingIn({ ...narrowing, staffType: "3" })).toEqual(narrowing);
  expect(peopleNarrowingIn({ staffType: "cook", access: "with", q: "Anna" })).toEqual({});
});
