import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { emptyDatabase } from "#tests/support/postgres.ts";
import { type Database, type Db, inTransaction, runSql, type Tx } from "./database.ts";
import { openPostgres } from "./postgres.ts";

describe.skipIf(!process.env.TEST_DATABASE_URL)("statements on PostgreSQL", () => {
  let database: Database;
  let unprepared: Database;
  let url: string;
  let drop: () => unknown;
  beforeAll(async () => {
    ({ url, drop } = await emptyDatabase());
    database = await openPostgres(url);
    unprepared = await openPostgres(url, { prepares: false });
    await database.script("create table rooms (id integer primary key, name text)");
  });
  beforeEach(() => database.script("delete from rooms"));
  afterAll(async () => {
    await database.close();
    await unprepared.close();
    await drop();
  });

  const insert = (db: Db | Tx, id: number) =>
    runSql(db, "insert into rooms (id) values ($1) returning id", [id]);
  const rooms = async () =>
    (await runSql(unprepared.db, "select id from rooms order by id")).rows.map(({ id }) => id);

  test("are prepared under a name from the second time on, unless that is off", async () => {
    const prepared = (db: Db) =>
      db.connection().execute(async (one) => {
        for (const _ of [1, 2, 3]) await runSql(one, "select * from rooms where id = $1", [7]);
        const { rows } = await runSql(
          one,
          "select count(*)::int as count from pg_prepared_statements where statement like '%from rooms where id%'",
        );
        return rows[0]?.count;
      });
    expect(await prepared(database.db)).toBe(1);
    expect(await prepared(unprepared.db)).toBe(0);
  });

  test("of a transaction are all saved or none", async () => {
    await inTransaction(database.db, async (tx) => {
      await insert(tx, 1);
      await insert(tx, 2);
    });
    const halfway = inTransaction(database.db, async (tx) => {
      await insert(tx, 3);
      await insert(tx, 1);
    });
    await expect(halfway).rejects.toThrow(/rooms_pkey/);
    const changedMind = inTransaction(database.db, async (tx) => {
      await insert(tx, 4);
      throw new Error("changed my mind");
    });
    await expect(changedMind).rejects.toThrow("changed my mind");
    expect(await rooms()).toEqual([1, 2]);
  });

  test("that are awaited together run in their order, and the first that fails is told", async () => {
    const answers = await inTransaction(database.db, (tx) =>
      Promise.all([
        insert(tx, 3),
        insert(tx, 1),
        runSql(tx, "select count(*)::int as id from rooms where id > $1", [0]),
      ]),
    );
    expect(answers.map(({ rows }) => rows)).toEqual([[{ id: 3 }], [{ id: 1 }], [{ id: 2 }]]);
    const together = inTransaction(database.db, (tx) =>
      Promise.all([insert(tx, 4), insert(tx, 1), insert(tx, 5)]),
    );
    await expect(together).rejects.toMatchObject({ code: "23505" });
    expect(await rooms()).toEqual([1, 3]);
  });

  test("are refused once their transaction is over, also where nobody waited for them", async () => {
    let handle: Tx | undefined;
    const failed = inTransaction(database.db, async (tx) => {
      handle = tx;
      throw new Error("too late");
    });
    await expect(failed).rejects.toThrow("too late");
    await expect(insert(handle as Tx, 6)).rejects.toThrow("The transaction is over.");
    expect(await rooms()).toEqual([]);
  });

  test("that meet a broken connection fail, and it is not handed out again", async () => {
    const small = await openPostgres(url);
    try {
      await sql`select 1`.execute(small.db);
      await runSql(
        unprepared.db,
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()",
      ).catch(() => {});
      await inTransaction(small.db, (tx) => insert(tx, 7)).catch(() => {});
      await inTransaction(small.db, (tx) => insert(tx, 8));
      expect(await rooms()).toContain(8);
    } finally {
      await small.close();
    }
  });

  test("whose plan is stale are prepared anew, in a transaction as well", async () => {
    const read = (db: Db | Tx) => runSql(db, "select * from rooms where id = $1", [1]);
    await insert(database.db, 1);
    for (const _ of [1, 2, 3]) await Promise.all(Array.from({ length: 12 }, () => read(database.db)));
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("alter table rooms add column area integer");
    await client.end();
    const { rows } = await inTransaction(database.db, read);
    expect(rows).toEqual([{ id: 1, name: null, area: null }]);
    expect((await read(database.db)).rows).toEqual(rows);
  });
});
