import { expect, test } from "vitest";
import { applicantEndpoints, jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import { agreementScene } from "#tests/support/agreement-scene.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import {
  freshCorporation,
  outboxKeys,
  signedInEmployee,
  storedShift,
  testAdmin,
  testApp,
} from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { tellChanges } from "./change-notices.ts";
import { expireChanges } from "./expire-changes.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = freshCorporation(app);
const FREE = { cancellation_hours: 0, cancellation_fee: 0 };

const { scene, change, preview } = agreementScene(app, admin, hotel);

test("a moved booking keeps the person, who reads old and new, and has not reported ready any more", async () => {
  const { id, shift, own } = await scene({ date: testDay(2) });
  await own(jobEndpoints.checkIn);
  expect((await storedShift(app, shift.id)).employee_checkin).not.toBeNull();

  const { body } = await change(id, { start_time: "09:00", address: "Strandpromenaden 6" });

  expect(body.changes).toMatchObject([{ shift_id: shift.id, state: "asked" }]);
  const job = (await own(jobEndpoints.booking)).body;
  expect(job.change).toEqual({
    from: { start_time: "10:00", address: "Tangkajen 14" },
    to: { start_time: "09:00", address: "Strandpromenaden 6" },
    answer_by: new Date(TEST_NOW + 23.5 * HOUR_MS).toISOString(),
  });
  expect(job.shift).toMatchObject({ status: "selected", employee_checkin: null });
  expect((await own(jobEndpoints.checkIn)).text).toContain("answer_change_first");
});

test("a yes keeps the place under the new terms; nothing is left to answer", async () => {
  const { id, shift, own, answer } = await scene();
  await change(id, { end_time: "20:00" });

  expect((await answer("yes")).body).toMatchObject({ change: null, shift: { status: "selected" } });
  expect((await answer("yes")).text).toContain("nothing_to_answer");
  expect((await own(jobEndpoints.booking)).body.change).toBeNull();
  const { body } = await app.call(bookingEndpoints.get, { as: hotel.token, params: { id } });
  expect(body.changes).toMatchObject([{ shift_id: shift.id, state: "accepted" }]);
});

test("a no costs the person nothing and the company what a removal at the moment of its change costs", async () => {
  const { id, person, shift, answer } = await scene({ date: testDay(2) });
  await change(id, { start_time: "11:00" });
  app.setNow(TEST_NOW + 10 * HOUR_MS);

  expect((await answer("no")).body).toMatchObject({
    change: null,
    shift: { status: "removed", penalty: null, released: "declined" },
  });
  expect((await answer("yes")).text).toContain("nothing_to_answer");

  // 48 hours before the start that was agreed: two hours.
  expect(await storedShift(app, shift.id)).toMatchObject({
    cancellation_hours: 2,
    removed_by: "corporation",
  });
  const penalties = await app.db
    .selectFrom("penalties")
    .selectAll()
    .where("employee_id", "=", person.id)
    .execute();
  expect(penalties).toEqual([]);
  expect(await outboxKeys(app, `%:${shift.id}:%`)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^staff-lost-by-change/)]),
  );
});

test("a no to an earlier start costs by the start that was agreed, not by the one that was asked about", async () => {
  const { id, shift, answer } = await scene({ date: testDay(8) });
  for (const date of [testDay(3), testDay(2)]) await change(id, { date });
  await answer("no");
  expect(await storedShift(app, shift.id)).toMatchObject({ status: "removed", ...FREE });
});

test("moving first and removing later costs what removing at once costs", async () => {
  const { id, shift, answer } = await scene({ date: testDay(1) });
  await change(id, { date: testDay(20) });
  await answer("yes");

  const removed = await app.call(applicantEndpoints.changeState, {
    as: hotel.token,
    params: { shiftId: shift.id },
    query: { shiftType: "removed" },
    body: { reason: "Aflyst" },
  });
  expect(removed.status).toBe(200);
  expect(await storedShift(app, shift.id)).toMatchObject({ cancellation_hours: 2 });
});

