import { expect, test } from "vitest";
import { loginPath } from "./login-path.ts";
import { ownPath, returnTo } from "./return-to.ts";

test("a login leads back to the page that was wanted, but the home needs no naming", () => {
  expect(loginPath("corporation", "/editBooking/7?review=1")).toBe(
    "/corporationlogin?next=%2FeditBooking%2F7%3Freview%3D1",
  );
  expect(loginPath("corporation", "/")).toBe("/corporationlogin");
  expect(returnTo("?next=%2FeditBooking%2F7%3Freview%3D1")).toBe("/editBooking/7?review=1");
  expect(returnTo("")).toBeNull();
});

test.each([
  "//elsewhere.example",
  "/\\elsewhere.example",
  "https://elsewhere.example",
  "javascript:alert(1)",
  "",
  7,
])("%s is no path of this origin, and nobody is led there", (path) => {
  expect(ownPath(path)).toBeNull();
  expect(returnTo(`?next=${encodeURIComponent(path)}`)).toBeNull();
  expect(loginPath("corporation", String(path))).toBe("/corporationlogin");
});
