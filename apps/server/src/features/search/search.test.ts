import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { worklistEndpoints as rows } from "#contract/backoffice/worklist.endpoints.ts";
import { contains, containsNumber, matches } from "#server/platform/database/lists/text-search.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import { testAdmin, testApp } from "#tests/support/fixtures.ts";

const app = testApp();
const admin = testAdmin(app);
let inn: number;
let person: number;
let bookingId: number;

beforeAll(async () => {
  const company = {
    name: "Æblegården",
    phone: "20550139",
    cvr_nr: "12345674",
    contact_person: "Gerda Friis",
  };
  inn = (await make.corporation(app.db, company)).id;
  person = (await employeeWithPayData(app, { cpr: "0405981234" })).id;
  const name = { first_name: "Zacharias", last_name: "Lund", phone: "42424242" };
  await app.db.updateTable("employees").set(name).where("id", "=", person).execute();
  const type = (await make.staffType(app.db, { job_title: "Sommelier" })).id;
  const booking = { corporation_id: inn, staff_type_id: type, date: testDay(-2), city: "Skagen" };
  bookingId = (await make.booking(app.db, booking)).id;
  await make.shift(app.db, { booking_id: bookingId, employee_id: person, status: "selected" });
  await make.invoice(app.db, { booking_id: bookingId, number: "VK-1077" });
});

async function found(q: string): Promise<string[]> {
  const { body } = await app.call(rows.search, { as: admin.token, query: { q } });
  return body.map(({ kind, id }) => `${kind} ${kind === "invoice" ? "" : id}`.trim());
}

test("a booking, a person, a company and an invoice are each found by what they are known by", async () => {
  const [company, human, booking] = [`corporation ${inn}`, `employee ${person}`, `booking ${bookingId}`];
  expect(await found("æblegård")).toEqual([company, booking]);
  expect(await found("20 55 01 39")).toEqual([company, booking]);
  expect(await found("12 34 56 74")).toContain(company);
  expect(await found("gerda")).toEqual([company, booking]);
  expect(await found("zacharias lund")).toEqual([human, booking]);
  expect(await found("+45 42 42 42 42")).toEqual([human, booking]);
  expect(await found("vk-10")).toEqual(["invoice"]);
  expect(await found("Nr. VK-1077")).toContain("invoice");
  expect(await found("faktura vk-1077")).toContain("invoice");
  expect(await found("sommelier")).toEqual([booking]);
  expect(await found(String(bookingId))).toContain(booking);
  expect(await found("skagen")).toEqual([booking]);
});

test("names are found in whatever order and spelling, and numbers however they are spaced", async () => {
  const [company, human] = [`corporation ${inn}`, `employee ${person}`];
  for (const q of ["lund zacharias", "LUND zach", "zácharias"]) expect(await found(q)).toContain(human);
  for (const q of ["aeblegaarden", "ablegarden", "gården æble", "friis æble"]) {
    expect(await found(q)).toContain(company);
  }
  expect(await found("+4520550139")).toContain(company);
  expect(await found("zacharias hansen")).not.toContain(human);
});

test("each hit says where it is", async () => {
  const { body } = await app.call(rows.search, { as: admin.token, query: { q: "vk-10" } });
  expect(body).toEqual([
    {
      kind: "invoice",
      id: expect.any(Number),
      title: "VK-1077",
      detail: "Æblegården, 22-11-2026",
      url: `/admin/bookingInvoice/${bookingId}`,
    },
  ]);
});

test("a CPR number finds nobody and stands in no hit", async () => {
  for (const q of ["0405981234", "040598-1234", "040598"]) expect(await found(q)).toEqual([]);
  const { body } = await app.call(rows.search, { as: admin.token, query: { q: "zacharias" } });
  expect(JSON.stringify(body)).not.toContain("040598");
});

test("one letter finds nothing, and at most five of a kind are found", async () => {
  expect(await found("z")).toEqual([]);
  for (let count = 0; count < 7; count++) await make.corporation(app.db, { name: `Kæde ${count}` });
  expect(await found("kæde")).toHaveLength(5);
  expect(await found("%%")).toEqual([]);
});

test.each([
  ["employees", matches(sql.ref("search_text"), "zacharias", ["phone"])],
  ["employees", matches(sql.ref("search_text"), "42 42 42 42", ["phone"])],
  ["employees", contains(sql.ref("search_name"), "zacharias")],
  ["corporations", matches(sql.ref("search_text"), "æblegård", ["phone", "cvr_nr"])],
  ["corporations", matches(sql.ref("search_text"), "20 55 01 39", ["phone", "cvr_nr"])],
  ["corporations", contains(sql.ref("search_name"), "gerda")],
])("%s are looked up in the index of their words (%#)", async (table, isFound) => {
  const plan = await app.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    return sql`explain select id from ${sql.table(table)} where ${isFound}`.execute(tx);
  });
  expect(JSON.stringify(plan.rows)).toContain(`${table}_searched`);
});

test("among a thousand people and companies a number is looked up there", async () => {
  const rollback = new Error("rollback");
  const done = app.db.transaction().execute(async (tx) => {
    await sql`insert into employees (first_name, phone, terms_accepted_at, created_at)
      select 'Person ' || n, lpad(n::text, 8, '3'), now(), now() from generate_series(1, 1000) n`.execute(tx);
    await sql`insert into corporations (name, email, billing_email, password_hash, address, city, city_zip, cvr_nr,
        phone, contact_person, terms_accepted_at, created_at)
      select 'Firma ' || n, n || '@firma.test', '', '', '', '', '', lpad(n::text, 8, '5'), lpad(n::text, 8, '4'), '', now(), now()
      from generate_series(1, 1000) n`.execute(tx);
    await sql`analyze employees, corporations`.execute(tx);
    for (const [table, columns] of [
      ["employees", ["phone"]],
      ["corporations", ["cvr_nr", "phone"]],
    ] as const) {
      await sql`select gin_clean_pending_list(${`${table}_searched`}::regclass)`.execute(tx);
      const isFound = containsNumber(columns, "20 55 01 39");
      const plan = await sql`explain select id from ${sql.table(table)} where ${isFound}`.execute(tx);
      expect(JSON.stringify(plan.rows)).toContain(`${table}_searched`);
    }
    throw rollback;
  });
  await expect(done).rejects.toBe(rollback);
});
