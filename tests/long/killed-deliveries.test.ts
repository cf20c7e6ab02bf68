import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Machines, startMachines, startNamedLoad } from "#tests/faults/machines.ts";
import { type SmtpSink, startSmtpSink } from "#tests/stand-ins/smtp-sink.ts";
import { type Cluster, startCluster } from "#tests/tools/cluster.ts";
import { findPostgres } from "#tests/tools/programs.ts";

/** What waits behind the killed one's: 30 seconds without a sign of life, looked for every 30, tried 20 later. */
const patience = { timeout: 180_000, interval: 200 };

describe.skipIf(!findPostgres())("of three processes one is killed while mails go out", () => {
  let cluster: Cluster;
  let machines: Machines;
  let mails: SmtpSink;
  let database: pg.Client;
  beforeAll(async () => {
    const started = await startCluster();
    if (!started) throw new Error("PostgreSQL's programs are gone");
    cluster = started;
    mails = await startSmtpSink();
    machines = await startMachines(3, { DATABASE_URL: cluster.url, SMTP_URL: mails.url });
    database = new pg.Client({ connectionString: cluster.url });
    await database.connect();
  });
  afterAll(async () => {
    await machines?.stop();
    await mails?.close();
    await database?.end();
    cluster?.stop();
  });

  const count = async (rows: string): Promise<number> =>
    (await database.query<{ n: number }>(`select count(*)::int as n from outbox where ${rows}`)).rows[0]?.n ??
    0;

  it("the others deliver each message once, but for those that it had in its hands", async () => {
    const [killed] = machines.products;
    if (!killed) throw new Error("none runs");
    const load = await startNamedLoad(machines.proxy.url, killed);
    await load.written(20);
    await killed.kill();
    machines.products.splice(0, 1);
    await load.written(30);
    await load.stop();

    const inHands = "(status = 'sending' or attempts > 1)";
    await vi.waitUntil(async () => (await count(`status <> 'sent' and not ${inHands}`)) === 0, patience);
    const sent = await count("channel = 'email' and status = 'sent'");
    const interrupted = await count(`channel = 'email' and ${inHands}`);
    const ids = mails.mails.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]);
    expect(load.errors).toEqual([]);
    expect(sent).toBeGreaterThanOrEqual(load.acknowledged.size - interrupted);
    expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(interrupted);
    expect(new Set(ids).size).toBeGreaterThanOrEqual(sent);
  });
});
