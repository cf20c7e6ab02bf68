import { describe, expect, test } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { employeeBooking } from "#contract/bookings/booking.entities.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { momentOf } from "#rules/time/moment.ts";
import * as make from "#tests/support/factories.ts";
import { giveSkill, testDay } from "#tests/support/factories.ts";
import { type BookingValues, signedInEmployee, testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const hotel = testCorporation(app, { admin_message: "Ring på hos portneren" });

async function overviewOf(token: string): Promise<number[]> {
  const answer = await app.call(jobEndpoints.overview, { as: token });
  return answer.body.map(({ id }) => id);
}

describe("the overview", () => {
  test("has what can be applied for, soonest first, and nothing else", async () => {
    const anna = await signedInEmployee(app);
    const cook = await make.staffType(app.db, { worker: false });
    const later = await hotel.booking({ date: testDay(6) });
    const sooner = await hotel.booking({ date: testDay(3) });
    const left = await hotel.booking({ date: testDay(4) });
    await make.shift(app.db, { booking_id: left.id, employee_id: anna.id, status: "withdrawn" });
    const hidden = [
      await hotel.booking({ status: "closed" }),
      await hotel.booking({ status: "cancelled" }),
      await hotel.booking({ approved_at: null }),
      await hotel.booking({ staff_type_id: cook.id }),
      await hotel.booking({ date: testDay(0), start_time: "12:00", end_time: "15:00" }),
      await hotel.booking({ date: testDay(-1) }),
    ];
    const full = await hotel.booking({ number_of_staff: 1 });
    await make.shift(app.db, {
      booking_id: full.id,
      employee_id: (await signedInEmployee(app)).id,
      status: "selected",
    });
    for (const status of ["applied", "cancelled", "sick", "unwanted"] as const) {
      const own = await hotel.booking();
      await make.shift(app.db, { booking_id: own.id, employee_id: anna.id, status });
      hidden.push(own);
    }
    const ids = await overviewOf(anna.token);
    expect(ids).toEqual([sooner.id, left.id, later.id]);
    for (const job of [...hidden, full]) expect(ids).not.toContain(job.id);
  });

  test("says what a job pays and when, and whether the skill is there", async () => {
    const anna = await signedInEmployee(app);
    await giveSkill(app.db, anna.id, hotel.staffType.id);
    const job = await hotel.booking({ date: "2026-12-16", self_paid_break: true, transport_wage: 1 });
    const answer = await app.call(jobEndpoints.booking, { as: anna.token, params: { id: job.id } });
    expect(answer.body).toMatchObject({
      hourly_wage: "192,00",
      // 8 hours, less half an hour of break, plus one of transport.
      totalPay: "1632,00",
      paymentDate: "2027-01-29",
      has_skill: true,
      applicable: { ok: true, refusal: null },
      shift: null,
    });
    expect(Object.keys(answer.body).sort()).toEqual(Object.keys(employeeBooking.shape).sort());
  });
});

describe("one job", () => {
  test("is there for whoever has a shift on it, in any status, and else only while it can be had", async () => {
    const [anna, bo] = [await signedInEmployee(app), await signedInEmployee(app)];
    const past = await hotel.booking({ date: testDay(-3) });
    await make.shift(app.db, { booking_id: past.id, employee_id: anna.id, status: "removed" });
    const read = (token: string, id: number) => app.call(jobEndpoints.booking, { as: token, params: { id } });
    expect((await read(anna.token, past.id)).body.shift?.status).toBe("removed");
    expect((await read(bo.token, past.id)).status).toBe(404);
    expect((await read(bo.token, 999_999)).status).toBe(404);
    expect((await app.call(jobEndpoints.booking, { params: { id: past.id } })).status).toBe(401);
  });

  test("tells how to get in from 06:00 two days before, to confirmed people only", async () => {
    const [anna, bo] = [await signedInEmployee(app), await signedInEmployee(app)];
    const job = await hotel.booking({ date: testDay(10), admin_message: "Bag om huset" });
    await make.shift(app.db, { booking_id: job.id, employee_id: anna.id, status: "selected" });
    await make.shift(app.db, { booking_id: job.id, employee_id: bo.id, status: "applied" });
    const arrivalOf = async (token: string) => {
      const { body } = await app.call(jobEndpoints.booking, { as: token, params: { id: job.id } });
      return [
        body.access_information,
        body.contact_person,
        body.admin_message,
        body.corporation.admin_message,
      ];
    };
    const opens = momentOf(testDay(8), "06:00");
    app.setNow(opens - 1);
    expect(await arrivalOf(anna.token)).toEqual([null, null, null, null]);
    app.setNow(opens);
    expect(await arrivalOf(anna.token)).toEqual([
      "Bagdøren",
      "Rasmus, køkkenet",
      "Bag om huset",
      "Ring på hos portneren",
    ]);
    expect(await arrivalOf(bo.token)).toEqual([null, null, null, null]);
    app.setNow(TEST_NOW);
  });
});

describe("checking in", () => {
  test("is open from 06:00 two days before until the end, and keeps the first moment", async () => {
    const anna = await signedInEmployee(app);
    const job = await hotel.booking({ date: testDay(30) });
    const shift = await make.shift(app.db, { booking_id: job.id, employee_id: anna.id, status: "selected" });
    const checkIn = () => app.call(jobEndpoints.checkIn, { as: anna.token, params: { id: job.id } });
    const opens = momentOf(testDay(28), "06:00");

    app.setNow(opens - 1);
    expect((await checkIn()).status).toBe(409);
    app.setNow(opens);
    expect((await checkIn()).body.shift?.employee_checkin).toBe(new Date(opens).toISOString());
    app.setNow(job.ends_at.getTime() - 1);
    expect((await checkIn()).body.shift?.employee_checkin).toBe(new Date(opens).toISOString());
    app.setNow(TEST_NOW);
    const lines = app.db.selectFrom("audit_log").select(["actor_kind", "actor_id", "entity"]);
    expect(
      await lines.where("action", "=", "check_in").where("entity_id", "=", String(shift.id)).execute(),
    ).toEqual([{ actor_kind: "employee", actor_id: anna.id, entity: "shift" }]);
  });

  test("is over when the shift is", async () => {
    const anna = await signedInEmployee(app);
    const job = await hotel.booking({ date: testDay(-1) });
    await make.shift(app.db, { booking_id: job.id, employee_id: anna.id, status: "selected" });
    const answer = await app.call(jobEndpoints.checkIn, { as: anna.token, params: { id: job.id } });
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining("check_in_closed")]);
  });

  test("counts from the moment a phone without a connection kept", async () => {
    const anna = await signedInEmployee(app);
    const job = await hotel.booking({ date: testDay(-1) });
    await make.shift(app.db, { booking_id: job.id, employee_id: anna.id, status: "selected" });
    const made_at = new Date(job.ends_at.getTime() - 1000).toISOString();
    const report = (moment: string) =>
      app.call(jobEndpoints.checkIn, { as: anna.token, params: { id: job.id }, body: { made_at: moment } });
    expect((await report(job.ends_at.toISOString())).status).toBe(409);
    expect((await report(made_at)).body.shift?.employee_checkin).toBe(made_at);
    expect((await report(new Date(TEST_NOW + 120_000).toISOString())).status).toBe(409);
  });

  test("is for confirmed people", async () => {
    const anna = await signedInEmployee(app);
    const job = await hotel.booking({ date: testDay(1) });
    await make.shift(app.db, { booking_id: job.id, employee_id: anna.id, status: "applied" });
    const answer = await app.call(jobEndpoints.checkIn, { as: anna.token, params: { id: job.id } });
    expect(answer.status).toBe(404);
  });
});

