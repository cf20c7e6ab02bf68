import fc from "fast-check";
import type { Insertable } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { settledTimes, type Times } from "#rules/checkout/times.ts";
import { type SentState, whyNotInvoiced, whyNotPaid } from "#rules/money/readiness.ts";
import { bookingWaits, type ShiftFacts, shiftWaits, type TodayKey } from "#rules/shifts/waiting.ts";
import { HOUR_MS, type Moment } from "#rules/time/moment.ts";
import type { Shifts } from "#server/platform/database/types.gen.ts";
import { testDay } from "#tests/support/factories.ts";
import { testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { findItems, worklistParams } from "./worklist.queries.ts";

const app = testApp();
const corporation = testCorporation(app);

const LIMITS = { weekHours: 48, restHours: 11, daysOn: 6, underFilledHours: 72, reminderDays: [] };

const timesOrNull = fc.constantFrom<Times | null>(
  null,
  null,
  { from: "10:00", to: "10:30" },
  { from: "10:00", to: "10:15" },
);

const shiftValues = fc.record({
  status: fc.constantFrom("selected", "selected", "selected", "applied", "removed"),
  isNotMet: fc.constantFrom(false, false, false, true),
  isCheckedIn: fc.boolean(),
  employee: timesOrNull,
  company: timesOrNull,
  undisputed: timesOrNull,
  forInvoice: timesOrNull,
  forPay: timesOrNull,
  isInvoiceApproved: fc.boolean(),
  isPayApproved: fc.boolean(),
  invoiceState: fc.constantFrom<SentState | null>(null, null, "queued", "accepted"),
  payState: fc.constantFrom<SentState | null>(null, null, "refused", "accepted"),
});

const bookingValues = fc.record({
  days: fc.integer({ min: -3, max: 4 }),
  hour: fc.constantFrom(0, 9, 10, 23),
  status: fc.constantFrom("open", "open", "open", "closed", "cancelled"),
  approved: fc.constantFrom(true, true, true, false),
  waitsForOwner: fc.constantFrom(false, false, true),
  isCheckoutClosed: fc.constantFrom(false, false, true),
  places: fc.integer({ min: 1, max: 3 }),
  people: fc.array(shiftValues, { maxLength: 3 }),
});

type Values = typeof bookingValues extends fc.Arbitrary<infer One> ? One : never;

interface Generated {
  readonly id: number;
  readonly facts: Parameters<typeof bookingWaits>[0];
  readonly shifts: readonly { id: number; facts: ShiftFacts }[];
}

/** A booking with its people, to whom rows are given later, all in one statement. */
interface Planned extends Generated {
  readonly rows: readonly Omit<Insertable<Shifts>, "employee_id">[];
}

async function plan(values: Values): Promise<Planned> {
  const { people } = values;
  const hour = String(values.hour).padStart(2, "0");
  const row = await corporation.booking({
    date: testDay(values.days),
    start_time: `${hour}:00`,
    end_time: `${hour}:30`,
    status: values.status,
    approved_at: values.approved ? new Date(TEST_NOW) : null,
    owner_state: values.waitsForOwner && !values.approved ? "waiting" : null,
    all_check_times_approved: values.isCheckoutClosed,
    number_of_staff: values.places,
  });
  const shifts = people.map((one) => ({
    id: nextShift++,
    isSelected: one.status === "selected",
    facts: {
      ...one,
      bookingStatus: values.status,
      isCheckoutClosed: values.isCheckoutClosed,
      date: row.date,
      endsAt: row.ends_at.getTime(),
      invoice: { adminTimes: one.forInvoice, isApproved: one.isInvoiceApproved, sent: one.invoiceState },
      pay: { adminTimes: one.forPay, isApproved: one.isPayApproved, sent: one.payState },
    },
  }));
  const facts = {
    status: values.status,
    approved: values.approved,
    waitsForOwner: values.waitsForOwner && !values.approved,
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    allCheckTimesApproved: values.isCheckoutClosed,
    selected: shifts.filter(({ isSelected }) => isSelected).length,
    places: values.places,
  };
  const rows = shifts.map(({ id, facts: one }) => ({
    id,
    booking_id: row.id,
    status: one.status,
    work_date: row.date,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    applied_at: new Date(TEST_NOW),
    not_met_for_booking: one.isNotMet,
    employee_checkin: one.isCheckedIn ? new Date(TEST_NOW) : null,
    employee_checkin_time: one.employee?.from ?? null,
    employee_checkout_time: one.employee?.to ?? null,
    corporation_checkin_time: one.company?.from ?? null,
    corporation_checkout_time: one.company?.to ?? null,
    undisputed_at: one.undisputed ? new Date(TEST_NOW) : null,
    undisputed_from: one.undisputed?.from ?? null,
    undisputed_to: one.undisputed?.to ?? null,
    admin_checkin_time: one.forInvoice?.from ?? null,
    admin_checkout_time: one.forInvoice?.to ?? null,
    admin_employee_checkin_time: one.forPay?.from ?? null,
    admin_employee_checkout_time: one.forPay?.to ?? null,
    admin_approve_invoice: one.isInvoiceApproved,
    admin_approve_checkout: one.isPayApproved,
    invoice_state: one.invoiceState,
    pay_state: one.payState,
  }));
  return { id: row.id, facts, shifts: shifts.filter(({ isSelected }) => isSelected), rows };
}

let nextShift = 500_000;

/** Saves the people of all bookings, each somebody with everything that payroll needs. */
async function savePeople(planned: readonly Planned[]): Promise<void> {
  const rows = planned.flatMap((one) => one.rows);
  const at = new Date(TEST_NOW);
  const numbers = { cpr_encrypted: "x", bank_reg_encrypted: "x", bank_account_encrypted: "x" };
  const known = { first_name: "Anna", last_name: "Krogh", ...numbers };
  const people = await app.db
    .insertInto("employees")
    .values(rows.map(() => ({ ...known, terms_accepted_at: at, created_at: at })))
    .returning("id")
    .execute();
  const shifts = rows.map((row, index) => ({ ...row, employee_id: people[index]?.id ?? 0 }));
  await app.db.insertInto("shifts").values(shifts).execute();
}

describe("the lines of 'I dag'", () => {
  let generated: Generated[];

  beforeAll(async () => {
    const planned: Planned[] = [];
    for (const values of fc.sample(bookingValues, { numRuns: 100, seed: 20_261_124 })) {
      planned.push(await plan(values));
    }
    await savePeople(planned);
    generated = planned;
  });

  // Among them moments at which a booking starts, goes on or ends, and midnights before it.
  test.each([-80, -47.5, -34, -33.5, -24, -23.5, -10, -0.5, 0, 0.25, 0.5, 14, 14.5, 24.5, 48, 100])(
    "are those of the rules, %d hours from the tests' now",
    async (hours) => {
      const now: Moment = TEST_NOW + hours * HOUR_MS;
      const rows = await findItems(app.db, worklistParams(LIMITS, now));
      const expectCount = (key: TodayKey, count: number) =>
        expect([key, rows.find((row) => row.key === key)?.total ?? 0]).toEqual([key, count]);

      for (const key of ["to_approve", "under_filled"] as const) {
        const waiting = generated.filter(
          ({ facts }) => bookingWaits(facts, LIMITS.underFilledHours, now) === key,
        );
        expectCount(key, waiting.length);
        const shown = rows.filter((row) => row.key === key).map(({ booking_id }) => booking_id);
        expect(waiting.map(({ id }) => id)).toEqual(expect.arrayContaining(shown));
      }
      for (const key of ["not_ready", "not_checked_out", "late_checkouts", "open_hours"] as const) {
        const waiting = generated.flatMap(({ shifts }) =>
          shifts.filter(({ facts }) => shiftWaits(facts, now) === key),
        );
        expectCount(key, waiting.length);
        const shown = rows.filter((row) => row.key === key).map(({ shift_id }) => shift_id);
        expect(waiting.map(({ id }) => id)).toEqual(expect.arrayContaining(shown));
      }
      const isUnapproved = (one: Generated) =>
        one.shifts.some(({ facts }) => shiftWaits(facts, now) === "hours_to_approve");
      expectCount("hours_to_approve", generated.filter(isUnapproved).length);
      for (const [key, side] of [
        ["ready_to_invoice", "invoice"],
        ["ready_to_pay", "pay"],
      ] as const) {
        const readyOf = (one: Generated) =>
          one.shifts.filter(({ facts }) => mayBeSent(facts, side, now)).length;
        const waiting = generated.filter((one) => readyOf(one) > 0);
        expectCount(key, waiting.length);
        for (const row of rows.filter((one) => one.key === key)) {
          const own = generated.find(({ id }) => id === row.booking_id);
          expect(row.people).toBe(own && readyOf(own));
        }
      }
    },
  );
});

/** Everybody here has what payroll needs. Of a deleted booking nobody is paid or billed as one who worked. */
function mayBeSent(facts: ShiftFacts, side: "invoice" | "pay", now: Moment): boolean {
  if (facts.bookingStatus === "cancelled") return false;
  const { sent, isApproved, adminTimes } = facts[side];
  const { isNotMet, endsAt } = facts;
  const times = settledTimes(adminTimes, facts);
  const why = { sent, isNotMet, endsAt, times, isApproved, lacksPayData: false, pay: 0 };
  return (side === "invoice" ? whyNotInvoiced(why, now) : whyNotPaid(why, now)) === null;
}
