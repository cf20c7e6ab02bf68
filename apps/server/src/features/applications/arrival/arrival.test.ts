import { describe, expect, test } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { arrivalEndpoints } from "#contract/applications/arrival.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { freshCorporation, signedInEmployee, testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp({ settings: { rateLimits: true } });
const hotel = testCorporation(app);
const stranger = freshCorporation(app);

/** A booking of today that runs now, with somebody on it and the company's digits. */
async function running(asks = true) {
  const anna = await signedInEmployee(app);
  const job = await hotel.booking({ date: testDay(0), start_time: "00:00", end_time: "23:45" });
  await make.shift(app.db, { booking_id: job.id, employee_id: anna.id, status: "selected" });
  const params = { id: job.id };
  const change = (asked: boolean) =>
    app.call(arrivalEndpoints.changePin, { as: hotel.token, params, body: { asks: asked } });
  const pin = asks ? ((await change(true)).body.pin ?? "") : "";
  const arrive = (given: string, more: object = {}) =>
    app.call(arrivalEndpoints.arrive, {
      as: anna.token,
      params: { bookingId: job.id },
      body: { pin: given, ...more },
    });
  const seen = () => app.call(arrivalEndpoints.arrivals, { as: hotel.token, params });
  const other = pin === "0000" ? "0001" : "0000";
  return { anna, job, params, pin, other, change, arrive, seen };
}

describe("coming to the place of a shift", () => {
  test("is told by the company's digits, once, and seen by the company", async () => {
    const { arrive, pin, other, seen, job, anna } = await running();
    const wrong = await arrive(other);
    expect([wrong.status, wrong.text]).toEqual([409, expect.stringContaining("Pinkoden passer ikke")]);
    expect((await seen()).body.people).toMatchObject([{ arrived_at: null }]);
    const came = await arrive(pin);
    const at = new Date(TEST_NOW).toISOString();
    expect(came.body.arrival).toMatchObject({ asks: true, arrived_at: at });
    app.setNow(TEST_NOW + 60_000);
    expect((await arrive(pin)).body.arrival.arrived_at).toBe(at);
    app.setNow(TEST_NOW);
    expect((await seen()).body.people).toMatchObject([{ first_name: anna.first_name, arrived_at: at }]);
    const card = await app.call(bookingEndpoints.get, { as: hotel.token, params: { id: job.id } });
    expect(card.body.shifts).toMatchObject([{ arrived_at: at }]);
  });

  test("counts from the moment that a phone kept", async () => {
    const { arrive, pin } = await running();
    const made_at = new Date(TEST_NOW - 600_000).toISOString();
    expect((await arrive(pin, { made_at })).body.arrival.arrived_at).toBe(made_at);
  });

  test("tells nobody the digits but the company and who has scanned them", async () => {
    const { pin, job, anna, seen } = await running();
    const seenByAnna = await app.call(jobEndpoints.booking, { as: anna.token, params: { id: job.id } });
    expect(seenByAnna.body.arrival.asks).toBe(true);
    expect(seenByAnna.text).not.toContain(`"${pin}"`);
    expect((await seen()).body.url).toContain(`/bookinginformation/${job.id}?as=employee&pin=${pin}`);
    const params = { id: job.id };
    expect((await app.call(arrivalEndpoints.arrivals, { as: stranger.token, params })).status).toBe(404);
  });

  test("is asked only where the company wants it, and new digits end the old ones", async () => {
    const { arrive, change, pin } = await running();
    await change(true);
    const renewed = (await change(true)).body.pin;
    if (renewed !== pin) expect((await arrive(pin)).status).toBe(409);
    expect((await change(false)).body.pin).toBeNull();
    const answer = await arrive(pin);
    expect(answer.text).toContain("bruger ikke pinkode");
  });

  test("is for confirmed people, and digits are four", async () => {
    const { pin, job, arrive } = await running();
    const other = await signedInEmployee(app);
    const parts = { as: other.token, params: { bookingId: job.id }, body: { pin } };
    expect((await app.call(arrivalEndpoints.arrive, parts)).status).toBe(404);
    expect((await arrive("12345")).status).toBe(422);
    expect((await arrive("12a4")).text).toContain("fire cifre");
  });

  test("cannot be guessed: ten tries an hour, and a right one after them does not count", async () => {
    const { arrive, pin, other, anna, seen } = await running();
    for (let tries = 0; tries < 10; tries++) expect((await arrive(other)).status).toBe(409);
    expect((await arrive(pin)).status).toBe(429);
    expect((await seen()).body.people).toMatchObject([{ arrived_at: null }]);
    const noted = await app.db
      .selectFrom("security_events")
      .selectAll()
      .where("account", "=", `employee:${anna.id}`)
      .execute();
    expect(noted).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: "failed_proof", about: "code", times: 10 })]),
    );
    app.setNow(TEST_NOW + HOUR_MS);
    expect((await arrive(pin)).status).toBe(200);
    app.setNow(TEST_NOW);
  });

  test("ends with the booking", async () => {
    const past = await hotel.booking({ date: testDay(-2) });
    const parts = { as: hotel.token, params: { id: past.id }, body: { asks: true } };
    expect((await app.call(arrivalEndpoints.changePin, parts)).status).toBe(409);
  });
});
