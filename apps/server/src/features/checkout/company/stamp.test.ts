import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkoutEndpoints } from "#contract/checkout/endpoints.ts";
import { companyCheckoutShift } from "#contract/checkout/entities.ts";
import {
  makeBooking,
  makeCorporation,
  makeEmployee,
  makeShift,
  makeStaffType,
  testDay,
} from "#tests/support/factories.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;
let corporation: { id: number };
let company: string;
let stranger: string;
let waiter: { id: number };

const STAMPED = { employee_checkin_time: "10:00", employee_checkout_time: "18:00" };

beforeAll(async () => {
  app = await createTestApp();
  corporation = await makeCorporation(app.db);
  company = await app.signIn({ kind: "corporation", id: corporation.id });
  const other = await makeCorporation(app.db);
  stranger = await app.signIn({ kind: "corporation", id: other.id });
  waiter = await makeStaffType(app.db);
});
afterAll(() => app.close());

function booking(values: Partial<Parameters<typeof makeBooking>[1]> = {}) {
  const own = { corporation_id: corporation.id, staff_type_id: waiter.id, date: testDay(-1) };
  return makeBooking(app.db, { ...own, ...values });
}

async function person(
  bookingId: number,
  shift: Partial<Parameters<typeof makeShift>[1]> = {},
  employee: Parameters<typeof makeEmployee>[1] = {},
) {
  const { id, phone } = await makeEmployee(app.db, employee);
  const row = await makeShift(app.db, {
    booking_id: bookingId,
    employee_id: id,
    status: "selected",
    ...shift,
  });
  return { employeeId: id, phone, shiftId: row.id };
}

function stamp(
  bookingId: number,
  employeeId: number,
  from: string,
  to: string,
  more: object = {},
  as = company,
) {
  const checkOut = { corporation_checkin_time: from, corporation_checkout_time: to, ...more };
  const body = { booking_id: bookingId, employee_id: employeeId, checkOut };
  return app.call(checkoutEndpoints.companyStamp, { as, body });
}

function textsOf(shiftId: number) {
  return app.db
    .selectFrom("outbox")
    .select(["channel", "recipient", "body"])
    .where("key", "like", `times-rejected-by-company:${shiftId}:%`)
    .execute();
}

describe("the company's checkout page", () => {
  test("has the selected people of an ended booking, as a company may see them", async () => {
    const job = await booking();
    const anna = await person(job.id, STAMPED, { first_name: "Anna", last_name: "Krogh" });
    await person(job.id, { status: "applied" });
    const answer = await app.call(checkoutEndpoints.companyShifts, {
      as: company,
      params: { bookingId: job.id },
    });
    expect(answer.body.map(({ id }) => id)).toEqual([anna.shiftId]);
    expect(answer.body[0]).toMatchObject({ ...STAMPED, rating: 0, employee: { last_name: "K" } });
    expect(Object.keys(answer.body[0] ?? {}).sort()).toEqual(Object.keys(companyCheckoutShift.shape).sort());
    expect(answer.text).not.toContain("cpr");
  });

  test("says how often the company has had each person at work before", async () => {
    const job = await booking();
    const anna = await person(job.id, STAMPED);
    await person(job.id, STAMPED);
    for (const date of [testDay(-9), testDay(-5)]) {
      const earlier = await booking({ date });
      await makeShift(app.db, { booking_id: earlier.id, employee_id: anna.employeeId, status: "selected" });
    }
    const { body } = await app.call(checkoutEndpoints.companyShifts, {
      as: company,
      params: { bookingId: job.id },
    });
    expect(body.map(({ hiredBeforeCount }) => hiredBeforeCount)).toEqual([2, 0]);
  });

  test("is not there for other companies' bookings, nor before the end, nor for employees", async () => {
    const [ended, coming] = [await booking(), await booking({ date: testDay(5) })];
    const read = (as: string | undefined, bookingId: number) =>
      app.call(checkoutEndpoints.companyShifts, { ...(as ? { as } : {}), params: { bookingId } });
    expect((await read(stranger, ended.id)).status).toBe(404);
    expect((await read(company, coming.id)).status).toBe(404);
    expect((await read(undefined, ended.id)).status).toBe(401);
    const { employeeId } = await person(ended.id);
    expect((await read(await app.signIn({ kind: "employee", id: employeeId }), ended.id)).status).toBe(403);
  });
});

