import { expect, test } from "vitest";
import { runEndpoints as rows } from "#contract/invoicing/run.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { makeWorkedBooking, makeWorker } from "#tests/support/fixtures/money.ts";
import { testAdmin, testApp } from "#tests/support/fixtures.ts";

const app = testApp();
const admin = testAdmin(app);

const statesOf = async (of: "invoices" | "pay", ids: readonly number[]) =>
  (await app.call(rows.sentStates, { as: admin.token, query: { of, bookings: ids.join(",") } })).body;
const invoice = (booking_id: number, minute: number, values: object = {}) =>
  make.invoice(app.db, { booking_id, created_at: new Date(minute * 60_000), ...values });

test("what was sent last of each booking is followed until the service has answered", async () => {
  const [first, second, third] = await Promise.all([0, 1, 2].map(() => makeWorkedBooking(app)));
  const ids = [first?.id ?? 0, second?.id ?? 0, third?.id ?? 0] as const;
  await invoice(ids[0], 1, { state: "refused", vendor_message: "Ukendt kunde", taken_back_at: new Date(0) });
  await invoice(ids[0], 2, { state: "queued" });
  await invoice(ids[1], 1, { state: "accepted" });
  await invoice(ids[1], 2, { state: "refused", vendor_message: "Ukendt vare" });
  expect(await statesOf("invoices", ids)).toEqual([
    { booking_id: ids[0], state: "queued", reason: null },
    { booking_id: ids[1], state: "refused", reason: "Ukendt vare" },
  ]);
  await app.db.updateTable("invoices").set({ state: "accepted" }).where("booking_id", "=", ids[0]).execute();
  expect((await statesOf("invoices", ids))[0]).toMatchObject({ state: "accepted" });
});

test("the pay of a booking is refused where any of its lines is, and on its way while any waits", async () => {
  const { id } = await makeWorkedBooking(app);
  const lines = await Promise.all([makeWorker(app, id), makeWorker(app, id)]);
  const line = (shift_id: number, state: "queued" | "accepted") => ({
    ...{ booking_id: id, shift_id, kind: "pay" as const, state, created_at: new Date(0) },
    ...{ hours: 8, hourly_wage: 19_200, amount: 153_600 },
  });
  await app.db
    .insertInto("pay_lines")
    .values([line(lines[0].id, "accepted"), line(lines[1].id, "queued")])
    .execute();
  expect(await statesOf("pay", [id])).toMatchObject([{ state: "queued" }]);
  const set = (state: "accepted" | "refused") =>
    app.db.updateTable("pay_lines").set({ state }).where("shift_id", "=", lines[1].id).execute();
  await set("refused");
  expect(await statesOf("pay", [id])).toMatchObject([{ state: "refused" }]);
  await set("accepted");
  expect(await statesOf("pay", [id])).toMatchObject([{ state: "accepted" }]);
});

test("ids that are no ids are refused", async () => {
  const query = { of: "pay" as const, bookings: "1,x" };
  expect((await app.call(rows.sentStates, { as: admin.token, query })).status).toBe(422);
});
