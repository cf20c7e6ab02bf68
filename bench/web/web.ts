import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { type Product, startProduct } from "#tests/support/product.ts";
import { type Figure, median, spread } from "../figures.ts";
import { typeWages } from "./form.ts";
import { FLOOR, startFront } from "./front.ts";
import { launch, openPhone } from "./rig.ts";
import { changeRoutes } from "./route-change.ts";
import { type Visit, visit } from "./visit.ts";

const ROUNDS = 5;

/** The goals of the web app: the front page against the floor page, typing, changing screens. */
export async function measureWeb(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "vagtklar-bench-"));
  const product = await startProduct({ DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent" });
  const browser = await launch();
  try {
    return [...(await measureVisits(browser, product)), ...(await measureUse(browser, product))];
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureVisits(browser: Browser, product: Product): Promise<Figure[]> {
  const front = await startFront(product.url);
  const rounds: { page: [Visit, Visit]; floor: [Visit, Visit] }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const floor = await twoVisits(browser, `${front.url}${FLOOR}`);
    rounds.push({ floor, page: await twoVisits(browser, `${front.url}/`) });
  }
  front.stop();

  const against = (what: string, nth: 0 | 1, key: "firstPaint" | "largestPaint", most: number): Figure => {
    const times = rounds.map(({ page, floor }) => page[nth][key] / floor[nth][key]);
    const seconds = (of: "page" | "floor") =>
      (median(rounds.map((round) => round[of][nth][key])) / 1000).toFixed(2);
    return {
      what: `${what}, times the floor page's (${seconds("page")} s of ${seconds("floor")} s)`,
      figure: spread(times),
      goal: `≤ ${most}`,
      met: median(times) <= most,
    };
  };
  const blocking = rounds.map(({ page }) => page[0].blocking);
  const kilobytes = rounds.map(({ page }) => page[0].scriptBytes / 1000);
  return [
    against("first visit: first contentful paint", 0, "firstPaint", 1.15),
    against("first visit: largest contentful paint", 0, "largestPaint", 1.15),
    against("repeat visit: first contentful paint", 1, "firstPaint", 1.1),
    against("repeat visit: largest contentful paint", 1, "largestPaint", 1.1),
    atMost("first visit: total blocking time", blocking, 150, " ms"),
    atMost("first visit: JavaScript that is fetched, compressed", kilobytes, 100, " kB"),
  ];
}

async function twoVisits(browser: Browser, url: string): Promise<[Visit, Visit]> {
  const context = await openPhone(browser);
  const first = await visit(context, url);
  const second = await visit(context, url);
  await context.close();
  return [first, second];
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

function atMost(what: string, values: readonly number[], most: number, unit: string): Figure {
  return { what, figure: spread(values, 0, unit), goal: `≤ ${most}${unit}`, met: median(values) <= most };
}
