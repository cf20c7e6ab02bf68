import { expect, test } from "vitest";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import { testTable } from "#tests/support/fixtures/ledger/table.ts";
import { makeWorkedBooking, makeWorker, prepayAsSeen, sendProposed } from "#tests/support/fixtures/money.ts";
import { storedShift } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { refusalText } from "#texts/da/common/errors.ts";

const { app, billy, zenegy, admins, deliverOnce, deliverAll } = testTable();
const params = (id: number) => ({ as: admins[0], params: { id } });
const ledgerOf = async (id: number) => (await app.call(rows.ledger, params(id))).body;

test("what was prepaid comes off no invoice while a credit note takes it back", async () => {
  const booking = await makeWorkedBooking(app);
  await makeWorker(app, booking.id);
  await prepayAsSeen(app, admins[0], booking.id, 25);
  await deliverAll();
  const [prepayment] = (await ledgerOf(booking.id)).invoices;
  await app.call(rows.credit, { ...params(prepayment?.id ?? 0), body: { reason: "Fejl" } });
  const proposal = async () => (await app.call(rows.invoiceProposal, params(booking.id))).body;
  expect(await proposal()).toMatchObject({ total: 1506, refusal: refusalText("prepayment_open") });
  expect((await sendProposed(app, admins[0], booking.id)).status).toBe(409);
  await deliverAll();
  expect(await proposal()).toMatchObject({ total: 2008, refusal: null });
  expect((await sendProposed(app, admins[0], booking.id)).status).toBe(200);
  expect((await ledgerOf(booking.id)).invoices.at(-1)).toMatchObject({ kind: "invoice", total: 2008 });
});

test("an invoice that comes to less than was prepaid waits until the prepayment is credited", async () => {
  const booking = await makeWorkedBooking(app, { number_of_staff: 2 });
  await makeWorker(app, booking.id);
  await makeWorker(app, booking.id, { not_met_for_booking: true });
  app.setNow(booking.starts_at.getTime());
  expect((await prepayAsSeen(app, admins[0], booking.id, 75)).status).toBe(200);
  app.setNow(TEST_NOW);
  await deliverAll();
  const proposal = async () => (await app.call(rows.invoiceProposal, params(booking.id))).body;
  expect(await proposal()).toMatchObject({ total: 2008, refusal: refusalText("prepayment_above") });
  const early = await sendProposed(app, admins[0], booking.id);
  expect(early.status).toBe(409);
  expect(early.text).toContain(refusalText("prepayment_above"));
  const [prepayment] = (await ledgerOf(booking.id)).invoices;
  await app.call(rows.credit, { ...params(prepayment?.id ?? 0), body: { reason: "Færre mødte" } });
  await deliverAll();
  expect((await sendProposed(app, admins[0], booking.id)).status).toBe(200);
  expect((await ledgerOf(booking.id)).invoices.at(-1)).toMatchObject({ kind: "invoice", total: 2008 });
});

test("a prepayment goes out with the amount that was seen, of what is not prepaid yet", async () => {
  const booking = await makeWorkedBooking(app, { number_of_staff: 1 });
  await makeWorker(app, booking.id);
  const prepay = (percent: number, total: number) =>
    app.call(rows.prepayment, { ...params(booking.id), body: { percent, total } });
  const prepayable = async () => (await ledgerOf(booking.id)).prepayable;
  expect(await prepayable()).toEqual({ price: 2008, prepaid: 0 });
  const other = await prepay(75, 1505);
  expect(other).toMatchObject({ status: 409, body: { code: "total_changed", total: 1506, seen: 1505 } });
  expect((await prepay(75, 1506)).status).toBe(200);
  expect(await prepayable()).toEqual({ price: 2008, prepaid: 1506 });
  expect(await prepay(50, 1004)).toMatchObject({ status: 409, body: { code: "over_price" } });
  await deliverAll();
  expect((await sendProposed(app, admins[0], booking.id)).status).toBe(200);
  expect(await prepayable()).toBeNull();

  const whole = await makeWorkedBooking(app, { number_of_staff: 1 });
  await makeWorker(app, whole.id);
  const all = await app.call(rows.prepayment, { ...params(whole.id), body: { percent: 100, total: 2008 } });
  expect(all).toMatchObject({ status: 200, body: { prepayable: { price: 2008, prepaid: 2008 } } });
});

type Meanwhile = (bookingId: number, shiftId: number) => Promise<unknown>;

