import pg from "pg";
import { limit, limitsOf } from "#server/platform/database/driver/connection.ts";
import { tokenOf } from "../api/fixtures.ts";
import { seededDatabase } from "../databases.ts";
import { type Figure, median } from "../figures.ts";
import { listening, openApp } from "../floor/record.ts";
import { measureExports } from "./exports.ts";
import { asOfficesAre, leftBehind, openJobs } from "./history.ts";
import { askedBy, lists, type Role } from "./lists.ts";
import { becauseDeeper, type LookedAt, lookedAt } from "./looked-at.ts";
import { processorClock } from "./processor-time.ts";

/**
 * Bookings of others beside the thousand of one company, twenty a day at every size: only the past grows. At least 1,765,
 * for a whole pay period; `BENCH_BOOKINGS=1765,100000` measures these.
 */
const OTHERS = [1_765, 100_000, 1_000_000];
const A_DAY = 100_000 / 5_100;
/** The same number as the second, in two years: seven times as much to do. */
const BUSY = { others: 100_000, days: 730 };

const ROUNDS = 7;
const A_ROUND = 4;
const WARM_UP = 6;
const MOST_GROWTH = 1.2;
/** More than that many times is still no more than anybody could notice, or a page or two of a handful. */
const NO_GROWTH = { milliseconds: 0.2, pages: 8 };

/**
 * Every list of every role, and every export, with few bookings, with fifty times and with five hundred times as many;
 * `BENCH_LISTS="office: historic list"` asks for the lists that begin so, and for no exports.
 */
export async function measureGrowth(server: string): Promise<Figure[]> {
  const sizes = process.env.BENCH_BOOKINGS?.split(",").map(Number) ?? OTHERS;
  const agencies = [...sizes.map((others) => ({ others, days: Math.round(others / A_DAY) })), BUSY];
  const urls: string[] = [];
  for (const agency of agencies) urls.push(await seededAgency(server, agency));
  const only = process.env.BENCH_LISTS ?? "";
  const figures = await compareAgencies(urls, only);
  // Last: they are noted in the log, which is a list.
  return only === "" ? [...figures, ...(await measureExports(urls))] : figures;
}

/** An agency with all that its years left behind; answers its database. */
function seededAgency(server: string, agency: { others: number; days: number }): Promise<string> {
  return seededDatabase(server, `agency_${agency.others}_${agency.days}`, {
    ...agency,
    hasVacancies: false,
    left: [asOfficesAre, openJobs, ...leftBehind],
  });
}

/**
 * The figures of each list on these databases, the smallest first, and last the one that has more to do; of those whose
 * role and name begin with `only`.
 */
async function compareAgencies(urls: readonly string[], only: string): Promise<Figure[]> {
  const agencies: Agency[] = [];
  for (const url of urls) agencies.push(await openAgency(url));
  const figures: Figure[] = [];
  for (const role of Object.keys(lists) as Role[]) {
    for (const [name, path] of Object.entries<string>(lists[role])) {
      if (!`${role}: ${name}`.startsWith(only)) continue;
      const looked: LookedAt[] = [];
      for (const agency of agencies) looked.push(await looksOf(agency, role, path));
      const spent = await spentOn(agencies, role, path);
      const found = [timeOf(`${role}: ${name}`, spent), pagesOf(`${role}: ${name}`, looked)];
      // All of them take an hour on a busy machine.
      for (const { what, figure, met } of found)
        console.error(`${met ? "met" : "missed"}  ${what}  ${figure}`);
      figures.push(...found);
    }
  }
  for (const { close } of agencies) await close();
  return figures;
}

type Agency = Awaited<ReturnType<typeof openAgency>>;

/** The product on such a database. Nothing is kept: what grows are the reads, which a kept answer leaves out. */
async function openAgency(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  client.on("error", () => {});
  // Plans are those of the product's connections.
  await limit(client, limitsOf(`${url}?statement_timeout=0`));
  await client.query("create extension if not exists pageinspect");
  const { app, close } = await openApp(url, { ANSWER_CACHE_MB: "0" });
  return {
    app,
    client,
    clock: processorClock(client),
    close: async () => {
      await close();
      await client.end();
    },
  };
}

