import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyDatabase } from "#tests/support/postgres.ts";
import { type Database, inTransaction, runSql } from "../database.ts";
import { openPostgres } from "../postgres.ts";
import { createNames } from "./prepared.ts";

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
