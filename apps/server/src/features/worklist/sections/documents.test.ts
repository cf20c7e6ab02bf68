import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { documentWaits } from "#rules/people/documents/document.ts";
import { dayOf, HOUR_MS, momentOf } from "#rules/time/moment.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { findItems, worklistParams } from "../worklist.queries.ts";

const app = testApp();
const corporation = testCorporation(app);
const LIMITS = { weekHours: 48, restHours: 11, daysOn: 6, underFilledHours: 72, reminderDays: [] };

/** A document, what was sent in its place, and a shift of its person on some day. */
const values = fc.record({
  decision: fc.constantFrom("approve", "approve", "approve", "approve", "decline", null),
  until: fc.constantFrom(null, -1, 0, 3, 29, 30, 31),
  renewal: fc.constantFrom("none", "none", "none", "waiting", "declined"),
  shiftOn: fc.constantFrom(null, -1, 0, 1, 4, 31, 32),
  status: fc.constantFrom("selected", "selected", "selected", "selected", "applied", "cancelled"),
  booking: fc.constantFrom("open", "open", "open", "cancelled"),
});

type Values = typeof values extends fc.Arbitrary<infer One> ? One : never;
const people = new Map<number, Values>();

beforeAll(async () => {
  for (const made of fc.sample(values, { numRuns: 60, seed: 5 })) {
    const { id } = await make.employee(app.db);
    people.set(id, made);
    const at = new Date(TEST_NOW);
    const row = (decision: Values["decision"]) => ({
      ...{ employee_id: id, kind: "work_permit" as const, added_at: at, by_office: false, decision },
      decided_at: decision && at,
    });
    const expires_on = made.until === null ? null : testDay(made.until);
    const document = await app.db
      .insertInto("employee_documents")
      .values({ ...row(made.decision), expires_on })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (made.renewal !== "none") {
      const decision = made.renewal === "declined" ? "decline" : null;
      await app.db
        .insertInto("employee_documents")
        .values({ ...row(decision), replaces_id: document.id })
        .execute();
    }
    if (made.shiftOn === null) continue;
    const booking = await corporation.booking({ date: testDay(made.shiftOn), status: made.booking });
    await corporation.shiftOn(booking.id, { employee_id: id, status: made.status });
  }
});

const FURTHER = 24 * 4 + 3;

test.each([0, FURTHER])(
  "documents wait for the office as the rule says, %d hours from now",
  async (hours) => {
    const now = TEST_NOW + hours * HOUR_MS;
    const found = await findItems(app.db, worklistParams(LIMITS, now));
    const idsOf = (key: string) => {
      const items = found.filter((item) => item.key === key);
      return { total: items[0]?.total ?? 0, ids: new Set(items.map((item) => item.employee_id)) };
    };
    const expected = { new_documents: 0, expiring_documents: 0 };
    for (const [id, { decision, until, renewal, shiftOn, status, booking }] of people) {
      const expiresOn = until === null ? null : testDay(until);
      const isAhead = shiftOn !== null && momentOf(testDay(shiftOn), "18:00") > now;
      const isConfirmed = isAhead && status === "selected" && booking !== "cancelled";
      const facts = {
        ...{ decision, expiresOn, isRenewed: renewal === "waiting" },
        hasShiftAfter: isConfirmed && expiresOn !== null && testDay(shiftOn) > expiresOn,
      };
      const waits = documentWaits(facts, dayOf(now));
      if (waits) expected[waits] += 1;
      if (renewal === "waiting") expected.new_documents += 1;
      if (waits === "expiring_documents") expect(idsOf(waits).ids).toContain(id);
    }
    expect(expected.expiring_documents).toBeGreaterThan(0);
    expect(idsOf("expiring_documents").total).toBe(expected.expiring_documents);
    expect(idsOf("new_documents").total).toBe(expected.new_documents);
  },
);

test("a night over the last day of a permit waits for the office, and one until midnight does not", async () => {
  const items = async () =>
    (await findItems(app.db, worklistParams(LIMITS, TEST_NOW))).map(({ shift_id }) => shift_id);
  const shiftOf = async (end_time: string) => {
    const { id } = await make.employee(app.db);
    await app.db
      .insertInto("employee_documents")
      .values({
        ...{ employee_id: id, kind: "work_permit", decision: "approve", decided_at: new Date(TEST_NOW) },
        ...{ expires_on: testDay(6), added_at: new Date(TEST_NOW), by_office: true },
      })
      .execute();
    const booking = await corporation.booking({ date: testDay(6), start_time: "18:00", end_time });
    return (await corporation.shiftOn(booking.id, { employee_id: id })).id;
  };
  const [over, until] = [await shiftOf("02:00"), await shiftOf("00:00")];
  expect(await items()).toContain(over);
  expect(await items()).not.toContain(until);
});

test("who needs a permit and has none for a confirmed shift waits for the office, until one holds or none is needed", async () => {
  const { id } = await make.employee(app.db, { right_to_work: "permit" });
  const booking = await corporation.booking({ date: testDay(9) });
  const shift = await corporation.shiftOn(booking.id, { employee_id: id });
  const waiting = async () =>
    (await findItems(app.db, worklistParams(LIMITS, TEST_NOW)))
      .filter((item) => item.key === "no_permit" && item.employee_id === id)
      .map(({ shift_id }) => shift_id);
  const say = (right_to_work: "free" | "permit" | "not_stated") =>
    app.db.updateTable("employees").set({ right_to_work }).where("id", "=", id).execute();
  expect(await waiting()).toEqual([shift.id]);
  await say("free");
  expect(await waiting()).toEqual([]);
  await say("permit");
  const { id: permit } = await app.db
    .insertInto("employee_documents")
    .values({ employee_id: id, kind: "student_permit", added_at: new Date(TEST_NOW), by_office: false })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect(await waiting()).toEqual([]);
  const decide = (decision: "approve" | "decline", expires_on: string | null) =>
    app.db
      .updateTable("employee_documents")
      .set({ decision, decided_at: new Date(TEST_NOW), expires_on })
      .where("id", "=", permit)
      .execute();
  await decide("decline", null);
  expect(await waiting()).toEqual([shift.id]);
  await decide("approve", testDay(8));
  expect(await waiting()).toEqual([]);
  await decide("approve", testDay(60));
  expect(await waiting()).toEqual([]);
});
