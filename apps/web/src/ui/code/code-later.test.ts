import { expect, test } from "vitest";
import { lazyCode } from "./code-later.ts";

test("code is fetched once, however many ask for it", async () => {
  let fetches = 0;
  const code = lazyCode(async () => {
    fetches += 1;
    return "calendar";
  });
  expect(code.current()).toBeNull();
  expect(await Promise.all([code.fetch(), code.fetch()])).toEqual(["calendar", "calendar"]);
  await code.fetch();
  await code.prepare();
  expect([fetches, code.current()]).toEqual([1, "calendar"]);
});

test("a failed fetch is told to who needs the code, not to who prepares it, and the next one may succeed", async () => {
  let isOnline = false;
  const code = lazyCode(async () => {
    if (!isOnline) throw new Error("no network");
    return "calendar";
  });
  await code.prepare();
  await expect(code.fetch()).rejects.toThrow("no network");
  expect(code.current()).toBeNull();
  isOnline = true;
  expect(await code.fetch()).toBe("calendar");
});
