import { sql } from "kysely";
import { expect, test } from "vitest";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { privacyEndpoints as rows } from "#contract/privacy/privacy.endpoints.ts";
import { corporationData } from "#server/features/privacy/data-map/corporation-data.ts";
import { employeeData } from "#server/features/privacy/data-map/employee-data.ts";
import type { OwnTable } from "#server/features/privacy/data-map/own-table.ts";
import * as make from "#tests/support/factories.ts";
import { placesOf } from "#tests/support/fixtures/stored-texts.ts";
import { makeCorporation, signedInEmployee, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const created_at = new Date(TEST_NOW);

/** A day's work that is over, billed and paid, for somebody and a company. */
async function workedDay() {
  const hotel = await makeCorporation(app);
  const person = await signedInEmployee(app);
  const booking = await hotel.booking({ date: make.testDay(-20), is_sent_to_billy: true });
  const shift = await hotel.shiftOn(booking.id, {
    employee_id: person.id,
    invoice_state: "accepted",
    pay_state: "accepted",
  });
  const line = { booking_id: booking.id, state: "accepted" as const, created_at };
  await make.invoice(app.db, { ...line, total: 100 });
  const pay = { shift_id: shift.id, kind: "pay" as const, hours: 8, hourly_wage: 19_200, amount: 153_600 };
  await app.db
    .insertInto("pay_lines")
    .values({ ...line, ...pay })
    .execute();
  const rating = {
    shift_id: shift.id,
    employee_id: person.id,
    corporation_id: hotel.id,
    score: 5,
    created_at,
  };
  await app.db
    .insertInto("ratings")
    .values([
      { ...rating, about: "employee" },
      { ...rating, about: "corporation" },
    ])
    .execute();
  const letter = {
    channel: "email" as const,
    recipient: "x@example.test",
    status: "sent" as const,
    created_at,
  };
  await app.db
    .insertInto("outbox")
    .values([
      { ...letter, key: `p:${person.id}`, subject_key: `employee:${person.id}` },
      { ...letter, key: `b:${booking.id}`, subject_key: `booking:${booking.id}` },
    ])
    .execute();
  const alert = {
    kind: "account" as const,
    network: "",
    failures: 20,
    started_at: created_at,
    last_at: created_at,
  };
  await app.db
    .insertInto("security_alerts")
    .values([
      { ...alert, subject: `employee:${person.id}` },
      { ...alert, subject: `corporation:${hotel.id}` },
    ])
    .execute();
  return { hotel, person };
}

/** What says whose a row is, what state it is in, is a clock time, or is encrypted. */
const NO_TEXT = /\.(subject_key|key|account|token_hash)$|^security_alerts\.subject$|_(state|time|encrypted)$/;

/** Writes the word into each text that is stored of somebody; a column that takes no free text refuses it. */
async function writeEverywhere(word: string, map: readonly OwnTable[], id: number): Promise<void> {
  const { rows: columns } = await sql<{ table_name: string; column_name: string }>`
    select table_name::text, column_name::text from information_schema.columns
    where table_schema = 'public' and data_type = 'text'`.execute(app.db);
  const texts = columns.filter(
    ({ table_name, column_name }) => !NO_TEXT.test(`${table_name}.${column_name}`),
  );
  for (const { table, rows: isOwn } of map) {
    for (const { column_name } of texts.filter(({ table_name }) => table_name === table)) {
      await sql`update ${sql.table(table)} t set ${sql.ref(column_name)} = ${word} where ${isOwn(id)}`
        .execute(app.db)
        .catch(() => {});
    }
  }
}

test("of all texts about a person only those of the bookkeeping stay", async () => {
  const { hotel, person } = await workedDay();
  await hotel.shiftOn((await hotel.booking()).id, { employee_id: person.id, status: "applied" });
  await writeEverywhere("Xylofonbygger", employeeData, person.id);
  const params = { id: person.id };
  // An erasure often follows on a deactivation, which can be undone for ten seconds.
  await app.call(employeeEndpoints.deactivate, { as: admin.token, params, body: {} });
  const places = await placesOf(app.db, "Xylofonbygger");
  expect(places.length).toBeGreaterThan(20);
  expect(places).toContain("undos.before");
  const body = { reason: "asked_admin" } as const;
  const { status } = await app.call(rows.eraseEmployeeAsAdmin, { as: admin.token, params, body });
  expect(status).toBe(200);
  expect(await placesOf(app.db, "Xylofonbygger")).toEqual([
    "erasures.kept_name",
    ...["outbox.problem", "outbox.reference", "outbox.request_id"],
    "pay_lines.reason",
  ]);
});

test("of all texts about a company only those of the bookkeeping, choices from a list and other people's stay", async () => {
  const { hotel } = await workedDay();
  await app.db
    .updateTable("bookings")
    .set({ paid_at: new Date(TEST_NOW) })
    .where("corporation_id", "=", hotel.id)
    .execute();
  await writeEverywhere("Zitherværksted", corporationData, hotel.id);
  expect((await placesOf(app.db, "Zitherværksted")).length).toBeGreaterThan(20);
  const params = { id: hotel.id };
  const body = { reason: "asked_admin" } as const;
  const { status } = await app.call(rows.eraseCorporationAsAdmin, { as: admin.token, params, body });
  expect(status).toBe(200);
  expect(await placesOf(app.db, "Zitherværksted")).toEqual([
    ...["bookings.all_gravy_status", "bookings.arrangement_type", "bookings.city", "bookings.language"],
    ...["bookings.lower_dress_code", "bookings.payment_type", "bookings.shoes_dress_code"],
    ...["bookings.upper_dress_code", "bookings.zip_code"],
    ...["erasures.kept_cvr_nr", "erasures.kept_name"],
    ...["invoice_documents.external_id", "invoice_documents.number", "invoice_documents.url"],
    ...["invoice_documents.vendor_id", "invoices.reason"],
    ...["outbox.problem", "outbox.reference", "outbox.request_id"],
    ...["shifts.cancellation_reason", "shifts.sick_decision_reason", "shifts.working_time_reason"],
  ]);
});
