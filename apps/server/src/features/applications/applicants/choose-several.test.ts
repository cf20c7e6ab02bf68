import { expect, test } from "vitest";
import { applicantEndpoints, jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { choosingEndpoints } from "#contract/applications/choosing.endpoints.ts";
import { standbyEndpoints } from "#contract/applications/standby.endpoints.ts";
import { giveSkill } from "#tests/support/factories.ts";
import {
  type BookingValues,
  freshCorporation,
  makeCorporation,
  outboxKeys,
  type ShiftValues,
  signedInCorporation,
  storedShift,
  testApp,
} from "#tests/support/fixtures.ts";
import { chosenRefusals } from "#texts/da/corporation/choosing.ts";

const app = testApp();
const hotel = freshCorporation(app);

/** A booking with so many places, and the shifts of so many applicants. */
async function jobWith(places: number, applicants: number, values: BookingValues = {}) {
  const { id } = await hotel.booking({ number_of_staff: places, ...values });
  const shifts = [];
  for (let n = 0; n < applicants; n += 1) shifts.push(await apply(id));
  return { id, shifts: shifts.map((shift) => shift.id), people: shifts.map((shift) => shift.employee_id) };
}

const apply = (bookingId: number, values: ShiftValues = {}) =>
  hotel.shiftOn(bookingId, { status: "applied", ...values });

const choose = (id: number, shift_ids: readonly number[], as = hotel.token) =>
  app.call(choosingEndpoints.bookSeveral, { as, params: { id }, body: { shift_ids: [...shift_ids] } });

const wait = (id: number, shift_ids: readonly number[]) =>
  app.call(choosingEndpoints.standBySeveral, {
    as: hotel.token,
    params: { id },
    body: { shift_ids: [...shift_ids] },
  });

const doneOf = ({ body }: Awaited<ReturnType<typeof choose>>) => body.people.map(({ done }) => done);

test("one press books twelve of thirty in the order sent, and says of the others that the places are gone", async () => {
  const job = await jobWith(12, 30);
  const wanted = job.shifts.toReversed();
  const { status, body } = await choose(job.id, wanted);

  expect(status).toBe(200);
  expect(body).toMatchObject({ selected: 12, number_of_staff: 12 });
  expect(body.people.map(({ shift_id }) => shift_id)).toEqual(wanted);
  expect(body.people.slice(0, 12).every(({ done, sentence }) => done && sentence === null)).toBe(true);
  expect(new Set(body.people.slice(12).map(({ sentence }) => sentence))).toEqual(
    new Set([chosenRefusals.byCode.full]),
  );
  for (const id of wanted.slice(0, 12)) expect(await outboxKeys(app, `hired:${id}:%`)).not.toEqual([]);
  expect(
    new Set((await outboxKeys(app, `booking-full:${job.id}:%`)).map((key) => key.split(":")[2])).size,
  ).toBe(1);
});

test("pressing twice is the same as pressing once", async () => {
  const job = await jobWith(4, 3);
  const first = await choose(job.id, job.shifts);
  const told = await outboxKeys(app, "hired:%");
  const again = await choose(job.id, job.shifts);
  expect(again.body).toEqual(first.body);
  expect(await outboxKeys(app, "hired:%")).toEqual(told);
});

test("two users who choose different people for the last place: one of them gets it", async () => {
  const job = await jobWith(1, 2);
  const answers = await Promise.all(job.shifts.map((id) => choose(job.id, [id])));
  expect(answers.flatMap(doneOf).toSorted()).toEqual([false, true]);
  const stored = await Promise.all(job.shifts.map((id) => storedShift(app, id)));
  expect(stored.filter(({ status }) => status === "selected")).toHaveLength(1);
});

test("two users who press at once never book more than there are places", async () => {
  const job = await jobWith(5, 12);
  const answers = await Promise.all([
    choose(job.id, job.shifts.slice(0, 8)),
    choose(job.id, job.shifts.toReversed().slice(0, 8)),
  ]);
  for (const { status } of answers) expect(status).toBe(200);
  const stored = await Promise.all(job.shifts.map((id) => storedShift(app, id)));
  expect(stored.filter(({ status }) => status === "selected")).toHaveLength(5);
});

test("the same people for two jobs of one day, pressed at once from both ends: everybody gets one of them", async () => {
  const morning = await jobWith(6, 6);
  const evening = await hotel.booking({ number_of_staff: 6, start_time: "18:00", end_time: "23:00" });
  const late: number[] = [];
  for (const employee_id of morning.people) late.push((await apply(evening.id, { employee_id })).id);
  const [one, other] = await Promise.all([
    choose(morning.id, morning.shifts),
    choose(evening.id, late.toReversed()),
  ]);
  expect([one.status, other.status]).toEqual([200, 200]);
  const places = doneOf(one).map((done, index) => [done, doneOf(other).toReversed()[index]]);
  expect(places.map((pair) => pair.filter(Boolean).length)).toEqual([1, 1, 1, 1, 1, 1]);
});

test("who cannot have a place is passed over and told why; the others are booked", async () => {
  const job = await jobWith(5, 1);
  const withdrawn = await apply(job.id, { status: "withdrawn" });
  const unsure = await apply(job.id, { reconfirm: true });
  const busy = await apply(job.id);
  const elsewhere = await makeCorporation(app);
  await elsewhere.shiftOn((await elsewhere.booking()).id, { employee_id: busy.employee_id });
  const unready = await hotel.shiftOn(job.id, { status: "applied" }, { approval: "waiting" });
  const last = await apply(job.id);
  const shifts = [withdrawn.id, unsure.id, job.shifts[0] as number, busy.id, unready.id, last.id];

  const { body } = await choose(job.id, shifts);
  expect(body.people.map(({ sentence }) => sentence)).toEqual([
    chosenRefusals.notApplied.withdrawn,
    chosenRefusals.byCode.not_reconfirmed,
    null,
    chosenRefusals.byCode.conflict_of_applicant,
    chosenRefusals.byCode.profile_not_approved,
    null,
  ]);
  expect(body.selected).toBe(2);
  expect((await storedShift(app, withdrawn.id)).status).toBe("withdrawn");
});

test("somebody who withdraws at the same moment is either booked or passed over, and never both", async () => {
  const job = await jobWith(2, 2);
  const [leaving = 0, staying = 0] = job.shifts;
  const token = await app.signIn({ kind: "employee", id: job.people[0] as number });

  const [chosen] = await Promise.all([
    choose(job.id, [leaving, staying]),
    app.call(jobEndpoints.cancel, { as: token, params: { id: job.id }, body: {} }),
  ]);
  const { status } = await storedShift(app, leaving);
  expect(chosen.body.people[0]?.done).toBe(status === "selected");
  expect(chosen.body.people[1]?.done).toBe(true);
});

test("applicants of a full booking are put on its standby queue in that order, told once and asked first", async () => {
  const job = await jobWith(1, 3);
  const [booked = 0, first = 0, second = 0] = job.shifts;
  for (const employee of job.people) await giveSkill(app.db, employee, hotel.staffType.id);
  await choose(job.id, [booked]);
  const { body } = await wait(job.id, [second, first]);
  expect(body.people.map(({ done }) => done)).toEqual([true, true]);
  expect((await wait(job.id, [first, second])).body.people.map(({ done }) => done)).toEqual([true, true]);

  const queue = await app.call(standbyEndpoints.queue, { as: hotel.token, params: { bookingId: job.id } });
  expect(queue.body.map(({ employee_id, auto }) => [employee_id, auto])).toEqual([
    [job.people[2], false],
    [job.people[1], false],
  ]);
  const keys = await outboxKeys(app, "on-standby:%");
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => /^on-standby:\d+$/.test(key))).toHaveLength(2);
  const lists = await app.call(applicantEndpoints.lists, { as: hotel.token, params: { bookingId: job.id } });
  expect(lists.body.applied.map(({ on_standby }) => on_standby)).toEqual([true, true]);
});

