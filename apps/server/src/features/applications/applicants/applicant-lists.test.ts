import { beforeEach, expect, test } from "vitest";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import {
  type BookingValues,
  type CorporationFixture,
  makeCorporation,
  type ShiftValues,
  signedInCorporation,
  testApp,
  testCorporation,
} from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testCorporation(app, { is_admin: true });
let hotel: CorporationFixture;
let booking: number;

beforeEach(async () => {
  hotel = await makeCorporation(app);
  booking = await book();
});

const book = async (values: BookingValues = {}) => (await hotel.booking(values)).id;

const shift = (status: NonNullable<ShiftValues["status"]>, values: ShiftValues = {}) =>
  hotel.shiftOn(booking, { ...values, status });

/** Ids of shifts, by list. */
async function listed(as: string) {
  const { body } = await app.call(applicantEndpoints.lists, { as, params: { bookingId: booking } });
  const { bookedStaff, ...lists } = body;
  const ids = Object.fromEntries(
    Object.entries(lists).map(([name, people]) => [name, people.map(({ id }) => id)]),
  );
  return { ...ids, bookedStaff };
}

test("everybody stands in one list; hidden and removed ones are for admins", async () => {
  const [applied, selected, unwanted, removed, withdrawn, sick, cancelled] = [
    await shift("applied"),
    await shift("selected"),
    await shift("unwanted"),
    await shift("removed"),
    await shift("withdrawn"),
    await shift("sick"),
    await shift("cancelled"),
  ].map(({ id }) => id);
  const company = {
    applied: [applied],
    selected: [selected],
    double: [],
    gray: [withdrawn],
    sick: [sick, cancelled],
    bookedStaff: 1,
  };
  expect(await listed(hotel.token)).toEqual({ ...company, unwanted: [], removed: [] });
  expect(await listed(admin.token)).toEqual({ ...company, unwanted: [unwanted], removed: [removed] });
});

test("an applicant who is selected elsewhere that day or over that time stands in double", async () => {
  const sameDay = await shift("applied");
  const overNight = await shift("applied");
  const dayBefore = await shift("applied");
  const elsewhere = async (employee_id: number, values: Parameters<typeof book>[0]) =>
    shift("selected", { employee_id, booking_id: await book(values) });
  await elsewhere(sameDay.employee_id, { start_time: "20:00", end_time: "23:00" });
  await elsewhere(overNight.employee_id, { date: testDay(4), start_time: "20:00", end_time: "11:00" });
  await elsewhere(dayBefore.employee_id, { date: testDay(4) });

  expect(await listed(hotel.token)).toMatchObject({
    applied: [dayBefore.id],
    double: [sameDay.id, overNight.id],
  });
});

test("an applicant whose profile is frozen is hidden from the company, not from admins", async () => {
  const frozen = await shift("applied");
  await app.db
    .insertInto("penalties")
    .values({
      employee_id: frozen.employee_id,
      shift_id: frozen.id,
      kind: "late",
      card: "yellow",
      occurred_at: new Date(TEST_NOW),
      freeze_until: new Date(TEST_NOW + 1000),
    })
    .execute();
  expect(await listed(hotel.token)).toMatchObject({ applied: [] });
  expect(await listed(admin.token)).toMatchObject({ applied: [frozen.id] });
});

test("the booking counts as many applicants as the company finds in its list", async () => {
  const [free, elsewhere, frozen, thawed, held] = [
    await shift("applied"),
    await shift("applied"),
    await shift("applied"),
    await shift("applied"),
    await shift("applied"),
  ];
  await shift("selected", { employee_id: elsewhere.employee_id, booking_id: await book() });
  const freezes = [
    [frozen, TEST_NOW + 1000, false],
    [elsewhere, TEST_NOW + 1000, false],
    [thawed, TEST_NOW, false],
    [held, TEST_NOW + 1000, true],
  ] as const;
  for (const [{ employee_id, id }, until, is_held] of freezes) {
    const penalty = { kind: "late", card: "yellow", occurred_at: new Date(TEST_NOW) } as const;
    const values = { ...penalty, employee_id, shift_id: id, freeze_until: new Date(until), is_held };
    await app.db.insertInto("penalties").values(values).execute();
  }
  const counted = async (as: string) =>
    (await app.call(bookingEndpoints.get, { as, params: { id: booking } })).body.appliedShifts;

  expect(await listed(hotel.token)).toMatchObject({ applied: [free.id, thawed.id, held.id] });
  expect(await counted(hotel.token)).toBe(3);
  expect(await counted(admin.token)).toBe(5);
});

