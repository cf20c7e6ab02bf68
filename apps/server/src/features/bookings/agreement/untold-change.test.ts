import { beforeEach, expect, test } from "vitest";
import { applicantEndpoints, jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import { agreementScene } from "#tests/support/agreement-scene.ts";
import { giveSkill, testDay } from "#tests/support/factories.ts";
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
const { scene, change, preview } = agreementScene(app, admin, hotel);

const minutes = (count: number) => app.setNow(TEST_NOW + count * 60_000);
const toldTo = (id: number, employeeId: number) => outboxKeys(app, `%:${id}:${employeeId}:%`);
const statesOf = async (shiftId: number) => {
  const rows = app.db.selectFrom("term_changes").select("state").where("shift_id", "=", shiftId);
  return (await rows.orderBy("id").execute()).map(({ state }) => state);
};

beforeEach(() => minutes(0));

test("who has said yes before the terms were put back is asked about that, and hears of it", async () => {
  const { id, shift, person, answer } = await scene();
  await change(id, { start_time: "11:00" });
  minutes(3);
  await answer("yes");
  minutes(5);
  await change(id, { start_time: "10:00" });
  expect(await statesOf(shift.id)).toEqual(["accepted", "asked"]);
  minutes(10);
  await tellChanges(app.services);
  expect(await toldTo(id, person.id)).toEqual([
    expect.stringMatching(/^terms-changed/),
    expect.stringMatching(/^terms-changed.*:sms$/),
  ]);
});

test("a raise that is taken back before anybody has heard of it asks nobody, and releases nobody", async () => {
  const { id, shift, person } = await scene();
  await change(id, { transport_wage: 1 });
  minutes(5);
  expect((await preview(id, { transport_wage: 0 })).asks).toEqual([]);
  expect((await change(id, { transport_wage: 0 })).body.changes).toEqual([]);
  minutes(10);
  await tellChanges(app.services);
  app.setNow(TEST_NOW + 30 * HOUR_MS);
  await expireChanges(app.services);
  expect(await toldTo(id, person.id)).toEqual([]);
  expect((await storedShift(app, shift.id)).status).toBe("selected");
});

test("a raise that people have heard of is not taken back without asking", async () => {
  const { id, shift } = await scene();
  await change(id, { transport_wage: 1 });
  minutes(10);
  await tellChanges(app.services);
  await change(id, { transport_wage: 0 });
  expect(await statesOf(shift.id)).toEqual(["asked"]);
});

test("applicants need not say yes again where the terms are back before they heard of it", async () => {
  const { id } = await scene();
  const early = await signedInEmployee(app);
  await giveSkill(app.db, early.id, hotel.staffType.id);
  const applied = await hotel.shiftOn(id, {
    employee_id: early.id,
    status: "applied",
    applied_at: new Date(TEST_NOW - HOUR_MS),
  });
  await change(id, { start_time: "11:00" });
  expect((await storedShift(app, applied.id)).reconfirm).toBe(true);
  minutes(2);
  const late = await signedInEmployee(app);
  await giveSkill(app.db, late.id, hotel.staffType.id);
  await app.call(jobEndpoints.apply, { as: late.token, params: { id } });
  minutes(5);
  await change(id, { start_time: "10:00" });
  minutes(10);
  await tellChanges(app.services);

  expect(await toldTo(id, early.id)).toEqual([]);
  // Who applied for the time in between is told of the other one.
  expect(await toldTo(id, late.id)).toEqual([expect.stringMatching(/^job-changed/)]);
  const selected = await app.call(applicantEndpoints.changeState, {
    as: hotel.token,
    params: { shiftId: applied.id },
    query: { shiftType: "selected" },
    body: {},
  });
  expect(selected.status).toBe(200);
});

test("applicants who had to say yes again before still have to", async () => {
  const { id } = await scene();
  const { id: shiftId } = await hotel.shiftOn(id, {
    status: "applied",
    reconfirm: true,
    applied_at: new Date(TEST_NOW - HOUR_MS),
  });
  for (const start_time of ["11:00", "10:00"]) await change(id, { start_time });
  expect((await storedShift(app, shiftId)).reconfirm).toBe(true);
});

test("whose question was taken back is told by e-mail that the shift is as it was, whatever the switches say", async () => {
  const { id, person } = await scene();
  const switches = { noti_update_meeting_time: false };
  await app.db.updateTable("employees").set(switches).where("id", "=", person.id).execute();
  await change(id, { start_time: "11:00" });
  minutes(10);
  await tellChanges(app.services);
  await change(id, { start_time: "10:00" });
  minutes(20);
  await tellChanges(app.services);
  expect(await toldTo(id, person.id)).toContainEqual(expect.stringMatching(/^shift-updated/));
  await change(id, { item_to_bring: "Forklæde" });
  minutes(30);
  await tellChanges(app.services);
  expect(await outboxKeys(app, `shift-updated:${id}:${person.id}:%`)).toHaveLength(1);
});

test("an edit of the office leaves what a no to the company's change costs, and makes none of its own", async () => {
  for (const [asCompany, costs] of [
    [true, true],
    [false, false],
  ]) {
    const { id, shift, answer } = await scene({ date: testDay(1) });
    await change(id, { start_time: "11:00" }, asCompany ? hotel.token : admin.token);
    await change(id, { start_time: "11:30" }, admin.token);
    await answer("no");
    expect((await storedShift(app, shift.id)).cancellation_fee > 0).toBe(costs);
  }
});

test("a wage that was mistyped is put right before anybody has heard of it, not below what was agreed, and not afterwards", async () => {
  const { id, person } = await scene();
  const { body: before } = await app.call(jobEndpoints.booking, { as: person.token, params: { id } });
  await change(id, { hourly_wage: "920" });
  minutes(5);
  expect((await change(id, { hourly_wage: "191" })).text).toContain("wage_lowered");
  expect((await change(id, { hourly_wage: "192" })).status).toBe(200);
  expect((await app.call(jobEndpoints.booking, { as: person.token, params: { id } })).body.hourly_wage).toBe(
    before.hourly_wage,
  );
  await change(id, { hourly_wage: "200" });
  minutes(10);
  await tellChanges(app.services);
  expect((await change(id, { hourly_wage: "192" })).text).toContain("wage_lowered");
});

test("a raise that somebody has said yes to meanwhile is not taken back", async () => {
  const { id, answer } = await scene();
  await change(id, { hourly_wage: "200", start_time: "11:00" });
  minutes(3);
  await answer("yes");
  expect((await change(id, { hourly_wage: "192" })).text).toContain("wage_lowered");
});
