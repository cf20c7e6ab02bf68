import { expect, test } from "vitest";
import { runEndpoints as rows } from "#contract/invoicing/run.endpoints.ts";
import { keepProfileChange } from "#server/features/profile-history/profile-changes.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import * as make from "#tests/support/factories.ts";
import { testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const tenDaysAgo = new Date(TEST_NOW - 10 * 24 * 3_600_000);

/** A company that was invoiced ten days ago, with a booking of last week that was not. */
async function invoiced(name: string) {
  const { id } = await make.corporation(app.db, { name });
  const { id: staff_type_id } = await make.staffType(app.db);
  const sent = await make.booking(app.db, { corporation_id: id, staff_type_id, date: "2026-11-03" });
  await make.invoice(app.db, { booking_id: sent.id, total: 100_000, created_at: tenDaysAgo });
  const booking = await make.booking(app.db, { corporation_id: id, staff_type_id, date: "2026-11-17" });
  const person = await make.employee(app.db);
  await make.shift(app.db, { booking_id: booking.id, employee_id: person.id, status: "selected" });
  return id;
}

test("a company whose EAN has changed since its last invoice is marked in the run, and no other", async () => {
  const changed = await invoiced("Ørnen");
  await invoiced("Kroen");
  const change = { before: { ean: "5790000000001" }, after: { ean: "5790000000002" } };
  const { secrets } = app.services;
  const context = { actor: { kind: "corporation", id: changed } as const, now: TEST_NOW, secrets };
  await inTransaction(app.db, (tx) => keepProfileChange(tx, { corporation_id: changed }, change, context));
  const { body } = await app.call(rows.invoiceRun, { as: admin.token });
  const marked = body.bookings.map((one) => [one.corporation, one.changed?.fields, one.changed?.by]);
  expect(marked).toEqual([
    ["Kroen", undefined, undefined],
    ["Ørnen", ["ean"], null],
  ]);
});
