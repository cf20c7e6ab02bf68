import { beforeAll, describe, expect, test } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { shiftPeriod } from "#rules/time/duration.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { signedInEmployee, testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const HOUR = 3_600_000;
const app = testApp();
const hotel = testCorporation(app);

beforeAll(async () => {
  await make.corporation(app.db, { is_admin: true, phone: "20550199" });
});

type ShiftStatus = Parameters<typeof make.shift>[1]["status"];

/** An employee with a shift on a booking of its own. */
async function withShift(
  status: ShiftStatus,
  when: { date?: string; start_time?: string; end_time?: string } = {},
  employee?: { id: number; token: string },
) {
  const person = employee ?? (await signedInEmployee(app));
  return { person, ...(await hotel.bookedShift(when, { employee_id: person.id, status })) };
}

type Body = NonNullable<Parameters<typeof app.call<typeof jobEndpoints.cancel>>[1]>["body"];

function leave(token: string, id: number, body?: Body) {
  return app.call(jobEndpoints.cancel, { as: token, params: { id }, body });
}

function penalties(employeeId: number) {
  return app.db
    .selectFrom("penalties")
    .select(["kind", "card", "freeze_until", "annulled_at"])
    .where("employee_id", "=", employeeId)
    .orderBy("id")
    .execute();
}

function effectsOf(key: string) {
  return app.db.selectFrom("outbox").selectAll().where("key", "like", `${key}%`).execute();
}

describe("withdrawing an application", () => {
  test("needs no reason and gives no penalty", async () => {
    const { person, booking } = await withShift("applied");
    const answer = await leave(person.token, booking.id);
    expect([answer.status, answer.body.shift?.status]).toEqual([200, "withdrawn"]);
    expect(await penalties(person.id)).toEqual([]);
  });

  test("takes an own shift id too, and nobody else's", async () => {
    const { person, shift } = await withShift("applied");
    const stranger = await signedInEmployee(app);
    expect((await leave(stranger.token, shift.id)).status).toBe(404);
    expect((await leave(person.token, shift.id)).body.shift?.status).toBe("withdrawn");
  });

  test("that meets the hiring is refused for want of a reason, and cancels nothing", async () => {
    const { person, booking } = await withShift("selected");
    const answer = await leave(person.token, booking.id);
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining("reason_required")]);
    expect(await penalties(person.id)).toEqual([]);
  });

  test.each(["withdrawn", "removed", "cancelled", "sick", "unwanted"] as const)(
    "has nothing to do when the shift is %s",
    async (status) => {
      const { person, booking } = await withShift(status);
      const answer = await leave(person.token, booking.id, { cancellation_reason: "Syg" });
      expect([answer.status, answer.text]).toEqual([404, expect.stringContaining("nothing_to_cancel")]);
    },
  );
});

