import { describe, expect, test } from "vitest";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testTable } from "#tests/support/fixtures/ledger/table.ts";
import { makeWorkedBooking, makeWorker, prepayAsSeen, sendProposed } from "#tests/support/fixtures/money.ts";
import { storedShift } from "#tests/support/fixtures.ts";
import { refusalText } from "#texts/da/common/errors.ts";

const { app, billy, zenegy, admins, deliverOnce, sendAgain } = testTable();
const params = (id: number) => ({ as: admins[0], params: { id } });
const proposalOf = async (id: number) => (await app.call(rows.invoiceProposal, params(id))).body;
const ledgerOf = async (id: number) => (await app.call(rows.ledger, params(id))).body;
const send = (id: number, body: object) =>
  app.call(rows.createInvoice, { ...params(id), body: body as never });

describe("a proposal", () => {
  test("says who goes and why the others stay, in shares that add up to the lines", async () => {
    const booking = await makeWorkedBooking(app, { number_of_staff: 5, hourly_wage: 19_233 });
    const [goes, alsoGoes] = [await makeWorker(app, booking.id), await makeWorker(app, booking.id)];
    const unapproved = await makeWorker(app, booking.id, { admin_approve_invoice: false });
    const open = await makeWorker(app, booking.id, { corporation_checkout_time: "17:00" });
    const absent = await makeWorker(app, booking.id, { not_met_for_booking: true });
    const proposal = await proposalOf(booking.id);
    expect(proposal.shifts.map(({ shift_id, goes, reason }) => [shift_id, goes, reason])).toEqual([
      [goes.id, true, null],
      [alsoGoes.id, true, null],
      [unapproved.id, false, "not_approved"],
      [open.id, false, "open_times"],
      [absent.id, false, "not_met"],
    ]);
    const sum = (list: readonly { total: number }[]) =>
      Math.round(list.reduce((total, one) => total + one.total * 100, 0));
    expect(sum(proposal.shifts.filter((shift) => shift.goes))).toBe(Math.round(proposal.total * 100));
    expect(sum(proposal.lines)).toBe(Math.round(proposal.total * 100));
    expect(proposal.bridge.map(({ cause }) => cause)).toEqual(["empty", "left"]);
  });

  test("of other choices is answered without writing anything", async () => {
    const booking = await makeWorkedBooking(app);
    const shift = await makeWorker(app, booking.id);
    const answer = await app.call(rows.createInvoice, {
      ...params(booking.id),
      query: { dryRun: "1" },
      body: {
        shift_ids: [shift.id],
        extra_lines: [{ description: "Rabat", quantity: 1, unit_price: -108 }],
      },
    });
    expect(answer.body).toMatchObject({ total: 1900 });
    expect((await ledgerOf(booking.id)).invoices).toEqual([]);
  });

  test("of work that is not over holds nobody", async () => {
    const booking = await makeWorkedBooking(app, { date: make.testDay(2) });
    await makeWorker(app, booking.id);
    const proposal = await proposalOf(booking.id);
    expect(proposal).toMatchObject({ total: 0, lines: [], shifts: [{ reason: "not_ended" }] });
    expect((await send(booking.id, { shift_ids: [] })).status).toBe(422);
  });
});

