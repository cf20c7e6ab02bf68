import { beforeEach, describe, expect, test } from "vitest";
import { jobSearchEndpoints } from "#contract/applications/job-search.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { BookingFormInput } from "#contract/bookings/booking-form.ts";
import { orderEndpoints } from "#contract/bookings/order.endpoints.ts";
import { ownerApprovalEndpoints as rows } from "#contract/bookings/owner-approval.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import { testDay } from "#tests/support/factories.ts";
import {
  freshCorporation,
  outboxKeys,
  runTwiceAt,
  signedInEmployee,
  signedInUser,
  testAdmin,
  testApp,
} from "#tests/support/fixtures.ts";
import { orderBody, orderLine } from "#tests/support/order-body.ts";
import { tellUnanswered } from "./tell-unanswered.ts";

const app = testApp();
const admin = testAdmin(app);
/** Two people for eight hours cost more than 4.000 kr. and less than 5.000. */
const LIMIT = 2000_00;
const hotel = freshCorporation(app, { contact_person: "Kirsten Holm", owner_limit: LIMIT });
let maja: Awaited<ReturnType<typeof signedInUser>>;

beforeEach(async () => {
  maja = await signedInUser(app, hotel.id, { contact_person: "Maja" });
});

const form = (values: Partial<BookingFormInput> = {}) => bookingBody(hotel.staffType.id, testDay(9), values);

async function book(as = maja.token, values: Partial<BookingFormInput> = {}) {
  const { status, body } = await app.call(bookingEndpoints.create, { as, query: {}, body: form(values) });
  expect(status).toBe(200);
  return body;
}

const read = async (id: number, as = hotel.token) =>
  (await app.call(bookingEndpoints.get, { as, params: { id } })).body;
const change = (id: number, as: string, values: Partial<BookingFormInput>) =>
  app.call(bookingEndpoints.change, { as, params: { id }, query: {}, body: form(values) });

async function answer(
  booking: { id: number; owner_approval: { total: number } | null },
  values: { as?: string; approve?: boolean; reason?: string; total?: number } = {},
) {
  const {
    as = hotel.token,
    approve = true,
    reason = "",
    total = booking.owner_approval?.total ?? 0,
  } = values;
  return app.call(rows.answerAsOwner, { as, params: { id: booking.id }, body: { approve, reason, total } });
}

const queue = async () =>
  (await app.call(adminBookingEndpoints.waiting, { as: admin.token })).body.map(({ id }) => id);
const approveAsOffice = (id: number) =>
  app.call(adminBookingEndpoints.approve, { as: admin.token, params: { id }, body: {} });