test("silence releases when the time to answer is up, free for the person", async () => {
  const { id, shift, own } = await scene({ date: testDay(5) });
  await change(id, { start_time: "12:00" });
  app.setNow(TEST_NOW + 24 * HOUR_MS - 1000);
  await expireChanges(app.services);
  expect((await storedShift(app, shift.id)).status).toBe("selected");

  app.setNow(TEST_NOW + 24 * HOUR_MS);
  await expireChanges(app.services);
  expect(await storedShift(app, shift.id)).toMatchObject({ status: "removed", ...FREE });
  const { body } = await app.call(bookingEndpoints.get, { as: hotel.token, params: { id } });
  expect(body.changes).toMatchObject([{ state: "expired" }]);
  expect((await own(jobEndpoints.booking)).body).toMatchObject({
    state: { key: "removed", text: "Du er ikke på vagten længere" },
    shift: { released: "expired" },
  });
});

test("within twelve hours of the start nobody is released by silence, and an answer still counts", async () => {
  const { id, shift, answer } = await scene({ date: testDay(0), start_time: "20:00", end_time: "23:30" });
  await change(id, { start_time: "21:00" });
  app.setNow(TEST_NOW + 8 * HOUR_MS);
  await expireChanges(app.services);
  expect((await storedShift(app, shift.id)).status).toBe("selected");
  expect((await answer("yes")).status).toBe(200);
});

test("whose time to answer is up within twelve hours of the start is a line of the office, until they answer", async () => {
  const { id, person, shift, answer } = await scene({
    date: testDay(0),
    start_time: "20:00",
    end_time: "23:30",
  });
  const lines = async (key: "changes_unanswered" | "not_ready") => {
    const { body } = await app.call(worklistEndpoints.today, { as: admin.token });
    const group = body.groups.find((one) => one.key === key);
    return group?.items.filter(({ shift_id }) => shift_id === shift.id);
  };
  expect(await lines("not_ready")).toHaveLength(1);
  const { body } = await change(id, { start_time: "21:00" });
  const until = Date.parse(body.changes[0]?.answer_by ?? "");

  app.setNow(until - 1000);
  expect(await lines("changes_unanswered")).toEqual([]);
  app.setNow(until);
  expect(await lines("changes_unanswered")).toMatchObject([
    {
      ...{ booking_id: id, employee_id: person.id, start_time: "21:00", end_time: "23:30" },
      about: [testDay(0), "20:00", "23:30"],
    },
  ]);
  // Nobody reports ready who has not answered.
  expect(await lines("not_ready")).toEqual([]);
  await answer("yes");
  expect(await lines("changes_unanswered")).toEqual([]);
  expect(await lines("not_ready")).toHaveLength(1);
});

test("saved back to what was agreed nobody is asked, ready counts again, and nobody is told", async () => {
  const { id, shift, own } = await scene({ date: testDay(2) });
  await own(jobEndpoints.checkIn);
  const { employee_checkin } = await storedShift(app, shift.id);
  for (const start_time of ["11:00", "12:00", "10:00"]) await change(id, { start_time });

  expect((await own(jobEndpoints.booking)).body.change).toBeNull();
  expect((await storedShift(app, shift.id)).employee_checkin).toEqual(employee_checkin);
  app.setNow(TEST_NOW + HOUR_MS / 6);
  await tellChanges(app.services);
  expect(await outboxKeys(app, `%:${id}:%`)).toEqual([]);
});

test("of five saves within ten minutes one difference is told", async () => {
  const { id, person } = await scene();
  for (const start_time of ["11:00", "12:00", "13:00"]) await change(id, { start_time });
  await change(id, { item_to_bring: "Forklæde" });
  await tellChanges(app.services);
  expect(await outboxKeys(app, `%:${id}:%`)).toEqual([]);

  app.setNow(TEST_NOW + HOUR_MS / 6);
  await tellChanges(app.services);
  const told = await outboxKeys(app, `terms-changed:${id}:${person.id}:%`);
  expect(told.length).toBe(2);
});

