import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { emptyDatabase } from "#tests/support/postgres.ts";
import {
  type Database,
  type Db,
  endingWith,
  inTransaction,
  rowsOf,
  runSql,
  type Sending,
  type Tx,
} from "../database.ts";
import { openPostgres } from "../postgres.ts";
import { createNames } from "./names.ts";
import { PLANNED_ONCE } from "./statement.ts";

test("a text has a name from the second time on, and no more than the bound have one", () => {
  const names = createNames();
  expect(names.of("select 1")).toBeUndefined();
  const name = names.of("select 1");
  expect(name).toBeDefined();
  expect(names.of("select 1")).toBe(name);
  for (let n = 0; n < 1_000; n++) for (const _ of [1, 2]) names.of(`select ${n}, 2`);
  expect(names.of("select 3")).toBeUndefined();
  expect(names.of("select 3")).toBeUndefined();
  expect(names.of("select 1")).toBe(name);
});

/** How many statements each message holds that is sent to PostgreSQL meanwhile. */
async function messagesOf(work: () => Promise<unknown>): Promise<number[]> {
  const before = query.mock.calls.length;
  await work();
  return query.mock.calls.slice(before).map(([asked]) => (asked as { steps?: unknown[] }).steps?.length ?? 1);
}

// Before the connections are made: each keeps the one that it finds.
const query = vi.spyOn(pg.Client.prototype, "query");