describe("a booking above the amount", () => {
  test("waits for the owner, and is seen by neither the office nor employees", async () => {
    const booking = await book();
    expect(booking).toMatchObject({
      approved: false,
      owner_approval: { state: "waiting", booked_by: "Maja", owners: ["Kirsten Holm"], bookings: 1 },
    });
    expect(booking.owner_approval?.total).toBe(booking.price.total);
    expect(await queue()).not.toContain(booking.id);
    expect(await approveAsOffice(booking.id)).toMatchObject({
      status: 409,
      body: { code: "waits_for_owner" },
    });
    const employee = await signedInEmployee(app);
    const jobs = await app.call(jobSearchEndpoints.openJobs, { as: employee.token, query: {} });
    expect(JSON.stringify(jobs.body)).not.toContain(`"id":${booking.id},`);
    expect(await outboxKeys(app, `%:${booking.id}%`)).toEqual([
      `owner-asked:${booking.id}:${hotel.id}`,
      `owner-waits:${booking.id}:${maja.id}`,
    ]);
  });

  test("goes to the office once the owner says yes, and the booker is told", async () => {
    const booking = await book();
    expect(await answer(booking)).toMatchObject({ status: 200, body: { state: "approved" } });
    expect((await read(booking.id)).owner_approval).toMatchObject({
      state: "approved",
      decided_by: "Kirsten Holm",
    });
    expect(await queue()).toContain(booking.id);
    expect((await approveAsOffice(booking.id)).status).toBe(200);
    expect(await outboxKeys(app, `owner-answered:${booking.id}:%`)).toEqual([
      `owner-answered:${booking.id}:${maja.id}`,
    ]);
  });

  test("is deleted with the reason when the owner says no", async () => {
    const booking = await book();
    expect((await answer(booking, { approve: false })).body).toMatchObject({
      errors: { reason: expect.any(String) },
    });
    expect((await answer(booking, { approve: false, reason: "For dyrt" })).status).toBe(200);
    expect(await read(booking.id, maja.token)).toMatchObject({
      status: "cancelled",
      owner_approval: { state: "declined", reason: "For dyrt" },
    });
    expect((await answer(booking)).body).toMatchObject({ code: "owner_decided" });
  });

  test("is published at once where the office need not see the company's bookings", async () => {
    await app.db
      .updateTable("corporations")
      .set({ is_privileged_user: true })
      .where("id", "=", hotel.id)
      .execute();
    const booking = await book();
    expect(booking.approved).toBe(false);
    await answer(booking);
    expect(await read(booking.id)).toMatchObject({ approved: true });
    expect(await outboxKeys(app, `booking-approved:${booking.id}`)).toHaveLength(1);
  });

  test("is answered at the price that was seen", async () => {
    const booking = await book();
    expect((await change(booking.id, maja.token, { number_of_staff: 4 })).status).toBe(200);
    expect(await answer(booking)).toMatchObject({ status: 409, body: { code: "total_changed" } });
    expect((await answer(await read(booking.id))).status).toBe(200);
  });

  test("waits neither for an owner's own booking, nor for the office's, nor below the amount", async () => {
    const takenOver = await app.takeOver(admin, { kind: "corporation", id: hotel.id });
    for (const as of [hotel.token, takenOver]) expect((await book(as)).owner_approval).toBeNull();
    const small = await book(maja.token, { number_of_staff: 1, start_time: "10:00", end_time: "14:00" });
    expect(small.owner_approval).toBeNull();
  });
});

