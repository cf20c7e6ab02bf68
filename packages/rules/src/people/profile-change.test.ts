import fc from "fast-check";
import { expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { profileChangeOf, valuesToPutBack } from "./profile-change.ts";

eachExample("people", "Putting a profile back", (row) => {
  const city = (name: string) => ({ city: row.textOrNull(name) });
  const change = profileChangeOf(city("Before"), city("After"));
  expect(valuesToPutBack(change, city("Now")).city).toBe(row.textOrNull("Put back") ?? undefined);
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
