import pg from "pg";
import type { Product } from "#tests/support/product.ts";
import { asOfficesAre, leftBehind, openJobs } from "../agency/history.ts";
import { seededDatabase, startMeasured } from "../databases.ts";
import { tokenOf } from "../day/world.ts";
import { type Figure, median } from "../figures.ts";
import { measureExports } from "./exports.ts";
import { askedBy, lists, type Role } from "./lists.ts";
import { processorClock } from "./processor-time.ts";

/**
 * Bookings of others beside the thousand of one company, twenty a day at every size: only the past grows. At least 1,765,
 * for a whole pay period; `BENCH_BOOKINGS=1765,100000` measures these.
 */
const OTHERS = [1_765, 100_000, 1_000_000];
const A_DAY = 100_000 / 5_100;
/** As many bookings as the second, in two years: seven times as much to do. */
const BUSY = { others: 100_000, days: 730 };

const ROUNDS = 7;
const A_ROUND = 4;
const WARM_UP = 6;
const MAX_GROWTH = 1.2;
/** Milliseconds more than that are still no more than anybody could notice. */
const UNNOTICED = 0.2;

/**
 * Every list of every role, and every export, with few bookings, with fifty times and with five hundred times as many;
 * `BENCH_LISTS="office: historic list"` asks for the lists that begin so, and for no exports.
 */
export async function measureGrowth(server: string): Promise<Figure[]> {
  const sizes = process.env.BENCH_BOOKINGS?.split(",").map(Number) ?? OTHERS;
  const sized = [...sizes.map((others) => ({ others, days: Math.round(others / A_DAY) })), BUSY];
  const urls: string[] = [];
  for (const size of sized) {
    const left = [asOfficesAre, openJobs, ...leftBehind];
    const name = `agency_${size.others}_${size.days}`;
    urls.push(await seededDatabase(server, name, { ...size, hasVacancies: false, left }));
  }
  const only = process.env.BENCH_LISTS ?? "";
  const figures = await compareAgencies(urls, only);
  // Last: they are noted in the log, which is a list.
  return only === "" ? [...figures, ...(await measureExports(urls))] : figures;
}

/** The figures of each list on these databases, the smallest first, and last the one that has more to do. */
async function compareAgencies(urls: readonly string[], only: string): Promise<Figure[]> {
  const agencies: Agency[] = [];
  for (const url of urls) agencies.push(await openAgency(url));
  const figures: Figure[] = [];
  for (const role of Object.keys(lists) as Role[]) {
    for (const [name, path] of Object.entries<string>(lists[role])) {
      if (!`${role}: ${name}`.startsWith(only)) continue;
      const figure = figureOf(`${role}: ${name}`, await spentOn(agencies, role, path));
      // All of them take a quarter of an hour.
      console.error(`${figure.met ? "met" : "missed"}  ${figure.what}  ${figure.figure}`);
      figures.push(figure);
    }
  }
  for (const { close } of agencies) await close();
  return figures;
}

type Agency = Awaited<ReturnType<typeof openAgency>>;

async function openAgency(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const product = await startMeasured(url);
  return {
    product,
    clock: processorClock(product.process.pid ?? 0, client),
    close: async () => {
      await product.stop();
      await client.end();
    },
  };
}

/** Milliseconds of processor time of a call at each agency, in rounds that take turns. */
async function spentOn(agencies: readonly Agency[], role: Role, path: string) {
  const spent = agencies.map(() => ({ all: [] as number[], postgres: [] as number[] }));
  const paths: string[] = [];
  for (const { product } of agencies) {
    const asked = await addressOf(product, role, path);
    paths.push(asked);
    for (let times = 0; times < WARM_UP; times++) await ask(product, role, asked);
  }
  for (let round = 0; round < ROUNDS; round++) {
    // There and back, so that none always pays for what the one before it left to be collected.
    const inTurn = round % 2 === 0 ? [...agencies.entries()] : [...agencies.entries()].reverse();
    for (const [index, { product, clock }] of inTurn) {
      const before = await clock();
      for (let times = 0; times < A_ROUND; times++) await ask(product, role, paths[index] ?? "");
      const after = await clock();
      const postgres = (after.postgres - before.postgres) / A_ROUND;
      spent[index]?.postgres.push(postgres);
      spent[index]?.all.push(postgres + (after.server - before.server) / A_ROUND);
    }
  }
  return spent.map(({ all, postgres }) => ({ all: median(all), postgres: median(postgres) }));
}

/** The path as it is asked for: that of a calendar stands in an answer. */
async function addressOf(product: Product, role: Role, path: string): Promise<string> {
  if (!path.startsWith("feed of ")) return `/api/${path}`;
  const { url } = JSON.parse(await ask(product, role, `/api/${path.slice("feed of ".length)}`)) as {
    url: string;
  };
  return new URL(url).pathname;
}

async function ask(product: Product, role: Role, path: string): Promise<string> {
  const who = askedBy(role, path.slice("/api/".length));
  const headers = new Headers(who ? { authorization: `Bearer ${tokenOf(who.kind, who.id)}` } : {});
  const response = await fetch(`${product.url}${path}`, { headers });
  const body = await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${body}`);
  return body;
}

function figureOf(what: string, spent: readonly { all: number; postgres: number }[]): Figure {
  const busy = spent.at(-1)?.all ?? 0;
  const sizes = spent.slice(0, -1);
  const [least = 0, ...larger] = sizes.map(({ all }) => all);
  const grown = larger.map((all) => (all / least).toFixed(2)).join(", ");
  const both = sizes.map(({ all }) => all.toFixed(1)).join(" → ");
  const postgres = sizes.map((of) => of.postgres.toFixed(2)).join(" → ");
  return {
    what,
    figure: `${grown} (${both} ms, of it PostgreSQL ${postgres}); busy ${(busy / least).toFixed(2)}`,
    goal: `≤ ${MAX_GROWTH} or ${UNNOTICED} ms more`,
    met: larger.every((all) => all <= Math.max(least * MAX_GROWTH, least + UNNOTICED)),
  };
}
