import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { wholeForm } from "./bodies.ts";
import { buildWorld, send, type World } from "./fixtures.ts";

let world: World;
let hotel: string;

beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.app.close());
beforeEach(async () => {
  world.app.setNow(TEST_NOW);
  const { id } = await make.corporation(world.app.db);
  hotel = await world.app.signIn({ kind: "corporation", id });
});

const book = async (values: Record<string, unknown>) => {
  const body = wholeForm(world, { number_of_staff: 1, ...values });
  const { status, json, text } = await send(world.app, "POST", "corporations/bookings", { as: hotel, body });
  expect(status, text).toBe(200);
  return json;
};

interface Row {
  readonly label: string;
  readonly quantity: string;
  readonly total: number;
}
const rowsOf = ({ price }: { price: { rows: Row[] } }) =>
  price.rows.map(({ label, quantity, total }) => [label, quantity, total]);

describe("the price of a booking on the wire", () => {
  test("is wage with 12,5 % for the hours, and a fee on the same hours", async () => {
    const booking = await book({});
    expect(booking.price.rows[0]).toMatchObject({
      hourly_wage: 192,
      holiday: 24,
      unit_price: 216,
      total: 1728,
    });
    expect(rowsOf(booking)).toEqual([
      ["Vagter", "1 × 8,00", 1728],
      ["Servicetillæg", "1 × 8,00", 280],
    ]);
    expect(booking.price.total).toBe(2008);
  });

  test("bills five hours for three in a row of its own", async () => {
    const booking = await book({ end_time: "13:00" });
    expect(booking.price.rows.map(({ key }: { key: string }) => key)).toEqual([
      "shifts",
      "minimum",
      "service",
    ]);
    expect(booking.price.rows[1]).toMatchObject({ label: "Minimumsfakturering (5 timer)", total: 502 });
    expect(booking.price.total).toBe(5 * 251);
  });

  test.each([
    [48, 35, ["service"]],
    [47.5, 55, ["service", "rush"]],
    [24, 55, ["service", "rush"]],
    [23.5, 85, ["service", "rush", "emergency"]],
  ])("has the fees of a lead of %s hours: %s kr.", async (lead, fee, keys) => {
    // The clock stands at 10:00 of a Tuesday; the start is Thursday 10:00, or half an hour earlier.
    const day = testDay(lead > 24 ? 2 : 1);
    const booking = await book({
      date: day,
      start_time: lead % 1 === 0 ? "10:00" : "09:30",
      end_time: "19:00",
    });
    expect(booking.fee).toBe(fee);
    const shown = booking.price.rows.map(({ key }: { key: string }) => key);
    expect(shown.filter((key: string) => key !== "shifts")).toEqual(keys);
  });

  test.each([
    ["spring takes an hour", "2027-03-27", -251],
    ["autumn gives one", "2027-10-30", 251],
  ])("has the hour of the night when the clocks change: %s", async (_, date, total) => {
    const booking = await book({ date, start_time: "22:00", end_time: "06:00" });
    expect(booking.price.rows).toContainEqual(
      expect.objectContaining({ key: "clock_change", label: "Sommer-/vintertid", total }),
    );
    expect(booking.price.total).toBe(8 * 251 + total);
  });

  test("bills overtime by the started half hour once it is approved", async () => {
    const anna = await make.employee(world.app.db);
    const { id } = await book({});
    await make.shift(world.app.db, {
      booking_id: id,
      employee_id: anna.id,
      status: "selected",
      employee_checkin_time: "10:00",
      employee_checkout_time: "18:45",
    });
    await world.app.db
      .updateTable("bookings")
      .set({ approved_at: new Date(TEST_NOW) })
      .where("id", "=", id)
      .execute();
    world.app.setNow(TEST_NOW + 6 * 24 * 3_600_000);
    const checkOut = { corporation_checkin_time: "10:00", corporation_checkout_time: "18:45" };
    await send(world.app, "PUT", "shifts/corporation/checkout", {
      as: hotel,
      body: { employee_id: anna.id, booking_id: id, checkOut },
    });
    const { json } = await send(world.app, "GET", `corporations/bookings/${id}`, { as: hotel });
    expect(json.price.rows).toContainEqual(
      expect.objectContaining({ label: "Overtid, påbegyndt halve timer", total: 62.75 }),
    );
    expect(json.price.total).toBe(9 * 251);
  });
});

