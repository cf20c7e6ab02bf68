import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { type StatusFacts, statusOf } from "#rules/bookings/status.ts";
import { HOUR_MS, type Moment } from "#rules/time/moment.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import {
  bookingsWaitingForApproval,
  countWaitingForStamp,
  finishedBookings,
  upcomingBookings,
} from "./queries.ts";

/** A booking as generated, with what the rule needs to know of it. */
interface Generated extends StatusFacts {
  readonly id: number;
  readonly allStampedOut: boolean;
}

const booking = fc.record({
  days: fc.integer({ min: -3, max: 3 }),
  hour: fc.integer({ min: 0, max: 23 }),
  status: fc.constantFrom("open", "closed", "cancelled"),
  approved: fc.boolean(),
  allCheckTimesApproved: fc.boolean(),
  people: fc.array(
    fc.record({
      status: fc.constantFrom("applied", "selected", "removed"),
      stamped: fc.boolean(),
      notMet: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
});

type GeneratedValues = typeof booking extends fc.Arbitrary<infer Values> ? Values : never;

const app = testApp();
let corporationId: number;
let generated: Generated[];

beforeAll(async () => {
  corporationId = (await make.corporation(app.db)).id;
  const staffType = await make.staffType(app.db);
  generated = [];
  for (const values of fc.sample(booking, { numRuns: 120, seed: 20_261_124 })) {
    generated.push(await insert(values, staffType.id));
  }
});

async function insert(values: GeneratedValues, staffTypeId: number): Promise<Generated> {
  const hour = String(values.hour).padStart(2, "0");
  const row = await make.booking(app.db, {
    corporation_id: corporationId,
    staff_type_id: staffTypeId,
    date: testDay(values.days),
    start_time: `${hour}:00`,
    end_time: `${hour}:30`,
    status: values.status,
    approved_at: values.approved ? new Date(TEST_NOW) : null,
    all_check_times_approved: values.allCheckTimesApproved,
  });
  for (const { status, stamped, notMet } of values.people) {
    await make.shift(app.db, {
      booking_id: row.id,
      employee_id: (await make.employee(app.db)).id,
      status,
      corporation_stamped_at: stamped ? new Date(TEST_NOW) : null,
      not_met_for_booking: notMet,
    });
  }
  const selected = values.people.filter(({ status }) => status === "selected");
  return {
    id: row.id,
    status: values.status,
    approved: values.approved,
    endsAt: row.ends_at.getTime(),
    allCheckTimesApproved: values.allCheckTimesApproved,
    selected: selected.length,
    allStampedOut: selected.every(({ stamped, notMet }) => stamped || notMet),
  };
}

const moments = [-80, -30, -1, 0, 5, 40, 100].map((hours): Moment => TEST_NOW + hours * HOUR_MS);
const everything = { limit: 1000, offset: 0 };
const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b);

test.each(moments)(
  "the lists that SQL makes at %d hold the bookings whose status the rule says",
  async (now) => {
    const having = (...statuses: string[]) =>
      ids(generated.filter((one) => statuses.includes(statusOf(one, now))));
    expect(ids(await upcomingBookings(app.db, corporationId, now))).toEqual(having("open", "closed"));
    expect(ids(await finishedBookings(app.db, corporationId, now, everything))).toEqual(
      having("finished", "deprecated", "expired"),
    );
    const waiting = generated.filter(
      (one) => !one.approved && ["open", "closed"].includes(statusOf(one, now)),
    );
    expect(ids(await bookingsWaitingForApproval(app.db, now))).toEqual(ids(waiting));
    const unstamped = generated.filter((one) => statusOf(one, now) === "finished" && !one.allStampedOut);
    expect(await countWaitingForStamp(app.db, corporationId, now)).toBe(unstamped.length);
  },
);
