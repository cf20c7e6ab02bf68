import { describe, expect, test } from "vitest";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { STAMPED, testCorporationCheckout } from "#tests/support/fixtures/company-checkout.ts";
import { storedShift } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const { app, hotel, stranger, booking, person, rejectionsOf } = testCorporationCheckout();

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
    const answer = await app.call(checkoutEndpoints.corporationApproveAll, {
      as: hotel.token,
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
    expect(await rejectionsOf(disputed.shiftId)).toEqual([]);
  });

  test("keeps what each of them was given, and leaves a locked one alone", async () => {
    const job = await booking();
    const [anna, bo, cleo] = [
      await person(job.id, {
        ...STAMPED,
        last_checkout_by: "employee",
        employee_stamped_at: new Date(TEST_NOW),
      }),
      await person(job.id, { admin_checkin_time: "09:00", admin_checkout_time: "17:00" }),
      await person(job.id, { admin_approve_invoice: true }),
    ];
    const checkOut = (to: string, more: object) => ({
      corporation_checkin_time: "10:00",
      corporation_checkout_time: to,
      ...more,
    });
    const before = await storedShift(app, anna.shiftId);
    const { status } = await app.call(checkoutEndpoints.corporationApproveAll, {
      as: hotel.token,
      body: {
        booking_id: job.id,
        shifts: [
          { employee_id: anna.employeeId, checkOut: checkOut("18:00", { rating: 5, comment: "Dygtig" }) },
          {
            employee_id: bo.employeeId,
            checkOut: checkOut("16:00", { time_comment_by_corporation: "Gik før" }),
          },
          { employee_id: cleo.employeeId, checkOut: checkOut("18:00", { rating: 1 }) },
        ],
      },
    });
    expect(status).toBe(200);
    const stamped = {
      corporation_checkin_time: "10:00",
      corporation_stamped_at: new Date(TEST_NOW),
      last_checkout_by: "corporation",
    };
    expect(await storedShift(app, anna.shiftId)).toEqual({
      ...before,
      ...stamped,
      first_checkout_by: "corporation",
      corporation_checkout_time: "18:00",
      admin_checkin_time: "10:00",
      admin_checkout_time: "18:00",
      admin_employee_checkin_time: "10:00",
      admin_employee_checkout_time: "18:00",
    });
    expect(await storedShift(app, bo.shiftId)).toMatchObject({
      ...stamped,
      corporation_checkout_time: "16:00",
      time_comment_by_corporation: "Gik før",
      admin_checkin_time: "09:00",
      admin_checkout_time: "17:00",
    });
    expect((await storedShift(app, cleo.shiftId)).corporation_checkin_time).toBeNull();
    const ratings = await app.db
      .selectFrom("ratings")
      .select(["shift_id", "score", "comment"])
      .where("shift_id", "in", [anna.shiftId, bo.shiftId, cleo.shiftId])
      .execute();
    expect(ratings).toEqual([{ shift_id: anna.shiftId, score: 5, comment: "Dygtig" }]);
    const audited = await app.db
      .selectFrom("audit_log")
      .select("entity_id")
      .where("action", "=", "stamp")
      .where("entity_id", "in", [anna.shiftId, bo.shiftId, cleo.shiftId].map(String))
      .orderBy("id")
      .execute();
    expect(audited.map(({ entity_id }) => Number(entity_id))).toEqual([anna.shiftId, bo.shiftId]);
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
    expect((await app.call(checkoutEndpoints.corporationApproveAll, { as: hotel.token, body })).status).toBe(
      404,
    );
    const row = await app.db
      .selectFrom("shifts")
      .select("corporation_checkin_time")
      .where("id", "=", anna.shiftId)
      .executeTakeFirstOrThrow();
    expect(row.corporation_checkin_time).toBeNull();
    expect((await app.call(checkoutEndpoints.corporationApproveAll, { as: stranger(), body })).status).toBe(
      404,
    );
  });

  test("is refused once the check-out of the booking is closed", async () => {
    const job = await booking();
    const { employeeId: employee_id } = await person(job.id);
    const closed = { all_check_times_approved: true };
    await app.db.updateTable("bookings").set(closed).where("id", "=", job.id).execute();
    const checkOut = { corporation_checkin_time: "10:00", corporation_checkout_time: "18:00" };
    const body = { booking_id: job.id, shifts: [{ employee_id, checkOut }] };
    const answer = await app.call(checkoutEndpoints.corporationApproveAll, { as: hotel.token, body });
    expect(answer).toMatchObject({ status: 409, body: { code: "checkout_locked" } });
  });
});
