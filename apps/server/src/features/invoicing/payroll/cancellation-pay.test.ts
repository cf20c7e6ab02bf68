import { beforeEach, describe, expect, test } from "vitest";
import { applicantEndpoints, jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { historyEndpoints } from "#contract/bookings/history.endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { ownPayEndpoints } from "#contract/invoicing/own-pay.endpoints.ts";
import { runEndpoints } from "#contract/invoicing/run.endpoints.ts";
import { queryKey } from "#contract/wire/endpoint.ts";
import { HOUR_MS, momentOf } from "#rules/time/moment.ts";
import { settlePayLine } from "#server/features/invoicing/ledger/delivery-outcome.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { testDay } from "#tests/support/factories.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import {
  type BookingValues,
  storedShift,
  testAdmin,
  testApp,
  testCorporation,
  testInvalidations,
} from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = testCorporation(app, { name: "Hotel Strand" });
const start = momentOf(testDay(2), "10:00");
const after = momentOf(testDay(2), "18:00");

beforeEach(() => app.setNow(TEST_NOW));

const heard = testInvalidations(app);

/** Somebody with pay data, selected for the day after tomorrow from 10:00 to 18:00 at 192 kr. an hour. */
async function scene(
  values: BookingValues = {},
  numbers: object = { bankReg: "1234", bankAccount: "1234567890" },
) {
  const { id } = await hotel.booking({ date: testDay(2), number_of_staff: 2, ...values });
  const cpr = `0405${String(id).padStart(6, "0")}`;
  const person = await employeeWithPayData(app, { cpr, ...numbers });
  const token = await app.signIn({ kind: "employee", id: person.id });
  const shift = await hotel.shiftOn(id, { employee_id: person.id, status: "selected" });
  const change = (shiftType: "removed" | "selected", shiftId = shift.id, as = hotel.token) =>
    app.call(applicantEndpoints.changeState, {
      as,
      params: { shiftId },
      query: { shiftType },
      body: shiftType === "removed" ? { reason: "Færre gæster" } : {},
    });
  const page = () => app.call(jobEndpoints.booking, { as: token, params: { id } });
  const pay = async () =>
    (await app.call(ownPayEndpoints.ownPay, { as: token, query: { period: "2026-12" } })).body;
  const run = async () => {
    const { body } = await app.call(runEndpoints.payroll, { as: admin.token, query: { period: "2026-12" } });
    return body.shifts.filter(({ shift_id }) => shift_id === shift.id);
  };
  const send = () => app.call(ledgerEndpoints.sendPay, { as: admin.token, params: { id } });
  const ledger = async () =>
    (await app.call(ledgerEndpoints.ledger, { as: admin.token, params: { id } })).body.pay;
  const removedRow = async () =>
    (await app.call(invoicingEndpoints.details, { as: admin.token, params: { id } })).body.removedShifts[0];
  return { id, person, token, shift, change, page, pay, run, send, ledger, removedRow };
}

/** Moves the clock so many hours before the start of the scene's shift. */
const hoursBefore = (hours: number) => app.setNow(start - hours * HOUR_MS);

async function accept(lineId: number): Promise<void> {
  await inTransaction(app.db, (tx) => settlePayLine(tx, lineId, { state: "accepted", now: after }));
}

