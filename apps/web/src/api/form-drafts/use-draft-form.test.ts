import { expect, test } from "vitest";
import { changedValues } from "./use-draft-form.ts";

test("only fields that differ from what the form started with are kept; an emptied one is, one never filled is not", () => {
  const start = { name: "Hotel", city: "Odense", ean: undefined };
  const now = { name: "Hotel", city: "", ean: "" };
  expect(changedValues<Record<string, unknown>>(start, now)).toEqual({ city: "" });
  expect(changedValues<Record<string, unknown>>(start, { ...start })).toBeNull();
});

test("what must not be kept is not among them", () => {
  const start = { city: "Odense", cpr_nr: "", bank_account_nr: "" };
  const now = { city: "Vejle", cpr_nr: "0405981234", bank_account_nr: "12345678" };
  expect(changedValues(start, now, ["cpr_nr", "bank_account_nr"])).toEqual({ city: "Vejle" });
  expect(changedValues(start, { ...start, cpr_nr: "0405981234" }, ["cpr_nr"])).toBeNull();
});
