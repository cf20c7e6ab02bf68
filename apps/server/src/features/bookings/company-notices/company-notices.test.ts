import { expect, test } from "vitest";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { HOUR_MS, momentOf } from "#rules/time/moment.ts";
import { agreementScene } from "#tests/support/agreement-scene.ts";
import { testDay } from "#tests/support/factories.ts";
import { freshCorporation, outboxKeys, runTwiceAt, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { tellCompanies } from "./company-notices.ts";

const MINUTE = 60_000;
const app = testApp();
const hotel = freshCorporation(app);
const admin = testAdmin(app);
const { scene, change } = agreementScene(app, admin, hotel);

const tellAt = (now: number) => runTwiceAt(app, now, tellCompanies);
const kindsOf = async (bookingId: number) => {
  const keys = await outboxKeys(app, `%:${bookingId}:%`);
  return keys.map((key) => key.split(":")[0]);
};
const mails = async (bookingId: number, kind: string) =>
  (await outboxKeys(app, `${kind}:${bookingId}:%`)).filter((key) => !key.endsWith(":sms"));
const bodyOf = async (key: string) =>
  (await app.db.selectFrom("outbox").select("body").where("key", "=", key).executeTakeFirstOrThrow()).body;

const applyAt = (bookingId: number, at: number) =>
  hotel.shiftOn(bookingId, { status: "applied", applied_at: new Date(at) });

test("the first applicants are told together, those of the same day not again, those of the next day once", async () => {
  const { id } = await hotel.booking({ date: testDay(30), number_of_staff: 3 });
  await applyAt(id, TEST_NOW);
  await tellAt(TEST_NOW + 9 * MINUTE);
  expect(await mails(id, "applicants-came")).toEqual([]);
  await applyAt(id, TEST_NOW + 9 * MINUTE);
  await tellAt(TEST_NOW + 10 * MINUTE);
  const [first] = await mails(id, "applicants-came");
  expect(await bodyOf(first ?? "")).toContain("2 personer har søgt");
  await applyAt(id, TEST_NOW + HOUR_MS);
  await tellAt(TEST_NOW + 2 * HOUR_MS);
  expect(await mails(id, "applicants-came")).toHaveLength(1);
  await tellAt(momentOf(testDay(1), "08:00"));
  const [, second] = await mails(id, "applicants-came");
  expect(await bodyOf(second ?? "")).toContain("1 person har søgt. I alt er der 3 ansøgere.");
});

test("an applicant who was selected meanwhile, on the last place, is not told of", async () => {
  const { id } = await hotel.booking({ date: testDay(30), number_of_staff: 1 });
  const shift = await applyAt(id, TEST_NOW);
  const answer = await app.call(applicantEndpoints.changeState, {
    as: hotel.token,
    params: { shiftId: shift.id },
    query: { shiftType: "selected" },
    body: {},
  });
  expect(answer.status).toBe(200);
  await tellAt(TEST_NOW + 20 * MINUTE);
  expect(await mails(id, "applicants-came")).toEqual([]);
});

test("empty places are told 72, 48 and 24 hours before, each once, and after the start that they stayed empty", async () => {
  const booking = await hotel.booking({ date: testDay(30), number_of_staff: 2 });
  const start = booking.starts_at.getTime();
  for (const hours of [73, 72, 71, 48, 24, 0]) await tellAt(start - hours * HOUR_MS);
  const told = await mails(booking.id, "places-empty");
  expect(told.map((key) => key.split(":")[2]).sort()).toEqual(["24", "48", "72"]);
  const [unfilled] = await mails(booking.id, "places-unfilled");
  expect(await bodyOf(unfilled ?? "")).toContain("I betaler ikke for tomme pladser");
});

test("a clock that jumps over the start tells of nothing that was before it", async () => {
  const booking = await hotel.booking({ date: testDay(30), number_of_staff: 2 });
  await tellAt(booking.starts_at.getTime() + HOUR_MS);
  expect(new Set(await kindsOf(booking.id))).toEqual(new Set(["places-unfilled"]));
  await tellAt(booking.starts_at.getTime() + 40 * HOUR_MS);
  expect(new Set(await kindsOf(booking.id))).toEqual(new Set(["places-unfilled"]));
});

test.each([
  ["is cancelled", { status: "cancelled", cancelled_at: new Date(TEST_NOW) }],
  ["is closed", { status: "closed" }],
  ["waits for approval", { approved_at: null }],
] as const)("a booking that %s is told of no empty places", async (_, values) => {
  const booking = await hotel.booking({ date: testDay(30), number_of_staff: 2, ...values });
  await tellAt(booking.starts_at.getTime() - 24 * HOUR_MS);
  await tellAt(booking.starts_at.getTime());
  expect(await kindsOf(booking.id)).toEqual([]);
});

test("a booking that was moved is told of its new start", async () => {
  const booking = await hotel.booking({ date: testDay(5), number_of_staff: 2 });
  await tellAt(booking.starts_at.getTime() - 72 * HOUR_MS);
  await change(booking.id, { date: testDay(12) });
  await tellAt(booking.starts_at.getTime() - 48 * HOUR_MS);
  expect(await mails(booking.id, "places-empty")).toHaveLength(1);
  await tellAt(booking.starts_at.getTime() + 7 * 24 * HOUR_MS - 72 * HOUR_MS);
  expect(await mails(booking.id, "places-empty")).toHaveLength(2);
});

test("nothing is told at night", async () => {
  const booking = await hotel.booking({ date: testDay(30), start_time: "03:00", end_time: "09:00" });
  await tellAt(booking.starts_at.getTime() - 24 * HOUR_MS);
  expect(await kindsOf(booking.id)).toEqual([]);
  await tellAt(momentOf(testDay(29), "08:00"));
  expect(await mails(booking.id, "places-empty")).toHaveLength(1);
});

test("who is not ready is named the evening before; whoever is asked about a change is waited for", async () => {
  const { id } = await scene({ date: testDay(30) });
  await hotel.shiftOn(
    id,
    { employee_checkin: new Date(TEST_NOW) },
    { first_name: "Klara", last_name: "Holm" },
  );
  const evening = momentOf(testDay(29), "18:00");
  await tellAt(evening - 1);
  expect(await mails(id, "not-ready")).toEqual([]);
  await tellAt(evening);
  const [mail] = await mails(id, "not-ready");
  expect(await bodyOf(mail ?? "")).not.toContain("Klara");
  const asked = await scene({ date: testDay(6) });
  app.setNow(momentOf(testDay(5), "12:00"));
  expect((await change(asked.id, { start_time: "11:00" })).status).toBe(200);
  await tellAt(momentOf(testDay(5), "18:00"));
  expect(await mails(asked.id, "not-ready")).toEqual([]);
});
