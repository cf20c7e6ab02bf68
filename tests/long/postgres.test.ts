import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { killWhileWriting } from "#tests/faults/kill-loop.ts";
import { expectDelivered, expectNothingLost, footprint, survive } from "#tests/faults/outage.ts";
import { CLOCK, startWriteLoad } from "#tests/faults/write-load.ts";
import { startProduct } from "#tests/support/product.ts";
import { type Cluster, startCluster } from "#tests/tools/cluster.ts";
import { findPostgres } from "#tests/tools/programs.ts";

const KILLS = 100;
const RESTARTS = 20;
const CRASHES = 10;
const LONG_AWAY = 60_000;

describe.skipIf(!findPostgres())("PostgreSQL", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    const started = await startCluster({ durable: true });
    if (!started) throw new Error("PostgreSQL's programs are gone");
    cluster = started;
  });
  afterAll(() => cluster?.stop());

  it(`loses no acknowledged booking in ${KILLS} kills of the product`, async () => {
    const last = await killWhileWriting({ DATABASE_URL: cluster.url }, KILLS, "PostgreSQL");
    expect([last.kills, last.lost]).toEqual([KILLS, 0]);
  });

  it(`may be restarted ${RESTARTS} times, killed ${CRASHES} times and away for a minute under load`, async () => {
    const product = await startProduct({ DATABASE_URL: cluster.url, VAGTKLAR_CLOCK: CLOCK });
    const load = await startWriteLoad(product);
    await load.written(100);
    const before = footprint(product);
    const back: number[] = [];
    for (let time = 0; time < RESTARTS; time += 1) {
      back.push(await survive(load, { goes: cluster.halt, comesBack: cluster.resume }));
    }
    for (let time = 0; time < CRASHES; time += 1) {
      back.push(await survive(load, { goes: cluster.crash, comesBack: cluster.resume }));
    }
    let during = before;
    const meanwhile = async () => {
      await setTimeout(LONG_AWAY);
      during = footprint(product);
    };
    back.push(await survive(load, { goes: cluster.halt, meanwhile, comesBack: cluster.resume }));
    await expectNothingLost(product, load);
    await expectDelivered(cluster.url);
    const slowest = Math.round(Math.max(...back));
    console.log(
      `PostgreSQL: ${back.length} outages, ${load.acknowledged.length} acknowledged bookings, 0 lost, ${load.refused.length} answers of 503; the slowest first write ${slowest} ms after it was back`,
    );
    console.log(
      `before, and after a minute away: ${describeFootprint(before)}; ${describeFootprint(during)}`,
    );
    await product.stop();
  });
});

function describeFootprint(seen: ReturnType<typeof footprint>): string {
  return seen ? `${seen.files} files and sockets, ${Math.round(seen.megabytes)} MB` : "unknown";
}
