import { expect, test } from "vitest";
import { peopleNarrowingIn } from "./people-address.ts";

test("the address of the list of people keeps the staff type, who has no access and whose right to work is not stated, and nothing else", () => {
  const narrowing = { staffType: 3, access: "without", right: "not_stated" };
  expect(peopleNarrowingIn(narrowing)).toEqual(narrowing);
  expect(peopleNarrowingIn({ ...narrowing, staffType: "3" })).toEqual(narrowing);
  expect(peopleNarrowingIn({ staffType: "cook", access: "with", right: "free", q: "Anna" })).toEqual({});
});
