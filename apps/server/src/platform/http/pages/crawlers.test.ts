import { expect, test } from "vitest";
import { isListed, robots, sitemap } from "./crawlers.ts";

const paths = {
  home: "/",
  "sign-up": "/newcorporation",
  "corporation-login": "/corporationlogin",
  "employee-login": "/employeelogin",
  "trade-terms": "/terms",
  "employee-agreement": "/terms/employees",
  privacy: "/privacy",
  "confirm-reset-password": "/confirmresetpassword/:token",
};

test("search engines are led to the pages that say something to everybody, by their full address", () => {
  const addresses = [...sitemap("https://x.dk", paths).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(addresses).toEqual([
    "https://x.dk/",
    "https://x.dk/newcorporation",
    "https://x.dk/corporationlogin",
    "https://x.dk/employeelogin",
    "https://x.dk/terms",
    "https://x.dk/terms/employees",
    "https://x.dk/privacy",
  ]);
  expect(robots("https://x.dk")).toContain("Sitemap: https://x.dk/sitemap.xml\n");
});

test.each(["confirm-reset-password", "confirm-email", "unsubscribe", null])(
  "a page behind a mailed link, or the app (%s), is listed nowhere",
  (page) => {
    expect(isListed(page)).toBe(false);
  },
);
