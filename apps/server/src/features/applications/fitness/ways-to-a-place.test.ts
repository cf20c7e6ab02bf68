import { describe, expect, test } from "vitest";
import { applicantEndpoints, jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { fitnessEndpoints } from "#contract/applications/fitness.endpoints.ts";
import { sickEndpoints } from "#contract/applications/sick.endpoints.ts";
import { standbyEndpoints } from "#contract/applications/standby.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { BookingFormInput } from "#contract/bookings/booking-form.ts";
import { mergeEndpoints } from "#contract/employees/merge.endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import { fillFromStandby } from "#server/features/applications/offers/fill-from-standby.ts";
import * as make from "#tests/support/factories.ts";
import { giveSkill, testDay } from "#tests/support/factories.ts";
import { testAdmin, testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const hotel = testCorporation(app);
const admin = testAdmin(app);

/** A person with a permit until a day; the shift of each way is on the day 5. */
async function withPermit(until: number) {
  const { id } = await make.employee(app.db, { right_to_work: "permit" });
  await giveSkill(app.db, id, hotel.staffType.id);
  await app.db
    .insertInto("employee_documents")
    .values({
      employee_id: id,
      kind: "work_permit",
      expires_on: testDay(until),
      added_at: new Date(TEST_NOW),
      by_office: true,
      decision: "approve",
      decided_at: new Date(TEST_NOW),
    })
    .execute();
  return { id, token: await app.signIn({ kind: "employee", id }) };
}

type Person = Awaited<ReturnType<typeof withPermit>>;

const booking = (values: Parameters<typeof hotel.booking>[0] = {}) =>
  hotel.booking({ date: testDay(5), ...values });

const select = async (person: Person, as: string, reason = "") => {
  const { id } = await booking();
  const shift = await hotel.shiftOn(id, { employee_id: person.id, status: "applied" });
  const query = { shiftType: "selected" } as const;
  return app.call(applicantEndpoints.changeState, {
    as,
    params: { shiftId: shift.id },
    query,
    body: { reason },
  });
};

/** A full booking that somebody leaves, with the person on standby for it. */
async function leftPlace(person: Person, auto: boolean) {
  const { id } = await booking({ number_of_staff: 1 });
  const holder = await make.employee(app.db);
  await hotel.shiftOn(id, { employee_id: holder.id, booked_at: new Date(TEST_NOW - HOUR_MS) });
  const token = await app.signIn({ kind: "employee", id: holder.id });
  await app.call(standbyEndpoints.standBy, { as: person.token, params: { id }, body: { auto } });
  await app.call(jobEndpoints.cancel, {
    as: token,
    params: { id },
    body: { cancellation_reason: "Flytter" },
  });
  await fillFromStandby(app.services);
  return id;
}

/** Every way on which somebody is confirmed for a shift, by how it is kept. */
const ways: Readonly<Record<string, (person: Person) => Promise<unknown>>> = {
  "selected by the company": (person) => select(person, hotel.token),
  "selected by the office": (person) => select(person, admin.token, "Vi kender hende"),
  "added by the office": async (person) => {
    const { id } = await booking();
    const body = { employee_id: person.id, reason: "Vi kender hende" };
    return app.call(invoicingEndpoints.addWorker, { as: admin.token, params: { id }, body });
  },
  "promoted from standby": (person) => leftPlace(person, true),
  "offered from standby": async (person) => {
    const id = await leftPlace(person, false);
    return app.call(standbyEndpoints.acceptOffer, { as: person.token, params: { id } });
  },
  "asked as a replacement": async (person) => {
    const { id } = await booking();
    const until = { expires_at: new Date(TEST_NOW + HOUR_MS), created_at: new Date(TEST_NOW) };
    await app.db
      .insertInto("offers")
      .values({ booking_id: id, employee_id: person.id, kind: "replacement", state: "open", ...until })
      .execute();
    return app.call(standbyEndpoints.acceptOffer, { as: person.token, params: { id } });
  },
  "a sick report taken back": async (person) => {
    const { id } = await booking();
    await hotel.shiftOn(id, { employee_id: person.id, status: "sick", sick_by: "employee" });
    return app.call(sickEndpoints.takeBack, { as: person.token, params: { bookingId: id } });
  },
};

const selectedOf = (id: number) =>
  app.db
    .selectFrom("shifts")
    .select("id")
    .where("employee_id", "=", id)
    .where("status", "=", "selected")
    .execute();
const checksOf = (id: number) =>
  app.db.selectFrom("fitness_checks").selectAll().where("employee_id", "=", id).execute();

describe.each(Object.entries(ways))("%s", (_, way) => {
  test("somebody whose permit ends before the shift gets no place, whatever the reason", async () => {
    const person = await withPermit(4);
    await way(person);
    expect(await selectedOf(person.id)).toEqual([]);
    expect(await checksOf(person.id)).toEqual([]);
  });

  test("somebody whose permit holds gets it, and what was checked is kept with the shift", async () => {
    const person = await withPermit(6);
    await way(person);
    const [shift] = await selectedOf(person.id);
    expect(await checksOf(person.id)).toMatchObject([
      { shift_id: shift?.id, right_to_work: "permit", permits: [{ until: testDay(6) }], findings: [] },
    ]);
  });
});

test("a booking is not moved past the end of somebody's permit, and the company reads no reason", async () => {
  const person = await withPermit(5);
  const { id } = await booking();
  await hotel.shiftOn(id, { employee_id: person.id });
  const seen = await app.call(bookingEndpoints.getEditable, { as: admin.token, params: { id } });
  const body = { ...seen.body, date: testDay(6) } as BookingFormInput;
  const moved = await app.call(bookingEndpoints.change, { as: hotel.token, params: { id }, body });
  expect(moved).toMatchObject({ status: 409, body: { code: "papers_first" } });
  expect(JSON.stringify(moved.body)).not.toMatch(/tilladelse/);
});

test("where nothing may be left unsaid a booking is not moved past the end of a permit either", async () => {
  const person = await withPermit(5);
  await app.db
    .updateTable("employees")
    .set({ right_to_work: "not_stated" })
    .where("id", "=", person.id)
    .execute();
  const set = (choice: "refuse" | "warn") =>
    app.call(fitnessEndpoints.saveSetting, { as: admin.token, body: { reason: "not_stated", choice } });
  const { id } = await booking();
  await hotel.shiftOn(id, { employee_id: person.id });
  const seen = await app.call(bookingEndpoints.getEditable, { as: admin.token, params: { id } });
  const body = { ...seen.body, date: testDay(6) } as BookingFormInput;
  const move = () => app.call(bookingEndpoints.change, { as: hotel.token, params: { id }, body });
  await set("refuse");
  expect(await move()).toMatchObject({ status: 409, body: { code: "papers_first" } });
  await set("warn");
  expect((await move()).status).toBe(200);
});

test("a permit in whose place a shorter one was approved gives nobody a place after that one", async () => {
  const person = await withPermit(400);
  const [long] = await app.db
    .selectFrom("employee_documents")
    .selectAll()
    .where("employee_id", "=", person.id)
    .execute();
  if (!long) throw new Error("no permit");
  const { id: replaces_id, ...values } = long;
  await app.db
    .insertInto("employee_documents")
    .values({ ...values, expires_on: testDay(4), replaces_id })
    .execute();
  await select(person, hotel.token);
  expect(await selectedOf(person.id)).toEqual([]);
});

test("of two profiles that are merged what the office has noted stands, whichever is kept", async () => {
  const { id: keep } = await make.employee(app.db, { right_to_work: "free" });
  const { id: drop } = await make.employee(app.db, {
    right_to_work: "permit",
    right_to_work_by_office: true,
  });
  const call = { as: admin.token, query: {}, body: { keep, drop } };
  expect((await app.call(mergeEndpoints.merge, call)).status).toBe(200);
  const { body } = await app.call(fitnessEndpoints.personFitness, { as: admin.token, params: { id: keep } });
  expect(body).toMatchObject({ right_to_work: "permit", by_office: true });
});

test("a merge takes nobody's shift, and keeps what is found of the one person", async () => {
  const [keep, drop] = [await withPermit(4), await withPermit(4)];
  const { id } = await booking();
  const shift = await hotel.shiftOn(id, { employee_id: drop.id });
  const body = { keep: keep.id, drop: drop.id };
  const answer = await app.call(mergeEndpoints.merge, { as: admin.token, query: {}, body });
  expect(answer.status).toBe(200);
  expect(await checksOf(keep.id)).toMatchObject([
    { shift_id: shift.id, how: "merged", findings: [{ reason: "no_permit", why: "ended" }] },
  ]);
});
