import { describe, expect, it } from "vitest";
import { findPage, visitorRedirect } from "./visitor-routes.ts";

const pages = {
  home: "/",
  "corporation-login": "/corporationlogin",
  "confirm-reset-password": "/confirmresetpassword/:token",
};

describe("what a visitor finds", () => {
  it.each([
    ["/", "home"],
    ["/corporationLogin", "corporation-login"],
    ["/CORPORATIONLOGIN/", "corporation-login"],
  ])("%s is the page %s, whatever its letter case", (path, page) => {
    expect(findPage(pages, path)?.page).toBe(page);
  });

  it("keeps a token's letters as they are", () => {
    expect(findPage(pages, "/confirmResetPassword/AbC-1")?.params).toEqual({ token: "AbC-1" });
  });

  it.each(["/editemployee", "/my-data", "/penalties", "/bookinginformation/1017", "/employee/shifts/1017"])(
    "%s shows the employee login and keeps the wanted path",
    (path) => {
      expect(findPage(pages, path)).toEqual({ page: "employee-login", params: { wanted: path } });
    },
  );

  it("sends checkout to the company login, which leads back to it", () => {
    const redirect = visitorRedirect(new URL("http://x/checkout-employees/1017"));
    expect(redirect).toBe("/corporationlogin?next=%2Fcheckout-employees%2F1017");
  });

  it.each(["/admin/showEmployees", "/viewBooking/1", "/foo/bar"])("sends %s to the front page", (path) => {
    expect(findPage(pages, path)).toBeNull();
    expect(visitorRedirect(new URL(`http://x${path}`))).toBe("/");
  });
});
