import { beforeEach, expect, test } from "vitest";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { agreedHoursEndpoints } from "#contract/invoicing/agreed-hours.endpoints.ts";
import { testDay } from "#tests/support/factories.ts";
import { agreed, makeWorkedBooking, makeWorker, sendProposed } from "#tests/support/fixtures/money.ts";
import { storedShift, testAdmin, testApp } from "#tests/support/fixtures.ts";

const app = testApp();
const admin = testAdmin(app);

const unapproved = { admin_approve_invoice: false, admin_approve_checkout: false };
const list = async () => (await app.call(agreedHoursEndpoints.agreedHours, { as: admin.token })).body;
const of = async (ids: readonly number[]) => {
  const { bookings } = await list();
  return bookings.filter(({ booking_id }) => ids.includes(booking_id));
};
const approve = (booking_ids: number[], sums: { total?: number; pay_total?: number } = {}) =>
  app.call(agreedHoursEndpoints.approveAgreedHours, { as: admin.token, body: { booking_ids, ...sums } });
const takeBack = (body: { invoice: number[]; pay: number[] }) =>
  app.call(agreedHoursEndpoints.takeAgreedHoursBack, { as: admin.token, body });
async function approvals(shiftId: number) {
  const shift = await storedShift(app, shiftId);
  return [shift.admin_approve_invoice, shift.admin_approve_checkout];
}

let first: number;
let second: number;
let people: number[];

beforeEach(async () => {
  first = (await makeWorkedBooking(app)).id;
  second = (await makeWorkedBooking(app, { date: testDay(-2) })).id;
  const shifts = [
    await makeWorker(app, first, unapproved),
    await makeWorker(app, first, { ...unapproved, ...agreed("10:00", "19:30") }),
    await makeWorker(app, second, { ...unapproved, admin_approve_invoice: true }),
  ];
  people = shifts.map(({ id }) => id);
});

test("bookings with agreed hours are shown with people, hours, and what they come to on both sides", async () => {
  await makeWorker(app, first, { ...unapproved, corporation_checkout_time: "17:00" });
  expect(await of([first, second])).toMatchObject([
    { booking_id: second, people: 1, hours: 8, beyond_booked: 0, to_invoice: 0, to_pay: 1536 },
    { booking_id: first, people: 2, hours: 17.5, beyond_booked: 1.5, to_pay: 3360 },
  ]);
});

test("one press approves them for invoice and pay, and leaves what is not agreed as it was", async () => {
  const open = await makeWorker(app, first, { ...unapproved, corporation_checkout_time: "17:00" });
  const [two, one] = await of([first, second]);
  const answer = await approve([first, second], {
    total: (one?.to_invoice ?? 0) + (two?.to_invoice ?? 0),
    pay_total: 3360 + 1536,
  });
  expect([answer.status, answer.body]).toEqual([200, { invoice: people.slice(0, 2), pay: people }]);
  for (const id of people) expect(await approvals(id)).toEqual([true, true]);
  expect(await approvals(open.id)).toEqual([false, false]);
  expect(await of([first, second])).toEqual([]);
  const log = await app.db
    .selectFrom("audit_log")
    .select("entity_id")
    .where("action", "=", "approve_shift")
    .where("entity_id", "in", people.map(String))
    .execute();
  expect(log).toHaveLength(3);
  const { body } = await app.call(worklistEndpoints.today, { as: admin.token });
  const ready = body.groups.find(({ key }) => key === "ready_to_pay");
  expect(ready?.items.map(({ booking_id }) => booking_id)).toEqual(expect.arrayContaining([first, second]));
});

test("other sums than those that were shown are refused, and nothing is approved", async () => {
  const [shown] = await of([first]);
  const answer = await approve([first], { total: shown?.to_invoice, pay_total: 1 });
  expect([answer.status, answer.body]).toMatchObject([409, { code: "total_changed", total: 3360, seen: 1 }]);
  expect((await approve([first], { total: 1 })).status).toBe(409);
  expect(await approvals(people[0] ?? 0)).toEqual([false, false]);
});

test("of two who press at once, or twice, one approves and the other reads that the sum has changed", async () => {
  const [shown] = await of([first]);
  const press = () => approve([first], { total: shown?.to_invoice, pay_total: shown?.to_pay });
  const answers = await Promise.all([press(), press()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("the press is taken back as a whole, what had been approved before it stays, and so does what is sent since", async () => {
  const { body } = await approve([first, second]);
  await sendProposed(app, admin.token, first);
  const back = await takeBack(body);
  expect([back.status, back.body]).toEqual([200, { invoice: [], pay: people }]);
  expect(await approvals(people[0] ?? 0)).toEqual([true, false]);
  expect(await approvals(people[2] ?? 0)).toEqual([true, false]);
  expect((await takeBack(body)).body).toEqual({ invoice: [], pay: [] });
  expect((await takeBack({ invoice: [], pay: [] })).body).toEqual({ invoice: [], pay: [] });
});

test("a booking that is not there is refused", async () => {
  expect((await approve([first, 987_654_321])).status).toBe(404);
});
