import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import { ownPayEndpoints } from "#contract/invoicing/own-pay.endpoints.ts";
import { runEndpoints } from "#contract/invoicing/run.endpoints.ts";
import { payrollServices } from "#server/platform/integrations/payroll/payroll-services.ts";
import { createZenegy } from "#server/platform/integrations/payroll/zenegy/zenegy.ts";
import { startZenegy, zenegySettings } from "#tests/stand-ins/zenegy.ts";
import { testDelivery, testStandIn } from "#tests/support/fixtures/delivery.ts";
import { agreed, makeWorkedBooking, makeWorker } from "#tests/support/fixtures/money.ts";
import { EXAMPLE_AGREEMENT } from "#tests/support/fixtures/wage-agreement.ts";
import { testAdmin, testApp } from "#tests/support/fixtures.ts";
import { pensionLabel } from "#texts/da/price/supplements.ts";

const app = testApp();
const admin = testAdmin(app);
const zenegy = testStandIn(startZenegy);
const { deliver, sendAgain } = testDelivery(app, () => ({
  payroll: payrollServices(createZenegy(zenegySettings(zenegy.url))),
}));

/** A night from a Saturday into a Sunday at 160 kr. an hour, with two people of whom one has a pension. */
async function nightOverSunday() {
  const booking = await makeWorkedBooking(app, {
    ...{ date: "2026-11-21", start_time: "22:00", end_time: "06:00" },
    ...{ hourly_wage: 16_000, fee: 5000, standard_fee: 5000 },
    agreement: JSON.stringify(EXAMPLE_AGREEMENT),
  });
  const worked = agreed("22:00", "06:00");
  const withPension = await makeWorker(app, booking.id, { ...worked, has_pension: true });
  const without = await makeWorker(app, booking.id, worked);
  return { booking, withPension, without };
}

async function payrollRows(bookingId: number) {
  return app.db
    .selectFrom("outbox")
    .select("id")
    .where("channel", "=", "payroll")
    .where(sql<number>`(payload ->> 'bookingId')::integer`, "=", bookingId)
    .orderBy("id")
    .execute();
}

async function ownPayOf(employeeId: number) {
  const as = await app.signIn({ kind: "employee", id: employeeId });
  return (await app.call(ownPayEndpoints.ownPay, { as })).body;
}

