import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { StartError } from "#server/platform/errors.ts";
import { emptyDatabase } from "#tests/support/postgres.ts";
import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { isMigrated, isNewer, migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";

const onPostgres = test.skipIf(!process.env.TEST_DATABASE_URL);
const toEnd: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of toEnd.splice(0).reverse()) await end();
});

/** A database without tables. */
async function openEmpty(): Promise<Database> {
  if (!process.env.TEST_DATABASE_URL) return endLater(await openEmbedded({}));
  const { url, drop } = await emptyDatabase();
  toEnd.push(drop);
  return endLater(await openPostgres(url));
}

function endLater(database: Database): Database {
  toEnd.push(() => database.close());
  return database;
}

/** What the version before may still read or write while it runs beside the new one. */
const TAKES_AWAY =
  /\bdrop\s+(table|column)\b|\brename\b|\balter\s+column\s+\w+\s+((set\s+data\s+)?type|set\s+not\s+null)\b|\badd\s+column\s+(?![^,;]*\b(?:default|generated)\b)[^,;]*\bnot\s+null/i;

test("a migration only adds, or says since which earlier one nothing reads what it takes away", () => {
  const folder = new URL("./migrations/", import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith(".sql"));
  const wrong = files.filter((file) => {
    const script = readFileSync(new URL(file, folder), "utf8");
    if (!TAKES_AWAY.test(script.replace(/--.*/g, ""))) return false;
    const [, since = "9999"] = /^-- Nothing reads it since (\d{4})\.$/m.exec(script) ?? [];
    return since >= file.slice(0, 4);
  });
  expect(wrong).toEqual([]);
});

/** To be brought up to date with each new migration, so that two that land side by side meet here. */
const LANDED = { files: 61, newest: "0064_asked_again.sql" };

test("a new migration has the highest number: versions in use have applied all lower ones", () => {
  const folder = new URL("./migrations/", import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith(".sql"));
  expect({ files: files.length, newest: files.sort().at(-1) }).toEqual(LANDED);
});

test("an empty database gets this version's tables once", async () => {
  const database = await openEmpty();
  await expect(isMigrated(database)).rejects.toThrow();
  await migrate(database);
  await migrate(database);
  expect(await isMigrated(database)).toBe(true);
  expect(await database.db.selectFrom("global_settings").selectAll().execute()).toHaveLength(1);
});

test.each([
  "create table migrations (name text primary key)",
  `create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
   insert into kysely_migration values ('0001-people-and-companies', '2026-01-01T00:00:00.000Z')`,
])(
  "a database from before the first release is refused in one sentence and left as it is: %s",
  async (before) => {
    const database = await openEmpty();
    await database.script(before);
    const refused = await migrate(database).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartError);
    expect((refused as StartError).message).toMatch(
      /^The database is from before the first release [^.\n]*: start with an empty database[^.\n]*\.$/,
    );
    const { rows } = await sql`select to_regclass('bookings') as found`.execute(database.db);
    expect(rows).toEqual([{ found: null }]);
  },
);

test("a database of a newer version is refused in one sentence", async () => {
  const database = await openEmpty();
  await migrate(database);
  expect(await isNewer(database)).toBe(false);
  await database.script(
    "insert into kysely_migration values ('9999_of_tomorrow', '2099-01-01T00:00:00.000Z')",
  );
  expect(await isNewer(database)).toBe(true);
  const refused = await migrate(database).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartError);
  expect((refused as StartError).message).toContain("9999_of_tomorrow");
  expect((refused as StartError).message).not.toContain("\n");
});

onPostgres("two processes that start at the same time migrate one after the other", async () => {
  const { url, drop } = await emptyDatabase();
  toEnd.push(drop);
  const both = [endLater(await openPostgres(url)), endLater(await openPostgres(url))];
  await Promise.all(both.map((database) => migrate(database)));
  for (const database of both) expect(await isMigrated(database)).toBe(true);
});

/** A database of the version before the file of that number. */
async function openBefore(number: string): Promise<Database> {
  const migrations = join(import.meta.dirname, "migrations");
  const folder = mkdtempSync(join(tmpdir(), "vagtklar-migrations-"));
  toEnd.push(async () => rmSync(folder, { recursive: true }));
  for (const file of readdirSync(migrations).filter((name) => name < number)) {
    cpSync(join(migrations, file), join(folder, file));
  }
  const database = await openEmpty();
  await migrate(database, pathToFileURL(`${folder}/`));
  return database;
}

test("people who share a CPR number are upgraded: the first has it, the others are marked for the office", async () => {
  const database = await openBefore("0020");
  const { db } = database;
  const insert = (digest: string | null) =>
    sql`insert into employees (first_name, last_name, cpr_digest, created_at, terms_accepted_at)
      values ('Anna', 'Krogh', ${digest}, now(), now())`.execute(db);
  for (const digest of ["one", "one", "one", "other", null, null]) await insert(digest);
  await migrate(database);
  const rows = await db.selectFrom("employees").select("shares_cpr").orderBy("id").execute();
  expect(rows.map(({ shares_cpr }) => shares_cpr)).toEqual([false, true, true, false, false, false]);
  await expect(insert("one")).rejects.toThrow("employees_one_cpr");
});
