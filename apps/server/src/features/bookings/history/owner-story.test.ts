import { expect, test } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { historyEndpoints } from "#contract/bookings/history.endpoints.ts";
import { ownerApprovalEndpoints } from "#contract/bookings/owner-approval.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import { testDay } from "#tests/support/factories.ts";
import { freshCorporation, signedInUser, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const hotel = freshCorporation(app, { contact_person: "Kirsten Holm", owner_limit: 0 });

async function storyAfter(answer: { approve: boolean; reason: string }) {
  const maja = await signedInUser(app, hotel.id, { contact_person: "Maja" });
  const form = bookingBody(hotel.staffType.id, testDay(9));
  const booking = (await app.call(bookingEndpoints.create, { as: maja.token, query: {}, body: form })).body;
  const parts = { as: hotel.token, params: { id: booking.id } };
  app.setNow(TEST_NOW + HOUR_MS);
  const body = { ...answer, total: booking.owner_approval?.total ?? 0 };
  expect((await app.call(ownerApprovalEndpoints.answerAsOwner, { ...parts, body })).status).toBe(200);
  const story = (await app.call(historyEndpoints.ofBooking, parts)).body;
  return story.map(({ kind, by }) => [kind, by]);
}

test("an owner's yes is a line of the booking's history", async () => {
  expect(await storyAfter({ approve: true, reason: "" })).toEqual([
    ["created", "company"],
    ["owner_approved", "company"],
  ]);
});

test("an owner's no is one line, and none beside it that the booking was deleted", async () => {
  expect(await storyAfter({ approve: false, reason: "For dyrt" })).toEqual([
    ["created", "company"],
    ["owner_declined", "company"],
  ]);
});
