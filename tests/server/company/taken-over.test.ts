import { expect, test } from "vitest";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import { testDay } from "#tests/support/factories.ts";
import { testAdmin, testApp, testCorporation } from "#tests/support/fixtures.ts";

const app = testApp();
const hotel = testCorporation(app);
const admin = testAdmin(app);

test("what an admin does in a company's name stands in the log with both names", async () => {
  const as = await app.takeOver(admin, { kind: "corporation", id: hotel.id });
  const { body: booked } = await app.call(bookingEndpoints.create, {
    as,
    query: { pastBooking: "0", notSendEmail: "0" },
    body: bookingBody(hotel.staffType.id, testDay(9)),
  });
  for (const status of ["closed", "open"] as const)
    await app.call(bookingEndpoints.changeStatus, { as, params: { id: booked.id }, body: { status } });
  const { id: shiftId } = await hotel.shiftOn(booked.id, { status: "applied" });
  for (const shiftType of ["unwanted", "applied", "selected"] as const)
    await app.call(applicantEndpoints.changeState, {
      as,
      params: { shiftId },
      query: { shiftType },
      body: {},
    });
  const { booking, shift } = await hotel.bookedShift({ date: testDay(-1) });
  const worked = { booking_id: booking.id, employee_id: shift.employee_id };
  const checkOut = { corporation_checkin_time: "10:00", corporation_checkout_time: "18:00" };
  await app.call(checkoutEndpoints.corporationStamp, { as, body: { ...worked, checkOut } });
  await app.call(checkoutEndpoints.corporationRating, { as, body: { ...worked, rating: 5 } });

  const written = await app.db
    .selectFrom("audit_log")
    .select(["actor_id", "action"])
    .where("on_behalf_of", "=", `corporation:${hotel.id}`)
    .orderBy("id")
    .execute();
  expect(written.map(({ action }) => action)).toEqual([
    ...["create", "close", "open", "unwanted", "applied", "selected", "stamp", "rate"],
  ]);
  expect(new Set(written.map(({ actor_id }) => actor_id))).toEqual(new Set([admin.id]));
});
