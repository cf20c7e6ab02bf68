import { DefaultQueryExecutor } from "kysely";
import { beforeAll, expect, test, vi } from "vitest";
import { invoicingEndpoints as rows } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { agreed } from "#tests/support/fixtures/money.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import { signedInCorporation, testApp } from "#tests/support/fixtures.ts";

const app = testApp();
let admin: string;

beforeAll(async () => {
  admin = (await signedInCorporation(app, { is_admin: true })).token;
});

async function bookingWith(people: number): Promise<number> {
  const { id: corporation_id } = await make.corporation(app.db);
  const { id: staff_type_id } = await make.staffType(app.db);
  const { id: booking_id } = await make.booking(app.db, {
    corporation_id,
    staff_type_id,
    date: make.testDay(-2),
    number_of_staff: people,
  });
  for (let made = 0; made < people; made += 1) {
    const { id: employee_id } = await employeeWithPayData(app, {
      cpr: "0405981234",
      bankReg: "0400",
      bankAccount: "0001234567",
    });
    await make.shift(app.db, {
      booking_id,
      employee_id,
      status: "selected",
      admin_approve_checkout: true,
      ...agreed("10:00", "18:00"),
    });
  }
  return booking_id;
}

/** How many statements the database was given while `work` ran. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(DefaultQueryExecutor.prototype, "executeQuery");
  try {
    await work();
    // Events go out by themselves, later, and together.
    return query.mock.calls.filter(([{ sql }]) => !sql.includes("pg_notify")).length;
  } finally {
    query.mockRestore();
  }
}

test.each([
  [
    "approving everybody",
    (id: number) => app.call(rows.approveAll, { as: admin, params: { id }, body: { shiftStatus: true } }),
  ],
  [
    "filling in open times",
    (id: number) => app.call(rows.autoRegisterTime, { as: admin, body: { booking_id: id } }),
  ],
  [
    "one time for everybody",
    (id: number) =>
      app.call(rows.setTimeForAll, {
        as: admin,
        params: { id },
        body: { time: { startTime: "10:00", endTime: "18:00" } },
      }),
  ],
  ["sending the pay", (id: number) => app.call(ledgerEndpoints.sendPay, { as: admin, params: { id } })],
])("%s takes as many statements for ten people as for two", async (_, send) => {
  const [two, ten] = [await bookingWith(2), await bookingWith(10)];
  await send(await bookingWith(1));
  const forTwo = await statementsOf(async () => expect((await send(two)).status).toBe(200));
  const forTen = await statementsOf(async () => expect((await send(ten)).status).toBe(200));
  expect(forTwo).toBeGreaterThan(3);
  expect(forTen).toBe(forTwo);
});