describe("sending an invoice", () => {
  test("refuses whoever is not ready with the reason, another total with both, and an empty body", async () => {
    const booking = await makeWorkedBooking(app);
    const ready = await makeWorker(app, booking.id);
    const open = await makeWorker(app, booking.id, { corporation_checkout_time: null });
    expect(await send(booking.id, { shift_ids: [ready.id, open.id] })).toMatchObject({
      status: 409,
      body: {
        code: "not_ready",
        message: refusalText("not_ready"),
        shifts: [{ shift_id: open.id, reason: "open_times" }],
      },
    });
    expect(await send(booking.id, { shift_ids: [ready.id], total: 1 })).toMatchObject({
      status: 409,
      body: { code: "total_changed", total: 2008, seen: 1 },
    });
    expect((await send(booking.id, {})).status).toBe(422);
    expect((await send(booking.id, { shift_ids: [] })).status).toBe(422);
    expect((await send(booking.id, { shift_ids: [999_999] })).status).toBe(404);
    expect((await ledgerOf(booking.id)).invoices).toEqual([]);
  });

  test("takes people in several invoices, and marks the booking when nobody is left", async () => {
    const booking = await makeWorkedBooking(app, { number_of_staff: 2 });
    const first = await makeWorker(app, booking.id);
    const later = await makeWorker(app, booking.id, { admin_approve_invoice: false });
    await sendProposed(app, admins[0], booking.id);
    await deliverOnce();
    const options = async () =>
      (await app.call(invoicingEndpoints.details, params(booking.id))).body.bookingOptions;
    expect(await options()).toMatchObject({
      is_sent_to_billy: false,
      sent: { invoice: { accepted: 1, of: 2 } },
    });
    await app.call(invoicingEndpoints.approveShift, {
      as: admins[0],
      params: { shiftId: later.id },
      body: { admin_approve_invoice: true },
    });
    await sendProposed(app, admins[0], booking.id);
    await deliverOnce();
    expect(await options()).toMatchObject({ is_sent_to_billy: true, sent: { invoice: { accepted: 2 } } });
    const { invoices } = await ledgerOf(booking.id);
    expect(invoices.map(({ kind, state, shift_ids, total }) => [kind, state, shift_ids, total])).toEqual([
      ["invoice", "accepted", [first.id], 2008],
      ["invoice", "accepted", [later.id], 2008],
    ]);
    expect(invoices[0]).toMatchObject({ number: expect.any(String), created_by: { name: "Drift 1" } });
  });

  test("keeps or drops each fee of a late removal; one in neither list stays proposed", async () => {
    const booking = await makeWorkedBooking(app);
    const worker = await makeWorker(app, booking.id);
    const fee = async () =>
      makeWorker(app, booking.id, { status: "removed", cancellation_hours: 2, cancellation_fee: 50_200 });
    const [kept, dropped, waiting] = [await fee(), await fee(), await fee()];
    const body = {
      shift_ids: [worker.id],
      keep_fees: [kept.id],
      drop_fees: [{ shift_id: dropped.id, reason: "Aftalt i telefonen" }],
    };
    expect((await send(booking.id, { ...body, keep_fees: [kept.id, dropped.id] })).status).toBe(422);
    expect((await send(booking.id, { ...body, keep_fees: [worker.id] })).status).toBe(409);
    expect((await send(booking.id, { ...body, total: 2510 })).status).toBe(200);
    const { fees } = await proposalOf(booking.id);
    expect(fees.map(({ shift_id }) => shift_id)).toEqual([waiting.id]);
  });

  test("of a week gives each booking its own result", async () => {
    const [good, unready] = [await makeWorkedBooking(app), await makeWorkedBooking(app)];
    const shift = await makeWorker(app, good.id);
    const open = await makeWorker(app, unready.id, { admin_approve_invoice: false });
    const { body } = await app.call(rows.sendWeekInvoices, {
      as: admins[0],
      body: {
        bookings: [
          { booking_id: unready.id, shift_ids: [open.id] },
          { booking_id: good.id, shift_ids: [shift.id], total: 2008 },
        ],
      },
    });
    expect(body.map(({ booking_id, status, code }) => [booking_id, status, code])).toEqual([
      [unready.id, "refused", "not_ready"],
      [good.id, "queued", null],
    ]);
  });
});

describe("what was refused", () => {
  test("is taken back, corrected and sent anew with a new payload, and never sent again as it was", async () => {
    const booking = await makeWorkedBooking(app);
    const shift = await makeWorker(app, booking.id);
    await deliverOnce();
    await sendProposed(app, admins[0], booking.id);
    billy.fail("refuse", { when: /^POST \/invoices$/, times: 1 });
    await deliverOnce();
    const [refused] = (await ledgerOf(booking.id)).invoices;
    expect(refused).toMatchObject({
      state: "refused",
      reason: expect.stringContaining("Billy har afvist"),
      vendor_message: expect.stringContaining("Billy"),
    });
    const settle = () =>
      app.call(rows.settleTimes, { ...params(shift.id), body: { from: "10:00", to: "20:00" } });
    expect((await settle()).status).toBe(409);

    const takeBack = () => app.call(rows.takeInvoiceBack, params(refused?.id ?? 0));
    expect((await takeBack()).body.invoices[0]?.taken_back_at).not.toBeNull();
    expect((await takeBack()).status).toBe(409);
    const { id: outboxId } = await app.db
      .selectFrom("outbox")
      .select("id")
      .where("key", "=", `ledger-invoice:${refused?.id}`)
      .executeTakeFirstOrThrow();
    expect(await sendAgain(outboxId)).toBe(false);

    expect((await settle()).status).toBe(200);
    expect((await sendProposed(app, admins[0], booking.id)).status).toBe(200);
    await deliverOnce();
    expect((await ledgerOf(booking.id)).invoices.map(({ state, total }) => [state, total])).toEqual([
      ["refused", 2008],
      ["accepted", 2510],
    ]);
  });

  test("is not taken back while it is sent again, nor once it is booked at the service", async () => {
    const booking = await makeWorkedBooking(app);
    await makeWorker(app, booking.id);
    await deliverOnce();
    await sendProposed(app, admins[0], booking.id);
    billy.fail("refuse", { when: /emails$/, times: 1 });
    await deliverOnce();
    const [booked] = (await ledgerOf(booking.id)).invoices;
    expect(booked?.state).toBe("queued");
    expect((await app.call(rows.takeInvoiceBack, params(booked?.id ?? 0))).status).toBe(409);
  });
});

