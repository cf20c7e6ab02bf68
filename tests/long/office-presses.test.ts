import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { OfficeRole } from "#rules/people/security/office-roles.ts";
import { officePaths } from "#tests/journeys/actions/office-paths.ts";
import { pressEverything } from "#tests/journeys/actions/press-everything.ts";
import { signInAsAdmin } from "#tests/journeys/actions/sign-in.ts";
import { desktop } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";

const testProduct = startTestProduct();
/** Some of the pages only: `SCREENS=invoice npm run test:long -- office-presses`. */
const only = new RegExp(process.env.SCREENS ?? "");
const MAX_MS = 1_800_000;
let page: Page;
let paths: string[];

async function become(role: OfficeRole): Promise<void> {
  const database = await testProduct.openDatabase();
  const own = database.db.updateTable("corporations").where("email", "=", "admin@vagtklar.test");
  await own.set({ office_role: role }).execute();
  await database.close();
}

describe("an office user who opens every page and presses everything", () => {
  beforeAll(async () => {
    paths = (await officePaths(testProduct.product)).filter((path) => only.test(path));
    page = await testProduct.open("office", desktop);
    await signInAsAdmin(page);
  });

  test.each(["reader", "bookkeeper", "planner"] as const)(
    "makes no call and sees no link that is not for a %s",
    { timeout: MAX_MS },
    async (role) => {
      await become(role);
      const { forbidden } = await pressEverything(page, role, paths);
      expect(forbidden).toEqual([]);
    },
  );
});
