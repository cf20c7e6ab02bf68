import { describe, expect, test } from "vitest";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { STAMPED, testCorporationCheckout } from "#tests/support/fixtures/company-checkout.ts";

const { app, hotel, stranger, booking, person, stamp, rejectionsOf } = testCorporationCheckout();

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
    expect(await rejectionsOf(anna.shiftId)).toEqual([]);
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
    const texts = await rejectionsOf(anna.shiftId);
    expect(texts).toEqual([
      { channel: "sms", recipient: "20550118", body: expect.stringContaining("10:00-17:30") },
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
    expect(await rejectionsOf(anna.shiftId)).toHaveLength(1);
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
    expect((await stamp(job.id, anna.employeeId, "10:00", "18:00", {}, stranger())).status).toBe(404);
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
    const admin = await make.corporation(app.db, { is_admin: true });
    const token = await app.signIn({ kind: "corporation", id: admin.id });
    const taken = await app.takeOver({ id: admin.id, token }, { kind: "corporation", id: hotel.id });
    const job = await booking();
    const anna = await person(job.id);
    await stamp(job.id, anna.employeeId, "10:00", "18:00", {}, taken);
    const row = await app.db
      .selectFrom("audit_log")
      .selectAll()
      .where("action", "=", "stamp")
      .where("entity_id", "=", String(anna.shiftId))
      .executeTakeFirstOrThrow();
    expect([row.actor_id, row.on_behalf_of]).toEqual([admin.id, `corporation:${hotel.id}`]);
  });
});