describe("a night over Sunday under an agreement", () => {
  test("is invoiced with a row for each supplement and one for the pension, as the rule book has it", async () => {
    const { booking } = await nightOverSunday();
    const as = admin.token;
    const { body } = await app.call(rows.invoiceProposal, { as, params: { id: booking.id } });
    const amounts = body.lines?.map(({ description, total }) => [description.split(",")[0], total]);
    expect(amounts).toEqual([
      ["Vagter", 2880],
      ["Tillæg lørdag 14:00–24:00", 112.5],
      ["Tillæg søn- og helligdag", 540],
      [pensionLabel({ pensionPercent: 8 }), 125.6],
      ["Servicetillæg", 800],
    ]);
    expect(body.total).toBe(4458.1);
    const page = await app.call(invoicingEndpoints.details, { as, params: { id: booking.id } });
    expect(page.status).toBe(200);
  });

  test("is paid in a line for the hours and one for each supplement, once, whatever fails between them", async () => {
    const { booking, withPension } = await nightOverSunday();
    const as = admin.token;
    const proposal = await app.call(rows.payProposal, { as, params: { id: booking.id } });
    expect(proposal.body.total).toBe(3140);
    await app.call(rows.sendPay, { as, params: { id: booking.id } });
    const stored = await app.db
      .selectFrom("pay_lines")
      .select(["hours", "amount", "parts"])
      .where("shift_id", "=", withPension.id)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      hours: 8,
      amount: 157_000,
      parts: { employerPension: 12_560, employeePension: 3140 },
    });

    const [first] = await payrollRows(booking.id);
    if (!first) throw new Error("nothing is queued");
    zenegy.fail("commit_and_drop", { when: /^POST .*registrations$/, times: 1 });
    await expect(deliver(first.id)).rejects.toThrow("Zenegy");
    await deliver(first.id);
    const sent = zenegy.registrations.map(({ name = "", hours, units, rate }) => [
      String(name).split(", ").slice(2).join(),
      hours ?? units,
      rate,
    ]);
    expect(sent).toEqual([
      ["", 8, 160],
      ["tillæg lørdag 14:00–24:00", 2, 25],
      ["tillæg søn- og helligdag", 6, 40],
    ]);
  });

  test("of which a supplement is refused is not taken back while its hours are there, and is sent again as it is", async () => {
    const { booking, withPension } = await nightOverSunday();
    const as = admin.token;
    await app.call(rows.sendPay, {
      as,
      params: { id: booking.id },
      body: { shift_ids: [withPension.id] },
    });
    const [row] = await payrollRows(booking.id);
    if (!row) throw new Error("nothing is queued");
    const before = zenegy.registrations.length;
    zenegy.fail("commit_and_drop", { when: /^POST .*registrations$/, times: 1 });
    await expect(deliver(row.id)).rejects.toThrow("Zenegy");
    zenegy.fail("refuse", { when: /^POST .*registrations$/, times: 1 });
    await deliver(row.id);
    expect(zenegy.registrations).toHaveLength(before + 1);
    const { body } = await app.call(rows.ledger, { as, params: { id: booking.id } });
    const [line] = body.pay;
    expect(line?.state).toBe("queued");
    const taken = await app.call(rows.takePayBack, { as, params: { id: line?.id ?? 0 } });
    expect([taken.status, (taken.body as { code?: string }).code]).toEqual([409, "not_refused"]);
    expect(await sendAgain(row.id)).toBe(true);
    await deliver(row.id);
    expect(zenegy.registrations).toHaveLength(before + 3);
  });

  test("stands in 'Min løn' with its supplements and pension, before and after it is sent", async () => {
    const { booking, withPension, without } = await nightOverSunday();
    const expected = {
      wage: 1280,
      supplements: [
        { name: "Tillæg lørdag 14:00–24:00", hours: 2, rate: 25, amount: 50 },
        { name: "Tillæg søn- og helligdag", hours: 6, rate: 40, amount: 240 },
      ],
      holiday: 196.25,
      pension: { employer: 125.6, employee: 31.4 },
    };
    const before = await ownPayOf(withPension.employee_id);
    expect(before.shifts).toMatchObject([expected]);
    expect([before.total, before.estimate.pension]).toEqual([1570, 31.4]);
    await app.call(rows.sendPay, { as: admin.token, params: { id: booking.id } });
    expect((await ownPayOf(withPension.employee_id)).shifts).toMatchObject([expected]);
    expect((await ownPayOf(without.employee_id)).shifts).toMatchObject([
      { wage: 1280, pension: { employer: 0, employee: 0 } },
    ]);
  });

  test("stands in both files of the office with its supplements and both pensions, before and after it is sent", async () => {
    const { booking, withPension, without } = await nightOverSunday();
    const as = admin.token;
    const agreedParts = { supplements: 290, employer_pension: 125.6, employee_pension: 31.4 };
    const noPension = { supplements: 290, employer_pension: 0, employee_pension: 0 };
    const { body: exported } = await app.call(adminBookingEndpoints.employeesExport, {
      as,
      query: { startDate: "2026-11-21", endDate: "2026-11-21" },
    });
    const staff = exported.find(({ id }) => id === booking.id)?.selectedStaff ?? [];
    const entryOf = (employeeId: number) => staff.find(({ employee }) => employee.id === employeeId);
    expect(entryOf(withPension.employee_id)).toMatchObject(agreedParts);
    expect(entryOf(without.employee_id)).toMatchObject(noPension);

    const payrollOf = async (employeeId: number) => {
      const { body } = await app.call(runEndpoints.payroll, { as, query: { period: "2026-12" } });
      return body.shifts.filter((line) => line.employee_id === employeeId);
    };
    expect(await payrollOf(withPension.employee_id)).toMatchObject([{ pay: 1570, ...agreedParts }]);
    await app.call(rows.sendPay, { as, params: { id: booking.id } });
    expect(await payrollOf(withPension.employee_id)).toMatchObject([{ pay: 1570, ...agreedParts }]);
    expect(await payrollOf(without.employee_id)).toMatchObject([{ pay: 1570, ...noPension }]);
  });
});
