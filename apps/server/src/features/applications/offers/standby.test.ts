import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { standbyEndpoints } from "#contract/applications/standby.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { queryKey } from "#contract/wire/endpoint.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import * as make from "#tests/support/factories.ts";
import { giveSkill, testDay } from "#tests/support/factories.ts";
import {
  outboxKeys,
  testApp,
  testCorporation,
  testInvalidations,
  warningsOf,
} from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { fillFromStandby } from "./fill-from-standby.ts";

const app = testApp();
const hotel = testCorporation(app);
const invalidations = testInvalidations(app);

/** A skilled employee with a session. */
async function skilled(values: Parameters<typeof make.employee>[1] = {}) {
  const employee = await make.employee(app.db, values);
  await giveSkill(app.db, employee.id, hotel.staffType.id);
  return { ...employee, token: await app.signIn({ kind: "employee", id: employee.id }) };
}

/** A full booking of one place with the person who has it. */
async function fullBooking(values: Parameters<typeof hotel.booking>[0] = {}) {
  const booking = await hotel.booking({ number_of_staff: 1, ...values });
  const holder = await skilled();
  await hotel.shiftOn(booking.id, { employee_id: holder.id, booked_at: new Date(TEST_NOW - HOUR_MS) });
  return { booking, holder };
}

const standBy = (token: string, id: number, auto = false) =>
  app.call(standbyEndpoints.standBy, { as: token, params: { id }, body: { auto } });
const accept = (token: string, id: number) =>
  app.call(standbyEndpoints.acceptOffer, { as: token, params: { id } });
const decline = (token: string, id: number) =>
  app.call(standbyEndpoints.declineOffer, { as: token, params: { id } });
const cancel = (token: string, id: number) =>
  app.call(jobEndpoints.cancel, { as: token, params: { id }, body: { cancellation_reason: "Flytter" } });
const jobOf = async (token: string, id: number) =>
  (await app.call(jobEndpoints.booking, { as: token, params: { id } })).body;
const statusOf = async (token: string, id: number) => (await jobOf(token, id)).shift?.status ?? null;
const fill = () => fillFromStandby(app.services);

describe("standing by", () => {
  test("gives a rank by arrival, keeps it when asked again, and the company sees how many wait", async () => {
    const { booking } = await fullBooking();
    const [anna, bo] = [await skilled(), await skilled()];
    expect((await standBy(anna.token, booking.id)).body.standby).toEqual({
      rank: 1,
      auto: false,
      offered_until: null,
    });
    app.setNow(TEST_NOW + 1000);
    expect((await standBy(bo.token, booking.id, true)).body.standby?.rank).toBe(2);
    expect((await standBy(anna.token, booking.id, true)).body.standby).toMatchObject({ rank: 1, auto: true });
    app.setNow(TEST_NOW);
    const seen = await app.call(bookingEndpoints.get, { as: hotel.token, params: { id: booking.id } });
    expect(seen.body.standbyShifts).toBe(2);
    const line = await app.call(standbyEndpoints.queue, {
      as: hotel.token,
      params: { bookingId: booking.id },
    });
    expect(line.body.map(({ employee_id, rank }) => [employee_id, rank])).toEqual([
      [anna.id, 1],
      [bo.id, 2],
    ]);
    const waiting = await app.call(standbyEndpoints.waiting, { as: anna.token });
    expect(waiting.body.map(({ id }) => id)).toEqual([booking.id]);
  });

  test("is refused where a place is free, with another shift, and without the answers", async () => {
    const free = await hotel.booking();
    const anna = await skilled();
    expect(await standBy(anna.token, free.id)).toMatchObject({ status: 409, body: { code: "place_free" } });
    const { booking, holder } = await fullBooking({ date: testDay(9) });
    await hotel.shiftOn((await hotel.booking({ date: testDay(9) })).id, { employee_id: anna.id });
    expect(await standBy(anna.token, booking.id)).toMatchObject({
      status: 409,
      body: { code: "already_booked" },
    });
    expect((await standBy(holder.token, booking.id)).status).toBe(409);
    const unskilled = await make.employee(app.db);
    const token = await app.signIn({ kind: "employee", id: unskilled.id });
    expect(await standBy(token, booking.id)).toMatchObject({ status: 409, body: { code: "no_skill" } });
  });

  test("ends by leaving, and for good when the company strikes somebody off", async () => {
    const { booking } = await fullBooking();
    const [anna, bo] = [await skilled(), await skilled()];
    await standBy(anna.token, booking.id);
    await standBy(bo.token, booking.id);
    const left = await app.call(standbyEndpoints.leaveStandby, {
      as: anna.token,
      params: { id: booking.id },
    });
    expect(left.body.standby).toBeNull();
    expect((await jobOf(bo.token, booking.id)).standby?.rank).toBe(1);
    const strike = () =>
      app.call(standbyEndpoints.strikeOff, {
        as: hotel.token,
        params: { bookingId: booking.id, employeeId: bo.id },
      });
    expect((await strike()).body).toEqual([]);
    expect((await strike()).status).toBe(404);
    expect(await standBy(bo.token, booking.id)).toMatchObject({ status: 409, body: { code: "struck_off" } });
    expect((await standBy(anna.token, booking.id)).body.standby?.rank).toBe(1);
  });

  test("another company's line is not found", async () => {
    const { booking } = await fullBooking();
    const other = await make.corporation(app.db);
    const token = await app.signIn({ kind: "corporation", id: other.id });
    const answer = await app.call(standbyEndpoints.queue, { as: token, params: { bookingId: booking.id } });
    expect(answer.status).toBe(404);
  });
});

