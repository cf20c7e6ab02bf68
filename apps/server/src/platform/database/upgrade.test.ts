import { readdirSync, readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { emptyDatabase } from "#tests/support/postgres.ts";
import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { isMigrated, migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";

const MIGRATIONS = new URL("./migrations/", import.meta.url);

const toEnd: (() => Promise<void>)[] = [];
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

/** Brings an empty database to what an earlier version made of it, which had all migrations up to `last` but `without`. */
async function makeAsOf(database: Database, last: string, without = ""): Promise<void> {
  await database.script(`
    create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
    create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0);
    insert into kysely_migration_lock values ('migration_lock', 0)`);
  const names = readdirSync(MIGRATIONS)
    .sort()
    .filter((name) => name.slice(0, 4) <= last && name !== without);
  for (const name of names) {
    await database.script(readFileSync(new URL(name, MIGRATIONS), "utf8"));
    await database.script(
      `insert into kysely_migration values ('${name.replace(".sql", "")}', '2026-01-01T00:00:00.000Z')`,
    );
  }
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
  await makeAsOf(database, "0012");
  await database.script(CONTENT);
  expect(await isMigrated(database)).toBe(false);

  await migrate(database);

  expect(await isMigrated(database)).toBe(true);
  const { db } = database;
  const [booking] = await db.selectFrom("bookings").selectAll().execute();
  expect(booking).toMatchObject({ id: 1017, date: "2026-02-02", hourly_wage: 19_250, number_of_staff: 2 });
  expect(await db.selectFrom("shifts").selectAll().execute()).toMatchObject([
    { id: 1, booking_id: 1017, employee_id: 1, status: "selected" },
  ]);
  expect(await db.selectFrom("outbox").selectAll().execute()).toMatchObject([
    { key: "old", status: "failed" },
  ]);
  // Somebody who was owed nothing had no pay line then.
  expect(await db.selectFrom("pay_lines").selectAll().execute()).toMatchObject([
    { shift_id: 1, kind: "pay", state: "accepted", hours: 0, amount: 0 },
  ]);
  await db.updateTable("shifts").set({ status: "cancelled" }).where("id", "=", 1).execute();
  await migrate(database);
}, 120_000);

test("of several values that were set for one day the last one stays in force, the others were replaced", async () => {
  const database = await openEmpty();
  await makeAsOf(database, "0043");
  const values = [3600, 3700, 3800].map(
    (value, index) => `('standard_fee', ${value}, '2026-03-01', '2026-03-01T1${index}:00Z')`,
  );
  await database.script(
    `insert into price_settings (key, value, valid_from, created_at) values ${values.join(", ")}`,
  );

  await migrate(database);

  const rows = await database.db
    .selectFrom("price_settings")
    .select(["value", "withdrawn_at"])
    .where("key", "=", "standard_fee")
    .where("valid_from", "=", "2026-03-01")
    .orderBy("id")
    .execute();
  expect(rows).toEqual([
    { value: 3600, withdrawn_at: new Date("2026-03-01T11:00Z") },
    { value: 3700, withdrawn_at: new Date("2026-03-01T12:00Z") },
    { value: 3800, withdrawn_at: null },
  ]);
}, 120_000);

test("a database of the version before a lower number landed starts, and gets it late", async () => {
  const database = await openEmpty();
  await makeAsOf(database, "0190", "0160-left-for-later.sql");

  await migrate(database);

  expect(await isMigrated(database)).toBe(true);
  const left = await database.db.selectFrom("invoices").select("left_shift_ids").execute();
  expect(left).toEqual([]);
}, 120_000);
