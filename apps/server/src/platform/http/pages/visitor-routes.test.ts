import { describe, expect, it } from "vitest";
import { answerTo, findPage, visitorRedirect } from "./visitor-routes.ts";

const pages = {
  home: "/",
  "corporation-login": "/corporationlogin",
  "confirm-reset-password": "/confirmresetpassword/:token",
  unsubscribe: "/email/unsubscribe/:token",
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

  it.each([
    "/editemployee",
    "/my-data",
    "/penalties",
    "/history",
    "/pay",
    "/bookinginformation/1017",
    "/employee/shifts/1017",
  ])("%s shows the employee login and keeps the wanted path", (path) => {
    expect(findPage(pages, path)).toEqual({ page: "employee-login", params: { wanted: path } });
  });

  it("sends checkout to the company login, which leads back to it", () => {
    const redirect = visitorRedirect(new URL("http://x/checkout-employees/1017"));
    expect(redirect).toBe("/corporationlogin?next=%2Fcheckout-employees%2F1017");
  });

  it("sends invoices to the company login, which leads back to those of the booking that the mail is about", () => {
    const redirect = visitorRedirect(new URL("http://x/invoices?booking=7"));
    expect(new URL(redirect, "http://x").searchParams.get("next")).toBe("/invoices?booking=7");
  });

  it.each([
    ["/checkout-employees/1017?as=employee", "/employeelogin?next=%2Fcheckout-employees%2F1017"],
    ["/checkout-employees/1017?as=company", "/corporationlogin?next=%2Fcheckout-employees%2F1017"],
    ["//elsewhere/x?as=employee", "/employeelogin?next=%2F%2Felsewhere%2Fx"],
  ])("a link in a message, %s, leads to the login of whom it is for: %s", (link, login) => {
    expect(visitorRedirect(new URL(`http://x${link}`))).toBe(login);
  });

  it.each(["/admin/showEmployees", "/viewBooking/1", "/foo/bar"])("sends %s to the front page", (path) => {
    expect(findPage(pages, path)).toBeNull();
    expect(visitorRedirect(new URL(`http://x${path}`))).toBe("/");
  });
});

describe("what is sent for an address", () => {
  const sent = (path: string, cookie = "", isStart = true) =>
    answerTo(pages, new URL(`http://x${path}`), { cookie, isStart });

  it("is the app for who is signed in, also by a link to an employee", () => {
    expect(sent("/checkout-employees/7?as=employee", "vagtklar_session=employee")).toBe("app");
    expect(sent("/", "vagtklar_session=corporation")).toBe("app");
    expect(sent("/", "other=1; __Host-vagtklar_session=employee")).toBe("app");
    expect(sent("/", "my_vagtklar_session=employee")).not.toBe("app");
  });

  it("keeps the digits that were scanned at the door through the employee's login", () => {
    expect(sent("/bookinginformation/7?as=employee&pin=0123")).toEqual({
      page: "employee-login",
      params: { wanted: "/bookinginformation/7?pin=0123" },
    });
  });

  it("is the page that ends the job mails, signed in as well as signed out", () => {
    for (const cookie of ["", "vagtklar_session=employee", "vagtklar_session=corporation"]) {
      expect(sent("/email/unsubscribe/Abc", cookie)).toEqual({
        page: "unsubscribe",
        params: { token: "Abc" },
      });
    }
  });

  it("is the employee's login where a message to an employee leads home", () => {
    expect(sent("/?as=employee")).toEqual({ redirect: "/employeelogin" });
  });

  it("is the employee's login at the start of an employee's phone, which still reaches the front page from there", () => {
    const phone = "vagtklar_phone=employee";
    expect(sent("/", phone)).toEqual({ redirect: "/employeelogin" });
    expect(sent("/", phone, false)).toMatchObject({ page: "home" });
    expect(sent("/?typed=1", phone)).toMatchObject({ page: "home" });
    expect(sent("/?booking", phone)).toMatchObject({ page: "booking" });
    expect(sent("/")).toMatchObject({ page: "home" });
  });
});
