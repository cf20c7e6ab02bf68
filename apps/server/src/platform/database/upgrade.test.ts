import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { emptyDatabase } from "#tests/support/postgres.ts";
import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";

const BASELINE = new URL("./migrations/0001_baseline.sql", import.meta.url);

const toEnd: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of toEnd.splice(0).reverse()) await end();
});

async function openEmpty(): Promise<Database> {
  const { url, drop } = process.env.TEST_DATABASE_URL ? await emptyDatabase() : { url: null, drop: null };
  if (drop) toEnd.push(drop);
  const database = url ? await openPostgres(url) : await openEmbedded({});
  toEnd.push(() => database.close());
  return database;
}

/** A folder with the baseline, and a way to add the migrations of later versions. */
function makeFolder() {
  const path = mkdtempSync(join(tmpdir(), "vagtklar-migrations-"));
  toEnd.push(() => rmSync(path, { recursive: true }));
  copyFileSync(BASELINE, join(path, "0001_baseline.sql"));
  return {
    folder: pathToFileURL(`${path}/`),
    add: (name: string, script: string) => writeFileSync(join(path, `${name}.sql`), script),
  };
}

/** A company with one booking, somebody selected on it and done, and a mail about it, as that version wrote them. */
const CONTENT = `
  insert into staff_types (id, job_title, created_at) values (1, 'Tjener', '2026-01-01Z');
  insert into corporations (id, name, email, billing_email, password_hash, address, city, city_zip, cvr_nr, phone,
      contact_person, terms_accepted_at, created_at)
    values (1, 'Hotel', 'hotel@eksempel.dk', 'hotel@eksempel.dk', 'x', 'Gade 1', 'København', '1000', '12345678',
      '12345678', 'Karen', '2026-01-01Z', '2026-01-01Z');
  insert into employees (id, first_name, terms_accepted_at, created_at) values (1, 'Anna', '2026-01-01Z', '2026-01-01Z');
  insert into bookings (id, corporation_id, staff_type_id, date, start_time, end_time, starts_at, ends_at, address,
      address_url, zip_code, city, number_of_staff, hourly_wage, food_included, language, booking_person,
      booking_person_nr, contact_person, fee, standard_fee, urgent_booking_fee, emergency_booking_fee, payment_type,
      payment_deadline, created_at, updated_at)
    values (1017, 1, 1, '2026-02-02', '10:00', '18:00', '2026-02-02T09:00Z', '2026-02-02T17:00Z', 'Gade 1', '',
      '1000', 'København', 2, 19250, true, 'danish', 'Karen', '12345678', 'Karen', 3500, 3500, 2000, 3000, 'invoice', 14,
      '2026-01-02Z', '2026-01-02Z');
  insert into shifts (id, booking_id, employee_id, status, work_date, starts_at, ends_at, applied_at, pay_state)
    values (1, 1017, 1, 'selected', '2026-02-02', '2026-02-02T09:00Z', '2026-02-02T17:00Z', '2026-01-03Z', 'accepted');
  insert into outbox (key, channel, subject_key, recipient, status, created_at)
    values ('old', 'email', 'booking:1017', 'hotel@eksempel.dk', 'failed', '2026-01-03Z')`;

test("what an earlier version stored is there after the upgrade, and can be worked with", async () => {
  const database = await openEmpty();
  const { folder, add } = makeFolder();
  await migrate(database, folder);
  await database.script(CONTENT);

  add(
    "0002_stars",
    "-- Two statements; the first one's comment holds one.\nalter table bookings add column stars integer not null default 0;\nupdate bookings set stars = 5;\n",
  );
  await migrate(database, folder);
  await migrate(database, folder);

  const { db } = database;
  const [booking] = await db.selectFrom("bookings").selectAll().execute();
  expect(booking).toMatchObject({ id: 1017, date: "2026-02-02", hourly_wage: 19_250, stars: 5 });
  expect(await db.selectFrom("shifts").selectAll().execute()).toMatchObject([
    { id: 1, booking_id: 1017, employee_id: 1, status: "selected" },
  ]);
  expect(await db.selectFrom("outbox").selectAll().execute()).toMatchObject([
    { key: "old", status: "failed" },
  ]);
  await db.updateTable("shifts").set({ status: "cancelled" }).where("id", "=", 1).execute();
});

test("a migration that fails leaves the database as it was", async () => {
  const database = await openEmpty();
  const { folder, add } = makeFolder();
  await migrate(database, folder);
  add("0002_half", "create table halves (id integer);\ncreate table bookings (id integer);\n");
  await expect(migrate(database, folder)).rejects.toThrow(/cannot be brought to this version/);
  const { rows } = await sql`select to_regclass('halves') as found`.execute(database.db);
  expect(rows).toEqual([{ found: null }]);
});

test("a database of the version before a lower number landed starts, and gets it late", async () => {
  const database = await openEmpty();
  const { folder, add } = makeFolder();
  add("0003_later", "create table later (id integer);");
  await migrate(database, folder);
  add("0002_earlier", "create table earlier (id integer);");
  await migrate(database, folder);
  const { rows } = await sql`select to_regclass('earlier')::text as found`.execute(database.db);
  expect(rows).toEqual([{ found: "earlier" }]);
});
