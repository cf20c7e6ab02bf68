import { expect, test } from "vitest";
import { pageMoneyEndpoints as rows } from "#contract/backoffice/page-money.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { makeCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);

test("a company's page lists every invoice with where it stands, the newest first, and page by page", async () => {
  const [hotel, other] = [await makeCorporation(app), await makeCorporation(app)];
  const { booking } = await hotel.bookedShift({ date: testDay(-3) });
  const foreign = await other.bookedShift({ date: testDay(-3) });
  const invoice = (values: object, booking_id = booking.id) =>
    make.invoice(app.db, { booking_id, total: 251_00, ...values });
  await invoice({ number: "1", is_paid: true });
  await invoice({ number: "2", due_date: testDay(-1) });
  const credited = await invoice({ number: "3" });
  await invoice({ kind: "credit_note", credits: credited.id, total: -251_00, number: "4" });
  await invoice({ state: "refused" });
  await invoice({ number: "9" }, foreign.booking.id);
  const read = async (query: object = {}) =>
    (await app.call(rows.companyInvoices, { as: admin.token, params: { id: hotel.id }, query })).body;
  const { invoices, total } = await read();
  expect(total).toBe(5);
  expect(invoices.map(({ number, standing }) => [number, standing])).toEqual([
    [null, "refused"],
    ["4", "credit_note"],
    ["3", "credited"],
    ["2", "overdue"],
    ["1", "paid"],
  ]);
  expect((await read({ limit: "2", offset: "3" })).invoices.map(({ number }) => number)).toEqual(["2", "1"]);
  expect((await app.call(rows.companyInvoices, { as: admin.token, params: { id: 999_999 } })).status).toBe(
    404,
  );
});

test("a person's page lists every pay line with its payment date and where it stands", async () => {
  const hotel = await makeCorporation(app, { name: "Hotel Nordlys" });
  const { booking, shift } = await hotel.bookedShift({ date: testDay(-3) });
  const strange = await hotel.bookedShift({ date: testDay(-3) });
  const line = (shift_id: number, values: object) => ({
    ...{ booking_id: booking.id, shift_id, kind: "pay" as const, state: "accepted" as const },
    ...{ hours: 8, hourly_wage: 192_00, amount: 1536_00, created_at: new Date(TEST_NOW), ...values },
  });
  await app.db
    .insertInto("pay_lines")
    .values([
      line(shift.id, { taken_back_at: new Date(TEST_NOW), state: "refused" }),
      line(shift.id, {}),
      line(strange.shift.id, {}),
    ])
    .execute();
  const { body } = await app.call(rows.personPay, { as: admin.token, params: { id: shift.employee_id } });
  expect(body.total).toBe(2);
  expect(body.lines).toMatchObject([
    { standing: "accepted", amount: 1536, corporation: "Hotel Nordlys", payment_date: "2026-12-30" },
    { standing: "taken_back" },
  ]);
});