describe("prepayment", () => {
  const order = async (counts: readonly number[]) => {
    const bookings = [];
    for (const number_of_staff of counts) bookings.push(await book({ number_of_staff }));
    const read = (id: number) => send(world.app, "GET", `corporations/bookings/${id}`, { as: hotel });
    return Promise.all(bookings.map(async ({ id }) => (await read(id)).json.prepayment));
  };

  test("is asked of no order up to 15 people", async () => {
    expect(await order([10, 5])).toEqual([null, null]);
  });

  test("is 75 % of all bookings for one day and address together over 15 people", async () => {
    const amount = 16 * 2008 * 0.75;
    const prepayment = { percents: [75], instalments: [amount], amount, people: 16 };
    expect(await order([15, 1])).toEqual([prepayment, prepayment]);
  });

  test("is 25 % and 50 % over 40", async () => {
    const instalments = [41 * 2008 * 0.25, 41 * 2008 * 0.5];
    const prepayment = { percents: [25, 50], instalments, amount: 41 * 2008 * 0.75, people: 41 };
    expect(await order([15, 15, 11])).toEqual([prepayment, prepayment, prepayment]);
  });

  test("follows what is left: a part that is over without staff is out of it", async () => {
    const [long, expired] = [
      await book({ number_of_staff: 15, address: "Havnen 1" }),
      await book({ number_of_staff: 14, address: "Havnen 1" }),
    ];
    await book({ number_of_staff: 10, address: "Havnen 1" });
    const read = async () =>
      (await send(world.app, "GET", `corporations/bookings/${long.id}`, { as: hotel })).json.prepayment;
    expect(await read()).toMatchObject({ people: 39, amount: 39 * 2008 * 0.75 });
    await world.app.db
      .updateTable("bookings")
      .set({ starts_at: new Date(TEST_NOW - 9 * 3_600_000), ends_at: new Date(TEST_NOW - 1) })
      .where("id", "=", expired.id)
      .execute();
    expect(await read()).toMatchObject({ people: 25, amount: 25 * 2008 * 0.75 });
  });

  test("counts neither another day nor another address", async () => {
    await book({ number_of_staff: 15, date: testDay(6) });
    await book({ number_of_staff: 15, address: "Strandvejen 2" });
    expect(await order([5])).toEqual([null]);
  });
});

describe("what a removal costs", () => {
  test.each([
    ["more than 4 days before", 96.5, 0],
    ["exactly 4 days before", 96, 2],
    ["24 hours before", 24, 2],
    ["under 24 hours before", 23.5, 3],
  ])("%s, it is shown before it is done and stands on the booking after", async (_, lead, hours) => {
    const anna = await make.employee(world.app.db);
    const { id, fee } = await book({});
    await world.app.db
      .updateTable("bookings")
      .set({ approved_at: new Date(TEST_NOW) })
      .where("id", "=", id)
      .execute();
    const { id: shift } = await make.shift(world.app.db, {
      booking_id: id,
      employee_id: anna.id,
      status: "selected",
    });
    world.app.setNow(TEST_NOW + (120 - lead) * 3_600_000);
    const amount = hours * (216 + fee);

    const { json: lists } = await send(world.app, "GET", `shifts/corporation/${id}`, { as: hotel });
    expect(lists.selected[0].cancellation).toEqual({ hours, amount });
    await send(world.app, "PUT", `corporations/shifts/${shift}?shiftType=removed`, {
      as: hotel,
      body: { reason: "Færre gæster" },
    });
    const { json: booking } = await send(world.app, "GET", `corporations/bookings/${id}`, { as: hotel });
    expect(booking.cancellation).toEqual({ hours, places: hours === 0 ? 0 : 1, amount });
    const { rows, total }: { rows: Row[]; total: number } = booking.price;
    const row = { label: "Afbestillingsgebyr", quantity: `1 × ${hours},00`, total: amount };
    expect(rows.filter(({ label }) => label === row.label)).toMatchObject(hours === 0 ? [] : [row]);
    expect(total).toBe(8 * (216 + fee) + amount);
  });
});