test("who is still asked about an earlier change is told of new facts, and not asked once more", async () => {
  const { id, person } = await scene();
  await change(id, { start_time: "11:00" });
  app.setNow(TEST_NOW + HOUR_MS / 6);
  await tellChanges(app.services);
  await change(id, { item_to_bring: "Forklæde" });
  app.setNow(TEST_NOW + HOUR_MS / 3);
  await tellChanges(app.services);
  expect(await outboxKeys(app, `terms-changed:${id}:${person.id}:%`)).toHaveLength(2);
  expect(await outboxKeys(app, `shift-updated:${id}:${person.id}:%`)).toHaveLength(1);
});

test("a time at which the person works elsewhere releases at once, free, and moves the others", async () => {
  const { id, shift, person } = await scene();
  const other = await hotel.booking({ date: testDay(7) });
  await hotel.shiftOn(other.id, { employee_id: person.id, status: "selected" });
  const second = await make.employee(app.db);
  const staying = await hotel.shiftOn(id, { employee_id: second.id, status: "selected" });

  const seen = await preview(id, { date: testDay(7), start_time: "20:00", end_time: "23:00" });
  expect(seen).toMatchObject({ collides: [{ shift_id: shift.id }], asks: [{ shift_id: staying.id }] });
  expect((await change(id, { date: testDay(7), start_time: "20:00", end_time: "23:00" })).status).toBe(200);

  expect(await storedShift(app, shift.id)).toMatchObject({ status: "removed", ...FREE });
  expect(await storedShift(app, staying.id)).toMatchObject({ status: "selected", work_date: testDay(7) });
});

test("what only makes the pay better asks nobody", async () => {
  const { id, own } = await scene();
  const { body } = await change(id, { hourly_wage: "250", transport_wage: 1 });
  expect(body.changes).toEqual([]);
  expect((await own(jobEndpoints.booking)).body.change).toBeNull();
});

test("another job is refused once somebody is selected, and everything from the start on", async () => {
  const { id } = await scene();
  const bartender = await make.staffType(app.db, { job_title: "Bartender" });
  expect((await change(id, { staff_type: bartender.id })).text).toContain("staff_type_selected");

  const running = await scene({ date: testDay(0), start_time: "09:00" });
  for (const values of [{ end_time: "15:00" }, { date: testDay(7) }, { address: "Åboulevarden 1" }]) {
    expect((await change(running.id, values)).text).toContain("booking_started");
    expect((await change(running.id, values, admin.token)).text).toContain("booking_started");
  }
});

test("who applied has to say yes again before being selected", async () => {
  const { id } = await scene();
  const applicant = await signedInEmployee(app);
  const { id: shiftId } = await hotel.shiftOn(id, { employee_id: applicant.id, status: "applied" });
  await change(id, { start_time: "12:00" });
  const select = () =>
    app.call(applicantEndpoints.changeState, {
      as: hotel.token,
      params: { shiftId },
      query: { shiftType: "selected" },
      body: {},
    });

  expect((await select()).text).toContain("not_reconfirmed");
  const again = await app.call(jobEndpoints.reconfirm, { as: applicant.token, params: { bookingId: id } });
  expect(again.body.reconfirm).toBe(false);
  expect((await select()).status).toBe(200);
});

test("an employee who reports off while being asked says no: it gives no card", async () => {
  const { id, person, shift } = await scene({ date: testDay(1) });
  await change(id, { start_time: "08:00" });
  const left = await app.call(jobEndpoints.cancel, {
    as: person.token,
    params: { id },
    body: { cancellation_reason: "Kan ikke så tidligt" },
  });
  expect(left.body.shift).toMatchObject({ penalty: null });
  expect(await storedShift(app, shift.id)).toMatchObject({ status: "removed" });
});
