import { parseArgs } from "node:util";
import { project } from "#tests/support/product.ts";
import { callsOfShift } from "./calls.ts";
import { playAtOnce, shuffled } from "./client.ts";
import { startSide } from "./sides.ts";
import { timePasses } from "./world.ts";

const WARM_UP_SHIFTS = 20;
const SHOWN = 30;
const WIDTH = 160;

interface Row {
  readonly query: string;
  readonly calls: number;
  readonly ms: number;
  /** Of `ms`, planning. */
  readonly planning: number;
  readonly blocks: number;
}

/** `npm run bench -- statements`: what PostgreSQL's time of a worked shift goes into, the dearest statements first. */
export async function profileStatements(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { server: { type: "string", default: project }, shifts: { type: "string", default: "40" } },
  });
  const shifts = Number(values.shifts);
  const side = await startSide("product", values.server, "pg_stat_statements");
  try {
    const calls = Array.from({ length: WARM_UP_SHIFTS + shifts }, (_, n) => callsOfShift(n));
    await playAtOnce(side.url, shuffled(calls.slice(0, WARM_UP_SHIFTS).flat(), 1), 8);
    await side.client.query(timePasses);
    await side.client.query("create extension pg_stat_statements");
    await side.client.query("alter system set pg_stat_statements.track_planning = on");
    await side.client.query("select pg_reload_conf()");
    await side.client.query("select pg_stat_statements_reset()");
    const { failures } = await playAtOnce(side.url, shuffled(calls.slice(WARM_UP_SHIFTS).flat(), 2), 8);
    await side.delivered();
    const { rows } = await side.client.query<Row>(
      `select query, calls::int, total_exec_time + total_plan_time as ms, total_plan_time as planning,
         (shared_blks_hit + shared_blks_read)::float8 as blocks
       from pg_stat_statements where query not like '%pg_stat_statements%' order by 3 desc`,
    );
    const all = rows.reduce((sum, { ms }) => sum + ms, 0);
    const planned = rows.reduce((sum, { planning }) => sum + planning, 0);
    console.log(
      `${(all / shifts).toFixed(1)} ms of statements a worked shift, ${(planned / shifts).toFixed(1)} of it planning; ${failures.length} failures\n`,
    );
    console.log(
      "| Share | ms a shift | Calls a shift | ms a call | of it planning | Pages a call | Statement |",
    );
    console.log("| ---: | ---: | ---: | ---: | ---: | ---: | --- |");
    for (const { query, calls: times, ms, planning, blocks } of rows.slice(0, SHOWN)) {
      const figures = [
        (100 * ms) / all,
        ms / shifts,
        times / shifts,
        ms / times,
        planning / times,
        blocks / times,
      ];
      const text = query.replace(/\s+/g, " ").replaceAll("|", "\\|").slice(0, WIDTH);
      console.log(`| ${figures.map((one) => one.toFixed(2)).join(" | ")} | ${text} |`);
    }
  } finally {
    await side.stop();
  }
}
