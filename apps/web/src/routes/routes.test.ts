import { expect, test } from "vitest";
import { createAppRouter } from "./routes.tsx";
import { admin, row } from "./screen-row.ts";

const nothing = admin(async () => () => null);
const lists = [row("/admin/showEmployees", nothing), row("/admin/showCorporations", nothing)];

/** Where an address leads an admin on to, null where its own page is shown. */
function ledFrom(path: string): unknown {
  const router = createAppRouter("admin", lists);
  const [, , route] = router.getMatchedRoutes(path);
  try {
    route?.options.beforeLoad?.({});
    return null;
  } catch (redirect) {
    return (redirect as { options: { to: unknown } }).options.to;
  }
}

test("the address of one employee or company without its number leads to the list of all", () => {
  expect(ledFrom("/admin/employees")).toBe("/admin/showEmployees");
  expect(ledFrom("/admin/corporations")).toBe("/admin/showCorporations");
  expect(ledFrom("/admin/showEmployees")).toBeNull();
});
