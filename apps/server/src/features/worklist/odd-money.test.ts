import { expect, test } from "vitest";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import type { TodayKey } from "#rules/shifts/waiting.ts";
import * as make from "#tests/support/factories.ts";
import { testTable } from "#tests/support/fixtures/ledger/table.ts";
import { makeWorkedBooking, makeWorker, prepayAsSeen } from "#tests/support/fixtures/money.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const { app, admins, deliverAll } = testTable();

async function group(key: TodayKey) {
  const { body } = await app.call(worklistEndpoints.today, { as: admins[0] });
  return body.groups.find((one) => one.key === key);
}

async function prepaidBooking(values: object) {
  const booking = await makeWorkedBooking(app, values);
  app.setNow(booking.starts_at.getTime());
  expect((await prepayAsSeen(app, admins[0], booking.id, 75)).status).toBe(200);
  app.setNow(TEST_NOW);
  await deliverAll();
  return booking;
}

test("what was prepaid of a booking where nobody met, or fewer than paid for, waits until it is credited", async () => {
  const deserted = await prepaidBooking({ number_of_staff: 1 });
  await makeWorker(app, deserted.id, { not_met_for_booking: true });
  const fewer = await prepaidBooking({ number_of_staff: 2 });
  await makeWorker(app, fewer.id);
  await makeWorker(app, fewer.id, { not_met_for_booking: true });
  const enough = await prepaidBooking({ number_of_staff: 1 });
  await makeWorker(app, enough.id);
  const unapproved = await prepaidBooking({ number_of_staff: 2 });
  await makeWorker(app, unapproved.id, { admin_approve_invoice: false });

  const waiting = await group("prepaid_too_much");
  expect(waiting).toMatchObject({
    count: 2,
    items: [
      { booking_id: deserted.id, corporation: "Hotel Strand", amount: 1506 },
      { booking_id: fewer.id, amount: 3012 - 2008 },
    ],
  });

  const ledger = await app.call(ledgerEndpoints.ledger, { as: admins[0], params: { id: deserted.id } });
  const params = { id: ledger.body.invoices[0]?.id ?? 0 };
  await app.call(ledgerEndpoints.credit, { as: admins[0], params, body: { reason: "Ingen mødte" } });
  expect((await group("prepaid_too_much"))?.items.map(({ booking_id }) => booking_id)).toEqual([fewer.id]);
  await deliverAll();
  expect((await group("prepaid_too_much"))?.count).toBe(1);
});

test("a profile that shares a CPR number since before is told, with the others' names, five at most", async () => {
  const digest = "of one number";
  const double = { cpr_digest: digest, shares_cpr: true };
  const other = await make.employee(app.db, { first_name: "Bo", last_name: "Lund", cpr_digest: digest });
  expect((await group("same_cpr"))?.count).toBe(0);
  const eva = await make.employee(app.db, { first_name: "Eva", last_name: "Dam", ...double });
  expect((await group("same_cpr"))?.items).toMatchObject([
    { employee_id: eva.id, person: "Eva Dam", about: ["Bo Lund"] },
  ]);
  const more = [];
  for (let n = 0; n < 6; n += 1) more.push((await make.employee(app.db, double)).id);
  expect((await group("same_cpr"))?.items[0]?.about).toHaveLength(5);
  await app.db
    .updateTable("employees")
    .set({ cpr_digest: null })
    .where("id", "in", [other.id, ...more])
    .execute();
  expect((await group("same_cpr"))?.count).toBe(0);
});
