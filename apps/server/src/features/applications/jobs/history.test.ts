import { describe, expect, test } from "vitest";
import { applicantEndpoints, jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { queryKey } from "#contract/wire/endpoint.ts";
import { momentOf } from "#rules/time/moment.ts";
import type * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { signedInEmployee, testApp, testCorporation, testInvalidations } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const hotel = testCorporation(app);
const invalidations = testInvalidations(app);
const HOUR = 3_600_000;

const jobOf = async (token: string, id: number) =>
  (await app.call(jobEndpoints.booking, { as: token, params: { id } })).body;
const cost = (token: string, id: number) =>
  app.call(jobEndpoints.cancellationCost, { as: token, params: { id } });
const leave = (token: string, id: number, body: { cancellation_reason?: string; sick?: boolean }) =>
  app.call(jobEndpoints.cancel, { as: token, params: { id }, body });

/** An employee with a confirmed shift that starts at 10:00, `days` ahead. */
async function confirmed(days: number, employee?: { id: number; token: string }) {
  const person = employee ?? (await signedInEmployee(app));
  return { person, ...(await hotel.bookedShift({ date: testDay(days) }, { employee_id: person.id })) };
}

describe("what has ended", () => {
  test("stands in the history with its outcome, newest first, and an application that can't succeed with it", async () => {
    const anna = await signedInEmployee(app);
    const put = async (
      status: Parameters<typeof make.shift>[1]["status"],
      booking: Parameters<typeof hotel.booking>[0],
    ) => (await hotel.bookedShift(booking, { employee_id: anna.id, status })).booking;
    const worked = await put("selected", { date: testDay(-3) });
    const cancelled = await put("cancelled", { date: testDay(4) });
    const full = await put("applied", { date: testDay(6), number_of_staff: 1 });
    await hotel.shiftOn(full.id);
    const closed = await put("applied", { date: testDay(7), status: "closed" });
    const gone = await put("applied", { date: testDay(8), status: "cancelled" });
    const waiting = await put("applied", { date: testDay(9) });
    await put("selected", { date: testDay(10) });

    const history = await app.call(jobEndpoints.history, { as: anna.token });
    expect(history.body.map(({ booking }) => [booking.id, booking.state.key])).toEqual([
      [gone.id, "booking_cancelled"],
      [closed.id, "not_chosen"],
      [full.id, "not_chosen"],
      [cancelled.id, "cancelled"],
      [worked.id, "worked"],
    ]);
    const applied = await app.call(jobEndpoints.applied, { as: anna.token });
    expect(applied.body.map(({ booking }) => booking.id)).toEqual([waiting.id]);
    const page = await app.call(jobEndpoints.history, {
      as: anna.token,
      query: { limit: "2", offset: "1" },
    });
    expect(page.body.map(({ booking }) => booking.id)).toEqual([closed.id, full.id]);
  });

  test("tells why the company took somebody off, on the shift and in the list, until they apply again", async () => {
    const { person, booking, shift } = await confirmed(5);
    const change = { params: { shiftId: shift.id }, query: { shiftType: "removed" } } as const;
    await app.call(applicantEndpoints.changeState, {
      as: hotel.token,
      ...change,
      body: { reason: "Færre gæster" },
    });
    expect((await jobOf(person.token, booking.id)).shift?.removed_reason).toBe("Færre gæster");
    const [entry] = (await app.call(jobEndpoints.history, { as: person.token })).body;
    expect(entry?.booking).toMatchObject({
      state: { key: "removed" },
      shift: { removed_reason: "Færre gæster" },
    });
    await app.db.updateTable("shifts").set({ status: "applied" }).where("id", "=", shift.id).execute();
    expect((await jobOf(person.token, booking.id)).shift?.removed_reason).toBeNull();
  });

  test("is read again by open pages once the last place is gone, and once a place is free again", async () => {
    const { person, booking, shift } = await confirmed(5);
    const anna = await signedInEmployee(app);
    await hotel.shiftOn(booking.id, { employee_id: anna.id, status: "applied" });
    const list = JSON.stringify(queryKey(jobEndpoints.history));
    const told = () =>
      invalidations.filter(
        ({ channels, keys }) =>
          channels.includes(`employee:${anna.id}`) && keys.some((key) => JSON.stringify(key) === list),
      ).length;
    const change = (shiftType: "selected" | "removed") =>
      app.call(applicantEndpoints.changeState, {
        as: hotel.token,
        params: { shiftId: shift.id },
        query: { shiftType },
        body: { reason: "Færre gæster" },
      });
    await app.db.updateTable("bookings").set({ number_of_staff: 1 }).where("id", "=", booking.id).execute();
    await change("removed");
    await expect.poll(told).toBe(1);
    await app.db.updateTable("shifts").set({ status: "applied" }).where("id", "=", shift.id).execute();
    await change("selected");
    await expect.poll(told).toBe(2);
    await leave(person.token, booking.id, { cancellation_reason: "Forhindret" });
    await expect.poll(told).toBe(3);
  });

  test("holds nobody else's shifts", async () => {
    await hotel.bookedShift({ date: testDay(-3) });
    const { token } = await signedInEmployee(app);
    expect((await app.call(jobEndpoints.history, { as: token })).body).toEqual([]);
  });
});

describe("what cancelling costs", () => {
  test("is told before, and is what it costs afterwards", async () => {
    const { person, booking } = await confirmed(1);
    const told = await cost(person.token, booking.id);
    expect(told.body).toEqual({
      is_late: true,
      card: "yellow",
      freeze_until: new Date(TEST_NOW + 15 * 24 * HOUR).toISOString(),
      held: false,
      star: { before: null, after: 1 },
    });
    const answer = await leave(person.token, booking.id, { cancellation_reason: "Flytter" });
    expect(answer.body.shift).toMatchObject({
      status: "cancelled",
      left_at: new Date(TEST_NOW).toISOString(),
      penalty: { card: told.body.card, freeze_until: told.body.freeze_until, held: false },
    });
    expect(answer.body.state.key).toBe("cancelled");
  });

  test("is a red card for the second one, without a star when it is early", async () => {
    const { person, booking } = await confirmed(10);
    await leave(person.token, booking.id, { cancellation_reason: "Flytter" });
    const second = await confirmed(11, person);
    expect((await cost(person.token, second.booking.id)).body).toMatchObject({
      is_late: false,
      card: "red",
      star: null,
    });
  });

  test("is refused without a confirmed shift", async () => {
    const { person } = await confirmed(5);
    expect((await cost(person.token, (await hotel.booking()).id)).status).toBe(404);
  });
});

describe("on the day itself", () => {
  test("before 08:00 nobody pays for being ill: cancelling is refused, and the sick report opens at 08:00", async () => {
    const { person, booking } = await confirmed(5);
    app.setNow(momentOf(testDay(5), "07:59"));
    expect(await leave(person.token, booking.id, { cancellation_reason: "Syg" })).toMatchObject({
      status: 409,
      body: { code: "sick_report_later", message: "Du kan melde dig syg fra kl. 08:00" },
    });
    app.setNow(momentOf(testDay(5), "08:00"));
    const sick = await leave(person.token, booking.id, { sick: true });
    expect(sick.body.state.key).toBe("sick");
    expect(sick.body.shift?.penalty).toBeNull();
    app.setNow(TEST_NOW);
  });

  test("a place that is filled again takes the card back and says so", async () => {
    const { person, booking, shift } = await confirmed(6);
    await leave(person.token, booking.id, { cancellation_reason: "Flytter" });
    await app.db
      .updateTable("shifts")
      .set({ cancellation_fee_lapsed_at: new Date(TEST_NOW) })
      .where("id", "=", shift.id)
      .execute();
    expect((await jobOf(person.token, booking.id)).state.key).toBe("replaced");
  });
});