test("applicants stand by times at work here, then shifts, rating, and who applied first", async () => {
  const late = await shift("applied", { applied_at: new Date(TEST_NOW - 1000) });
  const early = await shift("applied", { applied_at: new Date(TEST_NOW - 9000) });
  const experienced = await shift("applied");
  const known = await shift("applied");
  const other = await signedInCorporation(app);
  for (const [employee_id, corporation_id, daysAgo] of [
    [experienced.employee_id, other.id, 3],
    [experienced.employee_id, other.id, 4],
    [known.employee_id, hotel.id, 3],
  ] as const) {
    const booking_id = await book({ corporation_id, date: testDay(-daysAgo) });
    await shift("selected", { employee_id, booking_id });
  }
  expect(await listed(hotel.token)).toMatchObject({
    applied: [known.id, experienced.id, early.id, late.id],
  });
});

test("a shift counts as experience once it is worked: neither while it is to come nor where nobody was met", async () => {
  const { employee_id } = await shift("applied");
  const other = await makeCorporation(app);
  const on = async (daysAgo: number, values: ShiftValues = {}) =>
    shift("selected", {
      ...values,
      employee_id,
      booking_id: await book({ corporation_id: other.id, date: testDay(-daysAgo) }),
    });
  const count = async () => {
    const { body } = await app.call(applicantEndpoints.lists, {
      as: hotel.token,
      params: { bookingId: booking },
    });
    return body.applied[0]?.employee;
  };
  await on(5);
  await on(4, { not_met_for_booking: true });
  expect(await count()).toMatchObject({ nrOfShifts: 1, shiftsCount: 1 });
  await on(-1);
  expect(await count()).toMatchObject({ nrOfShifts: 1, shiftsCount: 1 });
  app.setNow(TEST_NOW + 2 * 86_400_000);
  expect(await count()).toMatchObject({ nrOfShifts: 2 });
  app.setNow(TEST_NOW);
});

test("a company sees of applicants what it needs, and no more", async () => {
  const { id: employee_id } = await make.employee(app.db, {
    last_name: "Jensen",
    phone: "20550199",
    facebook_link: "https://facebook.example/mette",
    cpr_encrypted: "secret",
  });
  await shift("applied", { employee_id, applied_at: new Date(TEST_NOW - 90 * 60_000) });

  const call = (as: string) => app.call(applicantEndpoints.lists, { as, params: { bookingId: booking } });
  const { body, text } = await call(hotel.token);
  expect(body.applied[0]).toMatchObject({
    appliedDuration: 1.5,
    cancellation: null,
    employee: { last_name: "J", phone: null, facebook_link: null, age: 28 },
  });
  expect(text).not.toMatch(/20550199|facebook.example|secret|birth/);
  const byAdmin = await call(admin.token);
  expect(byAdmin.body.applied[0]?.employee).toMatchObject({
    last_name: "Jensen",
    phone: "20550199",
    facebook_link: "https://facebook.example/mette",
  });
});

test("a selected person carries what the removal would cost now", async () => {
  await shift("selected");
  const costAt = async (hoursBefore: number) => {
    app.setNow(Date.parse("2026-11-29T10:00:00+01:00") - hoursBefore * 3_600_000);
    const { body } = await app.call(applicantEndpoints.lists, {
      as: hotel.token,
      params: { bookingId: booking },
    });
    return body.selected[0]?.cancellation;
  };
  // (216 + 35) × hours
  expect(await costAt(96.5)).toEqual({ hours: 0, amount: 0 });
  expect(await costAt(96)).toEqual({ hours: 2, amount: 502 });
  expect(await costAt(23.5)).toEqual({ hours: 3, amount: 753 });
  // An admin's own removal costs the company nothing.
  const { body } = await app.call(applicantEndpoints.lists, {
    as: admin.token,
    params: { bookingId: booking },
  });
  expect(body.selected[0]?.cancellation).toBeNull();
  app.setNow(TEST_NOW);
});

test("another company's booking has no lists", async () => {
  const other = await signedInCorporation(app);
  const { status } = await app.call(applicantEndpoints.lists, {
    as: other.token,
    params: { bookingId: booking },
  });
  expect(status).toBe(404);
});
