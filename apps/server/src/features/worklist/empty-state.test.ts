import { expect, test } from "vitest";
import { undoEndpoints } from "#contract/backoffice/undo.endpoints.ts";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import { testDay } from "#tests/support/factories.ts";
import { testAdmin, testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const corporation = testCorporation(app);
const { approve } = adminBookingEndpoints;

const allDone = async () => (await app.call(worklistEndpoints.today, { as: admin.token })).body.all_done;
const approved = async () => {
  const { id } = await corporation.booking({ approved_at: null, date: testDay(6) });
  const { status } = await app.call(approve, { as: admin.token, params: { id } });
  expect(status).toBe(200);
  return id;
};

test("where nothing waits it is said what the admins did today, without what was undone", async () => {
  expect(await allDone()).toEqual({ done: 0, next_shift: null });
  app.setNow(TEST_NOW - 24 * HOUR_MS);
  await approved();
  app.setNow(TEST_NOW);
  expect(await allDone()).toMatchObject({ done: 0 });

  await approved();
  const slip = await approved();
  expect(await allDone()).toMatchObject({ done: 2 });
  const { body: undos } = await app.call(undoEndpoints.list, { as: admin.token });
  const params = { id: undos.at(-1)?.id ?? 0 };
  expect((await app.call(undoEndpoints.undo, { as: admin.token, params })).status).toBe(200);
  expect(await allDone()).toBeNull();
  await app.db.updateTable("bookings").set({ status: "cancelled" }).where("id", "=", slip).execute();
  expect(await allDone()).toMatchObject({ done: 1 });
});

test("the next shift is the first to start that somebody is booked for, and who is ready is told once they may be", async () => {
  await corporation.booking({ date: testDay(4), start_time: "09:00" });
  await corporation.bookedShift({ date: testDay(5), start_time: "16:00", number_of_staff: 1 });
  const next = {
    corporation: corporation.corporation.name,
    date: testDay(5),
    start_time: "16:00",
    people: 1,
  };
  expect((await allDone())?.next_shift).toEqual({ ...next, ready: null });

  const checkedIn = { employee_checkin: new Date(TEST_NOW) };
  await corporation.bookedShift({ date: testDay(1), number_of_staff: 1 }, checkedIn);
  expect((await allDone())?.next_shift).toMatchObject({ date: testDay(1), people: 1, ready: 1 });
  await corporation.bookedShift({ date: testDay(1), number_of_staff: 1, start_time: "09:00" });
  expect(await allDone()).toBeNull();
});
