import { afterEach, describe, expect, test } from "vitest";
import { applicantEndpoints, jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { sickEndpoints } from "#contract/applications/sick.endpoints.ts";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { historyEndpoints } from "#contract/bookings/history.endpoints.ts";
import { momentOf } from "#rules/time/moment.ts";
import { agreementScene } from "#tests/support/agreement-scene.ts";
import { testDay } from "#tests/support/factories.ts";
import {
  outboxKeys,
  signedInEmployee,
  storedShift,
  testAdmin,
  testApp,
  testCorporation,
} from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = testCorporation(app, { phone: "20550100" });
const { change } = agreementScene(app, admin, hotel);
const day = testDay(20);

afterEach(() => app.setNow(TEST_NOW));

/** Somebody who reported sick at 11:00, after the usual window, for a shift with one place from 16:00. */
async function sickScene({ by = "employee" as "employee" | "admin" } = {}) {
  const times = { date: day, start_time: "16:00", end_time: "23:00", number_of_staff: 1 };
  const { id } = await hotel.booking(times);
  const person = await signedInEmployee(app, { email: "syg@example.dk" });
  const shift = await hotel.shiftOn(id, { employee_id: person.id, status: "selected" });
  app.setNow(momentOf(day, "11:00"));
  const reported =
    by === "employee"
      ? await app.call(jobEndpoints.cancel, {
          as: person.token,
          params: { id },
          body: { sick: true, cancellation_reason: "Feber" },
        })
      : await app.call(sickEndpoints.reportForPerson, {
          as: admin.token,
          params: { id: shift.id },
          body: { reason: "Ringede" },
        });
  expect(reported.status).toBe(200);
  app.setNow(momentOf(day, "12:00"));
  const takeBack = () => app.call(sickEndpoints.takeBack, { as: person.token, params: { bookingId: id } });
  const takeBackByOffice = () =>
    app.call(sickEndpoints.takeBackForPerson, { as: admin.token, params: { id: shift.id } });
  const page = async () => (await app.call(jobEndpoints.booking, { as: person.token, params: { id } })).body;
  const select = async () => {
    const other = await hotel.shiftOn(id, { status: "applied" });
    return () =>
      app.call(applicantEndpoints.changeState, {
        as: admin.token,
        params: { shiftId: other.id },
        query: { shiftType: "selected" },
        body: {},
      });
  };
  const decide = (decision: "excuse" | "late_cancellation") =>
    app.call(sickEndpoints.decideLateSick, {
      as: admin.token,
      params: { id: shift.id },
      body: { decision, reason: "Aftalt" },
    });
  const listed = async (as = hotel.token) => {
    const { body } = await app.call(applicantEndpoints.lists, { as, params: { bookingId: id } });
    return body.sick[0];
  };
  return { id, person, shift, takeBack, takeBackByOffice, page, select, decide, listed };
}

describe("well again after a sick report of one's own", () => {
  test("gives the shift back, tells the company once, and takes the office's line away", async () => {
    const { id, shift, takeBack, page } = await sickScene();
    expect((await page()).shift?.sick).toMatchObject({ can_take_back: true });
    expect((await takeBack()).body).toMatchObject({ shift: { status: "selected", sick: null } });
    expect((await takeBack()).text).toContain("sick_report_stands");
    expect(await outboxKeys(app, `sick-taken-back:${shift.id}:%`)).toHaveLength(2);
    const { body } = await app.call(worklistEndpoints.today, { as: admin.token });
    const lines = body.groups.flatMap(({ key, items }) => (key === "late_sick" ? items : []));
    expect(lines.map(({ shift_id }) => shift_id)).not.toContain(shift.id);
    const history = await app.call(historyEndpoints.ofBooking, { as: hotel.token, params: { id } });
    expect(history.body.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["sick", "sick_taken_back"]));
  });

  test("is refused once somebody else has the place, and the page offers it no longer", async () => {
    const { takeBack, select, page } = await sickScene();
    expect((await (await select())()).status).toBe(200);
    expect((await page()).shift?.sick).toMatchObject({ can_take_back: false });
    expect((await takeBack()).text).toContain("place_taken");
  });

  test("and somebody else selected at the same moment: one of the two has the place", async () => {
    const { id, takeBack, select } = await sickScene();
    const press = await select();
    const answers = await Promise.all([takeBack(), press()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { count } = await app.db
      .selectFrom("shifts")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("booking_id", "=", id)
      .where("status", "=", "selected")
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  test("is refused after the start, after the office's decision, and once the job is another", async () => {
    const begun = await sickScene();
    app.setNow(momentOf(day, "16:00"));
    expect((await begun.takeBack()).text).toContain("sick_report_stands");
    const decided = await sickScene();
    await decided.decide("excuse");
    expect((await decided.takeBack()).text).toContain("sick_report_stands");
    const changed = await sickScene();
    app.setNow(momentOf(day, "12:30"));
    expect((await change(changed.id, { start_time: "17:00" }, admin.token)).status).toBe(200);
    expect((await changed.takeBack()).text).toContain("terms_changed");
  });

  test("leaves nothing of the place having been filled in between: a later removal costs its fee", async () => {
    const { shift, takeBack } = await sickScene();
    const filled = { cancellation_fee_lapsed_at: new Date(momentOf(day, "11:30")) };
    await app.db.updateTable("shifts").set(filled).where("id", "=", shift.id).execute();
    expect((await takeBack()).status).toBe(200);
    const removed = await app.call(applicantEndpoints.changeState, {
      as: hotel.token,
      params: { shiftId: shift.id },
      query: { shiftType: "removed" },
      body: { reason: "Færre gæster" },
    });
    expect(removed.status).toBe(200);
    expect((await storedShift(app, shift.id)).cancellation_fee_lapsed_at).toBeNull();
  });

  test("is refused for somebody who has another shift by now", async () => {
    const { person, takeBack } = await sickScene();
    const { id } = await hotel.booking({ date: day, start_time: "17:00", end_time: "20:00" });
    await hotel.shiftOn(id, { employee_id: person.id, status: "selected" });
    expect((await takeBack()).text).toContain("already_booked");
  });
});

describe("what the office reported", () => {
  test("is the office's to take back, also while the shift runs; company and person are told", async () => {
    const { shift, takeBack, takeBackByOffice, page } = await sickScene({ by: "admin" });
    expect((await page()).shift?.sick).toMatchObject({ can_take_back: false });
    expect((await takeBack()).text).toContain("sick_report_stands");
    app.setNow(momentOf(day, "17:00"));
    expect((await takeBackByOffice()).body).toEqual({ shift_id: shift.id });
    expect(await storedShift(app, shift.id)).toMatchObject({ status: "selected", cancelled_at: null });
    expect(await outboxKeys(app, `sick-taken-back:${shift.id}:%`)).toHaveLength(2);
    expect(await outboxKeys(app, `your-sick-taken-back:${shift.id}:%`)).toHaveLength(2);
  });
});

describe("the company", () => {
  test("reads that somebody was sick, also where the office counts it as a late cancellation", async () => {
    const { decide, listed } = await sickScene();
    expect(await listed()).toMatchObject({ status: "sick", reported_sick: true });
    await decide("late_cancellation");
    expect(await listed()).toMatchObject({ status: "cancelled", reported_sick: true });
  });

  test("reads what the office wrote of it, and never what the person wrote of being ill", async () => {
    const own = await sickScene();
    expect(await own.listed()).toMatchObject({ cancellation_reason: null });
    expect(await own.listed(admin.token)).toMatchObject({ cancellation_reason: "Feber" });
    await own.decide("late_cancellation");
    const params = { employeeId: own.person.id };
    const { text } = await app.call(applicantEndpoints.cancellations, { as: hotel.token, params });
    expect(text).not.toContain("Feber");
    const byOffice = await sickScene({ by: "admin" });
    expect(await byOffice.listed()).toMatchObject({ cancellation_reason: "Ringede" });
  });
});
