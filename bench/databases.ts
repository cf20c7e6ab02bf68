import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type Product, project, startProduct } from "#tests/support/product.ts";
import { type Size, seed } from "./agency/seed.ts";
import { NOW } from "./day/world.ts";

/** A new database on the cluster at `server`, migrated and filled; answers its address. */
export async function seededDatabase(server: string, name: string, size: Size): Promise<string> {
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  await migrateBy(project, url.href);
  await connected(url.href, async (client) => {
    await seed(client, size);
    await client.query("vacuum analyze");
  });
  return url.href;
}

/** Has the product of a checkout bring an empty database to its schema. */
export async function migrateBy(folder: string, url: string): Promise<void> {
  const product = await startMeasured(url, {}, folder);
  await product.stop();
}

/** The product of a checkout as it is measured, on PostgreSQL: no logging, no rate limits, no try-out data. */
export async function startMeasured(
  url: string,
  others: Record<string, string> = {},
  folder = project,
): Promise<Product> {
  const files = mkdtempSync(join(tmpdir(), "vagtklar-bench-"));
  const env = {
    DATABASE_URL: url,
    DATA_DIR: files,
    VAGTKLAR_CLOCK: new Date(NOW).toISOString(),
    VAGTKLAR_DEMO: "0",
    LOG_LEVEL: "silent",
  };
  const product = await startProduct({ ...env, ...others }, folder);
  const stop = async () => {
    const code = await product.stop();
    rmSync(files, { recursive: true, force: true });
    return code;
  };
  return { ...product, stop };
}

export async function run(url: string, statement: string): Promise<void> {
  await connected(url, (client) => client.query(statement));
}

async function connected(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
