import { existsSync, readFileSync } from "node:fs";
import pg from "pg";
import { COMPANIES, tokenOf } from "../api/fixtures.ts";
import { pagesOf } from "../api/pages.ts";
import { run, seededDatabase } from "../databases.ts";
import { type Figure, median } from "../figures.ts";
import { listening, openApp } from "../floor/record.ts";
import { type OfficeCall, officeCalls } from "./calls.ts";
import { asOfficesAre, leftBehind } from "./history.ts";

/**
 * Bookings of many companies, beside a thousand of one: of an agency that began two months ago, so that its last pay
 * period is whole, of the same agency fourteen years later, with as much to do, and of one that is two years old and
 * has seven times as much to do.
 */
const AGENCIES = {
  young: { others: 1_765, days: 90 },
  old: { others: 100_000, days: 5_100 },
  large: { others: 100_000, days: 730 },
} as const;
const ROUNDS = 12;
/** Processor time is told in hundredths of a second. */
const A_ROUND = 8;
const MOST_GROWTH = 1.2;

/** What an admin's pages ask for with few bookings and with fifty times as many, of which what is old is sent. */
export async function measureOffice(server: string): Promise<Figure[]> {
  const offices: Office[] = [];
  for (const agency of agencies) offices.push(await openOffice(await seededOffice(server, agency)));
  const figures: Figure[] = [];
  for (const name of Object.keys(officeCalls) as OfficeCall[]) {
    const pages: number[] = [];
    for (const office of offices) pages.push(await pagesLookedAt(office, name));
    const spent = await spentOn(name, offices);
    const [young = 0, old = 0, large = 0] = spent.map((times) => median(times));
    const grown = pages.map((of) => of / (pages[0] ?? 1));
    figures.push(
      {
        what: `${name}: processor time with 101,000 bookings, times that with 2,765, as much to do (${old.toFixed(1)} of ${young.toFixed(1)} ms)`,
        figure: (old / young).toFixed(2),
        goal: `≤ ${MOST_GROWTH}`,
        met: old / young <= MOST_GROWTH,
      },
      {
        what: `${name}: pages that PostgreSQL looks at (${pages[1]} of ${pages[0]})`,
        figure: grown[1]?.toFixed(2) ?? "",
        goal: `≤ ${MOST_GROWTH}`,
        met: (grown[1] ?? 0) <= MOST_GROWTH,
      },
      {
        what: `${name}: processor time; pages, with seven times as much to do`,
        figure: `${(large / young).toFixed(2)}; ${grown[2]?.toFixed(2)}`,
        goal: "reported",
      },
    );
  }
  for (const { close } of offices) await close();
  return figures;
}

type Agency = keyof typeof AGENCIES;
const agencies = Object.keys(AGENCIES) as Agency[];

/** The database of an agency with all that its years left behind; answers its address. */
async function seededOffice(server: string, agency: Agency): Promise<string> {
  const url = await seededDatabase(server, `office_${agency}`, { ...AGENCIES[agency], hasVacancies: false });
  for (const statement of [asOfficesAre, ...leftBehind, "vacuum analyze"]) {
    await run(`${url}?statement_timeout=0`, statement);
  }
  return url;
}

type Office = Awaited<ReturnType<typeof openOffice>>;

/** The product on such a database. Nothing is kept: what grows are the reads, which a kept answer leaves out. */
async function openOffice(url: string) {
  return { url, ...(await openApp(url, { ANSWER_CACHE_MB: "0" })) };
}

/** Pages of 8 kB that PostgreSQL looks at for one call; other work on the machine does not change it. */
async function pagesLookedAt({ app, url }: Office, name: OfficeCall): Promise<number> {
  await ask(app, name);
  const { statements } = await listening(() => ask(app, name));
  return pagesOf(url, { statements });
}

/** Processor time in milliseconds of a call at each office, in rounds that take turns. */
async function spentOn(name: OfficeCall, offices: readonly Office[]): Promise<number[][]> {
  const spent = offices.map(() => [] as number[]);
  for (const { app } of offices) {
    for (let round = 0; round < 5; round++) await ask(app, name);
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, { app, url }] of offices.entries()) {
      const before = await processorTime(url);
      for (let times = 0; times < A_ROUND; times++) await ask(app, name);
      spent[index]?.push(((await processorTime(url)) - before) / A_ROUND);
    }
  }
  return spent;
}

type App = Awaited<ReturnType<typeof openApp>>["app"];

async function ask(app: App, name: OfficeCall): Promise<void> {
  const headers = { authorization: `Bearer ${tokenOf("corporation", COMPANIES.first + 1)}` };
  const { statusCode, body } = await app.inject({ method: "GET", url: `/api/${officeCalls[name]}`, headers });
  if (statusCode !== 200) throw new Error(`${name} answered ${statusCode}: ${body}`);
}

/** Processor time in milliseconds, of this process and of all that PostgreSQL has run for the database while this one looked. */
async function processorTime(url: string): Promise<number> {
  const { user, system } = process.cpuUsage();
  clients[url] ??= await connected(url);
  const client = clients[url];
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  seen[url] ??= new Map();
  const ticks = seen[url];
  for (const { pid } of rows) {
    const fields = statOf(pid);
    if (fields) ticks.set(pid, Number(fields[11]) + Number(fields[12]));
  }
  return (user + system) / 1000 + 10 * ticks.values().reduce((sum, of) => sum + of, 0);
}

/** What the system says of a process; null once it is gone, as one is that vacuumed. */
function statOf(pid: number): string[] | null {
  const path = `/proc/${pid}/stat`;
  return existsSync(path) ? (readFileSync(path, "utf8").split(") ")[1]?.split(" ") ?? null) : null;
}

/** Ticks by process; one that has ended keeps what it had. */
const seen: Record<string, Map<number, number>> = {};

const clients: Record<string, pg.Client> = {};

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  client.on("error", () => {});
  return client;
}
