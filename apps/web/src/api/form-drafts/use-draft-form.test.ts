import { expect, test } from "vitest";
import { changedValues } from "./use-draft-form.ts";

test("only fields that differ from what the form started with are kept; an emptied one is, one never filled is not", () => {
  const start = { name: "Hotel", city: "Odense", ean: undefined };
  const now = { name: "Hotel", city: "", ean: "" };
  expect(changedValues<Record<string, unknown>>(start, now)).toEqual({ city: "" });
  expect(changedValues<Record<string, unknown>>(start, { ...start })).toBeNull();
});