describe("the own lists", () => {
  test("hold each shift where its status and the clock put it", async () => {
    const anna = await signedInEmployee(app);
    const put = async (status: "applied" | "selected", values: BookingValues) => {
      const job = await hotel.booking(values);
      return (await make.shift(app.db, { booking_id: job.id, employee_id: anna.id, status })).id;
    };
    const applied = await put("applied", { date: testDay(2) });
    await put("applied", { date: testDay(-2) });
    await put("applied", { date: testDay(3), status: "cancelled" });
    const running = await put("selected", { date: testDay(0), start_time: "08:00", end_time: "11:00" });
    const coming = await put("selected", { date: testDay(7) });
    const older = await put("selected", { date: testDay(-9), all_check_times_approved: true });
    const newer = await put("selected", { date: testDay(-8) });

    const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
    const as = anna.token;
    expect(ids((await app.call(jobEndpoints.applied, { as })).body)).toEqual([applied]);
    expect(ids((await app.call(jobEndpoints.upcoming, { as })).body)).toEqual([running, coming]);
    expect(ids((await app.call(jobEndpoints.finished, { as })).body)).toEqual([newer, older]);
    expect(ids((await app.call(jobEndpoints.deprecated, { as })).body)).toEqual([older]);
    const page = await app.call(jobEndpoints.finished, { as, query: { limit: "1", offset: "1" } });
    expect(ids(page.body)).toEqual([older]);
    const meta = await app.call(employeeEndpoints.meta, { as, params: { id: anna.id } });
    expect(meta.body).toEqual({ appliedShifts: 1, upcomingShifts: 2 });
  });

  test.each([{ limit: "101" }, { limit: "x" }, { offset: "-1" }])("refuse a page of %j", async (query) => {
    const anna = await signedInEmployee(app);
    expect((await app.call(jobEndpoints.finished, { as: anna.token, query })).status).toBe(422);
  });

  test("counts are the caller's own", async () => {
    const [anna, bo] = [await signedInEmployee(app), await signedInEmployee(app)];
    const answer = await app.call(employeeEndpoints.meta, { as: anna.token, params: { id: bo.id } });
    expect(answer.status).toBe(404);
  });

  test("count what waits for a stamp: none yet, or answered with other times", async () => {
    const anna = await signedInEmployee(app);
    const stamped = { employee_checkin_time: "10:00", employee_checkout_time: "18:00" };
    const rejected = { corporation_checkin_time: "10:00", corporation_checkout_time: "17:00" };
    const put = async (days: number, values: object) => {
      const job = await hotel.booking({ date: testDay(days) });
      await make.shift(app.db, { booking_id: job.id, employee_id: anna.id, status: "selected", ...values });
    };
    await put(-2, {});
    await put(-3, { ...stamped, last_checkout_by: "employee" });
    await put(-4, { ...stamped, ...rejected, last_checkout_by: "corporation" });
    await put(-5, { ...stamped, ...rejected, last_checkout_by: "employee" });
    await put(-6, { admin_approve_checkout: true });
    await put(-7, { not_met_for_booking: true });
    await put(4, {});
    const answer = await app.call(employeeEndpoints.checkoutNotifications, { as: anna.token });
    expect(answer.body).toBe(2);
    const finished = await app.call(jobEndpoints.finished, { as: anna.token });
    expect(finished.body.map((shift) => shift.needs_checkout)).toEqual([
      true,
      false,
      true,
      false,
      false,
      false,
    ]);
  });
});
