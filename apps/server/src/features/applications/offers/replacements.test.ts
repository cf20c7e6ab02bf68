import { describe, expect, test } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { standbyEndpoints } from "#contract/applications/standby.endpoints.ts";
import { regionOfZip } from "#rules/people/regions.ts";
import { HOUR_MS, momentOf } from "#rules/time/moment.ts";
import * as make from "#tests/support/factories.ts";
import { giveSkill, testDay } from "#tests/support/factories.ts";
import { outboxKeys, testAdmin, testApp, testCorporation } from "#tests/support/fixtures.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { ownDeclinedRefusal } from "#texts/da/common/errors.ts";
import { ownWorkingTimeRefusal } from "#texts/da/common/working-time-refusals.ts";
import { fillFromStandby } from "./fill-from-standby.ts";

const app = testApp();
const hotel = testCorporation(app);
const admin = testAdmin(app);

/** A skilled employee of the bookings' region with a session. */
async function able(values: Parameters<typeof make.employee>[1] = {}) {
  const employee = await make.employee(app.db, values);
  await giveSkill(app.db, employee.id, hotel.staffType.id);
  const booking = await hotel.booking();
  const area_code = regionOfZip(booking.zip_code) ?? "1";
  await app.db
    .insertInto("employee_regions")
    .values({ employee_id: employee.id, area_code } as never)
    .execute();
  return { ...employee, token: await app.signIn({ kind: "employee", id: employee.id }) };
}

const list = (id: number) => app.call(standbyEndpoints.replacements, { as: admin.token, params: { id } });
const ask = (id: number, employee_ids: number[]) =>
  app.call(standbyEndpoints.ask, { as: admin.token, params: { id }, body: { employee_ids } });
const accept = (token: string, id: number) =>
  app.call(standbyEndpoints.acceptOffer, { as: token, params: { id } });
const decline = (token: string, id: number) =>
  app.call(standbyEndpoints.declineOffer, { as: token, params: { id } });