describe("when somebody cancels", () => {
  test("the first who allowed it is promoted and told by SMS; the one who cancelled keeps no card", async () => {
    const { booking, holder } = await fullBooking();
    const anna = await skilled({ sms_congrets_on_job: false, noti_congrets_on_job: false });
    await standBy(anna.token, booking.id, true);
    const left = await cancel(holder.token, booking.id);
    // Not what it was before somebody followed: pages have heard of that when the answer comes.
    expect(left.body.state.key).toBe("replaced");
    expect(await statusOf(anna.token, booking.id)).toBe("selected");
    await fill();
    expect(await statusOf(anna.token, booking.id)).toBe("selected");
    expect((await jobOf(anna.token, booking.id)).standby).toBeNull();
    const { id } = (await jobOf(anna.token, booking.id)).shift ?? { id: 0 };
    expect(await outboxKeys(app, `promoted:${id}:%`)).toHaveLength(1);
    const [penalty] = await app.db
      .selectFrom("penalties")
      .select("annulled_at")
      .where("employee_id", "=", holder.id)
      .execute();
    expect(penalty?.annulled_at).not.toBeNull();
  });

  test("the page of whoever is replaced is told so after the cancellation itself", async () => {
    const { booking, holder } = await fullBooking();
    const anna = await skilled();
    await standBy(anna.token, booking.id);
    await cancel(holder.token, booking.id);
    const page = JSON.stringify(queryKey(jobEndpoints.booking, { id: booking.id }));
    const told = () =>
      invalidations.filter(
        ({ channels, keys }) =>
          channels.includes(`employee:${holder.id}`) && keys.some((key) => JSON.stringify(key) === page),
      ).length;
    await expect.poll(told).toBe(1);
    await accept(anna.token, booking.id);
    await expect.poll(told).toBe(2);
  });

  test("who wants to be asked has two hours, then the next is asked, and the first keeps the rank", async () => {
    const { booking, holder } = await fullBooking();
    const [anna, bo] = [await skilled(), await skilled()];
    await standBy(anna.token, booking.id);
    await standBy(bo.token, booking.id);
    await cancel(holder.token, booking.id);
    const asked = await jobOf(anna.token, booking.id);
    expect(asked.offer?.until).toBe(new Date(TEST_NOW + 2 * HOUR_MS).toISOString());
    expect(asked.offer_lapsed_at).toBeNull();
    expect(asked.standby?.offered_until).toBe(asked.offer?.until);
    expect((await jobOf(bo.token, booking.id)).offer).toBeNull();

    app.setNow(TEST_NOW + 2 * HOUR_MS);
    await fill();
    expect(await jobOf(anna.token, booking.id)).toMatchObject({
      offer: null,
      offer_lapsed_at: asked.offer?.until,
      standby: { rank: 1 },
    });
    expect((await jobOf(bo.token, booking.id)).offer).not.toBeNull();
    expect(await accept(anna.token, booking.id)).toMatchObject({
      status: 409,
      body: { code: "offer_ended" },
    });
    expect((await accept(bo.token, booking.id)).body.shift?.status).toBe("selected");
    expect((await accept(bo.token, booking.id)).status).toBe(200);
    app.setNow(TEST_NOW);
  });

  test("a no costs nothing, leaves the line, and the next is asked", async () => {
    const { booking, holder } = await fullBooking();
    const [anna, bo] = [await skilled(), await skilled()];
    await standBy(anna.token, booking.id);
    await standBy(bo.token, booking.id);
    await cancel(holder.token, booking.id);
    expect((await decline(anna.token, booking.id)).body).toMatchObject({ offer: null, standby: null });
    expect((await jobOf(bo.token, booking.id)).offer).not.toBeNull();
    const penalties = await app.db
      .selectFrom("penalties")
      .select("id")
      .where("employee_id", "=", anna.id)
      .execute();
    expect(penalties).toEqual([]);
    // It stays a no once its time would be up.
    app.setNow(TEST_NOW + 3 * HOUR_MS);
    await fill();
    app.setNow(TEST_NOW);
    const offers = app.db.selectFrom("offers").select(["employee_id", "state"]).orderBy("id");
    expect(await offers.where("booking_id", "=", booking.id).execute()).toEqual([
      { employee_id: anna.id, state: "declined" },
      { employee_id: bo.id, state: "lapsed" },
    ]);
  });

  test("the place of somebody who reports sick goes to standby too", async () => {
    const { booking, holder } = await fullBooking();
    const anna = await skilled();
    await standBy(anna.token, booking.id, true);
    await app.db
      .updateTable("shifts")
      .set({ status: "sick", cancelled_at: new Date(TEST_NOW) })
      .where("booking_id", "=", booking.id)
      .where("employee_id", "=", holder.id)
      .execute();
    await fill();
    expect(await statusOf(anna.token, booking.id)).toBe("selected");
  });

  test("who has another shift by then is passed over and keeps the rank", async () => {
    const { booking, holder } = await fullBooking({ date: testDay(11) });
    const [anna, bo] = [await skilled(), await skilled()];
    await standBy(anna.token, booking.id, true);
    await standBy(bo.token, booking.id, true);
    await hotel.shiftOn((await hotel.booking({ date: testDay(11) })).id, { employee_id: anna.id });
    await cancel(holder.token, booking.id);
    expect(await statusOf(bo.token, booking.id)).toBe("selected");
    expect((await jobOf(anna.token, booking.id)).standby?.rank).toBe(1);
  });

  test("the next is asked at once when the one who was asked leaves the line or is struck off", async () => {
    const { booking, holder } = await fullBooking();
    const [anna, bo, carl] = [await skilled(), await skilled(), await skilled()];
    for (const { token } of [anna, bo, carl]) await standBy(token, booking.id);
    await cancel(holder.token, booking.id);
    await app.call(standbyEndpoints.leaveStandby, { as: anna.token, params: { id: booking.id } });
    expect((await jobOf(bo.token, booking.id)).offer).not.toBeNull();
    await app.call(standbyEndpoints.strikeOff, {
      as: hotel.token,
      params: { bookingId: booking.id, employeeId: bo.id },
    });
    expect((await jobOf(carl.token, booking.id)).offer).not.toBeNull();
  });

  test("a cancellation stands where the line cannot move at that moment, and the job moves it", async () => {
    const { booking, holder } = await fullBooking();
    const anna = await skilled();
    await standBy(anna.token, booking.id, true);
    const warnings = warningsOf(app);
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'not now'; end $$`.execute(app.db);
    await sql`create trigger refuse before delete on standby_places execute function refuse()`.execute(
      app.db,
    );
    expect((await cancel(holder.token, booking.id)).status).toBe(200);
    const followUp = `standby of booking ${booking.id}`;
    expect(warnings).toEqual([{ reqId: expect.any(String), followUp, problem: "not now" }]);
    expect(await statusOf(holder.token, booking.id)).toBe("cancelled");
    expect(await statusOf(anna.token, booking.id)).toBeNull();
    vi.restoreAllMocks();
    await sql`drop function refuse cascade`.execute(app.db);
    await fill();
    expect(await statusOf(anna.token, booking.id)).toBe("selected");
  });

  test("whom the company removes is not replaced from standby", async () => {
    const { booking, holder } = await fullBooking();
    const anna = await skilled();
    await standBy(anna.token, booking.id, true);
    await app.db
      .updateTable("shifts")
      .set({ status: "removed", removed_at: new Date(TEST_NOW), removed_by: "corporation" })
      .where("employee_id", "=", holder.id)
      .execute();
    await fill();
    expect(await statusOf(anna.token, booking.id)).toBeNull();
  });
});
