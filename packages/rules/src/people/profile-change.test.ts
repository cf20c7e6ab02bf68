import fc from "fast-check";
import { expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import {
  changedSinceInvoice,
  changedSincePay,
  changedSinceSeen,
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

eachExample("people", "Changed since the last pay", (row) => {
  const change = {
    [row.text("Field")]: { before: row.textOrNull("Before"), after: row.textOrNull("After") },
  };
  const lastPaid = row.textOrNull("Last paid") === null ? null : row.moment("Last paid");
  const found = changedSincePay([{ at: row.moment("Changed"), change }], lastPaid);
  expect(found?.fields ?? []).toEqual(row.textOrNull("Shown")?.split(", ") ?? []);
});

eachExample("people", "Changed since the last invoice", (row) => {
  const change = {
    [row.text("Field")]: { before: row.textOrNull("Before"), after: row.textOrNull("After") },
  };
  const lastInvoiced = row.textOrNull("Last invoiced") === null ? null : row.moment("Last invoiced");
  const found = changedSinceInvoice([{ at: row.moment("Changed"), change }], lastInvoiced);
  expect(found?.fields ?? []).toEqual(row.textOrNull("Shown")?.split(", ") ?? []);
});

test("a change of pay data that was taken back since the last pay shows nothing", () => {
  const away = { bank_reg_nr: { before: "1234", after: "4321" } };
  const back = { bank_reg_nr: { before: "4321", after: "1234" } };
  expect(changedSincePay([{ at: 2, change: away }], 1)?.last).toEqual({ at: 2, change: away });
  expect(
    changedSincePay(
      [
        { at: 2, change: away },
        { at: 3, change: back },
      ],
      1,
    ),
  ).toBeNull();
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

eachExample("people", "A form that two save", (row) => {
  const values = (column: string) => ({ city: row.textOrNull(column) });
  const changed = changedSinceSeen(values("Seen"), values("Stored now"), values("Wanted"));
  expect(Object.keys(changed).length > 0).toBe(row.yes("Refused"));
});

test("what the database has stored in another order of keys is the same", () => {
  const [seen, now] = [{ blocks: [{ title: "a", text: "b" }] }, { blocks: [{ text: "b", title: "a" }] }];
  expect(changedSinceSeen(seen, now, { blocks: [] })).toEqual({});
});

test("a field that is not written is overwritten by nobody", () => {
  expect(changedSinceSeen({ city: "Odense" }, { city: "Skagen" }, { phone: "20112233" })).toEqual({});
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
