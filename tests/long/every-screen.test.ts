import { expect, test } from "vitest";
import { desktop, look, narrowPhone, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { createAppRouter, fetchBackOffice, noBackOffice } from "#web/routes/routes.tsx";
import type { Role } from "#web/routes/screen-row.ts";
import { publicPages } from "#web/screens/public/pages.ts";
import { openScreen, type Person, people } from "./every-screen.ts";

const testProduct = startTestProduct();
const devices = [
  { width: 320, device: narrowPhone },
  { width: 360, device: smallPhone },
  { width: 1280, device: desktop },
] as const;
const visits = people.flatMap((person) => devices.map((seen) => ({ ...seen, ...person })));
const opened: Record<Person["who"], string[]> = {
  visitor: [],
  company: [],
  employee: [],
  newcomer: [],
  admin: [],
};
/** Some of the paths only: `SCREENS=invoice npm run test:long -- every-screen`. */
const only = new RegExp(process.env.SCREENS ?? "");
const wrong: Record<string, unknown> = {};

test.each(visits)(
  "the $who's screens are looked at, $width px",
  async ({ who, width, device, ...person }) => {
    const page = await testProduct.open(`${who} ${width}`, device);
    await person.enter(page);
    opened[who] = await person.screens(testProduct.product);
    for (const path of opened[who].filter((one) => only.test(one))) {
      await openScreen(page, path);
      const name = `${who}-${width}-${path.replaceAll(/[^a-zA-Z0-9]+/g, "-")}`;
      await look(page, name).catch((failure: Error & { actual?: unknown }) => {
        wrong[name] = failure.actual ?? failure.message;
        console.log(failure.message, failure.actual);
      });
    }
  },
);

test("every path of the app and of the public pages was among them", async () => {
  const rolesOf: Record<Exclude<Person["who"], "visitor">, Role> = {
    company: "corporation",
    employee: "employee",
    newcomer: "new employee",
    admin: "admin",
  };
  const missing = Object.values(publicPages)
    .flatMap(({ path }) => path ?? [])
    .filter((path) => !opened.visitor.some((seen) => isAt(path, seen)))
    .map((path) => `visitor ${path}`);
  for (const [who, role] of Object.entries(rolesOf) as [keyof typeof rolesOf, Role][]) {
    // What leads on has no screen: anything unknown, and for most the admin's own home.
    const isScreen = (path: string) => path !== "/$" && (path !== "/home" || role === "admin");
    const paths = Object.keys(
      createAppRouter(role, role === "admin" ? await fetchBackOffice() : noBackOffice).routesByPath,
    ).filter(isScreen);
    const seen = opened[who];
    missing.push(
      ...paths.filter((path) => !seen.some((one) => isAt(path, one))).map((path) => `${who} ${path}`),
    );
  }
  expect(missing).toEqual([]);
});

test("on no screen a thumb misses, anything sticks out, or axe finds a violation", () => {
  expect(wrong).toEqual({});
});

/** Whether a path of the address leads to a row of the routes. */
function isAt(row: string, path: string): boolean {
  const pattern = row.toLowerCase().replaceAll(/[$:]\w+/g, "[^/]+");
  return new RegExp(`^${pattern}$`).test(path.toLowerCase().replace(/\?.*/, ""));
}