describe.skipIf(!process.env.TEST_DATABASE_URL)("statements on PostgreSQL", () => {
  let database: Database;
  let plain: Database;
  let drop: () => unknown;
  beforeAll(async () => {
    const empty = await emptyDatabase();
    drop = empty.drop;
    database = await openPostgres(empty.url);
    plain = await openPostgres(empty.url, { prepares: false });
    await database.script("create table things (id integer); insert into things values (7)");
  });
  afterAll(async () => {
    await database.close();
    await plain.close();
    await drop();
  });

  const ask = ({ db }: Pick<Database, "db">) => runSql(db, "select * from things where id = $1", [7]);
  const prepared = async ({ db }: Database) =>
    (await runSql(db, "select count(*)::int as count from pg_prepared_statements")).rows[0]?.count;

  test("are prepared under a name, unless that is off", async () => {
    for (const one of [database, plain]) for (const _ of [1, 2, 3]) await ask(one);
    expect(await prepared(database)).toBe(1);
    expect(await prepared(plain)).toBe(0);
  });

  test("begin a transaction with the first of them, and are all undone when it fails", async () => {
    await database.script("create table rooms (id integer primary key)");
    const insert = (db: Db | Tx, id: number) => runSql(db, "insert into rooms (id) values ($1)", [id]);
    const rooms = async () =>
      (await runSql(database.db, "select id from rooms where id > $1 order by id", [0])).rows;
    for (const id of [1, 2, 3]) await inTransaction(database.db, (tx) => insert(tx, id));
    const halfway = inTransaction(database.db, async (tx) => {
      await insert(tx, 4);
      await insert(tx, 1);
    });
    await expect(halfway).rejects.toThrow(/rooms_pkey/);
    await expect(inTransaction(database.db, (tx) => insert(tx, 2))).rejects.toThrow(/rooms_pkey/);
    await inTransaction(database.db, async () => {});
    await expect(
      inTransaction(database.db, async () => {
        throw new Error("asked nothing");
      }),
    ).rejects.toThrow("asked nothing");
    await inTransaction(database.db, (tx) => runSql(tx, "insert into rooms (id) values (5)"));
    expect(await rooms()).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 5 }]);
    await expect(
      inTransaction(database.db, async (tx) => {
        await insert(tx, 6);
        throw new Error("changed my mind");
      }),
    ).rejects.toThrow("changed my mind");
    expect(await rooms()).toHaveLength(4);
  });

  describe("of a transaction", () => {
    const add = (db: Db | Tx, id: number, sending?: Sending) =>
      rowsOf(db, "insert into beds (id) values ($1) returning id", [id], sending);
    const beds = async () =>
      (await runSql(plain.db, "select id from beds order by id")).rows.map(({ id }) => id);
    beforeAll(async () => {
      await database.script("create table beds (id integer primary key)");
      // From the second time on the statements have names.
      for (const id of [1, 2]) await inTransaction(database.db, (tx) => add(tx, id));
    });
    beforeEach(() => database.script("delete from beds"));

    test("go out in one message when they are asked together, in their order, the begin with them", async () => {
      const sent = await messagesOf(async () => {
        const rows = await inTransaction(database.db, (tx) =>
          Promise.all([
            add(tx, 3),
            add(tx, 1),
            rowsOf(tx, "insert into beds (id) values ($1) returning id", [2]),
          ]),
        );
        expect(rows).toEqual([[{ id: 3 }], [{ id: 1 }], [{ id: 2 }]]);
      });
      expect(sent).toEqual([4, 1]);
      expect(await beds()).toEqual([1, 2, 3]);
    });

    test("go out with the next one, or with the end, when nobody waits for them", async () => {
      const sent = await messagesOf(() =>
        inTransaction(database.db, async (tx) => {
          expect(await add(tx, 1, "later")).toEqual([]);
          await add(tx, 2);
          await add(tx, 3, "later");
        }),
      );
      expect(sent).toEqual([3, 2]);
      expect(await beds()).toEqual([1, 2, 3]);
    });

    test("fail with what is sent with them, and undo everything", async () => {
      const twice = inTransaction(database.db, async (tx) => {
        await add(tx, 1, "later");
        await add(tx, 1, "later");
      });
      await expect(twice).rejects.toMatchObject({ code: "23505" });
      const together = inTransaction(database.db, (tx) => Promise.all([add(tx, 1), add(tx, 1), add(tx, 2)]));
      await expect(together).rejects.toMatchObject({ code: "23505" });
      const before = inTransaction(database.db, async (tx) => {
        await add(tx, 1);
        await add(tx, 1, "later");
        await runSql(tx, "select 1");
      });
      await expect(before).rejects.toMatchObject({ code: "23505" });
      const undone = inTransaction(database.db, async (tx) => {
        await add(tx, 1);
        await add(tx, 2, "later");
        throw new Error("changed my mind");
      });
      await expect(undone).rejects.toThrow("changed my mind");
      expect(await beds()).toEqual([]);
    });

    test("are saved with the last of them, and nothing may be asked behind it", async () => {
      const sent = await messagesOf(() => inTransaction(database.db, (tx) => add(endingWith(tx), 1)));
      expect(sent).toEqual([3]);
      const more = inTransaction(database.db, async (tx) => {
        await add(endingWith(tx), 2);
        await add(tx, 3);
      });
      await expect(more).rejects.toThrow(/was saved/);
      const refused = inTransaction(database.db, async (tx) => {
        await add(tx, 4, "later");
        await add(endingWith(tx), 1);
      });
      await expect(refused).rejects.toMatchObject({ code: "23505" });
      await inTransaction(database.db, (tx) => add(tx, 5));
      expect(await beds()).toEqual([1, 2, 5]);
    });

    test("go out in as few messages, with the same outcome, where nothing is prepared", async () => {
      for (const { db } of [database, plain, plain]) {
        const sent = await messagesOf(() =>
          inTransaction(db, async (tx) => {
            await Promise.all([add(tx, 1), add(tx, 2)]);
            await add(tx, 3, "later");
            await add(endingWith(tx), 4);
          }),
        );
        expect(sent).toEqual([3, 3]);
        expect(await beds()).toEqual([1, 2, 3, 4]);
        const twice = inTransaction(db, async (tx) => {
          await add(tx, 5, "later");
          await add(endingWith(tx), 1);
        });
        await expect(twice).rejects.toMatchObject({ code: "23505" });
        await database.script("delete from beds");
      }
      expect(await prepared(plain)).toBe(0);
    });
  });

  test("answer rows, counts and refusals as before once they are prepared", async () => {
    await database.script(
      "create table kept (id integer primary key, at timestamptz, note text, list int[])",
    );
    const at = new Date("2026-11-24T08:00:00.123Z");
    const insert = "insert into kept (id, at, note, list) values ($1, $2, $3, $4)";
    const refused = { code: "23505", constraint: "kept_pkey" };
    for (let id = 1; id <= 4; id += 1) {
      expect(await runSql(database.db, insert, [id, at, null, [id, 2]])).toEqual({ rows: [], rowCount: 1 });
      await expect(runSql(database.db, insert, [id, at, null, []])).rejects.toMatchObject(refused);
      const { rows } = await runSql(database.db, "select at, note, list from kept where id = $1", [id]);
      expect(rows).toEqual([{ at, note: null, list: [id, 2] }]);
      expect(await rowsOf(database.db, "select note from kept where id > $1", [99])).toEqual([]);
    }
    const { rowCount } = await runSql(database.db, "delete from kept where id > $1", [2]);
    expect(rowCount).toBe(2);
  });

  test("read moments to the millisecond in whatever zone the server writes them", async () => {
    const moments = ["1999-12-31T23:59:59.999Z", "2026-10-25T01:30:00.000Z", "2026-07-01T00:00:00.120Z"];
    for (const zone of ["UTC", "Europe/Copenhagen", "Asia/Kolkata", "America/St_Johns"]) {
      for (const moment of moments) {
        const { rows } = await inTransaction(database.db, async (tx) => {
          await runSql(tx, `set local timezone = '${zone}'`);
          return runSql(tx, "select $1::timestamptz as at, null::timestamptz as never", [moment]);
        });
        expect(rows).toEqual([{ at: new Date(moment), never: null }]);
      }
    }
  });

  test("are planned for all values where their text says so: they alone, in a transaction, too", async () => {
    const text = "select current_setting('plan_cache_mode') as mode, 6 / $1::integer as result";
    const once = text + PLANNED_ONCE;
    const modeOf = async (db: Db | Tx, sql: string) => (await rowsOf(db, sql, [2]))[0]?.mode;
    // From the second time on both texts are prepared.
    for (const _ of [1, 2]) for (const one of [text, once]) await modeOf(database.db, one);
    for (const _ of [1, 2, 3]) {
      expect(await modeOf(database.db, once)).toBe("force_generic_plan");
      expect(await modeOf(database.db, text)).toBe("auto");
      await expect(rowsOf(database.db, once, [0])).rejects.toMatchObject({ code: "22012" });
      expect(await modeOf(database.db, text)).toBe("auto");
    }
    const within = await inTransaction(database.db, async (tx) => [
      await modeOf(tx, once),
      ...(await Promise.all([text, once, text].map((one) => modeOf(tx, one)))),
    ]);
    expect(within).toEqual(["force_generic_plan", "auto", "force_generic_plan", "auto"]);
    const sent = await messagesOf(() =>
      inTransaction(database.db, async (tx) => {
        const modes = await Promise.all([once, once, text].map((one) => modeOf(tx, one)));
        expect(modes).toEqual(["force_generic_plan", "force_generic_plan", "auto"]);
        expect(await modeOf(endingWith(tx), once)).toBe("force_generic_plan");
      }),
    );
    // Those beside each other are told once, and what ends a transaction needs no way back.
    expect(sent).toEqual([6, 3]);
    expect(await modeOf(database.db, text)).toBe("auto");
    expect(await modeOf(plain.db, once)).toBe("auto");
  });

  test("fail alone, and their connection goes on", async () => {
    const divide = (by: number) => rowsOf(database.db, "select 6 / $1::integer as result", [by]);
    for (const _ of [1, 2, 3]) {
      expect(await divide(2)).toEqual([{ result: 3 }]);
      await expect(divide(0)).rejects.toMatchObject({ code: "22012" });
    }
    expect(await Promise.all(Array.from({ length: 40 }, () => divide(3)))).toHaveLength(40);
  });

  test("find their partial index however often they are asked", async () => {
    await database.script("create table asked (who integer, state text, times integer default 1)");
    await database.script("create unique index on asked (who) where state = 'waiting'");
    const text = `insert into asked (who, state) values ($1, $2)
      on conflict (who) where state = $3 do update set times = asked.times + 1 returning times`;
    for (let time = 1; time <= 12; time += 1) {
      const { rows } = await runSql(database.db, text, [7, "waiting", "waiting"]);
      expect(rows).toEqual([{ times: time }]);
    }
  });

  test("go on when another version adds a column meanwhile, alone and in a transaction", async () => {
    await database.script("alter table things add column name text default 'new'");
    expect((await ask(database)).rows).toEqual([{ id: 7, name: "new" }]);
    for (const _ of [1, 2, 3]) await ask(database);
    await database.script("alter table things add column more integer");
    const { rows } = await inTransaction(database.db, async (db) => ask({ db }));
    expect(rows).toEqual([{ id: 7, name: "new", more: null }]);
  });
});
