import { execFileSync } from "node:child_process";
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, it } from "vitest";
import { startProduct } from "#tests/support/product.ts";
import { startCluster } from "#tests/tools/cluster.ts";
import { findPostgres } from "#tests/tools/programs.ts";
import { expectNothingLost, survive } from "./outage.ts";
import { copySeeded } from "./seeded.ts";
import { CLOCK, startWriteLoad } from "./write-load.ts";

const MEGABYTE = Buffer.alloc(1_048_576);
const folder = mkdtempSync(join(tmpdir(), "vagtklar-disk-"));
const disk = join(folder, "disk");
const ballast = join(disk, "ballast");
const canMount = findPostgres() !== null && mount();
const cleanUps: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});
afterAll(() => {
  if (canMount) execFileSync("umount", [disk]);
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(!canMount)("the disk is full", () => {
  it.each([
    ["of PostgreSQL's tables", () => postgres("dataFolder")],
    ["of PostgreSQL's log, which ends the server", () => postgres("walFolder")],
    ["of the embedded database", embedded],
  ])("%s: calls answer 503 and go on when there is room again; nothing is lost", async (_, prepare) => {
    const { env, resume } = await prepare();
    const product = await startProduct({ ...env, VAGTKLAR_CLOCK: CLOCK });
    cleanUps.push(product.stop);
    const load = await startWriteLoad(product);
    cleanUps.push(load.stop);
    const makeRoom = () => {
      rmSync(ballast);
      resume();
    };
    await survive(load, { goes: fill, meanwhile: load.refusal, comesBack: makeRoom });
    await expectNothingLost(product, load);
  });
});
if (!canMount) console.log("NOT RUN. The full disk: a small disk can be mounted only as root on Linux.");

interface Database {
  readonly env: Record<string, string>;
  /** What watches over a server starts it again where it has ended. */
  readonly resume: () => void;
}

/** A PostgreSQL that has its data or its log on the small disk. */
async function postgres(what: "dataFolder" | "walFolder"): Promise<Database> {
  const place = placeOnDisk(what);
  const elsewhere = mkdtempSync(join(folder, "elsewhere-"));
  const folders = { dataFolder: elsewhere, walFolder: elsewhere, [what]: place };
  const cluster = await startCluster({ durable: true, ...folders });
  if (!cluster) throw new Error("PostgreSQL's programs are gone");
  cleanUps.push(cluster.stop);
  return { env: { DATABASE_URL: cluster.url }, resume: cluster.resume };
}

async function embedded(): Promise<Database> {
  return { env: { DATA_DIR: copySeeded(placeOnDisk("embedded")) }, resume: () => {} };
}

function placeOnDisk(name: string): string {
  const place = join(disk, name);
  mkdirSync(place);
  cleanUps.push(() => rmSync(place, { recursive: true }));
  return place;
}

function mount(): boolean {
  // PostgreSQL runs as another user than root.
  chmodSync(folder, 0o755);
  mkdirSync(disk);
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=200m,mode=0777", "tmpfs", disk], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Writes until nothing more goes on the disk. */
function fill(): void {
  const file = openSync(ballast, "w");
  try {
    for (;;) writeSync(file, MEGABYTE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    closeSync(file);
  }
}