describe("whom a company takes off late", () => {
  test("is paid as many hours as the company is billed, from the start on, up to the payroll", async () => {
    const { id, person, change, page, pay, run, send, ledger, removedRow, shift } = await scene();
    hoursBefore(20);
    expect((await change("removed")).status).toBe(200);
    expect((await page()).body.shift).toMatchObject({
      cancellation_pay: "576,00",
      cancellation_pay_basis: { hours: 3, state: "waits" },
    });
    expect(await removedRow()).toMatchObject({ cancellation_pay: { amount: 576, state: "waits" } });
    expect((await pay()).shifts).toEqual([]);

    app.setNow(start);
    expect((await page()).body.shift?.cancellation_pay_basis?.state).toBe("due");
    expect(await pay()).toMatchObject({
      total: 576,
      holiday_total: 72,
      shifts: [{ kind: "cancellation", hours: 3 }],
    });
    expect((await send()).status).toBe(422);

    app.setNow(after);
    expect(await run()).toMatchObject([
      {
        kind: "cancellation",
        hours: 3,
        transport: 0,
        pay: 576,
        holiday: 72,
        hourly_wage: 192,
        state: "ready",
      },
    ]);
    expect((await Promise.all([send(), send()])).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await ledger()).toMatchObject([{ kind: "cancellation", state: "queued", hours: 3, amount: 576 }]);
    expect(await removedRow()).toMatchObject({ pay_state: "queued", cancellation_pay: { state: "due" } });

    heard.length = 0;
    await accept((await ledger())[0]?.id ?? 0);
    const history = JSON.stringify(queryKey(historyEndpoints.ofShift, { bookingId: id }));
    const told = () => heard.filter(({ keys }) => JSON.stringify(keys).includes(history));
    await expect.poll(() => told().flatMap(({ channels }) => channels)).toEqual([`employee:${person.id}`]);
    expect(await run()).toMatchObject([{ kind: "cancellation", pay: 576, state: "accepted" }]);
    expect(await pay()).toMatchObject({ total: 576, shifts: [{ kind: "cancellation", state: "accepted" }] });
    expect((await storedShift(app, shift.id)).pay_state).toBe("accepted");
  });

  test("is named on the pay slip as taken off", async () => {
    const { change, send, id } = await scene();
    hoursBefore(20);
    await change("removed");
    app.setNow(after);
    await send();
    const [line] = await app.db
      .selectFrom("outbox")
      .select("subject")
      .where("channel", "=", "payroll")
      .where("payload", "@>", JSON.stringify({ bookingId: id }))
      .execute();
    expect(line?.subject).toMatch(/^Aflyst vagt: .*Hotel Strand$/);
  });

  test("earns nothing once the place is filled again before the start, by somebody else or by the same person", async () => {
    for (const again of ["other", "self"] as const) {
      const { id, change, page, run, shift } = await scene();
      hoursBefore(20);
      await change("removed");
      const applied = app.db.updateTable("shifts").set({ status: "applied" }).where("id", "=", shift.id);
      if (again === "self") await applied.execute();
      const next = again === "self" ? shift : await hotel.shiftOn(id, { status: "applied" });
      expect((await change("selected", next.id)).status).toBe(200);
      expect((await page()).body.shift?.cancellation_pay).toBeNull();
      app.setNow(after);
      expect((await run()).filter(({ kind }) => kind === "cancellation")).toEqual([]);
    }
  });

  test("earns nothing while confirmed for another shift on that day", async () => {
    const { change, page, pay, run, person } = await scene();
    hoursBefore(20);
    await change("removed");
    await hotel.bookedShift(
      { date: testDay(2), start_time: "19:00", end_time: "23:00" },
      { employee_id: person.id },
    );
    expect((await page()).body.shift?.cancellation_pay).toBeNull();
    app.setNow(after);
    expect((await pay()).shifts.filter(({ kind }) => kind === "cancellation")).toEqual([]);
    expect(await run()).toEqual([]);
  });

  test("keeps the pay when the office drops the company's fee afterwards, and loses it with one dropped before", async () => {
    for (const at of [start - HOUR_MS, after]) {
      const { change, run, shift } = await scene();
      hoursBefore(20);
      await change("removed");
      app.setNow(at);
      const dropped = await app.call(ledgerEndpoints.dropFee, {
        as: admin.token,
        params: { id: shift.id },
        body: { reason: "Aftalt" },
      });
      expect(dropped.status).toBe(200);
      app.setNow(after);
      expect(await run()).toHaveLength(at === after ? 1 : 0);
    }
  });

  test("is paid at the wage of that moment, whatever the booking pays afterwards", async () => {
    const { id, change, run } = await scene();
    hoursBefore(20);
    await change("removed");
    await app.db.updateTable("bookings").set({ hourly_wage: 25_000 }).where("id", "=", id).execute();
    app.setNow(after);
    expect(await run()).toMatchObject([{ pay: 576, hourly_wage: 192 }]);
  });

  test("waits for CPR and bank numbers like everybody", async () => {
    const { change, run, send, pay } = await scene({}, {});
    hoursBefore(20);
    await change("removed");
    app.setNow(after);
    expect(await run()).toMatchObject([{ state: "stays", reason: "missing_data" }]);
    expect((await pay()).shifts).toMatchObject([{ reason: "missing_data" }]);
    expect((await send()).text).toContain("mangler CPR");
  });

  test("earns nothing when the office does it by itself, or long before", async () => {
    const { change, page, shift } = await scene();
    await change("removed", shift.id, admin.token);
    expect((await page()).body.shift?.cancellation_pay).toBeNull();
    const early = await scene({ date: testDay(9) });
    await early.change("removed");
    expect((await storedShift(app, early.shift.id)).cancellation_pay).toBe(0);
  });
});

