import { afterEach, expect, test, vi } from "vitest";
import { takeOver } from "./session.ts";

afterEach(() => vi.unstubAllGlobals());

test("a double click takes over once, and another press afterwards again", async () => {
  const asked: string[] = [];
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return Response.json({ token: "taken" });
  });
  await Promise.all([takeOver("corporation", 3), takeOver("corporation", 3)]);
  expect(asked).toHaveLength(1);
  await takeOver("corporation", 3);
  expect(asked).toHaveLength(2);
});
