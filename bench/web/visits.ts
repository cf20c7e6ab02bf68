import type { Browser } from "playwright-core";
import type { Product } from "#tests/support/product.ts";
import { type Figure, median, spread } from "../figures.ts";
import { FLOOR, startFront } from "./front.ts";
import { openPhone } from "./rig.ts";
import { type Visit, visit } from "./visit.ts";

const ROUNDS = 5;

/** A first and a repeat visit of a public page against the same page as a file, in turn. */
export async function measureVisits(browser: Browser, product: Product, path: string): Promise<Figure[]> {
  const front = await startFront(product.url, path);
  const rounds: { page: [Visit, Visit]; floor: [Visit, Visit] }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const floor = await twoVisits(browser, `${front.url}${FLOOR}`);
    rounds.push({ floor, page: await twoVisits(browser, `${front.url}${path}`) });
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

export function atMost(what: string, values: readonly number[], most: number, unit: string): Figure {
  return { what, figure: spread(values, 0, unit), goal: `≤ ${most}${unit}`, met: median(values) <= most };
}
