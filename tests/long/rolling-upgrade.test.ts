import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  expectBookedOnce,
  listenAt,
  type Machines,
  type NamedLoad,
  sendPicture,
  startMachines,
  startNamedLoad,
} from "#tests/faults/machines.ts";
import { expectDelivered } from "#tests/faults/outage.ts";
import { bookOne, signIn } from "#tests/faults/write-load.ts";
import { startBucket, type TestBucket } from "#tests/support/fixtures/bucket/bucket.ts";
import type { Product } from "#tests/support/product.ts";
import { type Cluster, startCluster } from "#tests/tools/cluster.ts";
import { findPostgres } from "#tests/tools/programs.ts";

const OLD = 2;
const NEW = 2;
const MIGRATIONS = "apps/server/src/platform/database/migrations";
const project = join(import.meta.dirname, "../..");
const git = (...args: string[]) => execFileSync("git", args, { cwd: project, encoding: "utf8" }).trim();

const migrationFiles = readdirSync(join(project, MIGRATIONS)).length;

/**
 * The version before the newest migration, or where there is only the baseline the first version with it; null where
 * the history is not there.
 */
function versionBefore(): string | null {
  try {
    const newest = git("log", "-1", "--diff-filter=A", "--format=%H", "--", MIGRATIONS);
    return migrationFiles === 1 ? newest : git("rev-parse", `${newest}^`);
  } catch {
    return null;
  }
}

const before = versionBefore();
if (!before) console.log("NOT RUN. The rolling upgrade: it needs git and the history of the repository.");

describe.skipIf(!findPostgres() || !before)("a rolling upgrade under load", () => {
  const folder = mkdtempSync(join(tmpdir(), "vagtklar-before-"));
  let cluster: Cluster;
  let bucket: TestBucket;
  let machines: Machines;
  let load: NamedLoad;
  let database: pg.Client;
  beforeAll(async () => {
    mkdirSync(join(folder, "tree"));
    const archive = join(folder, "tree.tar");
    git("archive", "--format=tar", `--output=${archive}`, before ?? "");
    execFileSync("tar", ["-xf", archive, "-C", join(folder, "tree")]);
    symlinkSync(join(project, "node_modules"), join(folder, "tree/node_modules"));
    execFileSync("node", ["apps/web/build.ts", "--if-stale"], { cwd: join(folder, "tree"), stdio: "ignore" });
    const started = await startCluster({ durable: true });
    if (!started) throw new Error("PostgreSQL's programs are gone");
    cluster = started;
    bucket = await startBucket();
    machines = await startMachines(OLD, { DATABASE_URL: cluster.url, ...bucket.env }, join(folder, "tree"));
    database = new pg.Client({ connectionString: cluster.url });
    await database.connect();
    load = await startNamedLoad(machines.proxy.url, machines.products[0] as Product);
  });
  afterAll(async () => {
    await load?.stop();
    await machines?.stop();
    await database?.end();
    await bucket?.close();
    cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const migrations = async () => (await database.query("select name from kysely_migration")).rows.length;

  /** Books at one and waits until a page that is open at the other has heard of it. */
  async function expectHeard(at: Product, from: Product): Promise<void> {
    const booker = await signIn(from);
    const page = await listenAt(at.url, booker.token);
    expect((await bookOne(from, booker)).status).toBe(200);
    await vi.waitUntil(() => page.heard() > 0, { timeout: 30_000, interval: 50 });
    page.close();
  }

  it("takes in the new version beside the old one, which works on with the new schema", async () => {
    await load.written(30);
    expect(await migrations()).toBe(Math.max(migrationFiles - 1, 1));
    await machines.add();
    expect(await migrations()).toBe(migrationFiles);
    await load.written(60);
    for (const { url } of machines.products) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(load.errors).toEqual([]);
  });

  it("lets pages of either version hear what the other one does", async () => {
    await load.stop();
    const [old, ...others] = machines.products as [Product, ...Product[]];
    const young = others.at(-1) as Product;
    await expectHeard(old, young);
    await expectHeard(young, old);
    load = await continueLoad(load);
  });

  it("lets the old ones go one by one, and one of the new ones be killed, without an error that shows", async () => {
    for (let turn = 1; turn < NEW; turn += 1) await machines.add();
    for (const old of machines.products.slice(0, OLD)) {
      await load.written(20);
      await machines.drain(old);
    }
    await machines.add();
    await load.written(20);
    const killed = machines.products.shift() as Product;
    await killed.kill();
    await load.written(40);
    const [first, second] = machines.products as [Product, Product];
    const picture = await sendPicture(first.url, load.token);
    expect((await fetch(`${second.url}${picture}`)).status).toBe(200);
    await load.stop();
    await expectBookedOnce(database, load);
    await expectDelivered(cluster.url);
    console.log(
      `rolling upgrade from ${before?.slice(0, 8)}: ${load.acknowledged.size} bookings acknowledged, 0 lost, 0 twice, ${load.repeated()} requests sent again, 0 errors`,
    );
  });

  /** Goes on with a load: what was acknowledged before still counts. */
  async function continueLoad(former: NamedLoad): Promise<NamedLoad> {
    const next = await startNamedLoad(machines.proxy.url, machines.products[0] as Product);
    const all = next.acknowledged as Map<string, number>;
    for (const [key, id] of former.acknowledged) all.set(key, id);
    return next;
  }
});
