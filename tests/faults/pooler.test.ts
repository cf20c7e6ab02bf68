import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { demoPassword } from "#server/demo/accounts.ts";
import type { Database } from "#server/platform/database/database.ts";
import { openPostgres } from "#server/platform/database/postgres.ts";
import { emptyDatabase } from "#tests/support/postgres.ts";
import type { Product } from "#tests/support/product.ts";
import { startPooler } from "#tests/tools/pooler.ts";
import { findPooler, poolerRemembers } from "#tests/tools/programs.ts";
import { runCommand } from "#tests/tools/run-command.ts";
import { listenAt, type Machines, startMachines, startNamedLoad } from "./machines.ts";

const patience = { timeout: 60_000, interval: 50 };
/** Than one process of the product opens. */
const FEWER_CONNECTIONS = 8;
const isHere = Boolean(process.env.TEST_DATABASE_URL && findPooler());

/** Versions before 1.21 forget what a connection has prepared. */
const ways = isHere && poolerRemembers() ? ["off", "on"] : ["off"];

// Without PgBouncer (apt-get install pgbouncer) nothing of this is run; `npm test` says so in its last lines.
describe.skipIf(!isHere).each(ways)(
  "two processes through PgBouncer in transaction mode, prepared statements %s,",
  (prepared) => {
    let machines: Machines;
    let database: Database;
    let env: Record<string, string>;
    const toEnd: (() => Promise<unknown>)[] = [];
    beforeAll(async () => {
      const made = await emptyDatabase();
      toEnd.push(made.drop);
      const pooler = await startPooler(made.url, FEWER_CONNECTIONS);
      toEnd.push(pooler.stop);
      database = await openPostgres(made.url);
      toEnd.push(() => database.close());
      env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: made.url, PREPARED_STATEMENTS: prepared };
      machines = await startMachines(2, env);
      toEnd.push(() => machines.stop());
    });
    afterAll(async () => {
      for (const end of toEnd.reverse()) await end();
    });

    it("book, tell open pages at both, deliver, and do what happens by the clock", async () => {
      const load = await startNamedLoad(machines.proxy.url, machines.products[0] as Product);
      const listeners = await Promise.all(machines.products.map(({ url }) => listenAt(url, load.token)));
      await load.written(60);
      await load.stop();
      await vi.waitUntil(() => listeners.every(({ heard }) => heard() > 0), patience);
      expect(listeners.map(({ isOpen }) => isOpen())).toEqual([true, true]);
      for (const listener of listeners) listener.close();
      expect([load.errors, load.repeated()]).toEqual([[], 0]);

      const rows = () => database.db.selectFrom("outbox").select(["channel", "status"]).execute();
      await vi.waitUntil(async () => (await rows()).every(({ status }) => status === "sent"), patience);
      expect(new Set((await rows()).map(({ channel }) => channel))).toEqual(new Set(["email", "sms"]));
      for (const { output } of machines.products)
        expect(output()).not.toMatch(/scheduled job failed|delivery failed/);
    });

    it("answer a list as it was while its rows are the same, and anew once they are not", async () => {
      const [{ call }] = machines.products as [Product];
      const body = { email: "hotel@vagtklar.test", password: demoPassword };
      const signedIn = (await call(sessionEndpoints.corporationSignIn, { body })).body;
      const as = signedIn.status === "success" ? signedIn.token : "";
      const addresses = async () =>
        (await call(bookingEndpoints.upcoming, { as })).body.map(({ id, address }) => ({ id, address }));
      const before = await addresses();
      for (let again = 0; again < 3; again += 1) expect(await addresses()).toEqual(before);
      const [first, ...others] = before;
      await database.script(`update bookings set address = 'Nyvej 1' where id = ${first?.id}`);
      expect(await addresses()).toEqual([{ ...first, address: "Nyvej 1" }, ...others]);
    });

    it("leave no lock behind that a session would hold", async () => {
      await vi.waitUntil(async () => {
        const [found] = await database.script(
          "select count(*)::int as locks from pg_locks where locktype = 'advisory'",
        );
        return found?.locks === 0;
      }, patience);
    });

    it("are well for the doctor, who says where the address past the pooler is missing", async () => {
      expect(await runCommand("doctor", env)).toMatchObject({
        code: 0,
        said: expect.stringContaining("through a pooler"),
      });
      const without = await runCommand("doctor", {
        DATABASE_URL: env.DATABASE_URL ?? "",
        PREPARED_STATEMENTS: "off",
      });
      expect([without.code, without.said]).toEqual([1, expect.stringContaining("set DATABASE_DIRECT_URL")]);
    });
  },
);