describe("finding a replacement", () => {
  test("lists who fits and is free, and not who is busy, frozen, unskilled or has left the booking", async () => {
    const booking = await hotel.booking({ number_of_staff: 1 });
    const [fits, busy, frozen, left] = [await able(), await able(), await able(), await able()];
    const unskilled = await make.employee(app.db);
    await hotel.shiftOn((await hotel.booking()).id, { employee_id: busy.id });
    const gone = await hotel.shiftOn(booking.id, { employee_id: left.id, status: "cancelled" });
    await app.db
      .insertInto("penalties")
      .values({
        employee_id: frozen.id,
        shift_id: gone.id,
        kind: "late",
        card: "yellow",
        occurred_at: new Date(TEST_NOW),
        freeze_until: new Date(TEST_NOW + 100 * HOUR_MS),
      })
      .execute();
    // Only a shift that was worked here counts as having been here.
    const notWorked = [{ not_met_for_booking: true }, { status: "applied" as const }];
    for (const [day, values] of [{}, ...notWorked].entries()) {
      const past = await hotel.booking({ date: testDay(-3 - day) });
      await hotel.shiftOn(past.id, { employee_id: fits.id, ...values });
      await hotel.shiftOn(past.id, { employee_id: busy.id, ...values });
    }
    const { body } = await list(booking.id);
    expect(body.people.find(({ employee_id }) => employee_id === fits.id)?.hiredBeforeCount).toBe(1);
    const ids = body.people.map(({ employee_id }) => employee_id);
    expect(ids).toContain(fits.id);
    for (const { id } of [busy, frozen, left, unskilled]) expect(ids).not.toContain(id);
    expect(body).toMatchObject({ free_places: 1, standby_first: false });
  });

  test("asks several by SMS; the first yes wins and the rest read that they were not the first", async () => {
    const booking = await hotel.booking({ number_of_staff: 1 });
    const people = [await able(), await able(), await able()];
    const asked = await ask(
      booking.id,
      people.map(({ id }) => id),
    );
    expect(asked.status).toBe(200);
    const offers = await app.db
      .selectFrom("offers")
      .select("id")
      .where("booking_id", "=", booking.id)
      .execute();
    for (const { id } of offers) expect(await outboxKeys(app, `offer:${id}:sms`)).toHaveLength(1);

    const sms = await app.db
      .selectFrom("outbox")
      .select("body")
      .where("key", "=", `offer:${offers[0]?.id}:sms`)
      .executeTakeFirst();
    expect(sms?.body).toContain(`/bookinginformation/${booking.id}?as=employee`);

    const answers = await Promise.all(people.map(({ token }) => accept(token, booking.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const losers = answers.filter(({ status }) => status === 409);
    expect(losers.map(({ body }) => (body as { code?: string }).code)).toEqual([
      "offer_taken",
      "offer_taken",
    ]);
    const again = await list(booking.id);
    expect(again.body.free_places).toBe(0);
    expect(await ask(booking.id, [people[0]?.id ?? 0])).toMatchObject({
      status: 409,
      body: { code: "full" },
    });
  });

  test("leaves the others' offers open while a place is free, and ends them with the last one", async () => {
    const booking = await hotel.booking({ number_of_staff: 2 });
    const people = [await able(), await able(), await able()];
    await ask(
      booking.id,
      people.map(({ id }) => id),
    );
    const answers: string[] = [];
    for (const { token } of people) {
      const { status, body } = await accept(token, booking.id);
      answers.push(status === 200 ? "theirs" : ((body as { code?: string }).code ?? ""));
    }
    expect(answers).toEqual(["theirs", "theirs", "offer_taken"]);
    const last = (await list(booking.id)).body.people.find(
      ({ employee_id }) => employee_id === people[2]?.id,
    );
    expect(last?.offer?.state).toBe("taken");
  });

  test("who has said no reads so when saying yes after all", async () => {
    const booking = await hotel.booking({ number_of_staff: 1 });
    const anna = await able();
    await ask(booking.id, [anna.id]);
    await app.call(standbyEndpoints.declineOffer, { as: anna.token, params: { id: booking.id } });
    expect(await accept(anna.token, booking.id)).toMatchObject({
      status: 409,
      body: { code: "offer_ended", message: ownDeclinedRefusal },
    });
  });

  test("who has too little rest by the time of the yes reads so, and the place stays free", async () => {
    const booking = await hotel.booking({ date: testDay(12), start_time: "06:00", end_time: "14:00" });
    const anna = await able();
    await ask(booking.id, [anna.id]);
    const evening = { date: testDay(11), start_time: "18:00", end_time: "23:00" };
    await hotel.shiftOn((await hotel.booking(evening)).id, { employee_id: anna.id });
    expect(await accept(anna.token, booking.id)).toMatchObject({
      status: 409,
      body: { code: "working_time", message: ownWorkingTimeRefusal },
    });
    expect((await list(booking.id)).body.free_places).toBe(booking.number_of_staff);
  });

  test("asking twice sends one SMS, and nobody is asked who was selected elsewhere meanwhile", async () => {
    const booking = await hotel.booking({ number_of_staff: 1 });
    const [anna, bo] = [await able(), await able()];
    await ask(booking.id, [anna.id]);
    await hotel.shiftOn((await hotel.booking()).id, { employee_id: bo.id });
    expect(await ask(booking.id, [anna.id, bo.id])).toMatchObject({
      status: 409,
      body: { code: "nobody_to_ask" },
    });
    const offers = await app.db
      .selectFrom("offers")
      .selectAll()
      .where("booking_id", "=", booking.id)
      .execute();
    expect(offers).toHaveLength(1);
  });

  test("waits until standby has been asked", async () => {
    const booking = await hotel.booking({ number_of_staff: 1 });
    const [holder, waiting, other] = [await able(), await able(), await able()];
    await hotel.shiftOn(booking.id, { employee_id: holder.id, booked_at: new Date(TEST_NOW - HOUR_MS) });
    await app.call(standbyEndpoints.standBy, {
      as: waiting.token,
      params: { id: booking.id },
      body: { auto: false },
    });
    await app.call(jobEndpoints.cancel, {
      as: holder.token,
      params: { id: booking.id },
      body: { cancellation_reason: "Flytter" },
    });
    expect(await ask(booking.id, [other.id])).toMatchObject({
      status: 409,
      body: { code: "standby_first" },
    });
    await fillFromStandby(app.services);
    expect((await list(booking.id)).body.standby_first).toBe(true);
    app.setNow(TEST_NOW + 2 * HOUR_MS);
    await fillFromStandby(app.services);
    expect((await ask(booking.id, [other.id])).status).toBe(200);
    app.setNow(TEST_NOW);
  });
});

eachExample("applying", "Answering an offer", async (row) => {
  for (const [column, answer] of [
    ["Yes", accept],
    ["No", decline],
  ] as const) {
    const booking = await hotel.booking({ number_of_staff: 1 });
    const [person, other] = [await able(), await able()];
    const offer = row.textOrNull("Offer");
    if (offer) await ask(booking.id, [person.id, other.id]);
    if (offer === "accepted") await accept(person.token, booking.id);
    if (offer === "declined") await decline(person.token, booking.id);
    if (offer === "taken") await accept(other.token, booking.id);
    const { status, body } = await answer(person.token, booking.id);
    const [expected = "", refusal] = row.text(column).split(": ");
    expect(status).toBe(Number(expected));
    if (refusal) expect(body).toMatchObject({ code: refusal.replaceAll(" ", "_") });
  }
});

test("who is asked by night is texted after it, and has the time to answer from then", async () => {
  const person = await able();
  const { id } = await hotel.booking({ date: testDay(4) });
  app.setNow(momentOf(testDay(2), "02:57"));
  expect((await ask(id, [person.id])).status).toBe(200);
  app.setNow(TEST_NOW);
  const morning = momentOf(testDay(2), "07:00");
  const offer = await app.db
    .selectFrom("offers")
    .select("expires_at")
    .where("booking_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(offer.expires_at.getTime()).toBe(morning + 2 * HOUR_MS);
  const queued = await app.db
    .selectFrom("outbox")
    .select(["channel", "not_before", "body"])
    .where("subject_key", "=", `employee:${person.id}`)
    .execute();
  expect(queued.filter(({ channel }) => channel === "sms")).toEqual([
    { channel: "sms", not_before: new Date(morning), body: expect.stringContaining("09:00") },
  ]);
});
