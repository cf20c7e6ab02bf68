import { expect, test } from "vitest";
import { applicantEndpoints, jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { fitnessEndpoints as rows } from "#contract/applications/fitness.endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import type { FitnessReason } from "#rules/applying/fitness/fitness.ts";
import * as make from "#tests/support/factories.ts";
import { giveSkill, testDay } from "#tests/support/factories.ts";
import { type EmployeeValues, testAdmin, testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const hotel = testCorporation(app);
const admin = testAdmin(app);

async function person(values: EmployeeValues = {}) {
  const { id } = await make.employee(app.db, { right_to_work: "free", ...values });
  await giveSkill(app.db, id, hotel.staffType.id);
  return { id, token: await app.signIn({ kind: "employee", id }) };
}

async function withDocument(id: number, kind: "work_permit" | "student_permit", until: string | null) {
  const decided = { decision: "approve" as const, decided_at: new Date(TEST_NOW) };
  await app.db
    .insertInto("employee_documents")
    .values({
      employee_id: id,
      kind,
      expires_on: until,
      added_at: new Date(TEST_NOW),
      by_office: true,
      ...decided,
    })
    .execute();
}

/** A student with so many confirmed shifts of eight hours in March. */
async function student(shifts: number) {
  const one = await person({ right_to_work: "permit" });
  await withDocument(one.id, "student_permit", null);
  // Every other day, so that no rule of working time is near.
  for (let index = 0; index < shifts; index++) {
    const booking = await hotel.booking({ date: `2027-03-${String(2 * index + 1).padStart(2, "0")}` });
    await hotel.shiftOn(booking.id, { employee_id: one.id });
  }
  return one;
}

async function applied(id: number, date = testDay(5)) {
  const booking = await hotel.booking({ date });
  const shift = await hotel.shiftOn(booking.id, { employee_id: id, status: "applied" });
  return { booking: booking.id, shift: shift.id };
}

const select = (shiftId: number, as = hotel.token, reason = "") =>
  app.call(applicantEndpoints.changeState, {
    as,
    params: { shiftId },
    query: { shiftType: "selected" },
    body: { reason },
  });
const check = (id: number, employeeId: number, as = hotel.token) =>
  app.call(rows.check, { as, params: { id, employeeId } });
const set = (reason: FitnessReason, choice: "refuse" | "warn" | "ignore") =>
  app.call(rows.saveSetting, { as: admin.token, body: { reason, choice } });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code ?? "ok";

test("of two selections at the same moment that are too many hours for a student one is refused", async () => {
  // Ten shifts of eight hours: one more is 88 hours, two are 96.
  const one = await student(10);
  const [first, second] = [await applied(one.id, "2027-03-23"), await applied(one.id, "2027-03-26")];
  const answers = await Promise.all([select(first.shift), select(second.shift)]);
  expect(answers.map(codeOf).sort()).toEqual(["ok", "working_time"]);
  const { body } = await app.call(rows.personFitness, { as: admin.token, params: { id: one.id } });
  expect(body.checks).toHaveLength(1);
});

test("the company reads nothing private: neither in the dialog nor in the refusal", async () => {
  const one = await person({ right_to_work: "permit" });
  const { booking, shift } = await applied(one.id);
  expect((await check(booking, one.id)).body).toEqual({
    verdict: "refuse",
    sentence: "Kontoret skal først se på papirerne, før medarbejderen kan bookes.",
    findings: [],
  });
  const refused = await select(shift);
  expect(codeOf(refused)).toBe("papers_first");
  expect(JSON.stringify(refused.body)).not.toMatch(/tilladelse|permit/);
  const other = await person();
  expect((await check(booking, other.id)).status).toBe(404);
});

test("the office reads every reason, and goes past none of the right to work", async () => {
  const one = await person({ right_to_work: "permit" });
  const { booking, shift } = await applied(one.id);
  const { body } = await check(booking, one.id, admin.token);
  expect(body).toMatchObject({ verdict: "refuse", findings: [{ reason: "no_permit", why: "missing" }] });
  expect(codeOf(await select(shift, admin.token, "Vi har set den"))).toBe("unfit");
});

test("somebody of whom nothing is said is booked as before, and the office is warned", async () => {
  const one = await person({ right_to_work: "not_stated" });
  const { booking, shift } = await applied(one.id);
  expect((await check(booking, one.id, admin.token)).body).toMatchObject({
    verdict: "ok",
    findings: [{ reason: "not_stated", verdict: "warn" }],
  });
  expect((await select(shift)).status).toBe(200);
});

test("the office goes past two profiles of one number with a reason that is kept and logged", async () => {
  const cpr = { cpr_digest: "same", shares_cpr: true };
  const [one] = [await person(cpr), await person(cpr)];
  const { booking, shift } = await applied(one.id);
  expect(codeOf(await select(shift))).toBe("papers_first");
  expect((await check(booking, one.id, admin.token)).body.verdict).toBe("pass");
  expect(codeOf(await select(shift, admin.token))).toBe("past_check");
  expect((await select(shift, admin.token, "De samles i morgen")).status).toBe(200);
  const { body } = await app.call(rows.personFitness, { as: admin.token, params: { id: one.id } });
  expect(body.checks).toMatchObject([
    { reason: "De samles i morgen", findings: [{ reason: "same_cpr", passed: true }] },
  ]);
  const logged = await app.db
    .selectFrom("audit_log")
    .select("detail")
    .where("action", "=", "pass_check")
    .where("entity_id", "=", String(shift))
    .execute();
  expect(logged).toEqual([{ detail: { booking, reasons: ["same_cpr"] } }]);
});

test("a profile without access, or with another number, is no double", async () => {
  const named = { first_name: "Ida", last_name: "Dobbelt", birth_date: "1999-02-03" };
  const one = await person({ ...named, cpr_digest: "a" });
  await person({ ...named, cpr_digest: "b" });
  await person({ ...named, deactivated_at: new Date(TEST_NOW) });
  const { booking } = await applied(one.id);
  expect((await check(booking, one.id, admin.token)).body.findings).toEqual([]);
  await person(named);
  expect((await check(booking, one.id, admin.token)).body.findings).toMatchObject([
    { reason: "possible_double", verdict: "warn" },
  ]);
});

test("what the owner sets of a reason holds from then on, and a missing permit is never left aside", async () => {
  const one = await person({ right_to_work: "not_stated" });
  const { shift } = await applied(one.id);
  await set("not_stated", "refuse");
  expect(codeOf(await select(shift))).toBe("papers_first");
  await set("not_stated", "ignore");
  expect((await select(shift)).status).toBe(200);
  const { body } = await set("not_stated", "warn");
  expect(body).toContainEqual(expect.objectContaining({ reason: "not_stated", choice: "warn" }));
  expect((await set("no_permit", "ignore")).status).toBe(422);
});

test("a shift that is over stands in nobody's way: who has worked is paid", async () => {
  const one = await person({ right_to_work: "permit" });
  const booking = await hotel.booking({ date: testDay(-2) });
  const call = { as: admin.token, params: { id: booking.id }, body: { employee_id: one.id } };
  expect((await app.call(invoicingEndpoints.addWorker, call)).status).toBe(200);
});

test("the person says the right to work, and does not take back alone that a permit is needed", async () => {
  const one = await person({ right_to_work: "not_stated" });
  const say = (right_to_work: "free" | "permit") =>
    app.call(rows.sayRightToWork, { as: one.token, body: { right_to_work } });
  expect((await say("permit")).body).toMatchObject({ right_to_work: "permit", may_say: ["permit"] });
  expect(codeOf(await say("free"))).toBe("right_to_work_office");
  const noted = await app.call(rows.noteRightToWork, {
    as: admin.token,
    params: { id: one.id },
    body: { right_to_work: "free" },
  });
  expect(noted.body).toMatchObject({ right_to_work: "free", by_office: true });
  expect(codeOf(await say("permit"))).toBe("right_to_work_office");
});

test("who applies is told what stands in the way and what to do, and may apply all the same", async () => {
  const one = await person({ right_to_work: "permit" });
  const booking = await hotel.booking({ date: testDay(5) });
  const params = { id: booking.id };
  const { body } = await app.call(jobEndpoints.booking, { as: one.token, params });
  expect(body.hindrances).toEqual([
    { sentence: expect.stringMatching(/Send den i din profil under «Dokumenter»/), is_refused: true },
  ]);
  expect((await app.call(jobEndpoints.apply, { as: one.token, params })).status).toBe(200);
});

test("who may have two profiles is told to ring, where the office lets nobody have a shift before it has looked", async () => {
  const named = { first_name: "Mia", last_name: "Dobbelt", birth_date: "1998-02-03" };
  const one = await person(named);
  await person(named);
  const booking = await hotel.booking({ date: testDay(5) });
  const read = async () =>
    (await app.call(jobEndpoints.booking, { as: one.token, params: { id: booking.id } })).body.hindrances;
  expect(await read()).toEqual([]);
  await set("possible_double", "refuse");
  expect(await read()).toEqual([{ sentence: expect.stringMatching(/Ring til os/), is_refused: true }]);
  await set("possible_double", "warn");
});

test("a student reads the hours of the month against the limit", async () => {
  const one = await student(0);
  const booking = await hotel.booking({ date: testDay(5) });
  await hotel.shiftOn(booking.id, { employee_id: one.id });
  const { body } = await app.call(rows.ownRightToWork, { as: one.token });
  expect(body.student).toEqual({ month: "2026-11-01", hours: 8, limit: 90 });
});