describe("what was accepted", () => {
  test("is credited in whole; its shifts are as approved as before and go on a new invoice", async () => {
    const booking = await makeWorkedBooking(app);
    const shift = await makeWorker(app, booking.id);
    await sendProposed(app, admins[0], booking.id);
    await deliverOnce();
    const [invoice] = (await ledgerOf(booking.id)).invoices;
    const credit = (reason: string) =>
      app.call(rows.credit, { ...params(invoice?.id ?? 0), body: { reason } });
    expect((await credit(" ")).status).toBe(422);
    expect((await credit("Forkerte timer")).status).toBe(200);
    expect((await credit("Forkerte timer")).status).toBe(409);
    expect((await proposalOf(booking.id)).shifts[0]?.reason).toBe("already_sent");
    await deliverOnce();
    expect(billy.invoices.at(-1)).toMatchObject({ type: "creditNote", amount: 2008 });

    expect(await proposalOf(booking.id)).toMatchObject({ total: 2008, shifts: [{ goes: true }] });
    await app.call(rows.settleTimes, { ...params(shift.id), body: { from: "10:00", to: "17:00" } });
    await sendProposed(app, admins[0], booking.id);
    await deliverOnce();
    const { invoices } = await ledgerOf(booking.id);
    expect(invoices.map(({ kind, total, credited, reason }) => [kind, total, credited, reason])).toEqual([
      ["invoice", 2008, true, null],
      ["credit_note", 2008, false, "Forkerte timer"],
      ["invoice", 1757, false, null],
    ]);
  });

  test("stays as it was where the service refuses its credit note", async () => {
    const booking = await makeWorkedBooking(app);
    const shift = await makeWorker(app, booking.id);
    await sendProposed(app, admins[0], booking.id);
    await deliverOnce();
    const [invoice] = (await ledgerOf(booking.id)).invoices;
    await app.call(rows.credit, { ...params(invoice?.id ?? 0), body: { reason: "Forkerte timer" } });
    billy.fail("refuse", { when: /^POST \/invoices$/, times: 1 });
    await deliverOnce();
    const { invoices } = await ledgerOf(booking.id);
    expect(invoices.map(({ kind, state }) => [kind, state])).toEqual([
      ["invoice", "accepted"],
      ["credit_note", "refused"],
    ]);
    expect(await storedShift(app, shift.id)).toMatchObject({
      invoice_id: invoice?.id,
      invoice_state: "accepted",
    });
  });

  test("of a prepayment comes off the final invoice, and is not credited after that", async () => {
    const booking = await makeWorkedBooking(app, { number_of_staff: 1 });
    await makeWorker(app, booking.id);
    const prepay = (percent: number) => prepayAsSeen(app, admins[0], booking.id, percent);
    expect((await prepay(75)).status).toBe(200);
    expect((await prepay(50)).status).toBe(409);
    expect((await sendProposed(app, admins[0], booking.id)).status).toBe(409);
    await deliverOnce();
    expect(await proposalOf(booking.id)).toMatchObject({ total: 502, deducted: 1506 });
    expect((await sendProposed(app, admins[0], booking.id)).status).toBe(200);
    await deliverOnce();
    const [prepaid] = (await ledgerOf(booking.id)).invoices;
    expect(prepaid?.lines[0]?.description).toMatch(new RegExp(`, booking ${booking.id}$`));
    const answer = await app.call(rows.credit, { ...params(prepaid?.id ?? 0), body: { reason: "Fejl" } });
    expect(answer).toMatchObject({ status: 409, body: { code: "prepayment_deducted" } });
  });

  test("pay is corrected by lines for the difference, negative ones too", async () => {
    const booking = await makeWorkedBooking(app);
    await makeWorker(app, booking.id);
    await app.call(rows.sendPay, params(booking.id));
    const difference = (id: number, from: string, to: string) =>
      app.call(rows.payDifference, { ...params(id), body: { from, to, reason: "Aftalt bagefter" } });
    const [line] = (await ledgerOf(booking.id)).pay;
    expect((await difference(line?.id ?? 0, "10:00", "19:00")).status).toBe(409);
    await deliverOnce();
    expect((await difference(line?.id ?? 0, "10:00", "18:00")).status).toBe(409);
    await difference(line?.id ?? 0, "10:00", "19:00");
    await deliverOnce();
    await difference(line?.id ?? 0, "10:00", "17:30");
    await deliverOnce();
    const { pay } = await ledgerOf(booking.id);
    expect(pay.map(({ kind, hours, amount }) => [kind, hours, amount])).toEqual([
      ["pay", 8, 1536],
      ["difference", 1, 192],
      ["difference", -1.5, -288],
    ]);
    expect(zenegy.registrations.slice(-2).map(({ units }) => units)).toEqual([1, -1.5]);
  });
});
