import { expect, test } from "vitest";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { momentOf } from "#rules/time/moment.ts";
import { agreementScene } from "#tests/support/agreement-scene.ts";
import { giveSkill } from "#tests/support/factories.ts";
import {
  signedInEmployee,
  storedShift,
  testAdmin,
  testApp,
  testCorporation,
} from "#tests/support/fixtures.ts";

const ROUNDS = 5;
const app = testApp();
const hotel = testCorporation(app);
const admin = testAdmin(app);
const { scene, change } = agreementScene(app, admin, hotel);

const bookingOf = (id: number) =>
  app.db.selectFrom("bookings").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const questionsOf = (shiftId: number) =>
  app.db.selectFrom("term_changes").selectAll().where("shift_id", "=", shiftId).orderBy("id").execute();
const isAsked = async (shiftId: number) =>
  (await questionsOf(shiftId)).some(({ state }) => state === "asked");

test("a change and a no at once: whoever said no is off and is asked nothing more", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, shift, answer } = await scene();
    await change(id, { start_time: "11:00" });
    const [changed, said] = await Promise.all([change(id, { start_time: "12:00" }), answer("no")]);
    expect([changed.status, said.status]).toEqual([200, 200]);
    expect((await storedShift(app, shift.id)).status).toBe("removed");
    expect(await isAsked(shift.id)).toBe(false);
    expect(await bookingOf(id)).toMatchObject({ start_time: "12:00", places_taken: 0 });
  }
});

test("a change and a yes at once: the yes counts for what was asked, and what is other is asked once more", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, shift, answer } = await scene();
    await change(id, { start_time: "11:00" });
    const [changed, said] = await Promise.all([change(id, { start_time: "12:00" }), answer("yes")]);
    expect([changed.status, said.status]).toEqual([200, 200]);
    expect((await storedShift(app, shift.id)).status).toBe("selected");
    expect(await bookingOf(id)).toMatchObject({ start_time: "12:00", places_taken: 1 });
    const states = (await questionsOf(shift.id)).map(({ state }) => state);
    expect([["accepted"], ["accepted", "asked"]]).toContainEqual(states);
  }
});

test("a change and a choice at once: nobody is selected for other terms without being asked", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await hotel.booking({ number_of_staff: 1 });
    const person = await signedInEmployee(app);
    await giveSkill(app.db, person.id, hotel.staffType.id);
    const shift = await hotel.shiftOn(id, { employee_id: person.id, status: "applied" });
    const select = () =>
      app.call(applicantEndpoints.changeState, {
        as: hotel.token,
        params: { shiftId: shift.id },
        query: { shiftType: "selected" },
        body: {},
      });
    const [changed, selected] = await Promise.all([change(id, { start_time: "12:00" }), select()]);
    expect(changed.status).toBe(200);
    const { status, reconfirm } = await storedShift(app, shift.id);
    if (selected.status === 200) expect([status, await isAsked(shift.id)]).toEqual(["selected", true]);
    else expect([selected.status, status, reconfirm]).toEqual([409, "applied", true]);
    expect((await bookingOf(id)).places_taken).toBe(selected.status === 200 ? 1 : 0);
  }
});

test("a change and cancelling at once: the booking is gone, and nobody is left on it or asked", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, shift } = await scene();
    const cancel = () =>
      app.call(bookingEndpoints.cancel, {
        as: hotel.token,
        params: { id },
        body: { release: true, reason: "Brylluppet er aflyst" },
      });
    const [changed, cancelled] = await Promise.all([change(id, { start_time: "12:00" }), cancel()]);
    expect(cancelled.status).toBe(200);
    expect([200, 404]).toContain(changed.status);
    expect(await bookingOf(id)).toMatchObject({ status: "cancelled", places_taken: 0 });
    expect((await storedShift(app, shift.id)).status).toBe("removed");
    expect(await isAsked(shift.id)).toBe(false);
  }
});

test("a booking that is moved over a clock change begins and ends by Copenhagen's clock, for its people too", async () => {
  const { id, shift } = await scene({ date: "2027-03-20", start_time: "22:00", end_time: "06:00" });
  expect((await change(id, { date: "2027-03-27" })).status).toBe(200);
  const times = {
    starts_at: new Date(momentOf("2027-03-27", "22:00")),
    ends_at: new Date("2027-03-28T04:00:00Z"),
  };
  expect(await bookingOf(id)).toMatchObject(times);
  expect(await storedShift(app, shift.id)).toMatchObject({ ...times, work_date: "2027-03-27" });
  expect(times.ends_at.getTime() - times.starts_at.getTime()).toBe(7 * 3_600_000);
  expect(await isAsked(shift.id)).toBe(true);
});
