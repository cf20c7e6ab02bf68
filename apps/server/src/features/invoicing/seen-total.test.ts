import { expect, test } from "vitest";
import { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import { testTable } from "#tests/support/fixtures/ledger/table.ts";
import { makeWorkedBooking, makeWorker } from "#tests/support/fixtures/money.ts";
import { refusalText } from "#texts/da/common/errors.ts";

const { app, admins } = testTable();

test("an invoice, one of a run and a prepayment are refused without the total that was seen, and nothing is queued", async () => {
  const booking = await makeWorkedBooking(app);
  const shift = await makeWorker(app, booking.id);
  const params = { as: admins[0], params: { id: booking.id } };
  const body = { shift_ids: [shift.id] };
  const answer = await app.call(rows.createInvoice, { ...params, body });
  expect(answer).toMatchObject({ status: 422, text: refusalText("total_missing") });
  const bookings = [{ booking_id: booking.id, ...body }];
  const run = await app.call(rows.sendWeekInvoices, { as: admins[0], body: { bookings } });
  expect(run.body).toMatchObject([{ status: "refused", code: "total_missing" }]);
  const prepaid = await app.call(rows.prepayment, { ...params, body: { percent: 25 } });
  expect(prepaid).toMatchObject({ status: 422, body: { code: "total_missing" } });
  expect((await app.call(rows.ledger, params)).body.invoices).toEqual([]);
});
