import fc from "fast-check";
import { expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import {
  netChangeOf,
  type ProfileChange,
  profileChangeOf,
  toldFieldsOf,
  valuesToPutBack,
} from "./profile-change.ts";

eachExample("people", "Putting a profile back", (row) => {
  const city = (name: string) => ({ city: row.textOrNull(name) });
  const change = profileChangeOf(city("Before"), city("After"));
  expect(valuesToPutBack(change, city("Now"))).toEqual(row.yes("Put back") ? city("Before") : {});
});

eachExample("people", "Changed pay or contact data", (row) => {
  const field = row.text("Field");
  const change = { [field]: { before: row.textOrNull("Before"), after: row.textOrNull("After") } };
  expect(toldFieldsOf(change)).toEqual(row.yes("Told") ? [field] : []);
});

eachExample("people", "A profile that two save", (row) => {
  let before = row.textOrNull("Seen");
  const changes: ProfileChange[] = [];
  for (const after of row.textOrNull("Saved since")?.split(", ") ?? []) {
    changes.push({ city: { before, after } });
    before = after;
  }
  expect(Object.keys(netChangeOf(changes)).length > 0).toBe(row.yes("Refused"));
});

test("what nobody has changed since is as it was before", () => {
  const profile = fc.record({ city: fc.string(), phone: fc.option(fc.string()), owns_car: fc.boolean() });
  fc.assert(
    fc.property(profile, profile, (before, after) => {
      const back = valuesToPutBack(profileChangeOf(before, after), after);
      expect({ ...after, ...back }).toEqual(before);
    }),
  );
});
