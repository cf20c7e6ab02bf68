import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ratingsOf } from "#server/features/reputation/ratings.ts";
import { type Db, inTransaction } from "#server/platform/database/database.ts";
import { freshDatabase } from "#tests/support/database.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import {
  annulNoShowOf,
  annulPenaltyOfShift,
  penaliseCancellation,
  penaliseNoShow,
  penaltyStatesOf,
} from "./penalties.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
let db: Db;
let corporation: { id: number };
let waiter: { id: number };

beforeAll(async () => {
  database = await freshDatabase();
  db = database.db;
  corporation = await make.corporation(db);
  waiter = await make.staffType(db);
});
afterAll(() => database.close());

async function cancelledShift(days: number, employeeId: number) {
  const booking = await make.booking(db, {
    corporation_id: corporation.id,
    staff_type_id: waiter.id,
    date: testDay(days),
  });
  const shift = await make.shift(db, {
    booking_id: booking.id,
    employee_id: employeeId,
    status: "cancelled",
  });
  return { ...shift, corporation_id: corporation.id };
}

async function stateOf(employeeId: number) {
  return (await penaltyStatesOf(db, [employeeId], TEST_NOW)).get(employeeId);
}

describe("a late cancellation whose place is filled again", () => {
  test("loses card, freeze and one-star rating", async () => {
    const { id } = await make.employee(db);
    const shift = await cancelledShift(1, id);
    await inTransaction(db, (tx) => penaliseCancellation(tx, shift, TEST_NOW));
    expect(await stateOf(id)).toEqual({
      card: "yellow",
      frozenUntil: Date.parse("2026-12-09T10:00:00+01:00"),
    });
    expect((await ratingsOf(db, "employee", [id])).get(id)).toEqual({ rating: 1, nrOfRatings: 1 });

    await inTransaction(db, (tx) => annulPenaltyOfShift(tx, shift, TEST_NOW));
    expect(await stateOf(id)).toEqual({ card: null, frozenUntil: null });
    expect((await ratingsOf(db, "employee", [id])).get(id)).toEqual({ rating: null, nrOfRatings: 0 });
  });

  test("turns the red card that it led to back into a yellow one", async () => {
    const { id } = await make.employee(db);
    const [first, second] = [await cancelledShift(10, id), await cancelledShift(20, id)];
    await inTransaction(db, (tx) => penaliseCancellation(tx, first, TEST_NOW));
    await inTransaction(db, (tx) => penaliseCancellation(tx, second, TEST_NOW));
    expect((await stateOf(id))?.card).toBe("red");
    await inTransaction(db, (tx) => annulPenaltyOfShift(tx, first, TEST_NOW));
    expect(await stateOf(id)).toEqual({ card: "yellow", frozenUntil: null });
  });
});

describe("a shift that is cancelled again after an admin has added the person again", () => {
  test("counts once", async () => {
    const { id } = await make.employee(db);
    const shift = await cancelledShift(10, id);
    await inTransaction(db, (tx) => penaliseCancellation(tx, shift, TEST_NOW));
    await inTransaction(db, (tx) => penaliseCancellation(tx, shift, TEST_NOW + 1));
    expect((await stateOf(id))?.card).toBe("yellow");
  });
});

describe("not showing up", () => {
  test("is a red card and three months, once, until it is set to met again", async () => {
    const { id } = await make.employee(db);
    const shift = await cancelledShift(-1, id);
    for (const _ of [1, 2]) await inTransaction(db, (tx) => penaliseNoShow(tx, shift, TEST_NOW));
    expect(await stateOf(id)).toEqual({ card: "red", frozenUntil: Date.parse("2027-02-24T10:00:00+01:00") });
    await inTransaction(db, (tx) => annulNoShowOf(tx, shift, TEST_NOW));
    expect(await stateOf(id)).toEqual({ card: null, frozenUntil: null });
  });
});
