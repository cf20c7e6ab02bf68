import { expect, test } from "vitest";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { testDay } from "#tests/support/factories.ts";
import { STAMPED, testCorporationCheckout } from "#tests/support/fixtures/company-checkout.ts";
import { storedShift } from "#tests/support/fixtures.ts";

const { app, hotel, stranger, booking, person } = testCorporationCheckout();

const stamped = (from: string, to: string) => ({
  ...STAMPED,
  employee_checkin_time: from,
  employee_checkout_time: to,
  last_checkout_by: "employee" as const,
});

function summary(bookingId: number, chosen?: string, as = hotel.token) {
  const query = chosen === undefined ? {} : { chosen };
  return app.call(checkoutEndpoints.approvalSummary, { as, params: { bookingId: String(bookingId) }, query });
}

function approveAll(
  bookingId: number,
  people: readonly (readonly [number, string, string])[],
  total?: number,
) {
  const shifts = people.map(([employee_id, from, to]) => ({
    employee_id,
    checkOut: { corporation_checkin_time: from, corporation_checkout_time: to },
  }));
  return app.call(checkoutEndpoints.corporationApproveAll, {
    as: hotel.token,
    body: { booking_id: bookingId, shifts, ...(total !== undefined && { total }) },
  });
}

/** A booking 10:00 to 18:00 with somebody as booked, longer, shorter, refused, and without times. */
async function mixedBooking() {
  const job = await booking();
  const people = {
    asBooked: await person(job.id, stamped("10:00", "18:00")),
    longer: await person(job.id, stamped("10:00", "19:00")),
    shorter: await person(job.id, stamped("10:00", "17:30")),
    disputed: await person(job.id, {
      ...stamped("10:00", "18:30"),
      corporation_checkin_time: "10:00",
      corporation_checkout_time: "18:00",
    }),
    unstamped: await person(job.id),
  };
  return { job, ...people };
}

test("who is as booked, longer, shorter and left as they are is told with hours and kroner", async () => {
  const { job, longer, shorter } = await mixedBooking();
  const { status, body } = await summary(job.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ as_booked: 1, not_stamped: 1, disputed: 1 });
  expect(body.longer).toMatchObject([{ shift_id: longer.shiftId, hours: 1 }]);
  expect(body.shorter).toMatchObject([{ shift_id: shorter.shiftId, hours: -0.5 }]);
  expect(body.longer[0]?.amount).toBeGreaterThan(0);
  expect(body.longer[0]?.amount).toBe(-2 * (body.shorter[0]?.amount ?? 0));
  // An hour more of one, half an hour less of another; who is not agreed counts as booked.
  expect(body.total - body.booked_total).toBeCloseTo((body.longer[0]?.amount ?? 0) / 2, 5);
});

test("only the chosen people and times are summed up", async () => {
  const { job, longer, unstamped } = await mixedBooking();
  const { body } = await summary(job.id, `${longer.shiftId}_10:00_19:00,${unstamped.shiftId}_10:00_18:00`);
  expect(body).toMatchObject({ as_booked: 1, longer: [{ shift_id: longer.shiftId }], shorter: [] });
  const { body: nobody } = await summary(job.id, "");
  expect(nobody).toMatchObject({ as_booked: 0, longer: [], shorter: [] });
});

test("what was shown is approved, at the sum that was shown", async () => {
  const { job, asBooked, longer } = await mixedBooking();
  const { body } = await summary(job.id, `${asBooked.shiftId}_10:00_18:00,${longer.shiftId}_10:00_19:00`);
  const answer = await approveAll(
    job.id,
    [
      [asBooked.employeeId, "10:00", "18:00"],
      [longer.employeeId, "10:00", "19:00"],
    ],
    body.total,
  );
  expect(answer.status).toBe(200);
  expect(await storedShift(app, longer.shiftId)).toMatchObject({ admin_checkout_time: "19:00" });
});

test("times that became others meanwhile refuse the whole, and nothing is stamped", async () => {
  const { job, asBooked, longer } = await mixedBooking();
  const { body } = await summary(job.id);
  await app.db
    .updateTable("shifts")
    .set({ employee_checkout_time: "20:00" })
    .where("id", "=", longer.shiftId)
    .execute();
  const answer = await approveAll(
    job.id,
    [
      [asBooked.employeeId, "10:00", "18:00"],
      [longer.employeeId, "10:00", "19:00"],
    ],
    body.total,
  );
  expect(answer).toMatchObject({ status: 409, body: { code: "total_changed", seen: body.total } });
  expect(await storedShift(app, asBooked.shiftId)).toMatchObject({ corporation_checkout_time: null });
});

test("nobody else reads the summary, and nobody before the end", async () => {
  const { job } = await mixedBooking();
  expect((await summary(job.id, undefined, stranger())).status).toBe(404);
  const ahead = await booking({ date: testDay(1) });
  expect((await summary(ahead.id)).status).toBe(404);
});
