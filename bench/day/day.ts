import { parseArgs } from "node:util";
import { project } from "#tests/support/product.ts";
import { median, quantile, quartiles } from "../figures.ts";
import { callsOfShift, openPages } from "./calls.ts";
import { openStreams, type Played, playAtOnce, playAtPace, shuffled, type Times } from "./client.ts";
import { type Side, startBaseline, startSide } from "./sides.ts";
import { timePasses } from "./world.ts";

const AT_ONCE = 16;
/** So many that each connection has planned what it is asked once a shift. */
const WARM_UP_SHIFTS = 150;
/** Seconds of calls at half of the highest rate, in two turns. */
const PACED_SECONDS = 20;

interface Round {
  readonly server: number;
  readonly postgres: number;
  readonly perSecond: number;
}

/** What was seen of one side. */
interface Seen {
  readonly side: Side;
  readonly rounds: Round[];
  /** At 16 at once, and at half of the highest rate. */
  readonly busy: Times;
  readonly paced: Times;
  readonly failures: string[];
  requests: number;
}

/**
 * `npm run bench`: what a worked shift costs, of the product in `--server` (this checkout unless given), of that in
 * `--against`, and of the baseline. Each plays the same days on a PostgreSQL of its own; they take turns in rounds.
 */
export async function measureDay(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      server: { type: "string", default: project },
      against: { type: "string" },
      rounds: { type: "string", default: "7" },
      shifts: { type: "string", default: "25" },
    },
  });
  const sides: Side[] = [];
  try {
    sides.push(await startBaseline(values.server));
    sides.push(await startSide("product", values.server));
    if (values.against) sides.push(await startSide("against", values.against));
    await compare(sides, Number(values.rounds), Number(values.shifts));
  } finally {
    for (const side of sides) await side.stop();
  }
}

async function compare(sides: readonly Side[], rounds: number, shifts: number): Promise<void> {
  const all = sides.map((side): Seen => {
    return { side, rounds: [], busy: new Map(), paced: new Map(), failures: [], requests: 0 };
  });
  const streams = sides.map(({ url }) => openStreams(url, openPages()));
  try {
    let first = 0;
    const next = (count: number) => {
      const played = Array.from({ length: count }, (_, n) => callsOfShift(first + n));
      first += count;
      return shuffled(played.flat(), first);
    };
    const warm = next(WARM_UP_SHIFTS);
    for (const seen of all) note(seen, await playAtOnce(seen.side.url, warm, AT_ONCE));
    for (let round = 0; round < rounds; round++) {
      const calls = next(shifts);
      // There and back, so that none always comes after the same other one.
      for (const seen of round % 2 === 0 ? all : all.toReversed()) await playRound(seen, calls, shifts);
    }
    const rates = all.slice(1).map((seen) => median(seen.rounds.map(({ perSecond }) => perSecond)));
    // The pace of the slowest product, so that all are asked alike.
    const pace = Math.min(...rates) / 2;
    for (let turn = 0; turn < 2; turn++) {
      const calls = next(Math.ceil((pace * PACED_SECONDS) / 2 / callsOfShift(0).length));
      for (const seen of turn % 2 === 0 ? all : all.toReversed()) {
        const played = await playAtPace(seen.side.url, calls, pace);
        note(seen, played);
        add(seen.paced, played.times);
      }
    }
    report(all, pace);
  } finally {
    for (const stream of streams) stream.close();
  }
  if (all.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
}

async function playRound(seen: Seen, calls: ReturnType<typeof callsOfShift>, shifts: number): Promise<void> {
  await seen.side.client.query(timePasses);
  const before = seen.side.spent();
  const played = await playAtOnce(seen.side.url, calls, AT_ONCE);
  await seen.side.delivered();
  const after = seen.side.spent();
  note(seen, played);
  add(seen.busy, played.times);
  seen.rounds.push({
    server: ((after.server - before.server) / shifts) * 1000,
    postgres: ((after.postgres - before.postgres) / shifts) * 1000,
    perSecond: played.requests / played.seconds,
  });
}

function note(seen: Seen, { requests, failures }: Played): void {
  seen.requests += requests;
  seen.failures.push(...failures);
}

function add(to: Times, times: Times): void {
  for (const [name, more] of times) to.set(name, [...(to.get(name) ?? []), ...more]);
}

function report(all: readonly Seen[], pace: number): void {
  const [baseline, product, against] = all;
  console.log(
    "| Processor time per worked shift, ms | Server | PostgreSQL | Together | Requests a second | Requests | Failed |",
  );
  console.log("| --- | --- | --- | --- | --- | --- | --- |");
  for (const { side, rounds, requests, failures } of all) {
    const of = (pick: (round: Round) => number, digits = 1) => quartiles(rounds.map(pick), digits);
    const figures = [
      of((one) => one.server),
      of((one) => one.postgres),
      of((one) => one.server + one.postgres),
    ];
    const more = [of((one) => one.perSecond, 0), requests, failures.length];
    console.log(`| ${[side.name, ...figures, ...more].join(" | ")} |`);
  }
  for (const other of [against, baseline]) {
    if (!product || !other) continue;
    const of = (pick: (round: Round) => number) =>
      quartiles(
        product.rounds.map((round, n) => pick(round) / pick(other.rounds[n] ?? round)),
        2,
      );
    const ratios = `${of((one) => one.server + one.postgres)}; server ${of((one) => one.server)}; PostgreSQL ${of((one) => one.postgres)}`;
    console.log(`\nproduct, times ${other.side.name}: ${ratios}`);
  }
  console.log(
    `\nMilliseconds p50 / p95 / p99, ${AT_ONCE} at once; at ${pace.toFixed(0)} requests a second\n`,
  );
  console.log(`| Call | ${all.map(({ side }) => side.name).join(" | ")} |`);
  console.log(`| --- | ${all.map(() => "---").join(" | ")} |`);
  for (const name of product?.busy.keys() ?? []) {
    const cells = all.map(({ busy, paced }) => `${written(busy.get(name))}; ${written(paced.get(name))}`);
    console.log(`| ${name} | ${cells.join(" | ")} |`);
  }
  for (const { side, failures } of all) {
    for (const [what, times] of Map.groupBy(failures, (one) => one))
      console.log(`FAILED at ${side.name}, ${times.length} times: ${what}`);
  }
}

function written(times: readonly number[] = []): string {
  return [0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(0)).join(" / ");
}
