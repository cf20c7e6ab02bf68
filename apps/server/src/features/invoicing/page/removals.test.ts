import { expect, test } from "vitest";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import { testDay } from "#tests/support/factories.ts";
import { makeWorkedBooking, makeWorker } from "#tests/support/fixtures/money.ts";
import { testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const removedAt = new Date(TEST_NOW - 40 * 3_600_000);
const ofCompany = {
  removed_by: "corporation",
  removed_at: removedAt,
  removed_reason: "Færre gæster",
} as const;
const fee = {
  cancellation_hours: 2,
  cancellation_fee: 50_200,
  fee_reason: "Færre gæster",
  fee_at: removedAt,
};

async function pageOf(bookingId: number) {
  const answer = await app.call(invoicingEndpoints.details, { as: admin.token, params: { id: bookingId } });
  return answer.body;
}

test("only the company's own removals are listed, with reason and moment also of who applied again", async () => {
  const booking = await makeWorkedBooking(app);
  const own = await makeWorker(app, booking.id, { status: "removed", ...ofCompany });
  const again = await makeWorker(app, booking.id, { status: "applied", ...fee });
  await makeWorker(app, booking.id, { status: "removed", ...ofCompany, removed_by: "admin" });
  await makeWorker(app, booking.id, { status: "applied" });
  const { shifts, removedShifts } = await pageOf(booking.id);
  expect(shifts).toEqual([]);
  const told = { removed_reason: "Færre gæster", removed_at: removedAt.toISOString() };
  expect(removedShifts).toMatchObject([
    { id: own.id, ...told },
    { id: again.id, ...told },
  ]);
});

test("a fee is dropped with a reason without an invoice, once", async () => {
  const booking = await makeWorkedBooking(app);
  const shift = await makeWorker(app, booking.id, { status: "removed", ...ofCompany, ...fee });
  const drop = (reason: string) =>
    app.call(rows.dropFee, { as: admin.token, params: { id: shift.id }, body: { reason } });
  expect((await pageOf(booking.id)).cancellationLines).toMatchObject([{ amount: 502, is_sent: false }]);
  expect((await drop(" ")).status).toBe(422);
  expect((await drop("Aftalt i telefonen")).status).toBe(200);
  expect(await drop("Aftalt i telefonen")).toMatchObject({ status: 409, body: { code: "fee_not_proposed" } });
  expect(await pageOf(booking.id)).toMatchObject({ cancellationLines: [], invoiceTotal: 0 });
});

test("a fee is charged only once its place can't be filled any more", async () => {
  const booking = await makeWorkedBooking(app, { date: testDay(1) });
  const over = await makeWorkedBooking(app);
  for (const { id } of [booking, over])
    await makeWorker(app, id, { status: "removed", ...ofCompany, ...fee });
  const feesOf = async (id: number) => {
    const proposal = await app.call(rows.invoiceProposal, { as: admin.token, params: { id } });
    return [(await pageOf(id)).cancellationLines.map((line) => line.can_lapse), proposal.body.fees.length];
  };
  expect(await feesOf(booking.id)).toEqual([[true], 0]);
  expect(await feesOf(over.id)).toEqual([[false], 1]);
  await app.db.updateTable("bookings").set({ status: "cancelled" }).where("id", "=", booking.id).execute();
  expect(await feesOf(booking.id)).toEqual([[false], 1]);
});
