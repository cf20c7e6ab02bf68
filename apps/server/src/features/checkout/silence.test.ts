import { beforeAll, describe, expect, test } from "vitest";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { queryKey } from "#contract/wire/endpoint.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import { testDay } from "#tests/support/factories.ts";
import { testCorporationCheckout } from "#tests/support/fixtures/company-checkout.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import {
  outboxKeys,
  runTwiceAt,
  signedInCorporation,
  storedShift,
  testInvalidations,
} from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { settleSilence } from "./silence.ts";

const { app, hotel, stamp } = testCorporationCheckout();
const heard = testInvalidations(app);
let admin: string;
beforeAll(async () => {
  admin = (await signedInCorporation(app, { is_admin: true })).token;
});

let day = 0;

/** Somebody who stamped half an hour more than 10:00 to 18:00 at the end; each on a day of its own. */
async function silentShift(values: object = {}) {
  day += 1;
  const job = await hotel.booking({ date: testDay(-4 - day) });
  const end = job.ends_at.getTime();
  const numbers = { cpr: `040598${3000 + day}`, bankReg: "1234", bankAccount: "1234567890" };
  const employee = await employeeWithPayData(app, numbers, { tax_card_type: 1 });
  const shift = await hotel.shiftOn(job.id, {
    employee_id: employee.id,
    employee_checkin_time: "10:00",
    employee_checkout_time: "18:30",
    employee_stamped_at: new Date(end),
    first_checkout_by: "employee",
    last_checkout_by: "employee",
    ...values,
  });
  const token = await app.signIn({ kind: "employee", id: employee.id });
  return { job, end, shiftId: shift.id, employeeId: employee.id, token };
}

type Silent = Awaited<ReturnType<typeof silentShift>>;

/** The job runs when the company is reminded, and when the time is up. */
async function bySilence({ end }: Silent) {
  await runTwiceAt(app, end + 24 * HOUR_MS, settleSilence);
  await runTwiceAt(app, end + 48 * HOUR_MS, settleSilence);
}

function stampOwn({ job, token }: Silent, from: string, to: string) {
  return app.call(checkoutEndpoints.employeeStamp, {
    as: token,
    body: {
      booking_id: job.id,
      employee_checkin_time: from,
      employee_checkout_time: to,
      time_comment_by_employee: "Sidste gæst gik sent",
    },
  });
}

const ofBilling = (shift: Awaited<ReturnType<typeof storedShift>>) => [
  shift.admin_checkin_time,
  shift.admin_checkout_time,
];
const ofPay = (shift: Awaited<ReturnType<typeof storedShift>>) => [
  shift.admin_employee_checkin_time,
  shift.admin_employee_checkout_time,
];

async function checkoutOf({ job, shiftId }: Silent) {
  const { body } = await app.call(checkoutEndpoints.corporationShifts, {
    as: hotel.token,
    params: { bookingId: String(job.id) },
  });
  return body.find(({ id }) => id === shiftId);
}