describe("the company's stamp", () => {
  test("that agrees settles the times for price and pay, and texts nobody", async () => {
    const job = await booking();
    const anna = await person(job.id, {
      ...STAMPED,
      first_checkout_by: "employee",
      last_checkout_by: "employee",
    });
    const answer = await stamp(job.id, anna.employeeId, "10:00", "18:00");
    expect(answer.body).toMatchObject({
      first_checkout_by: "employee",
      last_checkout_by: "corporation",
      checkout_rejected_count_corporation: 0,
      admin_checkin_time: "10:00",
      admin_checkout_time: "18:00",
    });
    const row = await app.db
      .selectFrom("shifts")
      .select(["admin_employee_checkin_time", "admin_employee_checkout_time"])
      .where("id", "=", anna.shiftId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ admin_employee_checkin_time: "10:00", admin_employee_checkout_time: "18:00" });
    expect(await textsOf(anna.shiftId)).toEqual([]);
  });

  test("that agrees leaves an admin's times alone", async () => {
    const job = await booking();
    const set = { admin_checkin_time: "10:00", admin_checkout_time: "17:00" };
    const anna = await person(job.id, { ...STAMPED, ...set, last_checkout_by: "employee" });
    const answer = await stamp(job.id, anna.employeeId, "10:00", "18:00");
    expect(answer.body.admin_checkout_time).toBe("17:00");
  });

  test("with other times is a rejection: counted, texted once, with the times proposed", async () => {
    const job = await booking();
    const anna = await person(job.id, { ...STAMPED, last_checkout_by: "employee" });
    const answer = await stamp(job.id, anna.employeeId, "10:00", "17:30", {
      time_comment_by_corporation: "Gik før tid",
      send_text: true,
      checkout_rejected_count_corporation: 7,
    });
    expect(answer.body).toMatchObject({
      checkout_rejected_count_corporation: 1,
      time_comment_by_corporation: "Gik før tid",
      admin_checkin_time: null,
    });
    await stamp(job.id, anna.employeeId, "10:00", "17:30");
    const texts = await textsOf(anna.shiftId);
    expect(texts).toEqual([
      { channel: "sms", recipient: anna.phone, body: expect.stringContaining("10:00-17:30") },
    ]);
  });

  test("sent 20 times at once is one rejection and one SMS", async () => {
    const job = await booking();
    const anna = await person(job.id, { ...STAMPED, last_checkout_by: "employee" });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => stamp(job.id, anna.employeeId, "10:00", "17:00")),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.map(({ body }) => body.checkout_rejected_count_corporation)).toEqual(Array(20).fill(1));
    expect(await textsOf(anna.shiftId)).toHaveLength(1);
  });

  test("may come first", async () => {
    const job = await booking();
    const anna = await person(job.id);
    const answer = await stamp(job.id, anna.employeeId, "10:00", "18:00", { rating: 4, comment: "Dygtig" });
    expect(answer.body).toMatchObject({ first_checkout_by: "corporation", rating: 4, comment: "Dygtig" });
  });

  test("is refused before the start, after the check-out was closed, and once an admin has approved", async () => {
    const [coming, closed, approved] = [
      await booking({ date: testDay(2) }),
      await booking({ all_check_times_approved: true }),
      await booking(),
    ];
    const early = await stamp(coming.id, (await person(coming.id)).employeeId, "10:00", "18:00");
    expect([early.status, early.text]).toEqual([409, expect.stringContaining("not_started")]);
    const late = await stamp(closed.id, (await person(closed.id)).employeeId, "10:00", "18:00");
    expect([late.status, late.text]).toEqual([409, expect.stringContaining("checkout_locked")]);
    const settled = await person(approved.id, { admin_approve_invoice: true });
    expect((await stamp(approved.id, settled.employeeId, "10:00", "18:00")).status).toBe(409);
  });

  test("is refused for others' bookings and for people who are not selected", async () => {
    const job = await booking();
    const [anna, bo] = [await person(job.id), await person(job.id, { status: "removed" })];
    expect((await stamp(job.id, anna.employeeId, "10:00", "18:00", {}, stranger)).status).toBe(404);
    expect((await stamp(job.id, bo.employeeId, "10:00", "18:00")).status).toBe(404);
    expect((await stamp(job.id, 999_999, "10:00", "18:00")).status).toBe(404);
  });

  test.each([
    ["10:07", "18:00", {}],
    ["10:00", "24:00", {}],
    ["", "18:00", {}],
    ["10:00", "18:00", { rating: 6 }],
    ["10:00", "18:00", { time_comment_by_corporation: "x".repeat(141) }],
    ["10:00", "18:00", { unknown: 1 }],
  ])("refuses %s-%s with %j", async (from, to, more) => {
    const job = await booking();
    const anna = await person(job.id);
    expect((await stamp(job.id, anna.employeeId, from, to, more)).status).toBe(422);
  });

  test("in a take-over stands in the audit log with both names", async () => {
    const admin = await makeCorporation(app.db, { is_admin: true });
    const token = await app.signIn({ kind: "corporation", id: admin.id });
    const taken = await app.takeOver({ id: admin.id, token }, { kind: "corporation", id: corporation.id });
    const job = await booking();
    const anna = await person(job.id);
    await stamp(job.id, anna.employeeId, "10:00", "18:00", {}, taken);
    const row = await app.db
      .selectFrom("audit_log")
      .selectAll()
      .where("action", "=", "stamp")
      .where("entity_id", "=", String(anna.shiftId))
      .executeTakeFirstOrThrow();
    expect([row.actor_id, row.on_behalf_of]).toEqual([admin.id, `corporation:${corporation.id}`]);
  });
});

