import { beforeEach, expect, test } from "vitest";
import { applicantEndpoints, jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { LIVE_NOTIFICATION, type LiveMessage } from "#server/platform/live/changes.ts";
import { testDay } from "#tests/support/factories.ts";
import {
  type BookingValues,
  type CorporationFixture,
  makeCorporation,
  outboxKeys,
  type ShiftValues,
  signedInCorporation,
  storedShift,
  testApp,
  testCorporation,
} from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testCorporation(app, { is_admin: true });
let hotel: CorporationFixture;

beforeEach(async () => {
  app.setNow(TEST_NOW);
  hotel = await makeCorporation(app);
});

const book = async (values: BookingValues = {}) => (await hotel.booking(values)).id;

const shift = (bookingId: number, status: ShiftValues["status"] = "applied", values: ShiftValues = {}) =>
  hotel.shiftOn(bookingId, { ...values, status: status ?? "applied" });

type ShiftType = "selected" | "removed" | "unwanted" | "applied";

async function change(shiftId: number, shiftType: ShiftType, reason?: string, as = hotel.token) {
  const answer = await app.call(applicantEndpoints.changeState, {
    as,
    params: { shiftId },
    query: { shiftType },
    body: reason === undefined ? {} : { reason },
  });
  const code = answer.status === 200 ? answer.body.status : JSON.parse(answer.text).code;
  return { ...answer, outcome: [answer.status, code] };
}

/** Keys of the outbox without the moment in them. */
async function keysLike(pattern: string) {
  return (await outboxKeys(app, pattern)).map((key) => key.replace(/:\d{13}/, "")).sort();
}

const row = (id: number) => storedShift(app, id);

test("selecting confirms the person, who is congratulated by mail and SMS", async () => {
  const { id } = await shift(await book());
  const { body, outcome } = await change(id, "selected");
  expect(outcome).toEqual([200, "selected"]);
  expect(body.booked_at).toBe(new Date(TEST_NOW).toISOString());
  expect(body.employee.phone).toBe("20550118");
  expect(await keysLike(`hired:${id}%`)).toEqual([`hired:${id}`, `hired:${id}:sms`]);
});

test("the last place tells the company once and those who were not chosen once", async () => {
  const booking = await book({ number_of_staff: 1 });
  const [chosen, other] = [await shift(booking), await shift(booking)];
  await change(chosen.id, "selected");
  expect(await keysLike(`booking-full:${booking}:%`)).toEqual([`booking-full:${booking}:${chosen.id}`]);
  expect(await keysLike(`not-chosen:%`)).toContain(`not-chosen:${other.id}`);
  expect((await change(other.id, "selected")).outcome).toEqual([409, "full"]);
});

test("twenty selections at the same moment fill the places and no more", async () => {
  const booking = await book({ number_of_staff: 3 });
  const shifts = await Promise.all(Array.from({ length: 20 }, () => shift(booking)));
  const answers = await Promise.all(shifts.map(({ id }) => change(id, "selected")));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 409)).toHaveLength(17);
  const { body } = await app.call(bookingEndpoints.get, { as: hotel.token, params: { id: booking } });
  expect(body.selectedShifts).toBe(3);
});