describe("two at once", () => {
  test("of two owners one answers, and the other reads who it was", async () => {
    const second = await signedInUser(app, hotel.id, { company_role: "owner", contact_person: "Bo" });
    const booking = await book();
    const [yes, no] = await Promise.all([
      answer(booking),
      answer(booking, { as: second.token, approve: false, reason: "Nej" }),
    ]);
    expect([yes.status, no.status].sort()).toEqual([200, 409]);
    const late = yes.status === 409 ? yes : no;
    expect(late.body).toMatchObject({ code: "owner_decided" });
    expect(await outboxKeys(app, `owner-answered:${booking.id}:%`)).toHaveLength(1);
  });

  test("an owner who presses twice has answered once", async () => {
    const booking = await book();
    const answers = await Promise.all([answer(booking), answer(booking)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await outboxKeys(app, `owner-answered:${booking.id}:%`)).toHaveLength(1);
  });

  test("an approval while the booker deletes it leaves it deleted", async () => {
    const booking = await book();
    const [approved, deleted] = await Promise.all([
      answer(booking),
      app.call(bookingEndpoints.cancel, { as: maja.token, params: { id: booking.id }, body: {} }),
    ]);
    expect(deleted.status).toBe(200);
    expect([200, 404]).toContain(approved.status);
    expect((await read(booking.id)).status).toBe("cancelled");
  });

  test("an approval while the booker raises it approves what was seen, or is told of the other price", async () => {
    const booking = await book();
    const [approved, raised] = await Promise.all([
      answer(booking),
      change(booking.id, maja.token, { number_of_staff: 4 }),
    ]);
    expect([approved.status, raised.status].sort()).toEqual([200, 409]);
    const { owner_approval, number_of_staff } = await read(booking.id);
    expect(owner_approval?.state === "approved" ? number_of_staff : 2).toBe(2);
  });
});

describe("a change by the booker", () => {
  test("above the amount is refused, with whom to ask, and an owner saves it", async () => {
    const booking = await book(maja.token, { number_of_staff: 1, start_time: "10:00", end_time: "14:00" });
    const refused = await change(booking.id, maja.token, {});
    expect(refused).toMatchObject({ status: 409, body: { code: "owner_approval" } });
    expect(JSON.stringify(refused.body)).toContain("Kirsten Holm");
    expect((await change(booking.id, hotel.token, {})).status).toBe(200);
    expect((await change(booking.id, maja.token, { item_to_bring: "Forklæde" })).status).toBe(200);
  });
});

describe("an arrangement", () => {
  const order = async (number_of_staff: number) => {
    const lines = [orderLine(hotel.staffType.id, [testDay(9), testDay(10)], { number_of_staff })];
    const { body } = await app.call(orderEndpoints.create, {
      ...{ as: maja.token, query: {}, body: orderBody(lines) },
    });
    if (!("id" in body)) throw new Error("not booked");
    return body;
  };

  test("counts as a whole, and is approved in one press", async () => {
    await app.db
      .updateTable("corporations")
      .set({ owner_limit: 3000_00 })
      .where("id", "=", hotel.id)
      .execute();
    const { bookings, total } = await order(1);
    const [first, second] = bookings;
    if (!first || !second) throw new Error("not booked");
    expect(first.price.total).toBeLessThan(3000);
    expect(second.owner_approval).toMatchObject({ state: "waiting", total, bookings: 2 });
    expect(await outboxKeys(app, `owner-asked:%:${hotel.id}`)).toEqual([
      `owner-asked:${first.id}:${hotel.id}`,
    ]);
    await answer(second);
    expect(await queue()).toEqual(expect.arrayContaining([first.id, second.id]));
  });

  test("cannot be raised above the amount by two at once, each below it", async () => {
    await app.db.updateTable("corporations").set({ owner_limit: null }).where("id", "=", hotel.id).execute();
    const { bookings, total } = await order(1);
    const owner_limit = Math.round(total * 100) + 2000_00;
    await app.db.updateTable("corporations").set({ owner_limit }).where("id", "=", hotel.id).execute();
    const edits = bookings.map(({ id, date }) =>
      change(id, maja.token, { date, start_time: "16:00", end_time: "23:59" }),
    );
    const raise = bookings.map(({ id, date }) =>
      change(id, maja.token, { date, number_of_staff: 2, start_time: "16:00", end_time: "23:00" }),
    );
    await Promise.all(edits);
    expect((await Promise.all(raise)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test("repeats that are made in one go are counted together", async () => {
  const booking = await book(maja.token, { number_of_staff: 1, start_time: "10:00", end_time: "14:00" });
  const { body } = await app.call(bookingEndpoints.repeat, {
    ...{ as: maja.token, params: { id: booking.id } },
    body: { dates: [testDay(11), testDay(12), testDay(13)] },
  });
  expect(body.map(({ owner_approval }) => owner_approval?.state)).toEqual(["waiting", "waiting", "waiting"]);
});

test("without an answer it is over at its start, and booker and owner are told once", async () => {
  const booking = await book();
  const startsAt = Date.parse(`${booking.date}T10:00:00+01:00`);
  await runTwiceAt(app, startsAt - HOUR_MS, tellUnanswered);
  expect(await outboxKeys(app, `owner-unanswered:${booking.id}:%`)).toEqual([]);
  await runTwiceAt(app, startsAt, tellUnanswered);
  expect(await outboxKeys(app, `owner-unanswered:${booking.id}:%`)).toHaveLength(2);
  app.setNow(startsAt);
  const late = await app.signIn({ kind: "corporation", id: hotel.id });
  expect(await answer(booking, { as: late })).toMatchObject({
    status: 409,
    body: { code: "booking_started" },
  });
});

test("only owners of the company set the amount and answer; everybody of it reads the amount", async () => {
  const booking = await book();
  const limit = (as: string) => app.call(rows.setOwnerLimit, { as, body: { amount: 500 } });
  for (const company_role of ["booker", "approver", "finance"] as const) {
    const { token } = await signedInUser(app, hotel.id, { company_role });
    expect((await limit(token)).body).toMatchObject({ code: "role" });
    expect((await answer(booking, { as: token })).body).toMatchObject({ code: "role" });
    expect((await app.call(rows.ownerLimit, { as: token })).body).toEqual({ amount: 2000 });
  }
  const other = await signedInUser(app, (await signedInUser(app, hotel.id)).id, {
    member_of: null,
    company_role: "owner",
  });
  expect((await answer(booking, { as: other.token })).status).toBe(404);
  expect((await answer(booking, { as: admin.token })).status).toBe(404);
  expect((await limit(admin.token)).body).toMatchObject({ code: "office_user" });
  expect((await limit(hotel.token)).body).toEqual({ amount: 500 });
  expect((await app.call(rows.setOwnerLimit, { as: hotel.token, body: { amount: null } })).body).toEqual({
    amount: null,
  });
});
