import { expect, test } from "vitest";
import type { WireReplacements } from "#contract/applications/standby.endpoints.ts";
import { replacementTexts } from "#texts/da/corporation/asking/standby.ts";
import { askedOf, stillChosen } from "./chosen-people.ts";

type Person = WireReplacements["people"][number];

const person = (employee_id: number, state?: "open" | "declined") =>
  ({ employee_id, offer: state ? { state, until: "2026-11-24T12:00:00Z" } : null }) as Person;

test("who has left the list, or was asked by somebody else, is not chosen any more", () => {
  const people = [person(1), person(2, "open"), person(3, "declined")];
  expect(stillChosen(people, new Set([1, 2, 3, 4]))).toEqual([1, 3]);
});

test("of those who were chosen only who fitted until then counts as asked, and the message says so", () => {
  const asked = askedOf([person(1, "open"), person(2), person(5, "open")], [1, 2, 3]);
  expect(asked).toBe(1);
  expect(replacementTexts.asked(asked, 2)).toBe("1 person er spurgt på sms. 2 er ikke ledige mere");
  expect(replacementTexts.asked(2, 0)).toBe("2 personer er spurgt på sms");
});
