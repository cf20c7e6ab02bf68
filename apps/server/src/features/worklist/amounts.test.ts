import { expect, test } from "vitest";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import type { TodayKey } from "#rules/shifts/waiting.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { testAdmin, testApp, testCorporation } from "#tests/support/fixtures.ts";

const app = testApp();
const admin = testAdmin(app);
const corporation = testCorporation(app);

const times = { from: "10:00", to: "18:00" };
const ready = {
  admin_approve_invoice: true,
  admin_checkin_time: times.from,
  admin_checkout_time: times.to,
  admin_approve_checkout: true,
  admin_employee_checkin_time: times.from,
  admin_employee_checkout_time: times.to,
};
const known = { cpr_encrypted: "x", bank_reg_encrypted: "x", bank_account_encrypted: "x" };

async function group(key: TodayKey) {
  const { body } = await app.call(worklistEndpoints.today, { as: admin.token });
  return body.groups.find((one) => one.key === key);
}

// The three days are of one week and one pay period.
test("what is ready says what its invoice and its pay come to, alone and with what goes out with it", async () => {
  const first = await corporation.bookedShift({ date: testDay(-14) }, ready, known);
  const second = await corporation.bookedShift({ date: testDay(-13) }, ready, known);
  const { booking: third, shift: waiting } = await corporation.bookedShift({ date: testDay(-12) }, ready);
  const removed = { status: "removed", cancellation_fee: 41_200, cancellation_hours: 2 } as const;
  await corporation.shiftOn(second.booking.id, removed);

  const ids = [first.booking.id, second.booking.id, third.id];
  const proposals = await Promise.all(
    ids.map(async (id) => {
      const answer = await app.call(ledgerEndpoints.invoiceProposal, { as: admin.token, params: { id } });
      return answer.body.total;
    }),
  );
  expect(proposals[1]).toBe((proposals[0] ?? 0) + 412);
  const invoices = await group("ready_to_invoice");
  expect(invoices?.items.map(({ booking_id, amount }) => [booking_id, amount])).toEqual(
    ids.map((id, place) => [id, proposals[place]]),
  );
  const amount = proposals.reduce((sum, one) => sum + one, 0);
  for (const { run } of invoices?.items ?? []) {
    expect(run).toEqual({ bookings: 3, people: 3, hours: null, amount, stays: 0 });
  }

  const pay = await group("ready_to_pay");
  expect(pay?.items.map(({ booking_id, amount: alone }) => [booking_id, alone])).toEqual([
    [first.booking.id, 1536],
    [second.booking.id, 1536],
  ]);
  for (const { run } of pay?.items ?? []) {
    expect(run).toEqual({ bookings: 2, people: 2, hours: 16, amount: 3072, stays: 1 });
  }
  expect((await group("missing_data"))?.items).toMatchObject([
    { employee_id: waiting.employee_id, amount: 1536 },
  ]);
});

test("beyond twenty lines, each company's week has its first among those that are shown", async () => {
  for (let count = 0; count < 20; count++) await corporation.bookedShift({ date: testDay(-7) }, ready, known);
  await corporation.bookedShift({ date: testDay(-1) }, ready, known);
  const invoices = await group("ready_to_invoice");
  expect(invoices?.items).toHaveLength(20);
  expect(invoices?.count).toBe(24);
  const weeks = new Set(invoices?.items.map(({ date, run }) => [date, run?.bookings].join()));
  expect(weeks).toContain([testDay(-7), 20].join());
  expect(weeks).toContain([testDay(-1), 1].join());
});

test("whoever would be paid over 20.000.000 kr. is not among those who are ready, and stays", async () => {
  const before = (await group("ready_to_pay"))?.count ?? 0;
  const own = { ...ready, admin_approve_invoice: false };
  const endless = { ...own, admin_employee_checkout_time: "08:00" };
  const dear = { date: testDay(-40), hourly_wage: 99_999_999 };
  const { booking } = await corporation.bookedShift(dear, endless, known);
  expect((await group("ready_to_pay"))?.count).toBe(before);
  const { id } = await make.employee(app.db, known);
  await corporation.shiftOn(booking.id, { ...own, employee_id: id });
  const pay = await group("ready_to_pay");
  expect(pay?.count).toBe(before + 1);
  const line = pay?.items.find(({ booking_id }) => booking_id === booking.id);
  expect(line).toMatchObject({ people: 1, amount: 7_999_999.92, run: { people: 1, hours: 8, stays: 1 } });
});