test("cancelling a booking with people pays each of them", async () => {
  const { id, run } = await scene();
  await hotel.shiftOn(id, { status: "selected" });
  hoursBefore(20);
  const body = { release: true, reason: "Aflyst" };
  expect((await app.call(bookingEndpoints.cancel, { as: hotel.token, params: { id }, body })).status).toBe(
    200,
  );
  app.setNow(after);
  expect(await run()).toMatchObject([{ kind: "cancellation", pay: 576, state: "ready" }]);
});

test("whoever came after all is paid the difference to the work, once", async () => {
  const { id, person, change, send, ledger, pay } = await scene();
  hoursBefore(20);
  await change("removed");
  app.setNow(after);
  await send();
  const [line] = await ledger();
  const correct = (body: object) =>
    app.call(ledgerEndpoints.payDifference, {
      as: admin.token,
      params: { id: line?.id ?? 0 },
      body: { reason: "Kom alligevel", ...body } as { reason: string; no_work: true },
    });
  await accept(line?.id ?? 0);
  expect(await correct({ from: "10:00", to: "18:00" })).toMatchObject({
    status: 409,
    body: { code: "not_selected" },
  });
  const added = await app.call(invoicingEndpoints.addWorker, {
    as: admin.token,
    params: { id },
    body: { employee_id: person.id },
  });
  expect(added.status).toBe(200);
  expect((await correct({ from: "10:00", to: "18:00" })).body).toMatchObject({
    pay: [
      { kind: "cancellation", amount: 576 },
      { kind: "difference", amount: 8 * 192 - 576 },
    ],
  });
  expect((await pay()).total).toBe(8 * 192);
});

test("what was paid for a cancellation is taken back as a whole", async () => {
  const { change, send, ledger, pay } = await scene();
  hoursBefore(20);
  await change("removed");
  app.setNow(after);
  await send();
  const [line] = await ledger();
  await accept(line?.id ?? 0);
  const body = { no_work: true as const, reason: "Sendt ved en fejl" };
  const params = { id: line?.id ?? 0 };
  const answer = await app.call(ledgerEndpoints.payDifference, { as: admin.token, params, body });
  expect(answer.body).toMatchObject({ pay: [{ amount: 576 }, { kind: "difference", amount: -576 }] });
  expect((await pay()).total).toBe(0);
});

test("of a removal and a cancellation at once one happens: fee and pay together, or a card and neither", async () => {
  for (const isCompanyFirst of [true, false]) {
    const { id, person, token, shift, change } = await scene();
    hoursBefore(20);
    const leaving = () =>
      app.call(jobEndpoints.cancel, { as: token, params: { id }, body: { cancellation_reason: "Kan ikke" } });
    const removing = () => change("removed");
    const begun = isCompanyFirst ? [removing(), leaving()] : [leaving(), removing()];
    const answers = await Promise.all(begun);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const stored = await storedShift(app, shift.id);
    const cards = app.db.selectFrom("penalties").select("id").where("employee_id", "=", person.id);
    const isRemoved = stored.status === "removed";
    expect([stored.cancellation_fee > 0, stored.cancellation_pay, (await cards.execute()).length]).toEqual(
      isRemoved ? [true, 57_600, 0] : [false, 0, 1],
    );
  }
});
