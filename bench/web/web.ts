import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { type Product, startProduct } from "#tests/support/product.ts";
import type { Figure } from "../figures.ts";
import { typeWages } from "./form.ts";
import { launch, openPhone } from "./rig.ts";
import { changeRoutes } from "./route-change.ts";
import { atMost, measureVisits } from "./visits.ts";

/** The goals of the web app: the front page against the floor page, typing, changing screens. */
export async function measureWeb(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "vagtklar-bench-"));
  const product = await startProduct({ DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent" });
  const browser = await launch();
  try {
    return [...(await measureVisits(browser, product, "/")), ...(await measureUse(browser, product))];
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureUse(browser: Browser, product: Product): Promise<Figure[]> {
  const typing = await openPhone(browser);
  const keys = await typeWages(typing, `${product.url}/`);
  await typing.close();
  const signedIn = await openPhone(browser);
  const changes = await changeRoutes(signedIn, product, 1);
  const slowChanges = await changeRoutes(signedIn, product, 4);
  await signedIn.close();
  return [
    atMost("booking form, 4× slower processor: script a key typed, live price included", keys, 16, " ms"),
    atMost("preloaded screen: from the tap to its first frame", changes, 100, " ms"),
    atMost("the same on a 4× slower processor", slowChanges, 150, " ms"),
  ];
}
