import { expect, test } from "vitest";
import { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import { testTable } from "#tests/support/fixtures/ledger/table.ts";
import { agreed, makeWorkedBooking, makeWorker, sendProposed } from "#tests/support/fixtures/money.ts";

const { app, billy, admins, deliverAll } = testTable();

test("the hour more of the night to winter time is a line of its own on the invoice, at unit price and fee", async () => {
  const night = { date: "2026-10-24", start_time: "22:00", end_time: "06:00", hourly_wage: 19_233 };
  const booking = await makeWorkedBooking(app, { ...night, number_of_staff: 1 });
  await makeWorker(app, booking.id, agreed("22:00", "06:00"));
  const proposal = await app.call(rows.invoiceProposal, { as: admins[0], params: { id: booking.id } });
  // 192,33 with holiday pay is 216,37125 an hour: 8 hours are 1.730,97, the hour more with its 35,00 is 251,37.
  expect(proposal.body.lines.map(({ key, total }) => [key, total])).toEqual([
    ["shifts", 1730.97],
    ["clock_change", 251.37],
    ["service", 280],
  ]);
  expect(proposal.body.total).toBe(2262.34);
  expect((await sendProposed(app, admins[0], booking.id)).status).toBe(200);
  await deliverAll();
  expect(billy.invoices.map(({ amount }) => amount)).toEqual([2262.34]);
});
