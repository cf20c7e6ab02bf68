import { afterEach, expect, test } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { openPostgres } from "#server/platform/database/postgres.ts";
import * as make from "#tests/support/factories.ts";
import { signedInCorporation } from "#tests/support/fixtures.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { type Cluster, startCluster } from "#tests/tools/cluster.ts";
import { startTcpProxy } from "#tests/tools/tcp-proxy.ts";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A server on the cluster, with a booking in Aarhus whose answer is kept. */
async function served(cluster: Cluster) {
  const proxy = await startTcpProxy(cluster.port);
  ends.push(proxy.close);
  const database = await openPostgres(proxy.through(cluster.url));
  ends.push(database.close);
  await migrate(database);
  const app = await createTestApp({ database });
  ends.push(() => app.app.close());
  const { id, token } = await signedInCorporation(app);
  const { id: staff_type_id } = await make.staffType(app.db);
  const booking = await make.booking(app.db, { corporation_id: id, staff_type_id, city: "Aarhus" });
  const ask = () => app.call(bookingEndpoints.get, { as: token, params: { id: booking.id } });
  /** The city as it is answered, asked so often that it is left unread; the server may be away at first. */
  const city = async () => {
    await expect.poll(async () => (await ask()).status).toBe(200);
    const cities = [(await ask()).body.city, (await ask()).body.city, (await ask()).body.city];
    expect(new Set(cities).size).toBe(1);
    return cities[0];
  };
  const moveTo = (name: string) => app.db.updateTable("bookings").set({ city: name }).execute();
  return { proxy, database, city, moveTo };
}

async function newCluster(): Promise<Cluster> {
  const cluster = await startCluster({ durable: true });
  if (!cluster) throw new Error("PostgreSQL's programs are missing");
  ends.push(cluster.stop);
  return cluster;
}

test("what a standby had not received when it was promoted is not answered any more", async () => {
  const primary = await newCluster();
  const standby = await primary.addStandby({ isWaitedFor: false });
  ends.push(standby.stop);
  const { proxy, database, city, moveTo } = await served(primary);
  expect(await city()).toBe("Aarhus");

  const onStandby = await openPostgres(standby.url);
  ends.push(onStandby.close);
  const [{ at } = {}] = await database.script("select pg_current_wal_lsn() as at");
  const ask = async (statement: string) => (await onStandby.script(statement))[0];
  await expect.poll(() => ask(`select pg_last_wal_replay_lsn() >= '${at}' as has`)).toEqual({ has: true });
  await ask("alter system set primary_conninfo = ''");
  await ask("select pg_reload_conf()");
  await expect
    .poll(() => ask("select count(*)::int as receivers from pg_stat_wal_receiver"))
    .toEqual({ receivers: 0 });

  await moveTo("Odense");
  expect(await city()).toBe("Odense");
  primary.crash();
  proxy.shut();
  standby.promote();
  proxy.leadTo(standby.port);
  proxy.open();
  expect(await city()).toBe("Aarhus");
});

test("what a crash has lost, where commits don't wait for the disk, is not answered any more", async () => {
  const cluster = await newCluster();
  const { proxy, database, city, moveTo } = await served(cluster);
  await database.script("alter system set synchronous_commit = off");
  await database.script("alter system set wal_writer_delay = '10s'");
  await database.script("select pg_reload_conf()");
  await expect
    .poll(async () => (await database.script("show wal_writer_delay"))[0])
    .toEqual({ wal_writer_delay: "10s" });
  // A busy machine may have written it by then, which loses nothing.
  let stored: unknown;
  for (let tries = 0; stored !== "Aarhus" && tries < 10; tries += 1) {
    await moveTo("Aarhus");
    expect(await city()).toBe("Aarhus");
    await database.script("checkpoint");
    await moveTo("Odense");
    expect(await city()).toBe("Odense");
    cluster.crash();
    proxy.shut();
    cluster.resume();
    proxy.open();
    const answered = await city();
    stored = (await database.script("select city from bookings"))[0]?.city;
    expect(answered).toBe(stored);
  }
  expect(stored).toBe("Aarhus");
});
