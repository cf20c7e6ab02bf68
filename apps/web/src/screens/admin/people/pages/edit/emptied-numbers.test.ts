import { expect, test } from "vitest";
import { withEmptied } from "./emptied-numbers.tsx";

test("a number that is marked as emptied is sent empty, and one that is typed over is not", () => {
  const changed = { empty_cpr_nr: true, empty_bank_reg_nr: true, bank_reg_nr: "1234" };
  expect(withEmptied(changed)).toEqual({ cpr_nr: "", bank_reg_nr: "1234" });
});

test("what is not marked is not sent", () => {
  expect(withEmptied({ empty_cpr_nr: false })).toEqual({});
});
