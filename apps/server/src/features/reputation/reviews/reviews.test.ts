import { beforeAll, describe, expect, test, vi } from "vitest";
import { applicantEndpoints, jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { penaltyEndpoints as rows } from "#contract/employees/penalty.endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { type QueryInput, queryKey } from "#contract/wire/endpoint.ts";
import { publisherOf } from "#server/platform/live/changes.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import {
  outboxKeys,
  signedInEmployee,
  testAdmin,
  testApp,
  testCorporation,
} from "#tests/support/fixtures.ts";
import { createTestApp, TEST_NOW, type TestApp } from "#tests/support/test-app.ts";

const DAY_MS = 86_400_000;
const app = testApp();
const admin = testAdmin(app);
const hotel = testCorporation(app, { name: "Hotel Nordlys" });

type Person = Awaited<ReturnType<typeof signedInEmployee>>;

/** Somebody who has cancelled a confirmed shift `days` ahead. */
async function cancelled(days: number, person?: Person) {
  const employee = person ?? (await signedInEmployee(app));
  const booked = await hotel.bookedShift({ date: testDay(days) }, { employee_id: employee.id });
  const body = { cancellation_reason: "Flytter" };
  await app.call(jobEndpoints.cancel, { as: employee.token, params: { id: booked.booking.id }, body });
  const [penalty] = await own(employee);
  return { employee, ...booked, id: penalty?.id ?? 0 };
}

const own = async ({ token }: Person) => (await app.call(rows.ownPenalties, { as: token })).body;
const ask = ({ token }: Person, id: number, message = "Toget holdt stille") =>
  app.call(rows.askForReview, { as: token, params: { id }, body: { message } });
const decide = (id: number, decision: "uphold" | "lift", reason = "Vi har ringet til hotellet") =>
  app.call(rows.reviewPenalty, { as: admin.token, params: { id }, body: { decision, reason } });
const queue = async (query: QueryInput<typeof rows.penalties> = {}) =>
  (await app.call(rows.penalties, { as: admin.token, query })).body;
const frozen = async ({ token }: Person) =>
  (await app.call(sessionEndpoints.employeeMe, { as: token })).body.employee.penalty.frozen_until;

test("lifting a freeze has the open job pages of its person show that they can apply", async () => {
  const { employee, id } = await cancelled(1);
  const sent = vi.spyOn(publisherOf(app.db), "add");
  await decide(id, "lift");
  const own = sent.mock.calls.flat(2).filter(({ channels }) => channels.includes(`employee:${employee.id}`));
  sent.mockRestore();
  expect(own.flatMap(({ keys }) => JSON.parse(keys))).toEqual(
    expect.arrayContaining([queryKey(jobEndpoints.booking), queryKey(jobEndpoints.overview)]),
  );
});

describe("a penalty", () => {
  test("says the shift, the rule, the end of the freeze, whose the star is and what removes it", async () => {
    const { employee, booking, shift, id } = await cancelled(1);
    expect(await own(employee)).toMatchObject([
      {
        id,
        kind: "late",
        card: "yellow",
        rule: "late_cancellation",
        shift: { id: shift.id, booking_id: booking.id, corporation: "Hotel Nordlys" },
        freeze_until: "2026-12-09T09:00:00.000Z",
        star: true,
        counts: true,
        held: false,
        lifts_when: "replaced",
        review: null,
      },
    ]);
    expect(await outboxKeys(app, `penalty-given:${id}`)).toHaveLength(1);
  });

  test("is nobody else's to read or to ask about", async () => {
    const { id } = await cancelled(1);
    const stranger = await signedInEmployee(app);
    expect(await own(stranger)).toEqual([]);
    expect((await ask(stranger, id)).status).toBe(404);
  });
});

