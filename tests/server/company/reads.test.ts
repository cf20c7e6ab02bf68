import { afterAll, beforeAll, expect, test } from "vitest";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { buildWorld, send, type World } from "./fixtures.ts";

let world: World;

beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.app.close());

const read = (path: string) => send(world.app, "GET", path, { as: world.hotel.token });

/** Every documented read of a company, and what its answer has at least. */
const reads: [string, () => string, (answer: never) => void][] = [
  ["corporations/me", () => "corporations/me", (answer) => expect(answer).toMatchObject(session())],
  [
    "corporations/bookings/{id}",
    () => `corporations/bookings/${world.coming.id}`,
    (answer) => expect(answer).toMatchObject({ id: world.coming.id, status: "open", approved: true }),
  ],
  [
    "corporations/bookings/{id}/editable",
    () => `corporations/bookings/${world.coming.id}/editable`,
    (answer) => expect(answer).toMatchObject({ id: world.coming.id, hourly_wage: "192,00" }),
  ],
  [
    "corporations/bookings/{id}/deprecated",
    () => `corporations/bookings/${world.ended.id}/deprecated`,
    (answer) => expect(answer).toMatchObject({ shifts: [{ first_name: "Anna", last_name: "K" }] }),
  ],
  [
    "corporations/bookings/upcoming",
    () => "corporations/bookings/upcoming",
    (answer) => expect(answer).toMatchObject([{ id: world.coming.id, shifts: [{ first_name: "Anna" }] }]),
  ],
  [
    "corporations/bookings/upcoming?weekNumber",
    () => "corporations/bookings/upcoming?weekNumber=48",
    (answer) => expect(answer).toMatchObject([{ id: world.coming.id }]),
  ],
  [
    "corporations/bookings/finished?limit&offset&from",
    () => "corporations/bookings/finished?limit=10&offset=0&from=week",
    (answer) => expect(answer).toMatchObject({ tab: "week", data: [{ id: world.ended.id }] }),
  ],
  [
    "corporations/bookings/finished-week-filter?weekNumber",
    () => "corporations/bookings/finished-week-filter?weekNumber=48",
    (answer) => expect(answer).toMatchObject([{ id: world.ended.id }]),
  ],
  [
    "corporations/bookings/last-created-booking?staff_type={id}",
    () => `corporations/bookings/last-created-booking?staff_type=${world.staffType}`,
    (answer) => expect(answer).toMatchObject({ staff_type: world.staffType }),
  ],
  [
    "corporations/bookings/last-created-booking?staff_type={title}",
    () => "corporations/bookings/last-created-booking?staff_type=Tjener",
    (answer) => expect(answer).toMatchObject({ staff_type: world.staffType }),
  ],
  [
    "corporations/bookings/last-created-booking without a hit",
    () => "corporations/bookings/last-created-booking?staff_type=Kok",
    (answer) => expect(answer).toBe(null),
  ],
  [
    "shifts/corporation/{bookingId}",
    () => `shifts/corporation/${world.coming.id}`,
    (answer) =>
      expect(answer).toMatchObject({
        applied: [{ id: world.coming.appliedShift }],
        selected: [{ id: world.coming.selectedShift }],
        unwanted: [],
        double: [],
        gray: [],
        sick: [],
        removed: [],
        bookedStaff: 1,
      }),
  ],
  [
    "shifts/corporation/{bookingId}/checkout",
    () => `shifts/corporation/${world.ended.id}/checkout`,
    (answer) => expect(answer).toMatchObject([{ id: world.ended.shift, employee_checkin_time: "10:00" }]),
  ],
  ["ratings/{employeeId}", () => `ratings/${world.anna.id}`, (answer) => expect(answer).toEqual([])],
  [
    "shifts/corporation/cancelled-shifts/{employeeId}",
    () => `shifts/corporation/cancelled-shifts/${world.anna.id}`,
    (answer) => expect(answer).toEqual([]),
  ],
  [
    "corporations/employees/{employeeId}/work-experiences",
    () => `corporations/employees/${world.anna.id}/work-experiences`,
    (answer) => expect(answer).toEqual([]),
  ],
  [
    "notifications/corporation/checkout",
    () => "notifications/corporation/checkout",
    (answer) => expect(answer).toBe(1),
  ],
  [
    "corporations/{id}/meta",
    () => `corporations/${world.hotel.id}/meta`,
    (answer) =>
      expect(answer).toEqual([
        { id: world.staffType, job_title: "Tjener", upcoming: 1, applied: 1, selected: 1, finished: 1 },
      ]),
  ],
  [
    "admin/staffs/get-all-staffs",
    () => "admin/staffs/get-all-staffs",
    (answer) =>
      expect(answer).toMatchObject([{ job_title: "Tjener", company: true, billy_id: "billy-tjener" }]),
  ],
  [
    "admin/bookings/global-message",
    () => "admin/bookings/global-message",
    (answer) =>
      expect(answer).toMatchObject({
        global_message: "",
        standard_fee: 35,
        urgent_booking_fee: 20,
        emergency_booking_fee: 30,
        hourly_wage: "192,00",
      }),
  ],
];

function session() {
  return { token: world.hotel.token, corporation: { id: world.hotel.id } };
}

test.each(reads)("a company reads %s, with and without a slash at the end", async (_, path, check) => {
  const [address, search] = path().split("?");
  const query = search ? `?${search}` : "";
  const plain = await read(`${address}${query}`);
  expect(plain.status, plain.text).toBe(200);
  check(plain.json as never);
  const slashed = await read(`${address}/${query}`);
  expect([slashed.status, slashed.json]).toEqual([200, plain.json]);
});

test("25 finished bookings come in three pages without gaps and without doubles", async () => {
  const own = { corporation_id: world.hotel.id, staff_type_id: world.staffType };
  for (let day = 2; day <= 25; day += 1) await make.booking(world.app.db, { ...own, date: testDay(-day) });
  const pages = await Promise.all(
    [0, 10, 20].map((offset) => read(`corporations/bookings/finished?limit=10&offset=${offset}`)),
  );
  const ids = pages.map(({ json }) => json.data.map((booking: { id: number }) => booking.id));
  expect(ids.map((page) => page.length)).toEqual([10, 10, 5]);
  expect(new Set(ids.flat()).size).toBe(25);
});
