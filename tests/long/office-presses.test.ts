import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { addColleagues, type Colleague, emailOf } from "#tests/journeys/actions/office-colleagues.ts";
import { officePaths } from "#tests/journeys/actions/office-paths.ts";
import { pressEverything } from "#tests/journeys/actions/press-everything.ts";
import { signInAsCorporation } from "#tests/journeys/actions/sign-in.ts";
import { desktop } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";

const testProduct = startTestProduct();
/** Some of the pages only: `SCREENS=invoice npm run test:long -- office-presses`. */
const only = new RegExp(process.env.SCREENS ?? "");
const MAX_MS = 1_800_000;
const roles = ["reader", "bookkeeper", "planner"] as const;
const windows = new Map<Colleague, Page>();
let paths: string[];

describe("an office user who opens every page and presses everything", () => {
  beforeAll(async () => {
    paths = (await officePaths(testProduct.product)).filter((path) => only.test(path));
    await addColleagues(testProduct);
    for (const role of roles) {
      const page = await testProduct.open(role, desktop);
      await signInAsCorporation(page, emailOf(role));
      windows.set(role, page);
    }
  });

  test.concurrent.each(roles)(
    "makes no call and sees no link that is not for a %s, and no press does nothing",
    { timeout: MAX_MS },
    async (role) => {
      const page = windows.get(role);
      if (!page) throw new Error(`no window of the ${role}`);
      const { forbidden, silent } = await pressEverything(page, role, paths);
      expect({ forbidden, silent }).toEqual({ forbidden: [], silent: [] });
    },
  );
});