test("nobody is put on standby while a place is free, before saying yes to changed terms, or after being taken off the queue", async () => {
  const job = await jobWith(1, 2);
  const [booked = 0, struck = 0] = job.shifts;
  await giveSkill(app.db, job.people[1] as number, hotel.staffType.id);
  const free = await wait(job.id, [struck]);
  expect(free.body.people[0]?.sentence).toBe(chosenRefusals.byCode.place_free);
  await choose(job.id, [booked]);
  const unsure = await apply(job.id, { reconfirm: true });
  const { body } = await wait(job.id, [unsure.id]);
  expect(body.people[0]?.sentence).toBe(chosenRefusals.byCode.not_reconfirmed);
  await wait(job.id, [struck]);
  const params = { bookingId: job.id, employeeId: job.people[1] as number };
  await app.call(standbyEndpoints.strikeOff, { as: hotel.token, params });
  const again = await wait(job.id, [struck]);
  expect(again.body.people[0]?.sentence).toBe(chosenRefusals.byCode.struck_off);
});

test("another company's booking, and a shift of another booking, are not found", async () => {
  const job = await jobWith(2, 1);
  const other = await jobWith(2, 1);
  const stranger = await signedInCorporation(app);
  expect((await choose(job.id, job.shifts, stranger.token)).status).toBe(404);
  expect((await choose(job.id, other.shifts)).status).toBe(404);
  expect((await storedShift(app, other.shifts[0] as number)).status).toBe("applied");
});

test("applicants say how much they have worked in the job, what they answered about it, and how far away they are", async () => {
  const job = await jobWith(2, 0, { zip_code: "8000" });
  const { id: shiftId, employee_id } = await hotel.shiftOn(
    job.id,
    { status: "applied" },
    { city_zip: "8600", address: "Hemmelig Vej 1" },
  );
  const elsewhere = await makeCorporation(app);
  const before = await elsewhere.booking({ staff_type_id: hotel.staffType.id, date: "2026-10-05" });
  await elsewhere.shiftOn(before.id, { employee_id });
  await giveSkill(app.db, employee_id, hotel.staffType.id);

  const { body, text } = await app.call(applicantEndpoints.lists, {
    as: hotel.token,
    params: { bookingId: job.id },
  });
  expect(body.applied[0]).toMatchObject({
    id: shiftId,
    shifts_in_job: 1,
    distance_km: 40,
    on_standby: false,
  });
  expect(body.applied[0]?.skills.map(({ title }) => title)).toEqual([
    "Blok 1",
    "Blok 2",
    "Blok 3",
    "Blok 4",
    "Blok 5",
  ]);
  expect(body.applied[0]?.skills.every(({ answer }) => answer !== "")).toBe(true);
  expect(text).not.toMatch(/Hemmelig|8600/);
});
