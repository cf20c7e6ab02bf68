import { beforeAll, describe, expect, test } from "vitest";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import {
  annulNoShowOf,
  annulPenaltyOfShift,
  penaliseCancellation,
  penaliseNoShow,
  penaltyStatesOf,
} from "./penalties.ts";
import { ratingsOf } from "./rating.queries.ts";

const app = testApp();
let corporation: { id: number };
let waiter: { id: number };

beforeAll(async () => {
  corporation = await make.corporation(app.db);
  waiter = await make.staffType(app.db);
});

/** Does it in a transaction of its own, at `now`. */
function inContext<T>(act: (context: MessageContext) => Promise<T>, now = TEST_NOW): Promise<T> {
  return inTransaction(app.db, (tx) => act({ tx, now, services: app.services }));
}

async function cancelledShift(days: number, employeeId: number) {
  const booking = await make.booking(app.db, {
    corporation_id: corporation.id,
    staff_type_id: waiter.id,
    date: testDay(days),
  });
  const shift = await make.shift(app.db, {
    booking_id: booking.id,
    employee_id: employeeId,
    status: "cancelled",
  });
  return { ...shift, corporation_id: corporation.id };
}

async function stateOf(employeeId: number) {
  return (await penaltyStatesOf(app.db, [employeeId], TEST_NOW)).get(employeeId);
}

describe("a late cancellation whose place is filled again", () => {
  test("loses card, freeze and one-star rating", async () => {
    const { id } = await make.employee(app.db);
    const shift = await cancelledShift(1, id);
    await inContext((context) => penaliseCancellation(context, shift));
    expect(await stateOf(id)).toEqual({
      card: "yellow",
      frozenUntil: Date.parse("2026-12-09T10:00:00+01:00"),
    });
    expect((await ratingsOf(app.db, "employee", [id])).get(id)).toEqual({ rating: 1, nrOfRatings: 1 });

    await inContext((context) => annulPenaltyOfShift(context, shift));
    expect(await stateOf(id)).toEqual({ card: null, frozenUntil: null });
    expect((await ratingsOf(app.db, "employee", [id])).get(id)).toEqual({ rating: null, nrOfRatings: 0 });
  });

  test("turns the red card that it led to back into a yellow one", async () => {
    const { id } = await make.employee(app.db);
    const [first, second] = [await cancelledShift(10, id), await cancelledShift(20, id)];
    await inContext((context) => penaliseCancellation(context, first));
    await inContext((context) => penaliseCancellation(context, second));
    expect((await stateOf(id))?.card).toBe("red");
    await inContext((context) => annulPenaltyOfShift(context, first));
    expect(await stateOf(id)).toEqual({ card: "yellow", frozenUntil: null });
  });
});

describe("a shift that is cancelled again after an admin has added the person again", () => {
  test("counts once", async () => {
    const { id } = await make.employee(app.db);
    const shift = await cancelledShift(10, id);
    await inContext((context) => penaliseCancellation(context, shift));
    await inContext((context) => penaliseCancellation(context, shift), TEST_NOW + 1);
    expect((await stateOf(id))?.card).toBe("yellow");
  });
});

describe("not showing up", () => {
  test("is a red card and three months, once, until it is set to met again", async () => {
    const { id } = await make.employee(app.db);
    const shift = await cancelledShift(-1, id);
    for (const _ of [1, 2]) await inContext((context) => penaliseNoShow(context, shift));
    expect(await stateOf(id)).toEqual({ card: "red", frozenUntil: Date.parse("2027-02-24T10:00:00+01:00") });
    await inContext((context) => annulNoShowOf(context, shift));
    expect(await stateOf(id)).toEqual({ card: null, frozenUntil: null });
  });
});
