import { afterEach, describe, expect, test } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { sickEndpoints } from "#contract/applications/sick.endpoints.ts";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { momentOf } from "#rules/time/moment.ts";
import { testDay } from "#tests/support/factories.ts";
import {
  type BookingValues,
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
const day = testDay(20);
const eleven = momentOf(day, "11:00");

afterEach(() => app.setNow(TEST_NOW));

/** Somebody with a shift from 16:00 on a day on which nothing else is. */
async function scene(values: BookingValues = {}) {
  const { id } = await hotel.booking({ date: day, start_time: "16:00", end_time: "23:00", ...values });
  const person = await signedInEmployee(app);
  const shift = await hotel.shiftOn(id, { employee_id: person.id, status: "selected" });
  const reportSick = () =>
    app.call(jobEndpoints.cancel, {
      as: person.token,
      params: { id },
      body: { sick: true, cancellation_reason: "Feber" },
    });
  const page = async () => (await app.call(jobEndpoints.booking, { as: person.token, params: { id } })).body;
  const cards = () =>
    app.db
      .selectFrom("penalties")
      .select(["kind", "card", "occurred_at"])
      .where("employee_id", "=", person.id)
      .execute();
  const decide = (decision: "excuse" | "late_cancellation", reason = "Aftalt i telefonen") =>
    app.call(sickEndpoints.decideLateSick, {
      as: admin.token,
      params: { id: shift.id },
      body: { decision, reason },
    });
  const report = (reason = "Ringede kl. 14") =>
    app.call(sickEndpoints.reportForPerson, { as: admin.token, params: { id: shift.id }, body: { reason } });
  const line = async () => {
    const { body } = await app.call(worklistEndpoints.today, { as: admin.token });
    const items = body.groups.find(({ key }) => key === "late_sick")?.items ?? [];
    return items.filter(({ shift_id }) => shift_id === shift.id);
  };
  return { id, person, shift, reportSick, page, cards, decide, report, line };
}

describe("sick at 11:00 for 16:00", () => {
  test("gives no card by itself, frees the place, tells the company by SMS and waits for the office", async () => {
    const { shift, reportSick, cards, line } = await scene();
    app.setNow(eleven);
    expect((await reportSick()).body).toMatchObject({ late: true, shift: { status: "sick" } });
    expect(await cards()).toEqual([]);
    expect(await line()).toMatchObject([{ shift_id: shift.id, about: ["Feber"] }]);
    const told = await outboxKeys(app, `sick:${shift.id}:%`);
    expect(told.filter((key) => key.endsWith(":sms"))).toHaveLength(1);
  });

  test("excused costs nothing, and the person is told why", async () => {
    const { shift, reportSick, cards, decide, line, page } = await scene();
    app.setNow(eleven);
    await reportSick();
    expect((await decide("excuse", "  ")).status).toBe(422);
    expect((await decide("excuse")).body).toEqual({ shift_id: shift.id, decision: "excuse" });
    expect(await cards()).toEqual([]);
    expect(await line()).toEqual([]);
    expect((await page()).shift).toMatchObject({
      status: "sick",
      sick: { late: true, decision: "excuse", reason: "Aftalt i telefonen" },
    });
    expect(await outboxKeys(app, `sick-decided:${shift.id}:%`)).toHaveLength(1);
  });

  test("as a late cancellation it has the card of the moment of the report", async () => {
    const { reportSick, cards, decide, page } = await scene();
    app.setNow(eleven);
    await reportSick();
    app.setNow(momentOf(day, "22:00"));
    expect((await decide("late_cancellation")).status).toBe(200);
    expect(await cards()).toEqual([{ kind: "late", card: "yellow", occurred_at: new Date(eleven) }]);
    const { shift } = await page();
    expect(shift).toMatchObject({ status: "cancelled", penalty: { card: "yellow" } });
  });

  test("is decided once, by whichever of two admins comes first", async () => {
    const { reportSick, cards, decide, shift } = await scene();
    app.setNow(eleven);
    await reportSick();
    const answers = await Promise.all([
      decide("excuse"),
      decide("late_cancellation"),
      decide("late_cancellation"),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { sick_decision } = await storedShift(app, shift.id);
    expect(await cards()).toHaveLength(sick_decision === "excuse" ? 0 : 1);
    expect(await outboxKeys(app, `sick-decided:${shift.id}:%`)).toHaveLength(1);
  });

  test("counts for nothing once the place was filled again in time", async () => {
    const { shift, reportSick, cards, decide } = await scene();
    app.setNow(eleven);
    await reportSick();
    const filled = { cancellation_fee_lapsed_at: new Date(eleven) };
    await app.db.updateTable("shifts").set(filled).where("id", "=", shift.id).execute();
    expect((await decide("late_cancellation")).status).toBe(200);
    expect(await cards()).toEqual([]);
  });
});

test("a report in the usual window is nothing to decide on", async () => {
  const { reportSick, decide, line } = await scene();
  app.setNow(momentOf(day, "08:30"));
  expect((await reportSick()).body.late).toBe(false);
  expect(await line()).toEqual([]);
  expect(await decide("excuse")).toMatchObject({ status: 409 });
});

describe("the office reports somebody sick", () => {
  test("at any time until the end, free of charge; company and person are told, and nothing is left to decide", async () => {
    const { shift, report, cards, line, page } = await scene();
    app.setNow(momentOf(day, "17:00"));
    expect((await report(" ")).status).toBe(422);
    expect((await report()).body).toEqual({ shift_id: shift.id });
    expect((await page()).shift).toMatchObject({ status: "sick", sick: { late: false } });
    expect(await cards()).toEqual([]);
    expect(await line()).toEqual([]);
    expect(await outboxKeys(app, `reported-sick:${shift.id}:%`)).toHaveLength(1);
    expect(await outboxKeys(app, `sick:${shift.id}:%`)).toHaveLength(2);
  });

  test("once, and nobody who has come or whose shift is over", async () => {
    const { shift, report } = await scene();
    app.setNow(momentOf(day, "17:00"));
    const answers = await Promise.all([report(), report()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const here = await scene();
    const came = app.db.updateTable("shifts").set({ arrived_at: new Date(eleven) });
    await came.where("id", "=", here.shift.id).execute();
    expect((await here.report()).text).toContain("already_arrived");
    const over = await scene();
    app.setNow(momentOf(day, "23:00"));
    expect((await over.report()).text).toContain("booking_ended");
    expect((await storedShift(app, shift.id)).status).toBe("sick");
  });
});