test("one person is selected by two companies for one day at the same moment, and works for one", async () => {
  const other = await signedInCorporation(app);
  const mine = await shift(await book());
  const theirs = await shift(await book({ corporation_id: other.id, start_time: "20:00" }), "applied", {
    employee_id: mine.employee_id,
  });
  const answers = await Promise.all([
    change(mine.id, "selected"),
    change(theirs.id, "selected", undefined, other.token),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("a person who is booked over night elsewhere cannot be selected", async () => {
  const night = await book({ date: testDay(4), start_time: "20:00", end_time: "11:00" });
  const { employee_id } = await shift(night, "selected");
  const { id } = await shift(await book(), "applied", { employee_id });
  expect((await change(id, "selected")).outcome).toEqual([409, "conflict_of_applicant"]);
});

test("somebody who has left us cannot be selected", async () => {
  const { id, employee_id } = await shift(await book());
  const gone = { deactivated_at: new Date(TEST_NOW) };
  await app.db.updateTable("employees").set(gone).where("id", "=", employee_id).execute();
  expect((await change(id, "selected")).outcome).toEqual([409, "transition"]);
});

test("a frozen profile cannot be selected", async () => {
  const { id, employee_id } = await shift(await book());
  await app.db
    .insertInto("penalties")
    .values({
      employee_id,
      shift_id: id,
      kind: "late",
      card: "yellow",
      occurred_at: new Date(TEST_NOW),
      freeze_until: new Date(TEST_NOW + 1000),
    })
    .execute();
  expect((await change(id, "selected")).outcome).toEqual([409, "frozen_applicant"]);
});

test("a booking that is closed, unapproved, too near or over takes nobody on", async () => {
  const refusals: [Parameters<typeof book>[0], string][] = [
    [{ status: "closed" }, "closed"],
    [{ approved_at: null }, "not_approved"],
    [{ date: testDay(0), start_time: "12:00" }, "not_bookable"],
    [{ date: testDay(-1) }, "booking_ended"],
  ];
  for (const [values, code] of refusals) {
    const { id } = await shift(await book(values));
    expect((await change(id, "selected")).outcome).toEqual([409, code]);
  }
});

test("only applicants are selected: double, removed, withdrawn and sick ones are not", async () => {
  const booking = await book();
  for (const status of ["selected", "removed", "withdrawn", "sick", "cancelled", "unwanted"] as const) {
    const { id } = await shift(booking, status);
    expect((await change(id, "selected")).outcome, status).toEqual([409, "transition"]);
  }
});

test("removing needs a reason, fixes the cost at that moment, and tells the person without the reason", async () => {
  const booking = await book({ date: testDay(1), end_time: "18:00" });
  const { id } = await shift(booking, "selected");
  expect((await change(id, "removed")).outcome).toEqual([422, "reason_required"]);
  expect((await change(id, "removed", "   ")).outcome).toEqual([422, "reason_required"]);
  expect((await change(id, "removed", "x".repeat(301))).status).toBe(422);

  // 24 hours before: 2 hours at 216 + 35.
  const { body, outcome } = await change(id, "removed", "For mange");
  expect([outcome, body.removed_reason]).toEqual([[200, "removed"], "For mange"]);
  expect(await row(id)).toMatchObject({
    cancellation_hours: 2,
    cancellation_fee: 50_200,
    removed_by: "corporation",
  });
  expect(await keysLike(`removed:${id}%`)).toEqual([`removed:${id}`, `removed:${id}:sms`]);
  const told = await app.db
    .selectFrom("outbox")
    .select("body")
    .where("key", "like", `removed:${id}%`)
    .execute();
  for (const { body: text } of told) expect(text).not.toContain("For mange");

  const shown = await app.call(bookingEndpoints.get, { as: hotel.token, params: { id: booking } });
  expect(shown.body.cancellation).toEqual({ hours: 2, places: 1, amount: 502 });
  expect((await change(id, "removed", "Igen")).outcome).toEqual([409, "transition"]);
});

test("the fee lapses when the place is filled again before the start, the oldest place first", async () => {
  const booking = await book({ date: testDay(1), number_of_staff: 2 });
  const [first, second] = [await shift(booking, "selected"), await shift(booking, "selected")];
  await change(first.id, "removed", "Syg");
  app.setNow(TEST_NOW + 60_000);
  await change(second.id, "removed", "Syg");
  const replacement = await shift(booking);
  app.setNow(TEST_NOW + 120_000);
  await change(replacement.id, "selected");

  expect((await row(first.id)).cancellation_fee_lapsed_at).toEqual(new Date(TEST_NOW + 120_000));
  expect((await row(second.id)).cancellation_fee_lapsed_at).toBeNull();
  const { body } = await app.call(bookingEndpoints.get, { as: hotel.token, params: { id: booking } });
  expect(body.cancellation).toEqual({ hours: 3, places: 1, amount: 753 });
  expect(body.price.rows.at(-1)).toMatchObject({ key: "cancellation", people: 1, hours: 3, total: 753 });
});

test("filling a place that an employee cancelled takes the employee's penalty and star back", async () => {
  const booking = await book();
  const gone = await shift(booking, "cancelled", {
    booked_at: new Date(TEST_NOW - 2000),
    cancelled_at: new Date(TEST_NOW - 1000),
  });
  const about = { employee_id: gone.employee_id, shift_id: gone.id };
  const late = { kind: "late" as const, card: "yellow" as const };
  await app.db
    .insertInto("penalties")
    .values({ ...about, ...late, occurred_at: new Date(TEST_NOW - 1000) })
    .execute();
  await app.db
    .insertInto("ratings")
    .values({
      ...about,
      about: "employee",
      corporation_id: hotel.id,
      score: 1,
      because: "late_cancellation",
      created_at: new Date(TEST_NOW),
    })
    .execute();

  await change((await shift(booking)).id, "selected");

  const penalty = await app.db
    .selectFrom("penalties")
    .selectAll()
    .where("shift_id", "=", gone.id)
    .executeTakeFirstOrThrow();
  expect(penalty.annulled_at).toEqual(new Date(TEST_NOW));
  const star = await app.db
    .selectFrom("ratings")
    .selectAll()
    .where("shift_id", "=", gone.id)
    .executeTakeFirstOrThrow();
  expect(star.annulled_at).toEqual(new Date(TEST_NOW));
});

test("an admin removes without a fee, in a take-over with one; both stand in the audit log", async () => {
  const booking = await book({ date: testDay(1) });
  const [own, forCorporation] = [await shift(booking, "selected"), await shift(booking, "selected")];
  await change(own.id, "removed", "Fejl", admin.token);
  const takenOver = await app.takeOver(
    { id: admin.id, token: admin.token },
    { kind: "corporation", id: hotel.id },
  );
  await change(forCorporation.id, "removed", "Ringede", takenOver);

  expect(await row(own.id)).toMatchObject({ cancellation_fee: 0, removed_by: "admin" });
  expect(await row(forCorporation.id)).toMatchObject({ cancellation_fee: 50_200, removed_by: "admin" });
  const audited = await app.db
    .selectFrom("audit_log")
    .selectAll()
    .where("entity", "=", "shift")
    .where("entity_id", "in", [String(own.id), String(forCorporation.id)])
    .orderBy("id")
    .execute();
  expect(audited).toMatchObject([
    { action: "removed", actor_id: admin.id, on_behalf_of: null },
    { action: "removed", actor_id: admin.id, on_behalf_of: `corporation:${hotel.id}` },
  ]);
});

test("nobody is removed after the end", async () => {
  const { id } = await shift(await book({ date: testDay(-1) }), "selected");
  expect((await change(id, "removed", "Kom ikke")).outcome).toEqual([409, "removal_started"]);
});

test("hiding and restoring are the admin's", async () => {
  const { id } = await shift(await book());
  expect((await change(id, "unwanted")).outcome).toEqual([403, "forbidden"]);
  expect((await change(id, "unwanted", undefined, admin.token)).outcome).toEqual([200, "unwanted"]);
  expect((await change(id, "applied")).outcome).toEqual([403, "forbidden"]);
  expect((await change(id, "applied", undefined, admin.token)).outcome).toEqual([200, "applied"]);
  expect((await change(id, "applied", undefined, admin.token)).outcome).toEqual([409, "transition"]);
});

test("a shift on another company's booking, a missing one and an unknown state are refused", async () => {
  const other = await signedInCorporation(app);
  const { id } = await shift(await book());
  expect((await change(id, "selected", undefined, other.token)).status).toBe(404);
  expect((await change(999_999, "selected")).status).toBe(404);
  expect((await change(id, "finished" as ShiftType)).status).toBe(422);
  expect((await row(id)).status).toBe("applied");
});

test("whoever looks at the open jobs, or has applied, sees at once how many places are left", async () => {
  const told = new Set<string>();
  const stop = await app.database.listen(
    LIVE_NOTIFICATION,
    (payload) => {
      for (const { channels, keys } of (JSON.parse(payload) as LiveMessage).changes) {
        for (const channel of channels) for (const [path] of keys) told.add(`${channel} ${path}`);
      }
    },
    () => {},
  );
  const booking = await book({ number_of_staff: 2 });
  const [{ id }, other] = [await shift(booking), await shift(booking)];
  await change(id, "selected");
  await expect.poll(() => [...told]).toContain(`employees ${jobEndpoints.overview.path}`);
  told.clear();
  await change(id, "removed", "Vi er færre");
  await expect.poll(() => [...told]).toContain(`employees ${jobEndpoints.overview.path}`);
  await expect.poll(() => [...told]).toContain(`employee:${other.employee_id} ${jobEndpoints.applied.path}`);
  await stop();
});
