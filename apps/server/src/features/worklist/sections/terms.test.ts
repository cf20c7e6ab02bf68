import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { termsWait } from "#rules/employment-terms/terms-wait.ts";
import { dayOf, HOUR_MS, momentOf } from "#rules/time/moment.ts";
import { insertTemplate } from "#server/features/employment-terms/template.queries.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { findItems, worklistParams } from "../worklist.queries.ts";

const app = testApp();
const corporation = testCorporation(app);
const LIMITS = { weekHours: 48, restHours: 11, daysOn: 6, underFilledHours: 72, reminderDays: [] };

/** Two shifts of a person on some days, and what terms the person was given. */
const values = fc.record({
  days: fc.constantFrom([-20], [-8], [-7], [-1], [0], [3], [-20, 3], [-8, 0], [-7, -1], []),
  given: fc.constantFrom(null, -2, -1, 0),
  isRead: fc.constantFrom(false, false, true),
  status: fc.constantFrom("selected", "selected", "selected", "applied"),
  isNotMet: fc.constantFrom(false, false, false, true),
  booking: fc.constantFrom("open", "open", "open", "cancelled"),
  isDeactivated: fc.constantFrom(false, false, false, true),
});

type Values = typeof values extends fc.Arbitrary<infer One> ? One : never;
const people = new Map<number, Values>();

beforeAll(async () => {
  const employer = { name: "Vagtklar", cvr: "12345674", address: "Havnegade 12", insurer: "Havn" };
  const saved = { validFrom: testDay(0), employer, content: [] };
  const template_id = await inTransaction(app.db, (tx) =>
    insertTemplate(tx, saved, { createdBy: null, now: TEST_NOW }),
  );
  for (const made of fc.sample(values, { numRuns: 80, seed: 7 })) {
    const deactivated_at = made.isDeactivated ? new Date(TEST_NOW) : null;
    const { id } = await make.employee(app.db, { deactivated_at });
    people.set(id, made);
    for (const day of made.days) {
      const booking = await corporation.booking({ date: testDay(day), status: made.booking });
      const { status, isNotMet } = made;
      await corporation.shiftOn(booking.id, { employee_id: id, status, not_met_for_booking: isNotMet });
    }
    if (made.given === null) continue;
    const version = (number: number, day: number, isRead: boolean) => ({
      ...{ employee_id: id, number: `${id}-${number}`, template_id, wage: 1, default_wage: 1 },
      given_at: new Date(momentOf(testDay(day), "09:00")),
      read_at: isRead ? new Date(TEST_NOW) : null,
    });
    // What an earlier version says counts for nothing.
    const versions = [version(1, made.given - 1, !made.isRead), version(2, made.given, made.isRead)];
    await app.db.insertInto("employment_terms").values(versions).execute();
  }
});

test.each([
  [0, true],
  [24 * 3 + 2, true],
  // The template is in force from today on.
  [-24, false],
])("terms wait for the office as the rule says, %d hours from now", async (hours, hasTemplate) => {
  const now = TEST_NOW + hours * HOUR_MS;
  const items = (await findItems(app.db, worklistParams(LIMITS, now))).filter(
    ({ key }) => key === "terms_missing",
  );
  const expected = [...people].flatMap(([id, made]) => {
    const { days, given, isRead, status, isNotMet, booking, isDeactivated } = made;
    const [first] = days;
    const isConfirmed = status === "selected" && !isNotMet && booking === "open" && !isDeactivated;
    if (first === undefined || !isConfirmed) return [];
    const facts = {
      hasTemplate,
      firstDay: testDay(first),
      hasShiftAhead: days.some((day) => momentOf(testDay(day), "18:00") > now),
      givenOn: given === null ? null : testDay(given),
      isRead,
    };
    const wait = termsWait(facts, dayOf(now));
    return wait === null ? [] : [{ id, about: [wait, testDay(first)] }];
  });
  expect(expected.length > 5).toBe(hasTemplate);
  expect(items[0]?.total ?? 0).toBe(expected.length);
  for (const { employee_id, about } of items) expect(expected).toContainEqual({ id: employee_id, about });
});