describe("a company that says nothing", () => {
  test("is reminded once after 24 hours, and its silence agrees on the booked part after 48", async () => {
    const silent = await silentShift();
    await runTwiceAt(app, silent.end + 24 * HOUR_MS - 1, settleSilence);
    expect(await outboxKeys(app, `silence-warning:${silent.shiftId}:%`)).toEqual([]);
    await runTwiceAt(app, silent.end + 24 * HOUR_MS, settleSilence);
    expect(await outboxKeys(app, `silence-warning:${silent.shiftId}:%`)).toHaveLength(1);
    await runTwiceAt(app, silent.end + 48 * HOUR_MS - 1, settleSilence);
    expect(await storedShift(app, silent.shiftId)).toMatchObject({ undisputed_at: null });
    await runTwiceAt(app, silent.end + 48 * HOUR_MS, settleSilence);
    const shift = await storedShift(app, silent.shiftId);
    expect([...ofBilling(shift), ...ofPay(shift)]).toEqual(["10:00", "18:00", "10:00", "18:00"]);
    expect(await outboxKeys(app, `settled-by-silence:${silent.shiftId}:%`)).toHaveLength(1);
    expect(await outboxKeys(app, `agreed-by-silence:${silent.shiftId}:%`)).toHaveLength(1);
    expect(await checkoutOf(silent)).toMatchObject({
      undisputed_at: new Date(silent.end + 48 * HOUR_MS).toISOString(),
      open_hours: 0.5,
      locked: null,
    });
    const own = await app.call(checkoutEndpoints.employeeShift, {
      as: silent.token,
      params: { shiftId: String(silent.shiftId) },
    });
    expect(own.body).toMatchObject({ open_hours: 0.5 });
  });

  test("has its open checkout and the person's refreshed by a late reminder, which moves the time", async () => {
    const silent = await silentShift();
    heard.length = 0;
    await runTwiceAt(app, silent.end + 30 * HOUR_MS, settleSilence);
    const told = (channel: string, key: readonly unknown[]) =>
      heard.filter(
        ({ channels, keys }) =>
          channels.includes(channel) && JSON.stringify(keys).includes(JSON.stringify(key)),
      ).length;
    const checkout = queryKey(checkoutEndpoints.corporationShifts, { bookingId: silent.job.id });
    const own = queryKey(checkoutEndpoints.employeeShift, { shiftId: silent.shiftId });
    await expect.poll(() => told(`corporation:${hotel.id}`, checkout)).toBe(1);
    await expect.poll(() => told(`employee:${silent.employeeId}`, own)).toBe(1);
  });

  test("agrees on nothing where it has answered, or was never reminded", async () => {
    const answered = await silentShift({
      corporation_checkin_time: "10:00",
      corporation_checkout_time: "17:00",
    });
    await bySilence(answered);
    const neverTold = await silentShift();
    await runTwiceAt(app, neverTold.end + 72 * HOUR_MS, settleSilence);
    for (const { shiftId } of [answered, neverTold])
      expect(await storedShift(app, shiftId)).toMatchObject({ undisputed_at: null });
    expect(await outboxKeys(app, `silence-warning:${neverTold.shiftId}:%`)).toHaveLength(1);
  });

  test("approves the rest later, which counts at once while nothing is sent", async () => {
    const silent = await silentShift();
    await bySilence(silent);
    expect((await stamp(silent.job.id, silent.employeeId, "10:00", "18:30")).status).toBe(200);
    const shift = await storedShift(app, silent.shiftId);
    expect([...ofBilling(shift), ...ofPay(shift)]).toEqual(["10:00", "18:30", "10:00", "18:30"]);
    expect(await checkoutOf(silent)).toMatchObject({ open_hours: 0 });
  });

  test("answers the rest after the invoice and the pay were asked for; what was sent stays as it was", async () => {
    const silent = await silentShift();
    await bySilence(silent);
    const approval = { admin_approve_invoice: true, admin_approve_checkout: true };
    const params = { shiftId: silent.shiftId };
    await app.call(invoicingEndpoints.approveShift, { as: admin, params, body: approval });
    await app.db
      .updateTable("shifts")
      .set({ invoice_state: "accepted", pay_state: "accepted" })
      .where("id", "=", silent.shiftId)
      .execute();
    expect(await checkoutOf(silent)).toMatchObject({ locked: null });
    expect((await stamp(silent.job.id, silent.employeeId, "10:00", "18:30")).status).toBe(200);
    const shift = await storedShift(app, silent.shiftId);
    expect([...ofBilling(shift), ...ofPay(shift)]).toEqual(["10:00", "18:00", "10:00", "18:00"]);
    // Agreed, the difference waits for a correction, and nobody stamps any more.
    expect(await checkoutOf(silent)).toMatchObject({
      open_hours: 0.5,
      locked: { reason: "invoice_accepted" },
    });
    expect((await stampOwn(silent, "10:00", "19:00")).status).toBe(409);
  });
});

