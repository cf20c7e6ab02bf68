import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import pg from "pg";
import { startCluster } from "#tests/tools/cluster.ts";
import { migrateBy, startMeasured } from "../databases.ts";
import { processorSeconds } from "../process/process-facts.ts";
import { worldStatements } from "./world.ts";

/** One server that is measured, on a PostgreSQL of its own with the same content. */
export interface Side {
  readonly name: string;
  readonly url: string;
  /** Connected to its database. */
  readonly client: pg.Client;
  readonly process: ChildProcess;
  /** Processor seconds so far: of the server, and of everything that PostgreSQL runs. */
  spent(): { server: number; postgres: number };
  /** Ends once nothing waits in the outbox: delivering is part of a call. */
  delivered(): Promise<void>;
  stop(): Promise<void>;
}

/** The product of the checkout in `folder`. */
export async function startSide(name: string, folder: string, preload = ""): Promise<Side> {
  const place = await seededPlace(folder, preload);
  const product = await startMeasured(place.url, {}, folder);
  return place.side(name, product.url, product.process, () => product.stop());
}

/** Bare `node:http` and `pg` on the schema of the checkout in `folder`. */
export async function startBaseline(folder: string): Promise<Side> {
  const place = await seededPlace(folder, "");
  const child = fork(join(import.meta.dirname, "baseline.ts"), {
    env: { ...process.env, DATABASE_URL: place.url },
  });
  const [port] = (await once(child, "message")) as [number];
  return place.side("baseline", `http://127.0.0.1:${port}`, child, () => child.kill());
}

/** A PostgreSQL whose database the checkout has migrated, and which holds the world of a day. */
async function seededPlace(folder: string, preload: string) {
  const cluster = await startCluster({ durable: true, preload });
  if (!cluster) throw new Error("PostgreSQL is missing: install it or set POSTGRES_BIN.");
  await migrateBy(folder, cluster.url);
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  for (const statement of worldStatements()) await client.query(statement);
  const side = (name: string, url: string, server: ChildProcess, end: () => unknown): Side => ({
    ...{ name, url, client, process: server },
    spent: () => ({
      server: processorSeconds(server.pid ?? 0) ?? Number.NaN,
      postgres: processorSeconds(cluster.pid(), { withChildren: true }) ?? Number.NaN,
    }),
    delivered: () => delivered(client),
    async stop() {
      await end();
      await client.end();
      cluster.stop();
    },
  });
  return { url: cluster.url, side };
}

async function delivered(client: pg.Client): Promise<void> {
  const until = performance.now() + DELIVERED_WITHIN;
  while (performance.now() < until) {
    const { rows } = await client.query("select from outbox where status in ('queued', 'sending') limit 1");
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
  }
  throw new Error("What was queued is not delivered.");
}

const BETWEEN_LOOKS = 100;
const DELIVERED_WITHIN = 120_000;
