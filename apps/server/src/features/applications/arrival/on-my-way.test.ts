import { describe, expect, test } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { momentOf } from "#rules/time/moment.ts";
import { testDay } from "#tests/support/factories.ts";
import { freshCorporation, outboxKeys, testApp } from "#tests/support/fixtures.ts";
import { missedScene } from "#tests/support/missed-scene.ts";

const app = testApp();
const hotel = freshCorporation(app);
const { scene, at } = missedScene(app, hotel);

const bookingOf = async (id: number) =>
  (await app.call(bookingEndpoints.get, { as: hotel.token, params: { id } })).body;

describe("writing that one is late", () => {
  test("tells the company each number once, by SMS and e-mail, and stands on its people", async () => {
    const { late, id, shift } = await scene();
    app.setNow(at("15:30"));
    await late(20);
    await late(20);
    const [person] = (await bookingOf(id)).shifts;
    expect(person).toMatchObject({ on_my_way: { minutes: 20 }, call: expect.any(String) });
    app.setNow(at("15:40"));
    await late(35);
    await late();
    const keys = await outboxKeys(app, `on-my-way:${shift.id}:%`);
    expect(keys.filter((key) => key.endsWith(":sms"))).toHaveLength(3);
    const texts = await app.db
      .selectFrom("outbox")
      .select("body")
      .where("key", "in", keys)
      .where("channel", "=", "sms")
      .execute();
    expect(texts.map(({ body }) => body).join(" ")).toContain("20 min. forsinket");
  });

  test("is taken from six hours before the start until the person has come", async () => {
    const { late, arrive } = await scene();
    app.setNow(at("09:59"));
    expect((await late(20)).text).toContain("on_my_way_closed");
    app.setNow(at("16:05"));
    await arrive();
    expect((await late(20)).text).toContain("already_here");
    expect((await late(0)).status).toBe(422);
  });
});

test("a booking list of the day shows the number to call; two days before it takes three steps", async () => {
  const { id } = await scene();
  expect((await bookingOf(id)).shifts[0]?.call).toBe("20550117");
  app.setNow(momentOf(testDay(-2), "12:00"));
  expect((await bookingOf(id)).shifts[0]?.call).toBeNull();
});
