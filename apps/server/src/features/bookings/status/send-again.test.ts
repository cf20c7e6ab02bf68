import { expect, test } from "vitest";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { agreementScene } from "#tests/support/agreement-scene.ts";
import { freshCorporation, outboxKeys, testAdmin, testApp } from "#tests/support/fixtures.ts";

const app = testApp();
const hotel = freshCorporation(app, { noti_approved_booking: false });
const admin = testAdmin(app);
const { change } = agreementScene(app, admin, hotel);

const reject = (id: number, reason?: string) =>
  app.call(adminBookingEndpoints.reject, {
    as: admin.token,
    params: { id },
    body: reason === undefined ? {} : { reason },
  });
const rejected = async () => (await app.call(bookingEndpoints.rejected, { as: hotel.token })).body;
const waits = async (id: number) => {
  const { body } = await app.call(adminBookingEndpoints.waiting, { as: admin.token });
  return body.some((one) => one.id === id);
};

test("a rejected booking stays with its company, with the reason, and is mailed although approvals are switched off", async () => {
  const { id } = await hotel.booking({ approved_at: null });
  expect((await reject(id, "Vi har ingen kokke i Skagen")).status).toBe(200);
  expect((await rejected()).map((one) => [one.id, one.rejection?.reason])).toEqual([
    [id, "Vi har ingen kokke i Skagen"],
  ]);
  const [key] = await outboxKeys(app, `booking-rejected:${id}:%`);
  const mail = await app.db
    .selectFrom("outbox")
    .select("body")
    .where("key", "=", key ?? "")
    .executeTakeFirstOrThrow();
  expect(mail.body).toContain("Årsag: Vi har ingen kokke i Skagen");
  expect(mail.body).toContain(`/editBooking/${id}`);
});

test("saving it sends it again: it waits for approval with what was changed, and stands there no more", async () => {
  const { id } = await hotel.booking({ approved_at: null });
  await reject(id);
  expect((await rejected())[0]?.rejection).toMatchObject({ reason: "" });
  const answer = await change(id, { hourly_wage: "210,00" });
  expect(answer).toMatchObject({ status: 200, body: { status: "open", rejection: null } });
  expect([await waits(id), await rejected()]).toEqual([true, []]);
  expect(await outboxKeys(app, `booking-sent-again:${id}:%`)).toHaveLength(1);
  expect((await reject(id, "Stadig ikke")).status).toBe(200);
  expect((await rejected())[0]?.rejection?.reason).toBe("Stadig ikke");
});

test("it is sent again unchanged as well, and what its company deleted is not", async () => {
  const { id } = await hotel.booking({ approved_at: null });
  await reject(id);
  expect((await change(id, {})).status).toBe(200);
  expect(await waits(id)).toBe(true);
  await app.call(bookingEndpoints.cancel, { as: hotel.token, params: { id } });
  expect((await change(id, {})).status).toBe(404);
  expect(await rejected()).toEqual([]);
});
