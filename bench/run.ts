/** `npm run bench`: what docs/benchmarks.md tells of. Names of parts (`npm run bench -- api web`) run only those. */
import { startCluster } from "#tests/tools/cluster.ts";
import { measureApi } from "./api/api.ts";
import { measureLatency } from "./api/latency.ts";
import { measureMemory } from "./api/memory.ts";
import { measureParts } from "./api/parts.ts";
import { measurePooler } from "./api/pooler.ts";
import { type Figure, table } from "./figures.ts";
import { measureCost } from "./growth/cost.ts";
import { measureGrowth } from "./growth/growth.ts";
import { measureLog } from "./growth/log.ts";
import { measurePictures } from "./pictures/pictures.ts";
import { measureAccountTiming } from "./process/account-timing.ts";
import { measureEvents } from "./process/events.ts";
import { measureProcesses } from "./process/processes.ts";
import { measureStart } from "./process/start.ts";
import { measureEmployee } from "./web/employee.ts";
import { measurePresses } from "./web/presses.ts";
import { measureWeb } from "./web/web.ts";

const parts: Record<string, (server: string) => Promise<Figure[]>> = {
  api: measureApi,
  cost: measureCost,
  employee: measureEmployee,
  events: measureEvents,
  growth: measureGrowth,
  latency: measureLatency,
  log: measureLog,
  memory: measureMemory,
  parts: measureParts,
  pictures: measurePictures,
  pooler: measurePooler,
  presses: measurePresses,
  processes: measureProcesses,
  start: measureStart,
  timing: measureAccountTiming,
  web: measureWeb,
};

// Servers that are composed in this process read it, too.
process.env.LOG_LEVEL = "silent";
const wanted = process.argv.slice(2);
const cluster = await startCluster({ durable: true });
if (!cluster) {
  console.error("PostgreSQL is missing: install it or set POSTGRES_BIN.");
  process.exit(1);
}
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    cluster.stop();
    process.exit(1);
  });
}
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`\n## ${name}\n\n${table(await measure(cluster.url))}`);
  }
} finally {
  cluster.stop();
}
