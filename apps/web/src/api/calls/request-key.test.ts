import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { newRequestName, newUuid, requestKeyOf } from "./request-key.ts";

test("the same content of the same form has the same key, another content or form another", () => {
  const name = newRequestName();
  const draft = { date: "2026-12-04", number_of_staff: 3 };
  expect(requestKeyOf(name, draft)).toBe(requestKeyOf(name, { ...draft }));
  expect(requestKeyOf(name, draft)).not.toBe(requestKeyOf(name, { ...draft, number_of_staff: 4 }));
  expect(requestKeyOf(name, draft)).not.toBe(requestKeyOf(newRequestName(), draft));
  expect(requestKeyOf(name, draft)).toMatch(/^[0-9a-f]{24}-[0-9a-f]{1,8}$/);
});

test("a UUID is made where the page has no TLS, and each is another", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const made = Array.from({ length: 50 }, newUuid);
  vi.unstubAllGlobals();
  for (const one of made) expect(z.uuid().safeParse(one).success, one).toBe(true);
  expect(new Set(made).size).toBe(50);
});