describe("asking for a new look", () => {
  test("stands first in the queue with the person's words and a date, and is asked once", async () => {
    const { employee, id } = await cancelled(9);
    const answer = await ask(employee, id);
    const review = { message: "Toget holdt stille", answer_by: "2026-12-08", reviewer: "Karen Lund" };
    expect(answer.body.review).toMatchObject({ ...review, decision: null });
    expect((await queue({ state: "waiting" })).penalties[0]).toMatchObject({
      id,
      waits: true,
      employee: { id: employee.id },
      review,
    });
    expect(await ask(employee, id)).toMatchObject({ status: 409, body: { code: "review_asked" } });
  });

  test("pressed twice at once is one request", async () => {
    const { employee, id } = await cancelled(9);
    const answers = await Promise.all([ask(employee, id), ask(employee, id, "Igen")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe("an admin", () => {
  test("lifts it: card, freeze, star, history and count are gone, and the person reads why", async () => {
    const { employee, id } = await cancelled(1);
    const mine = { as: employee.token, params: { employeeId: employee.id } };
    expect((await app.call(applicantEndpoints.cancellations, mine)).body).toHaveLength(1);
    expect((await decide(id, "lift")).body).toMatchObject({ waits: false, star: false });
    const me = (await app.call(sessionEndpoints.employeeMe, { as: employee.token })).body.employee;
    expect(me).toMatchObject({
      penalty: { card: null, frozen_until: null },
      nrOfCancelledShifts: 0,
      rating: { nrOfRatings: 0 },
    });
    expect((await app.call(applicantEndpoints.cancellations, mine)).body).toEqual([]);
    expect((await own(employee))[0]).toMatchObject({
      counts: false,
      review: { decision: "lift", reason: "Vi har ringet til hotellet" },
    });
    const sent = await outboxKeys(app, `penalty-decided:${id}:%`);
    expect(sent.map((key) => key.endsWith(":sms"))).toEqual([false, true]);
  });

  test("is named as who decided, on the page and in the letter, whoever was said to look at it", async () => {
    const { employee, id } = await cancelled(9);
    await ask(employee, id);
    await app.db
      .updateTable("corporations")
      .set({ contact_person: "Maja Kontor" })
      .where("id", "=", admin.id)
      .execute();
    await decide(id, "uphold");
    expect((await own(employee))[0]).toMatchObject({ review: { reviewer: "Maja Kontor" } });
    const { body } = await app.db
      .selectFrom("outbox")
      .select("body")
      .where("key", "like", `penalty-decided:${id}:%`)
      .where("channel", "=", "email")
      .executeTakeFirstOrThrow();
    expect(body).toContain("Maja Kontor har set på dit");
    expect(body).not.toContain("Karen Lund");
  });

  test("upholds it once, still can lift it, and after a lift decides no more", async () => {
    const { employee, id } = await cancelled(1);
    expect((await decide(id, "uphold")).body).toMatchObject({ waits: false, review: { decision: "uphold" } });
    expect(await decide(id, "uphold")).toMatchObject({ status: 409, body: { code: "penalty_upheld" } });
    expect(await frozen(employee)).not.toBeNull();
    app.setNow(TEST_NOW + 60_000);
    expect((await ask(employee, id)).body.review).toMatchObject({ decision: null, reason: "" });
    expect((await queue({ state: "waiting" })).penalties.some((one) => one.id === id)).toBe(true);
    expect((await decide(id, "lift")).status).toBe(200);
    expect(await decide(id, "lift")).toMatchObject({ status: 409, body: { code: "penalty_lifted" } });
    expect(await ask(employee, id)).toMatchObject({ status: 409 });
    app.setNow(TEST_NOW);
  });

  test("and another who decide at the same moment: one of them is told", async () => {
    const { id } = await cancelled(1);
    const answers = await Promise.all([decide(id, "lift"), decide(id, "lift")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("finds a person by name and by state, and gives a reason", async () => {
    const sigrid = await signedInEmployee(app, { first_name: "Sigrid", last_name: "Ødegård" });
    const { id } = await cancelled(1, sigrid);
    expect((await queue({ searchTerm: "ØDEG" })).penalties.map((one) => one.id)).toEqual([id]);
    expect((await queue({ searchTerm: "ødeg", state: "lifted" })).total).toBe(0);
    expect((await decide(id, "lift", "  ")).status).toBe(422);
  });

  test("pages through all of them in one order: who waits, the soonest answer first, then the newest", async () => {
    const days = [null, 1, 2] as const;
    const at = (day: number | null) => (day === null ? null : new Date(TEST_NOW + day * DAY_MS));
    const made = days.flatMap((asked) =>
      days.flatMap((decided) =>
        [null, 9].flatMap((freeze) => [null, 3].map((annulled) => ({ asked, decided, freeze, annulled }))),
      ),
    );
    const { id: employee } = await make.employee(app.db);
    const facts = new Map<number, { waits: boolean; answerBy: string }>();
    for (const [place, { asked, decided, freeze, annulled }] of made.entries()) {
      const { shift } = await hotel.bookedShift({ date: testDay(place + 1) }, { employee_id: employee });
      const answerBy = asked === null ? null : testDay(asked + (place % 3));
      const values = { review_asked_at: at(asked), answer_by: answerBy, decided_at: at(decided) };
      const { id } = await app.db
        .insertInto("penalties")
        .values({
          employee_id: employee,
          shift_id: shift.id,
          kind: "late",
          card: "yellow",
          occurred_at: new Date(0),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await app.db
        .updateTable("penalties")
        .set({ ...values, freeze_until: at(freeze), annulled_at: at(annulled) })
        .where("id", "=", id)
        .execute();
      const isOpen = decided === null || (asked !== null && decided < asked);
      const waits = annulled === null && isOpen && (asked !== null || freeze !== null);
      facts.set(id, { waits, answerBy: waits ? (answerBy ?? "9") : "9" });
    }
    const inOrder = [...facts].toSorted(
      ([id, one], [otherId, other]) =>
        Number(other.waits) - Number(one.waits) || one.answerBy.localeCompare(other.answerBy) || otherId - id,
    );
    const seen: number[] = [];
    for (let offset = 0; offset < made.length; offset += 7) {
      const { penalties, total } = await queue({
        employee: String(employee),
        limit: "7",
        offset: String(offset),
      });
      seen.push(...penalties.map(({ id }) => id));
      expect(total).toBe(made.length);
    }
    expect(seen).toEqual(inOrder.map(([id]) => id));
    expect(await queue({ employee: String(employee), limit: "7", offset: "70" })).toEqual({
      penalties: [],
      total: made.length,
    });
  });

  test("writes no word of it into the log", async () => {
    const { employee, id } = await cancelled(1);
    await ask(employee, id, "Min søn blev syg");
    await decide(id, "lift", "Hans søn var syg");
    const lines = await app.db.selectFrom("audit_log").selectAll().where("entity", "=", "penalty").execute();
    const about = lines.filter(({ entity_id }) => entity_id === String(id));
    expect(about.map(({ action }) => action)).toEqual(["ask_penalty_review", "penalty_lift"]);
    expect(JSON.stringify(about)).not.toContain("søn");
  });
});

describe("somebody set to met after all", () => {
  test("is told that the card is gone", async () => {
    const employee = await signedInEmployee(app);
    const { shift } = await hotel.bookedShift({ date: testDay(-1) }, { employee_id: employee.id });
    const setMet = (metStatus: boolean) =>
      app.call(invoicingEndpoints.met, { as: admin.token, params: { id: shift.id }, body: { metStatus } });
    await setMet(false);
    const [penalty] = await own(employee);
    expect(penalty).toMatchObject({ rule: "no_show", card: "red", lifts_when: "met", star: false });
    await setMet(true);
    expect((await own(employee))[0]).toMatchObject({ counts: false });
    expect(await outboxKeys(app, `penalty-gone:${penalty?.id}`)).toHaveLength(1);
  });
});

describe("where people decide before a freeze runs", () => {
  let held: TestApp;
  beforeAll(async () => {
    held = await createTestApp({ settings: { holdFreezesFrom: TEST_NOW } });
    return () => held.close();
  });

  test("it freezes nobody until an admin has upheld it", async () => {
    const corporation = await make.corporation(held.db, { is_admin: true });
    const as = await held.signIn({ kind: "corporation", id: corporation.id });
    const employee = await make.employee(held.db);
    const token = await held.signIn({ kind: "employee", id: employee.id });
    const staff = await make.staffType(held.db);
    const own = { corporation_id: corporation.id, staff_type_id: staff.id };
    const booking = await make.booking(held.db, { ...own, date: testDay(1) });
    await make.shift(held.db, { booking_id: booking.id, employee_id: employee.id, status: "selected" });
    const params = { id: booking.id };
    const body = { cancellation_reason: "Flytter" };
    const cost = await held.call(jobEndpoints.cancellationCost, { as: token, params });
    expect(cost.body).toMatchObject({ freeze_until: "2026-12-09T09:00:00.000Z", held: true });
    const left = await held.call(jobEndpoints.cancel, { as: token, params, body });
    expect(left.body.shift?.penalty).toMatchObject({ held: true });

    const penalty = async () =>
      (await held.call(sessionEndpoints.employeeMe, { as: token })).body.employee.penalty;
    expect(await penalty()).toEqual({ card: "yellow", frozen_until: null });
    const [given] = (await held.call(rows.ownPenalties, { as: token })).body;
    expect(given).toMatchObject({ held: true, counts: true });
    const decision = { decision: "uphold" as const, reason: "Aftalt på telefon" };
    await held.call(rows.reviewPenalty, { as, params: { id: given?.id ?? 0 }, body: decision });
    expect(await penalty()).toEqual({ card: "yellow", frozen_until: "2026-12-09T09:00:00.000Z" });
    const job = await held.call(jobEndpoints.booking, { as: token, params });
    expect(job.body.shift?.penalty).toMatchObject({ held: false });
  });
});
