import { expect, test } from "vitest";
import { undoEndpoints } from "#contract/backoffice/undo.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { freshCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = freshCorporation(app);

test("closing a booking in a take-over is the admin's to undo there, and nobody else's: the company sees nothing of it", async () => {
  const { id } = await hotel.booking();
  const { id: employee_id } = await make.employee(app.db);
  const shift = await make.shift(app.db, { booking_id: id, employee_id, status: "applied" });
  const as = await app.takeOver(admin, { kind: "corporation", id: hotel.id });
  await app.call(bookingEndpoints.changeStatus, { as, params: { id }, body: { status: "closed" } });
  const act = (await app.call(undoEndpoints.list, { as })).body.at(-1);
  expect(act).toMatchObject({ kind: "close", name: expect.any(String) });
  const params = { id: act?.id ?? 0 };
  expect((await app.call(undoEndpoints.list, { as: hotel.token })).status).toBe(403);
  expect((await app.call(undoEndpoints.undo, { as: hotel.token, params })).status).toBe(403);
  expect((await app.call(undoEndpoints.undo, { as, params })).status).toBe(200);
  const held = await app.db
    .selectFrom("outbox")
    .select("id")
    .where("key", "like", `not-chosen:${shift.id}%`)
    .where("status", "=", "queued")
    .execute();
  expect(held).toEqual([]);
  const booking = await app.db
    .selectFrom("bookings")
    .select("status")
    .where("id", "=", id)
    .executeTakeFirst();
  expect(booking?.status).toBe("open");
  const [logged] = await app.db
    .selectFrom("audit_log")
    .select(["action", "actor_id", "on_behalf_of"])
    .where("entity_id", "=", String(id))
    .orderBy("id", "desc")
    .execute();
  expect(logged).toEqual({
    action: "undo_close",
    actor_id: admin.id,
    on_behalf_of: `corporation:${hotel.id}`,
  });
});

test("a closing is not offered to be undone once the booking was opened again by hand", async () => {
  const { id } = await hotel.booking();
  const as = await app.takeOver(admin, { kind: "corporation", id: hotel.id });
  const set = (status: "open" | "closed") =>
    app.call(bookingEndpoints.changeStatus, { as, params: { id }, body: { status } });
  const offered = async () => (await app.call(undoEndpoints.list, { as: admin.token })).body.length;
  const before = await offered();
  await set("closed");
  expect(await offered()).toBe(before + 1);
  await set("open");
  expect(await offered()).toBe(before);
});

test("a rejection that was taken up again and a deactivation that was reversed are not offered to be undone", async () => {
  const as = admin.token;
  const offered = async () => (await app.call(undoEndpoints.list, { as })).body.map(({ kind }) => kind);
  const before = await offered();
  const { id } = await hotel.booking({ approved_at: null });
  await app.call(adminBookingEndpoints.reject, { as, params: { id } });
  const person = { as, params: { id: (await make.employee(app.db)).id } };
  await app.call(employeeEndpoints.deactivate, { ...person, body: {} });
  expect(await offered()).toEqual([...before, "reject", "deactivate"]);
  await app.call(adminBookingEndpoints.takeUp, { as, params: { id } });
  await app.call(employeeEndpoints.reactivate, person);
  expect(await offered()).toEqual(before);
});
