import pg from "pg";
import { startMeasured } from "../api/sides.ts";
import { databaseOf, worldNames, worlds } from "../api/world.ts";
import { type Figure, spread } from "../figures.ts";
import { startGenerator } from "../load/load.ts";
import { processorSeconds } from "../process/process-facts.ts";

const BOOKINGS = 100_000;
const ROUNDS = 5;
const ROUND = 1_000;
const AT_ONCE = 8;
const WARM_UP = { requests: 1_000, milliseconds: 8_000 };
const TABLES = ["bookings", "shifts"];

/** What docs/benchmarks.md reckons with: processor time of product and PostgreSQL for each call, and room on the disk. */
export async function measureCost(server: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const world of worldNames) figures.push(...(await costsOf(server, world)));
  return figures;
}

async function costsOf(server: string, world: keyof typeof worlds): Promise<Figure[]> {
  const url = await databaseOf(server, "cost", world, BOOKINGS);
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const figures = world === "reads" ? await roomOnDisk(database) : [];
  // As who asks for the first time pays for it.
  const product = await startMeasured(url, { ANSWER_CACHE_MB: "0" });
  const generator = startGenerator();
  const pid = product.process.pid ?? 0;
  try {
    for (const call of worlds[world]) {
      let from = 0;
      const send = async (load: { milliseconds: number; requests?: number }) => {
        const outcome = await generator.send({
          targets: [product.url],
          call,
          from,
          atOnce: AT_ONCE,
          ...load,
        });
        if (outcome.failed > 0) throw new Error(`${call}: ${outcome.failed} of ${outcome.sent} failed`);
        from += outcome.sent;
        return outcome.sent;
      };
      await send(WARM_UP);
      const ofProduct: number[] = [];
      const ofPostgres: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const before = [processorSeconds(pid) ?? 0, await backends(database)] as const;
        const sent = await send({ milliseconds: ROUND });
        const after = [processorSeconds(pid) ?? 0, await backends(database)] as const;
        ofProduct.push(((after[0] - before[0]) / sent) * 1000);
        const spent = [...after[1]].reduce((sum, [id, used]) => sum + used - (before[1].get(id) ?? 0), 0);
        ofPostgres.push((spent / sent) * 1000);
      }
      figures.push({
        what: `${call}: processor time a request, of the product and of PostgreSQL, with ${BOOKINGS.toLocaleString("en")} bookings`,
        figure: `${spread(ofProduct, 2, " ms")} and ${spread(ofPostgres, 2, " ms")}`,
        goal: "reported",
      });
    }
    return figures;
  } finally {
    generator.stop();
    await product.stop();
    await database.end();
  }
}

/** Processor seconds that each of PostgreSQL's processes for this database has used. */
async function backends(database: pg.Client): Promise<Map<number, number>> {
  const { rows } = await database.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  return new Map(rows.map(({ pid }) => [pid, processorSeconds(pid) ?? 0]));
}

async function roomOnDisk(database: pg.Client): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const table of TABLES) {
    const { rows } = await database.query<{ bytes: number; indexes: number }>(
      `select pg_total_relation_size('${table}')::float8 / count(*) as bytes,
         pg_indexes_size('${table}')::float8 / count(*) as indexes from ${table}`,
    );
    const { bytes = Number.NaN, indexes = Number.NaN } = rows[0] ?? {};
    figures.push({
      what: `${table}: bytes a row on the disk, of it indexes`,
      figure: `${Math.round(bytes)}, ${Math.round(indexes)}`,
      goal: "reported",
    });
  }
  return figures;
}
