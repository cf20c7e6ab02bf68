import { expect, test } from "vitest";
import { newRequestName, requestKeyOf } from "./request-key.ts";

test("the same content of the same form has the same key, another content or form another", () => {
  const name = newRequestName();
  const draft = { date: "2026-12-04", number_of_staff: 3 };
  expect(requestKeyOf(name, draft)).toBe(requestKeyOf(name, { ...draft }));
  expect(requestKeyOf(name, draft)).not.toBe(requestKeyOf(name, { ...draft, number_of_staff: 4 }));
  expect(requestKeyOf(name, draft)).not.toBe(requestKeyOf(newRequestName(), draft));
  expect(requestKeyOf(name, draft)).toMatch(/^[0-9a-f]{24}-[0-9a-f]{1,8}$/);
});