const ways: readonly [string, string | null, Meanwhile][] = [
  ["as they were", null, async () => {}],
  ["registered since", "16:00", (_, shiftId) => registerEnd(shiftId, "16:00")],
  ["sent since", "17:00", (bookingId) => sendProposed(app, admins[0], bookingId)],
];
test.each(ways)(
  "a difference that was refused and is taken back leaves the invoice's times %s, and the pay's as they were",
  async (_, end, happensMeanwhile) => {
    const booking = await makeWorkedBooking(app);
    const shift = await makeWorker(app, booking.id);
    await app.call(rows.sendPay, params(booking.id));
    await deliverAll();
    const [line] = (await ledgerOf(booking.id)).pay;
    const body = { from: "10:00", to: "17:00", reason: "Gik før" };
    await app.call(rows.payDifference, { ...params(line?.id ?? 0), body });
    await happensMeanwhile(booking.id, shift.id);
    zenegy.fail("refuse", { when: /POST .*registrations$/ });
    await deliverAll();
    const refused = (await ledgerOf(booking.id)).pay.at(-1);
    expect(refused?.state).toBe("refused");
    expect((await app.call(rows.takePayBack, params(refused?.id ?? 0))).status).toBe(200);
    expect(await storedShift(app, shift.id)).toMatchObject({
      admin_employee_checkout_time: null,
      admin_checkout_time: end,
    });
  },
);

function registerEnd(shiftId: number, end: string) {
  const checkOut = { admin_checkin_time: "10:00", admin_checkout_time: end };
  return app.call(invoicingEndpoints.registerCorporationTime, { ...params(shiftId), body: { checkOut } });
}

test("a difference in pay is told before it is sent, and another one than the one that was seen is refused", async () => {
  const booking = await makeWorkedBooking(app);
  await makeWorker(app, booking.id);
  await app.call(rows.sendPay, params(booking.id));
  const told = (id: number, query: { from: string; to: string } | { no_work: "1" }) =>
    app.call(rows.payDifferenceProposal, { ...params(id), query });
  const [queued] = (await ledgerOf(booking.id)).pay;
  expect((await told(queued?.id ?? 0, { no_work: "1" })).text).toContain("not_accepted");
  await deliverAll();
  const line = params(queued?.id ?? 0);
  const shorter = { from: "10:00", to: "17:00" };
  expect((await told(line.params.id, shorter)).body).toEqual({ paid: 1536, due: 1344, difference: -192 });
  expect((await told(line.params.id, { no_work: "1" })).body).toMatchObject({ due: 0, difference: -1536 });
  expect((await ledgerOf(booking.id)).pay).toHaveLength(1);

  const send = (total: number) =>
    app.call(rows.payDifference, { ...line, body: { ...shorter, reason: "Gik før", total } });
  const refused = await send(-96);
  expect(refused.status).toBe(409);
  expect(refused.text).toMatch(/total_changed.*-192,00.*-96,00/);
  expect((await ledgerOf(booking.id)).pay).toHaveLength(1);
  expect((await send(-192)).status).toBe(200);
  expect((await ledgerOf(booking.id)).pay.at(-1)).toMatchObject({ kind: "difference", amount: -192 });
});

test("a difference of no pay line is not found", async () => {
  const body = { no_work: true as const, reason: "Mødte ikke" };
  expect((await app.call(rows.payDifference, { ...params(999_999), body })).status).toBe(404);
});