describe("cancelling a confirmed shift", () => {
  test("stores the reason and the hours before the start, and gives a yellow card", async () => {
    const { person, booking, shift } = await withShift("selected");
    const answer = await leave(person.token, booking.id, { cancellation_reason: " Barnet er syg " });
    expect([answer.status, answer.body.shift?.status]).toEqual([200, "cancelled"]);
    const row = await app.db
      .selectFrom("shifts")
      .selectAll()
      .where("id", "=", shift.id)
      .executeTakeFirstOrThrow();
    expect(row.cancellation_reason).toBe("Barnet er syg");
    expect(row.hours_before_booking_date).toBe(120);
    expect(await penalties(person.id)).toEqual([
      { kind: "normal", card: "yellow", freeze_until: null, annulled_at: null },
    ]);
    const [mail] = await effectsOf(`cancelled:${shift.id}:`);
    expect([mail?.channel, mail?.recipient]).toEqual(["email", hotel.corporation.email]);
    expect(mail?.body).toContain("Barnet er syg");
  });

  test.each([
    ["48 hours before", 48, 0],
    ["47:59 before", 48, 60_000],
  ])("%s is late exactly when under 48 hours", async (_, hours, less) => {
    const { person, booking, shift } = await withShift("selected", { date: testDay(9) });
    app.setNow(booking.starts_at.getTime() - hours * HOUR + less);
    const answer = await leave(person.token, booking.id, { cancellation_reason: "Kan ikke" });
    app.setNow(TEST_NOW);
    expect(answer.status).toBe(200);
    const isLate = less > 0;
    const [penalty] = await penalties(person.id);
    expect(penalty?.kind).toBe(isLate ? "late" : "normal");
    expect(penalty?.freeze_until !== null).toBe(isLate);
    const ratings = await app.db
      .selectFrom("ratings")
      .select(["score", "because"])
      .where("shift_id", "=", shift.id)
      .execute();
    expect(ratings).toEqual(isLate ? [{ score: 1, because: "late_cancellation" }] : []);
    const texts = await effectsOf(`late-cancellation:${shift.id}:`);
    expect(texts.map(({ recipient }) => recipient)).toEqual(isLate ? ["20550199"] : []);
  });

  test("a second one within ten shifts gives a red card and three months", async () => {
    const { person, booking } = await withShift("selected", { date: testDay(10) });
    const second = await withShift("selected", { date: testDay(12) }, person);
    await leave(person.token, booking.id, { cancellation_reason: "Kan ikke" });
    await leave(person.token, second.booking.id, { cancellation_reason: "Kan ikke" });
    expect((await penalties(person.id)).map(({ card }) => card)).toEqual(["yellow", "red"]);
    expect((await penalties(person.id))[1]?.freeze_until).toEqual(new Date("2027-02-24T10:00:00+01:00"));
  });

  test.each([undefined, "", "   "])("needs a reason, not %j", async (cancellation_reason) => {
    const { person, booking } = await withShift("selected");
    const answer = await leave(person.token, booking.id, { cancellation_reason });
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining("reason_required")]);
  });

  test("takes 300 characters of reason and not 301", async () => {
    const { person, booking } = await withShift("selected");
    expect((await leave(person.token, booking.id, { cancellation_reason: "x".repeat(301) })).status).toBe(
      422,
    );
    expect((await leave(person.token, booking.id, { cancellation_reason: "x".repeat(300) })).status).toBe(
      200,
    );
  });

  test("is over when the shift has started", async () => {
    const { person, booking } = await withShift("selected", { date: testDay(0), start_time: "10:00" });
    const answer = await leave(person.token, booking.id, { cancellation_reason: "Kan ikke" });
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining("shift_started")]);
  });

  test("mails nobody when the company or the booking has switched it off", async () => {
    const { person, booking, shift } = await withShift("selected");
    await app.db
      .updateTable("bookings")
      .set({ is_email_script_allowed: false })
      .where("id", "=", booking.id)
      .execute();
    await leave(person.token, booking.id, { cancellation_reason: "Kan ikke" });
    expect(await effectsOf(`cancelled:${shift.id}:`)).toEqual([]);
  });

  test("twenty times at once is one cancellation, one card, one mail", async () => {
    const { person, booking, shift } = await withShift("selected");
    const body = { cancellation_reason: "Kan ikke" };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => leave(person.token, booking.id, body)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await penalties(person.id)).toHaveLength(1);
    expect(await effectsOf(`cancelled:${shift.id}:`)).toHaveLength(1);
  });
});

describe("reporting sick", () => {
  test.each([
    ["07:59", 422, false],
    ["08:00", 200, false],
    ["08:59", 200, false],
    ["09:00", 200, true],
    ["09:59", 200, true],
    ["10:00", 422, false],
  ])("at %s answers %i, late %s", async (time, status, late) => {
    const date = testDay(20);
    const { person, booking, shift } = await withShift("selected", { date });
    app.setNow(shiftPeriod(date, time, "24:00").startsAt);
    const answer = await leave(person.token, booking.id, { sick: true });
    app.setNow(TEST_NOW);
    expect(answer.status).toBe(status);
    if (status === 422) expect(answer.text).toContain("Du kan melde dig syg fra kl. 08:00");
    else
      expect(answer.body).toMatchObject({ late, shift: { status: "sick", sick: { late, decision: null } } });
    expect(await penalties(person.id)).toEqual([]);
    expect(await effectsOf(`sick:${shift.id}:`)).toHaveLength(status === 200 ? 2 : 0);
  });

  test("after having come is refused: the shift has begun for that person", async () => {
    const date = testDay(20);
    const { person, booking, shift } = await withShift("selected", { date });
    const came = app.db
      .updateTable("shifts")
      .set({ arrived_at: new Date(TEST_NOW) })
      .where("id", "=", shift.id);
    await came.execute();
    app.setNow(shiftPeriod(date, "09:30", "24:00").startsAt);
    const answer = await leave(person.token, booking.id, { sick: true });
    app.setNow(TEST_NOW);
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining("already_arrived")]);
  });
});
