import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { demoPassword } from "#server/demo/accounts.ts";
import { type Product, startProduct } from "#tests/support/product.ts";
import { type Cluster, type Standby, startCluster } from "#tests/tools/cluster.ts";
import { findPostgres } from "#tests/tools/programs.ts";
import { CLOCK } from "./write-load.ts";

const patience = { timeout: 60_000, interval: 100 };

describe.skipIf(!findPostgres())("a replica for what may be a few seconds old", () => {
  let primary: Cluster;
  let standby: Standby;
  let product: Product;
  let admin: string;
  beforeAll(async () => {
    const started = await startCluster();
    if (!started) throw new Error("PostgreSQL's programs are gone");
    primary = started;
    standby = await primary.addStandby({ isWaitedFor: false });
    product = await startProduct({
      DATABASE_URL: primary.url,
      DATABASE_REPLICA_URL: standby.url,
      VAGTKLAR_CLOCK: CLOCK,
    });
    const { body } = await product.call(sessionEndpoints.corporationSignIn, {
      body: { email: "admin@vagtklar.test", password: demoPassword },
    });
    admin = "token" in body ? body.token : "";
  });
  afterAll(async () => {
    await product?.stop();
    standby?.stop();
    primary?.stop();
  });

  const found = async () => {
    const { status, body } = await product.call(worklistEndpoints.search, {
      as: admin,
      query: { q: "zebrakroen" },
    });
    expect(status).toBe(200);
    return body.filter(({ kind }) => kind === "corporation").length;
  };

  it("answers while it follows, and is left alone once it is ten seconds behind or gone", async () => {
    await run(standby.url, "select pg_wal_replay_pause()");
    // What it answers is its own: a company that was renamed meanwhile has its old name there.
    await run(primary.url, "update corporations set name = 'Zebrakroen' where email = 'hotel@vagtklar.test'");
    expect(await found()).toBe(0);
    await vi.waitUntil(async () => (await found()) === 1, patience);

    await run(standby.url, "select pg_wal_replay_resume()");
    await vi.waitUntil(async () => (await nameAt(standby.url)) === "Zebrakroen", patience);
    standby.halt();
    expect(await found()).toBe(1);
  });
});

async function nameAt(url: string): Promise<string> {
  return (await run(url, "select name from corporations where email = 'hotel@vagtklar.test'")).rows[0]?.name;
}

async function run(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