async function looksOf({ app, client }: Agency, role: Role, path: string): Promise<LookedAt> {
  const asked = await addressOf(app, role, path);
  await ask(app, role, asked);
  const { statements } = await listening(() => ask(app, role, asked));
  return lookedAt(client, { statements });
}

/** Milliseconds of processor time of a call at each agency, in rounds that take turns. */
async function spentOn(agencies: readonly Agency[], role: Role, path: string) {
  const spent = agencies.map(() => ({ all: [] as number[], postgres: [] as number[] }));
  const paths: string[] = [];
  for (const { app } of agencies) {
    const asked = await addressOf(app, role, path);
    paths.push(asked);
    for (let times = 0; times < WARM_UP; times++) await ask(app, role, asked);
  }
  for (let round = 0; round < ROUNDS; round++) {
    // There and back, so that none always pays for what the one before it left to be collected.
    const inTurn = round % 2 === 0 ? [...agencies.entries()] : [...agencies.entries()].reverse();
    for (const [index, { app, clock }] of inTurn) {
      const before = await clock();
      for (let times = 0; times < A_ROUND; times++) await ask(app, role, paths[index] ?? "");
      const after = await clock();
      const postgres = (after.postgres - before.postgres) / A_ROUND;
      spent[index]?.postgres.push(postgres);
      spent[index]?.all.push(postgres + (after.node - before.node) / A_ROUND);
    }
  }
  return spent.map(({ all, postgres }) => ({ all: median(all), postgres: median(postgres) }));
}

type App = Agency["app"];

/** The path as it is asked for: that of a calendar stands in an answer. */
async function addressOf(app: App, role: Role, path: string): Promise<string> {
  if (!path.startsWith("feed of ")) return `/api/${path}`;
  const { url } = JSON.parse(await ask(app, role, `/api/${path.slice("feed of ".length)}`)) as {
    url: string;
  };
  return new URL(url).pathname;
}

async function ask(app: App, role: Role, path: string): Promise<string> {
  const who = askedBy(role, path.slice("/api/".length));
  const headers = who ? { authorization: `Bearer ${tokenOf(who.kind, who.id)}` } : {};
  const { statusCode, body } = await app.inject({ method: "GET", url: path, headers });
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${body}`);
  return body;
}

function timeOf(what: string, spent: readonly { all: number; postgres: number }[]): Figure {
  const busy = spent.at(-1)?.all ?? 0;
  const sizes = spent.slice(0, -1);
  const [least = 0, ...larger] = sizes.map(({ all }) => all);
  const grown = larger.map((all) => (all / least).toFixed(2)).join(", ");
  const both = sizes.map(({ all }) => all.toFixed(1)).join(" → ");
  const postgres = sizes.map((of) => of.postgres.toFixed(2)).join(" → ");
  return {
    what: `${what}: processor time`,
    figure: `${grown} (${both} ms, of it PostgreSQL ${postgres}); busy ${(busy / least).toFixed(2)}`,
    goal: `≤ ${MOST_GROWTH} or ${NO_GROWTH.milliseconds} ms more`,
    met: larger.every((all) => all <= Math.max(least * MOST_GROWTH, least + NO_GROWTH.milliseconds)),
  };
}

function pagesOf(what: string, looked: readonly LookedAt[]): Figure {
  const busy = looked.at(-1)?.pages ?? 0;
  const sizes = looked.slice(0, -1);
  const [small, ...larger] = sizes;
  const least = small?.pages ?? 0;
  const deeper = larger.map((of) => becauseDeeper(of, small?.levels ?? new Map()));
  const grown = larger.map(({ pages }) => (pages / least).toFixed(2)).join(", ");
  return {
    what: `${what}: pages that PostgreSQL looks at`,
    figure: `${grown} (${sizes.map(({ pages }) => pages).join(" → ")}, of it deeper indexes ${deeper.join(" → ")}); busy ${(busy / least).toFixed(2)}`,
    goal: `≤ ${MOST_GROWTH} or ${NO_GROWTH.pages} more, deeper indexes apart`,
    met: larger.every(({ pages }, index) => {
      return pages - (deeper[index] ?? 0) <= Math.max(least * MOST_GROWTH, least + NO_GROWTH.pages);
    }),
  };
}