describe("GODKEND ALLE", () => {
  test("stamps whoever has two times and rejects nothing; the others stay as they are", async () => {
    const job = await booking();
    const agrees = await person(job.id, { ...STAMPED, last_checkout_by: "employee" });
    const unstamped = await person(job.id);
    const incomplete = await person(job.id);
    const disputed = await person(job.id, { ...STAMPED, last_checkout_by: "employee" });
    const times = (from: string | null, to: string) => ({
      corporation_checkin_time: from,
      corporation_checkout_time: to,
    });
    const answer = await app.call(checkoutEndpoints.companyApproveAll, {
      as: company,
      body: {
        booking_id: job.id,
        shifts: [
          { employee_id: agrees.employeeId, checkOut: times("10:00", "18:00") },
          { employee_id: unstamped.employeeId, checkOut: times("10:00", "18:00") },
          { employee_id: incomplete.employeeId, checkOut: times(null, "") },
          { employee_id: disputed.employeeId, checkOut: times("10:00", "16:00") },
        ],
      },
    });
    expect(answer.status).toBe(200);
    expect(
      answer.body.map((shift) => [shift.id, shift.corporation_checkout_time, shift.admin_checkout_time]),
    ).toEqual([
      [agrees.shiftId, "18:00", "18:00"],
      [unstamped.shiftId, "18:00", null],
      [incomplete.shiftId, null, null],
      [disputed.shiftId, null, null],
    ]);
    expect(await textsOf(disputed.shiftId)).toEqual([]);
  });

  test("changes nothing when one of them is not on the booking", async () => {
    const job = await booking();
    const anna = await person(job.id);
    const checkOut = { corporation_checkin_time: "10:00", corporation_checkout_time: "18:00" };
    const shifts = [
      { employee_id: anna.employeeId, checkOut },
      { employee_id: 999_999, checkOut },
    ];
    const body = { booking_id: job.id, shifts };
    expect((await app.call(checkoutEndpoints.companyApproveAll, { as: company, body })).status).toBe(404);
    const row = await app.db
      .selectFrom("shifts")
      .select("corporation_checkin_time")
      .where("id", "=", anna.shiftId)
      .executeTakeFirstOrThrow();
    expect(row.corporation_checkin_time).toBeNull();
    expect((await app.call(checkoutEndpoints.companyApproveAll, { as: stranger, body })).status).toBe(404);
  });
});
