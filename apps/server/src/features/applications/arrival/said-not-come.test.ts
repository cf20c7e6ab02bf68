import { expect, test } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { arrivalEndpoints } from "#contract/applications/arrival.endpoints.ts";
import { sickEndpoints } from "#contract/applications/sick.endpoints.ts";
import { historyEndpoints } from "#contract/bookings/history.endpoints.ts";
import { DAY_MS, HOUR_MS } from "#rules/time/moment.ts";
import { lastMissed } from "#server/features/bookings/missed/missed-arrival.queries.ts";
import { agreementScene } from "#tests/support/agreement-scene.ts";
import { testDay } from "#tests/support/factories.ts";
import { freshCorporation, outboxKeys, storedShift, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = freshCorporation(app);
const { scene } = agreementScene(app, admin, hotel);

const note = (id: number) =>
  app.call(arrivalEndpoints.noteNotArrived, {
    as: hotel.token,
    params: { id },
    body: { needs_replacement: false },
  });
const today = { date: testDay(0), start_time: "10:00", end_time: "18:00" };

test("who is said not to have come once the shift is over is told so in writing, once", async () => {
  const { shift } = await scene(today);
  app.setNow(TEST_NOW + DAY_MS);
  for (const _press of [1, 2]) expect((await note(shift.id)).status).toBe(200);
  const missed = await lastMissed(app.db, shift.id);
  expect(await outboxKeys(app, `said-not-come:${missed?.id}`)).toHaveLength(1);
  const { payload } = await app.db
    .selectFrom("outbox")
    .select("payload")
    .where("key", "=", `said-not-come:${missed?.id}`)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(payload)).toContain(`/checkout-employees/${shift.id}`);
});

test("who is missed while the shift goes on is asked, and gets no such letter", async () => {
  const { shift } = await scene(today);
  app.setNow(TEST_NOW + HOUR_MS);
  await note(shift.id);
  const missed = await lastMissed(app.db, shift.id);
  expect(await outboxKeys(app, `said-not-come:${missed?.id}`)).toEqual([]);
});

test("whom the office reports sick is not missed any more, and nothing of it stays", async () => {
  const { shift } = await scene(today);
  app.setNow(TEST_NOW + HOUR_MS);
  await note(shift.id);
  const sick = await app.call(sickEndpoints.reportForPerson, {
    as: admin.token,
    params: { id: shift.id },
    body: { reason: "Ringede fra vagtlægen" },
  });
  expect(sick.status).toBe(200);
  expect(await storedShift(app, shift.id)).toMatchObject({ status: "sick", not_met_for_booking: false });
  expect(await lastMissed(app.db, shift.id)).toMatchObject({ state: "excused", settled_by: "office" });
});

test("what the office has noted stands as its own word, in the letter, on the person's page and in the history", async () => {
  const { id, shift } = await scene(today);
  app.setNow(TEST_NOW + HOUR_MS);
  const press = (as: string) =>
    app.call(arrivalEndpoints.noteNotArrived, {
      as,
      params: { id: shift.id },
      body: { needs_replacement: false },
    });
  expect((await press(admin.token)).status).toBe(200);
  // The company says so too: the first stays the writer.
  expect((await press(hotel.token)).status).toBe(200);
  const person = await app.signIn({ kind: "employee", id: shift.employee_id });
  const job = await app.call(jobEndpoints.booking, { as: person, params: { id } });
  expect(job.body.arrival.missed_by).toBe("office");
  const story = await app.call(historyEndpoints.ofShift, { as: person, params: { bookingId: id } });
  expect(JSON.stringify(story.body)).toContain('"by":"office"');

  const over = await scene(today);
  app.setNow(TEST_NOW + DAY_MS);
  await app.call(arrivalEndpoints.noteNotArrived, {
    as: admin.token,
    params: { id: over.shift.id },
    body: { needs_replacement: false },
  });
  const missed = await lastMissed(app.db, over.shift.id);
  const { subject } = await app.db
    .selectFrom("outbox")
    .select("subject")
    .where("key", "=", `said-not-come:${missed?.id}`)
    .executeTakeFirstOrThrow();
  expect(subject).toMatch(/^Vi har skrevet, at du ikke mødte op/);
});
