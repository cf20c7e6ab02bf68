import { expect, test } from "vitest";
import { pastOfferEndpoints } from "#contract/applications/past-offer.endpoints.ts";
import { queryKey } from "#contract/wire/endpoint.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import { signedInEmployee, testApp, testCorporation, testInvalidations } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { fillFromStandby } from "./fill-from-standby.ts";

const app = testApp();
const hotel = testCorporation(app);
const invalidations = testInvalidations(app);

type State = "open" | "accepted" | "declined" | "lapsed" | "taken";

/** A booking that the person was asked to take, each time with that outcome, `hours` from now. */
async function offered(employeeId: number, ...offers: [state: State, hours: number][]) {
  const booking = await hotel.booking();
  for (const [state, hours] of offers) {
    const end = TEST_NOW + hours * HOUR_MS;
    const isAnswered = state !== "open" && state !== "lapsed";
    await app.db
      .insertInto("offers")
      .values({
        booking_id: booking.id,
        employee_id: employeeId,
        kind: "replacement",
        state,
        created_at: new Date(end - HOUR_MS),
        expires_at: new Date(end),
        answered_at: isAnswered ? new Date(end) : null,
      })
      .execute();
  }
  return booking.id;
}

const pastOffers = async (token: string, query = {}) =>
  (await app.call(pastOfferEndpoints.pastOffers, { as: token, query })).body;

test("an offer that was declined, lapsed or taken stands in the history, the last of each job, newest first", async () => {
  const { id, token } = await signedInEmployee(app);
  const declined = await offered(id, ["declined", -9]);
  const askedTwice = await offered(id, ["lapsed", -8], ["taken", -2]);
  const justLapsed = await offered(id, ["open", -1]);
  await offered(id, ["open", 1]);
  await offered(id, ["accepted", -4]);
  const gotItLater = await offered(id, ["lapsed", -3]);
  await hotel.shiftOn(gotItLater, { employee_id: id });
  await offered((await signedInEmployee(app)).id, ["declined", -1]);

  const offers = await pastOffers(token);
  expect(offers.map(({ booking, outcome }) => [booking.id, outcome])).toEqual([
    [justLapsed, "lapsed"],
    [askedTwice, "taken"],
    [declined, "declined"],
  ]);
  expect(offers[2]?.ended_at).toBe(new Date(TEST_NOW - 9 * HOUR_MS).toISOString());
  const [second] = await pastOffers(token, { offset: "1", limit: "1" });
  expect(second?.booking.id).toBe(askedTwice);
});

test("open pages read an offer as past once its time is up", async () => {
  const { id } = await signedInEmployee(app);
  await offered(id, ["open", -1]);
  const list = JSON.stringify(queryKey(pastOfferEndpoints.pastOffers));
  await fillFromStandby(app.services);
  const isTold = () =>
    invalidations.some(
      ({ channels, keys }) =>
        channels.includes(`employee:${id}`) && keys.some((key) => JSON.stringify(key) === list),
    );
  await expect.poll(isTold).toBe(true);
});