test("pay of somebody who did not work after all and was deactivated since is taken back in full, and the shift is on no invoice", async () => {
  const booking = await makeWorkedBooking(app, { transport_wage: 1 });
  const shift = await makeWorker(app, booking.id);
  await app.call(rows.sendPay, params(booking.id));
  await deliverAll();
  await app.db
    .updateTable("employees")
    .set({ deactivated_at: new Date(TEST_NOW) })
    .where("id", "=", shift.employee_id)
    .execute();
  const [line] = (await ledgerOf(booking.id)).pay;
  const noWork = { ...params(line?.id ?? 0), body: { no_work: true as const, reason: "Var der ikke" } };
  const answers = await Promise.all([
    app.call(rows.payDifference, noWork),
    app.call(rows.payDifference, noWork),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await deliverAll();
  const { pay } = await ledgerOf(booking.id);
  expect(pay[1]).toMatchObject({
    ...{ kind: "difference", state: "accepted", reason: "Var der ikke" },
    ...{ hours: -(line?.hours ?? 0), amount: -(line?.amount ?? 0) },
  });
  expect((await app.call(rows.payDifference, noWork)).text).toContain("no_difference");
  expect(await storedShift(app, shift.id)).toMatchObject({ pay_withdrawn: true, not_met_for_booking: true });
  const proposal = (await app.call(rows.invoiceProposal, params(booking.id))).body;
  expect(proposal.shifts).toMatchObject([{ goes: false, reason: "not_met" }]);

  // A mistake is corrected in the same way.
  const worked = { from: "10:00", to: "18:00", reason: "Var der alligevel" };
  expect((await app.call(rows.payDifference, { ...params(line?.id ?? 0), body: worked })).status).toBe(200);
  await deliverAll();
  const sum = (await ledgerOf(booking.id)).pay.reduce((total, { amount }) => total + amount, 0);
  expect(sum).toBe(line?.amount);
  expect(await storedShift(app, shift.id)).toMatchObject({
    pay_withdrawn: false,
    not_met_for_booking: false,
  });
});

test("pay that is taken back after the invoice leaves the person off the invoice that follows its credit note", async () => {
  const booking = await makeWorkedBooking(app);
  const shift = await makeWorker(app, booking.id);
  await sendProposed(app, admins[0], booking.id);
  await app.call(rows.sendPay, params(booking.id));
  await deliverAll();
  const { pay, invoices } = await ledgerOf(booking.id);
  const body = { no_work: true as const, reason: "Var der ikke" };
  expect((await app.call(rows.payDifference, { ...params(pay[0]?.id ?? 0), body })).status).toBe(200);
  expect(await storedShift(app, shift.id)).toMatchObject({ not_met_for_booking: false });
  await app.call(rows.credit, { ...params(invoices[0]?.id ?? 0), body: { reason: "Var der ikke" } });
  await deliverAll();
  expect(await storedShift(app, shift.id)).toMatchObject({ invoice_state: null, not_met_for_booking: true });
});

test("a booking whose last person to be invoiced did not work after all is sent in full, and nothing is prepaid any more", async () => {
  const booking = await makeWorkedBooking(app);
  await makeWorker(app, booking.id);
  const absent = await makeWorker(app, booking.id, { admin_approve_invoice: false });
  await sendProposed(app, admins[0], booking.id);
  await app.call(rows.sendPay, params(booking.id));
  await deliverAll();
  const isSent = async () =>
    (await app.db.selectFrom("bookings").selectAll().where("id", "=", booking.id).executeTakeFirstOrThrow())
      .is_sent_to_billy;
  expect(await isSent()).toBe(false);
  const line = (await ledgerOf(booking.id)).pay.find(({ shift_id }) => shift_id === absent.id);
  const body = { no_work: true as const, reason: "Var der ikke" };
  expect((await app.call(rows.payDifference, { ...params(line?.id ?? 0), body })).status).toBe(200);
  expect(await isSent()).toBe(true);
  expect((await prepayAsSeen(app, admins[0], booking.id, 25)).status).toBe(409);
});

test("a refused line that would have taken the pay back leaves the person as before once it is taken back", async () => {
  const booking = await makeWorkedBooking(app);
  const shift = await makeWorker(app, booking.id);
  await app.call(rows.sendPay, params(booking.id));
  await deliverAll();
  const [line] = (await ledgerOf(booking.id)).pay;
  await app.call(rows.payDifference, {
    ...params(line?.id ?? 0),
    body: { no_work: true as const, reason: "Var der ikke" },
  });
  zenegy.fail("refuse", { when: /POST .*registrations$/ });
  await deliverAll();
  const refused = (await ledgerOf(booking.id)).pay.at(-1);
  expect((await app.call(rows.takePayBack, params(refused?.id ?? 0))).status).toBe(200);
  expect(await storedShift(app, shift.id)).toMatchObject({
    pay_withdrawn: false,
    not_met_for_booking: false,
  });
});

test("a refused line that would have taken the pay back leaves the invoice's times as they were registered since", async () => {
  const booking = await makeWorkedBooking(app);
  const shift = await makeWorker(app, booking.id, {
    ...{ admin_checkin_time: "10:00", admin_checkout_time: "17:00" },
    ...{ admin_employee_checkin_time: "10:00", admin_employee_checkout_time: "16:00" },
  });
  await app.call(rows.sendPay, params(booking.id));
  await deliverAll();
  const [line] = (await ledgerOf(booking.id)).pay;
  const noWork = { no_work: true as const, reason: "Var der ikke" };
  await app.call(rows.payDifference, { ...params(line?.id ?? 0), body: noWork });
  const checkOut = { admin_checkin_time: "10:00", admin_checkout_time: "16:00" };
  await app.call(invoicingEndpoints.registerCorporationTime, { ...params(shift.id), body: { checkOut } });
  zenegy.fail("refuse", { when: /POST .*registrations$/ });
  await deliverAll();
  const refused = (await ledgerOf(booking.id)).pay.at(-1);
  expect((await app.call(rows.takePayBack, params(refused?.id ?? 0))).status).toBe(200);
  expect(await storedShift(app, shift.id)).toMatchObject(checkOut);
});

test("an invoice whose answer was lost is not refused while Billy will not say what it has", async () => {
  const booking = await makeWorkedBooking(app);
  await makeWorker(app, booking.id);
  await sendProposed(app, admins[0], booking.id);
  billy.fail("commit_and_drop", { when: /^PUT / });
  await deliverOnce();
  billy.fail("refuse", { when: /^GET \/(organization|invoices)/ });
  await deliverOnce();
  const [invoice] = (await ledgerOf(booking.id)).invoices;
  expect(invoice?.state).toBe("queued");
  expect((await app.call(rows.takeInvoiceBack, params(invoice?.id ?? 0))).status).toBe(409);
  await deliverAll();
  expect((await ledgerOf(booking.id)).invoices).toMatchObject([{ state: "accepted" }]);
});
