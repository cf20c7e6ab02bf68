import { execFileSync } from "node:child_process";
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, it } from "vitest";
import { startProduct } from "#tests/support/product.ts";
import { startCluster } from "#tests/tools/cluster.ts";
import { findPostgres } from "#tests/tools/programs.ts";
import { expectNothingLost, survive } from "./outage.ts";
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

describe.skipIf(!canMount)("PostgreSQL's disk is full", () => {
  it.each([
    ["of tables", "dataFolder"],
    ["of its log, which ends the server", "walFolder"],
  ])("the disk %s: calls answer 503 and go on when there is room again; nothing is lost", async (_, what) => {
    const place = join(disk, what);
    mkdirSync(place);
    const elsewhere = mkdtempSync(join(folder, "elsewhere-"));
    const folders = { dataFolder: elsewhere, walFolder: elsewhere, [what]: place };
    const cluster = await startCluster({ durable: true, ...folders });
    if (!cluster) throw new Error("PostgreSQL's programs are gone");
    cleanUps.push(() => rmSync(place, { recursive: true }), cluster.stop);
    const product = await startProduct({ DATABASE_URL: cluster.url, VAGTKLAR_CLOCK: CLOCK });
    cleanUps.push(product.stop);
    const load = await startWriteLoad(product);
    cleanUps.push(load.stop);
    await survive(load, {
      goes: fill,
      meanwhile: load.refusal,
      comesBack: () => {
        rmSync(ballast);
        // Where the server has ended, what watches over it starts it again.
        cluster.resume();
      },
    });
    await expectNothingLost(product, load);
  });
});
if (!canMount) console.log("NOT RUN. The full disk: a small disk can be mounted only as root on Linux.");

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
