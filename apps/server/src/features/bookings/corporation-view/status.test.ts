import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { type BookingStatus, type StatusFacts, statusOf } from "#rules/bookings/status.ts";
import { type Day, HOUR_MS, type Moment } from "#rules/time/moment.ts";
import { daysOfWeek } from "#rules/time/week.ts";
import { oldBookings, upcomingBookingsOfAll } from "#server/features/bookings/admin/admin-booking.queries.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import {
  bookingsWaitingForApproval,
  countWaitingForStamp,
  finishedBookings,
  finishedBookingsOfWeek,
  upcomingBookings,
  upcomingBookingsOfWeek,
} from "./booking-list.queries.ts";

/** A booking as generated, with what the rule needs to know of it. */
interface Generated extends StatusFacts {
  readonly id: number;
  readonly date: Day;
  readonly applied: number;
  readonly allStampedOut: boolean;
}

/** Thirty minutes from a whole hour on. */
const booking = fc.record({
  days: fc.integer({ min: -3, max: 3 }),
  hour: fc.constantFrom(0, 9, 10, 15, 23),
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
const corporation = testCorporation(app);
let generated: Generated[];

beforeAll(async () => {
  generated = [];
  for (const values of fc.sample(booking, { numRuns: 120, seed: 20_261_124 })) {
    generated.push(await insert(values));
  }
});

async function insert(values: GeneratedValues): Promise<Generated> {
  const hour = String(values.hour).padStart(2, "0");
  const row = await corporation.booking({
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
    date: row.date,
    status: values.status,
    approved: values.approved,
    endsAt: row.ends_at.getTime(),
    allCheckTimesApproved: values.allCheckTimesApproved,
    selected: selected.length,
    applied: values.people.filter(({ status }) => status === "applied").length,
    allStampedOut: selected.every(({ stamped, notMet }) => stamped || notMet),
  };
}

const ENDED: readonly BookingStatus[] = ["finished", "deprecated", "expired"];
const everything = { limit: 1000, offset: 0 };
const week = daysOfWeek({ year: 2026, week: 48 });
const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b);

// Among them moments at which a booking starts, goes on or ends: 10:00, 10:15 and 10:30 of some day.
describe.each([-80, -47.5, -24, -0.5, 0, 0.25, 0.5, 5.5, 48, 100])(
  "%d hours from the tests' now",
  (hours) => {
    const now: Moment = TEST_NOW + hours * HOUR_MS;
    const having = (...statuses: readonly BookingStatus[]) =>
      generated.filter((one) => statuses.includes(statusOf(one, now)));
    const isInWeek = ({ date }: Generated) => week.first <= date && date <= week.last;

    test("a corporation's lists hold the bookings whose status the rule says", async () => {
      const of = { corporationId: corporation.id };
      expect(ids(await upcomingBookings(app.db, of, now))).toEqual(ids(having("open", "closed")));
      const finished = await finishedBookings(app.db, of, now, everything);
      expect(ids(finished.rows)).toEqual(ids(having(...ENDED)));
      const ofWeek = await finishedBookingsOfWeek(app.db, of, now, week);
      expect(ids(ofWeek)).toEqual(ids(having(...ENDED).filter(isInWeek)));
      const closedCheckout = having(...ENDED).filter((one) => one.allCheckTimesApproved);
      const upcomingOfWeek = [...having("open", "closed"), ...closedCheckout].filter(isInWeek);
      const found = await upcomingBookingsOfWeek(app.db, of, now, week);
      expect(ids(found)).toEqual(ids(upcomingOfWeek));
    });

    test("the counts of a corporation's home are those of the rule", async () => {
      const unstamped = having("finished").filter((one) => !one.allStampedOut);
      expect(await countWaitingForStamp(app.db, { corporationId: corporation.id }, now)).toBe(
        unstamped.length,
      );

      const open = having("open", "closed").filter((one) => !one.allCheckTimesApproved);
      const sum = (count: "applied" | "selected") => open.reduce((total, one) => total + one[count], 0);
      app.setNow(now);
      const as = corporation.token;
      const { body } = await app.call(corporationEndpoints.meta, { as, params: { id: corporation.id } });
      app.setNow(TEST_NOW);
      expect(body).toEqual([
        {
          id: corporation.staffType.id,
          job_title: corporation.staffType.job_title,
          upcoming: open.length,
          applied: sum("applied"),
          selected: sum("selected"),
          finished: having("finished").length,
        },
      ]);
    });

    test("an admin's lists hold the bookings whose status the rule says", async () => {
      const waiting = having("open", "closed").filter(({ approved }) => !approved);
      expect(ids(await bookingsWaitingForApproval(app.db, now))).toEqual(ids(waiting));

      const withStatus = async (status: BookingStatus) => {
        const narrowing = { term: "", status };
        const old = await oldBookings(app.db, narrowing, now, everything);
        const upcoming = await upcomingBookingsOfAll(app.db, narrowing, now, everything);
        return new Set(ids([...old.bookings, ...upcoming.bookings]));
      };
      for (const status of ["open", "closed", "cancelled", "expired", "deprecated"] as const) {
        expect(await withStatus(status), status).toEqual(new Set(ids(having(status))));
      }
      // What the list calls 'Afsluttet' has those among it whose check-out is closed.
      expect(await withStatus("finished")).toEqual(new Set(ids(having("finished", "deprecated"))));
    });
  },
);
