/**
 * `npm run bench`: the day mix. `npm run bench -- NAME` measures another part; see docs/benchmarks.md. Options of the day
 * mix: `--server DIR` and `--against DIR` (checkouts of the product), `--rounds N`, `--shifts N` (worked shifts a round).
 */
import { startCluster } from "#tests/tools/cluster.ts";
import { measureDay } from "./day/day.ts";
import { measureMemory } from "./day/memory.ts";
import { profileStatements } from "./day/statements.ts";
import { type Figure, table } from "./figures.ts";
import { measureGrowth } from "./growth/growth.ts";
import { measureSearch } from "./growth/search.ts";
import { measurePictures } from "./pictures/pictures.ts";
import { measureAccountTiming } from "./process/account-timing.ts";
import { measureStart } from "./process/start.ts";
import { measureEmployee } from "./web/employee.ts";
import { measurePresses } from "./web/presses.ts";
import { measureWeb } from "./web/web.ts";

const parts: Record<string, (args: readonly string[]) => Promise<unknown>> = {
  day: measureDay,
  statements: profileStatements,
  growth: () => onCluster(measureGrowth),
  search: () => onCluster(measureSearch),
  memory: () => printed(measureMemory()),
  start: () => printed(measureStart()),
  web: () => printed(measureWeb()),
  employee: () => printed(measureEmployee()),
  presses: () => onCluster(measurePresses),
  pictures: () => onCluster(measurePictures),
  timing: () => printed(measureAccountTiming()),
};

const [first = "day", ...others] = process.argv.slice(2);
const [name, args] = first.startsWith("--") ? ["day", [first, ...others]] : [first, others];
const measure = parts[name];
if (!measure) {
  console.error(`No part is called ${name}: ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}
await measure(args);

async function onCluster(measureOn: (server: string) => Promise<Figure[]>): Promise<void> {
  const cluster = await startCluster({ durable: true });
  if (!cluster) throw new Error("PostgreSQL is missing: install it or set POSTGRES_BIN.");
  try {
    await printed(measureOn(cluster.url));
  } finally {
    cluster.stop();
  }
}

async function printed(figures: Promise<Figure[]>): Promise<void> {
  console.log(table(await figures));
}