describe("a person whose part was agreed by silence", () => {
  test("takes from it by a shorter stamp, and adds nothing by a longer one", async () => {
    const silent = await silentShift();
    await bySilence(silent);
    expect((await stampOwn(silent, "10:00", "19:00")).status).toBe(200);
    expect(ofPay(await storedShift(app, silent.shiftId))).toEqual(["10:00", "18:00"]);
    expect((await stampOwn(silent, "10:00", "17:00")).status).toBe(200);
    const shorter = await storedShift(app, silent.shiftId);
    expect([...ofBilling(shorter), ...ofPay(shorter)]).toEqual(["10:00", "17:00", "10:00", "17:00"]);
    expect((await stampOwn(silent, "10:00", "18:30")).status).toBe(200);
    expect(await checkoutOf(silent)).toMatchObject({ open_hours: 1.5 });
  });

  test("keeps what an admin has set since, whatever both sides agree on", async () => {
    const silent = await silentShift();
    await bySilence(silent);
    const body = { from: "10:00", to: "18:15" };
    await app.call(ledgerEndpoints.settleTimes, { as: admin, params: { id: silent.shiftId }, body });
    expect((await stamp(silent.job.id, silent.employeeId, "10:00", "18:30")).status).toBe(200);
    const shift = await storedShift(app, silent.shiftId);
    expect([...ofBilling(shift), ...ofPay(shift)]).toEqual(["10:00", "18:15", "10:00", "18:15"]);
    expect(shift.undisputed_at).toBeNull();
  });
});

describe("at the same moment", () => {
  test("two processes agree once, and tell once", async () => {
    const silent = await silentShift();
    await runTwiceAt(app, silent.end + 24 * HOUR_MS, settleSilence);
    app.setNow(silent.end + 48 * HOUR_MS);
    await Promise.all(Array.from({ length: 5 }, () => settleSilence(app.services)));
    app.setNow(TEST_NOW);
    expect(await outboxKeys(app, `settled-by-silence:${silent.shiftId}:%`)).toHaveLength(1);
    const entries = app.db.selectFrom("audit_log").select("id").where("entity", "=", "shift");
    const silence = entries
      .where("entity_id", "=", String(silent.shiftId))
      .where("action", "=", "agree_by_silence");
    expect(await silence.execute()).toHaveLength(1);
  });

  test.each([
    ["approves", "18:30"],
    ["refuses", "17:00"],
  ])("the company %s: its word stands, whoever was first", async (_, to) => {
    for (let round = 0; round < 4; round += 1) {
      const silent = await silentShift();
      await runTwiceAt(app, silent.end + 24 * HOUR_MS, settleSilence);
      app.setNow(silent.end + 48 * HOUR_MS);
      const settling = () => settleSilence(app.services);
      const answering = () => stamp(silent.job.id, silent.employeeId, "10:00", to);
      const acts = round % 2 === 0 ? [settling(), answering()] : [answering(), settling()];
      await Promise.all(acts);
      app.setNow(TEST_NOW);
      const shift = await storedShift(app, silent.shiftId);
      expect(shift.corporation_checkout_time).toBe(to);
      if (to === "18:30") expect(ofPay(shift)).toEqual(["10:00", "18:30"]);
      // Refused first, silence agrees on nothing; else on the booked part, which the refusal leaves.
      else expect(ofPay(shift)).toEqual(shift.undisputed_at ? ["10:00", "18:00"] : [null, null]);
    }
  });

  test("an admin settles the times: they stand, whoever was first", async () => {
    for (let round = 0; round < 4; round += 1) {
      const silent = await silentShift();
      await runTwiceAt(app, silent.end + 24 * HOUR_MS, settleSilence);
      app.setNow(silent.end + 48 * HOUR_MS);
      const params = { id: silent.shiftId };
      const body = { from: "10:00", to: "17:30" };
      await Promise.all([
        settleSilence(app.services),
        app.call(ledgerEndpoints.settleTimes, { as: admin, params, body }),
      ]);
      app.setNow(TEST_NOW);
      const shift = await storedShift(app, silent.shiftId);
      expect([...ofBilling(shift), ...ofPay(shift)]).toEqual(["10:00", "17:30", "10:00", "17:30"]);
      expect(shift.undisputed_at).toBeNull();
    }
  });
});

test("somebody the company says was not there is not agreed on by silence", async () => {
  const silent = await silentShift({ not_met_for_booking: true });
  await bySilence(silent);
  expect(await storedShift(app, silent.shiftId)).toMatchObject({ undisputed_at: null });
});
