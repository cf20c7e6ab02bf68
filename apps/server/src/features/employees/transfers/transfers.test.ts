import { describe, expect, test } from "vitest";
import { transferEndpoints as rows } from "#contract/employees/transfer.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import * as make from "#tests/support/factories.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import { makeCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { createTestApp, TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);

/** CPR numbers that no other test has. */
const cprs = Array.from({ length: 20 }, (_, number) => `040598${1000 + number}`);
const nextCpr = () => cprs.pop() ?? "";

function profileWith(cpr: string, values: Parameters<typeof make.employee>[1] = {}) {
  const unclaimed = { identity_provider: null, identity_subject: null };
  return employeeWithPayData(app, { cpr }, { ...unclaimed, ...values });
}

async function newProfile(name: string) {
  const { body } = await app.call(sessionEndpoints.employeeSignIn, { body: { fbToken: `local:${name}` } });
  return { id: body.employee.id, token: body.token };
}

const transfer = (token: string, cpr: string) =>
  app.call(rows.transferOldProfile, { as: token, body: { cpr } });
const own = async (token: string) => (await app.call(rows.ownTransfer, { as: token })).body;
const waiting = async (employeeId: number) => {
  const { body } = await app.call(rows.transfers, { as: admin.token, query: { state: "waiting" } });
  return body.transfers.find(({ employee }) => employee.id === employeeId);
};
const decide = (id: number | undefined, decision: "confirm" | "refuse", reason = "Ringet op") =>
  app.call(rows.decideTransfer, { as: admin.token, params: { id: id ?? 0 }, body: { decision, reason } });

/** Somebody new who has asked for an old profile that is there. */
async function asked(name: string, values: Parameters<typeof make.employee>[1] = {}) {
  const cpr = nextCpr();
  const old = await profileWith(cpr, values);
  const fresh = await newProfile(name);
  const answer = await transfer(fresh.token, cpr);
  return { ...fresh, cpr, old, answer, request: await waiting(fresh.id) };
}

describe("asking for an old profile", () => {
  test("waits for an admin and shows nothing of it", async () => {
    const { id, token, old, answer, request } = await asked("karen", {
      first_name: "Hemmelig",
      phone: "20991133",
    });
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({ status: "waiting", token, employee: { id, first_name: "Karen" } });
    const me = await app.call(sessionEndpoints.employeeMe, { as: token });
    expect(me.body.employee.id).toBe(id);
    expect(await own(token)).toMatchObject({ state: "waiting", reason: "" });
    const seen = JSON.stringify([answer.body, me.body, await own(token)]);
    expect(seen).not.toMatch(/Hemmelig|20991133/);
    expect(request).toMatchObject({ old_profile: { id: old.id, first_name: "Hemmelig" }, others: 0 });
    expect(JSON.stringify(request)).not.toMatch(/cpr|bank/);
  });

  test("answers the same for a number that nobody has and for one that somebody else has taken", async () => {
    const [claimed, gone] = [nextCpr(), nextCpr()];
    await profileWith(claimed, { identity_provider: "local", identity_subject: "local:owner" });
    await profileWith(gone, { deactivated_at: new Date("2026-11-01") });
    const { token } = await newProfile("curious");
    const answers = [];
    for (const cpr of [nextCpr(), claimed, gone]) {
      const { status, text } = await transfer(token, cpr);
      answers.push({ status, text });
    }
    expect(answers[0]).toMatchObject({
      status: 404,
      text: expect.stringContaining("Vi kunne desværre ikke finde en bruger på dét cpr-nummer"),
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test("again is one request, for the number of the last time", async () => {
    const { id, token, cpr } = await asked("again");
    const other = await profileWith(nextCpr());
    await transfer(token, cpr);
    const { body } = await app.call(rows.transfers, { as: admin.token, query: { state: "waiting" } });
    expect(body.transfers.filter(({ employee }) => employee.id === id)).toHaveLength(1);
    expect(other.id).not.toBe((await waiting(id))?.old_profile.id);
  });

  test("is over with onboarding", async () => {
    const cpr = nextCpr();
    await profileWith(cpr);
    const { id } = await make.employee(app.db);
    expect((await transfer(await app.signIn({ kind: "employee", id }), cpr)).status).toBe(409);
  });

  test("can be tried five times a day, and the count keeps no number", async () => {
    const limited = await createTestApp({ settings: { rateLimits: true } });
    const { id } = await make.employee(limited.db, { new_user: true });
    const as = await limited.signIn({ kind: "employee", id });
    const tryOnce = async (cpr = "0405989999") =>
      (await limited.call(rows.transferOldProfile, { as, body: { cpr } })).status;
    const tries = [];
    for (const hours of [0, 1, 2, 3, 4, 5]) {
      limited.setNow(TEST_NOW + hours * HOUR_MS);
      tries.push(await tryOnce());
    }
    limited.setNow(TEST_NOW + 15 * HOUR_MS);
    tries.push(await tryOnce());
    const keys = await limited.db.selectFrom("rate_limits").select("key").execute();
    await limited.close();
    expect(tries).toEqual([404, 404, 404, 404, 404, 429, 404]);
    expect(JSON.stringify(keys)).not.toContain("0405989999");
  });
});

describe("an admin who decides", () => {
  test("hands the profile over: sign-in and session are the old one's, the new one is gone", async () => {
    const { id, token, cpr, old, request } = await asked("jonas", { first_name: "Jonas", sign_in_count: 7 });
    const confirmed = await decide(request?.id, "confirm");
    expect(confirmed.body).toMatchObject({ state: "confirmed", employee: { id: old.id } });
    const me = await app.call(sessionEndpoints.employeeMe, { as: token });
    expect(me.body.employee).toMatchObject({ id: old.id, cpr_nr: cpr, new_user: false, sign_in_count: 8 });
    expect((await newProfile("jonas")).id).toBe(old.id);
    expect(await app.db.selectFrom("employees").where("id", "=", id).execute()).toEqual([]);
    expect((await transfer(token, nextCpr())).status).toBe(401);
  });

  test("keeps what the new profile got while it waited: documents, terms, passkeys, notes and messages", async () => {
    const { id, old, request } = await asked("ventede");
    const at = new Date(TEST_NOW);
    await app.db
      .insertInto("employee_documents")
      .values({ employee_id: id, kind: "other", title: "Kørekort", added_at: at, by_office: false })
      .execute();
    await app.db
      .insertInto("passkeys")
      .values({
        ...{ employee_id: id, credential_id: "ventede", public_key: "", counter: 0 },
        ...{ name: "iPhone", created_at: at },
      })
      .execute();
    const confirmed = await decide(request?.id, "confirm");
    expect(confirmed.status, confirmed.text).toBe(200);
    for (const table of ["employee_documents", "passkeys"] as const) {
      const found = await app.db.selectFrom(table).select("id").where("employee_id", "=", old.id).execute();
      expect(found, table).toHaveLength(1);
    }
    const sent = await app.db
      .selectFrom("outbox")
      .select(["subject_key"])
      .where("key", "like", `transfer-decided:${request?.id}%`)
      .execute();
    expect(sent.every(({ subject_key }) => subject_key === `employee:${old.id}`)).toBe(true);
  });

  test("gives the session a new token, and the old one ends within a minute", async () => {
    const { token, old, request } = await asked("token");
    await decide(request?.id, "confirm");
    const { body } = await app.call(sessionEndpoints.employeeMe, { as: token });
    expect(body.token).not.toBe(token);
    const next = await app.call(sessionEndpoints.employeeMe, { as: body.token });
    expect(next.body).toMatchObject({ token: body.token, employee: { id: old.id } });
    app.setNow(TEST_NOW + 59_000);
    expect((await app.call(sessionEndpoints.employeeMe, { as: token })).status).toBe(200);
    app.setNow(TEST_NOW + 60_000);
    expect((await app.call(sessionEndpoints.employeeMe, { as: token })).status).toBe(401);
    expect((await app.call(sessionEndpoints.employeeMe, { as: body.token })).status).toBe(200);
    app.setNow(TEST_NOW);
  });

  test("refuses with a reason that the employee reads, and it can be asked for again", async () => {
    const { id, token, cpr, request } = await asked("mads");
    await app.db.updateTable("employees").set({ login_email: "mads@ny.test" }).where("id", "=", id).execute();
    await decide(request?.id, "refuse", "Navnet passer ikke");
    expect(await own(token)).toMatchObject({ state: "refused", reason: "Navnet passer ikke" });
    const mail = await app.db
      .selectFrom("outbox")
      .select(["subject", "body"])
      .where("recipient", "=", "mads@ny.test")
      .executeTakeFirstOrThrow();
    expect(mail.subject).toBe("Din gamle profil kunne ikke overføres");
    expect(mail.body).toContain("Navnet passer ikke");
    expect((await transfer(token, cpr)).status).toBe(202);
  });

  test("decides once, and one of two who ask for the same profile gets it", async () => {
    const first = await asked("foerst");
    const second = await newProfile("anden");
    await transfer(second.token, first.cpr);
    const rival = await waiting(second.id);
    expect(rival?.others).toBe(1);
    const answers = await Promise.all([decide(first.request?.id, "confirm"), decide(rival?.id, "confirm")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = await decide(first.request?.id, "confirm");
    expect(again.status).toBe(409);
  });

  test("cannot merge a new profile that has shifts", async () => {
    const { id, request } = await asked("travl");
    const hotel = await makeCorporation(app);
    const { id: booking_id } = await hotel.booking();
    await make.shift(app.db, { booking_id, employee_id: id, status: "applied" });
    const answer = await decide(request?.id, "confirm");
    expect(answer.body).toMatchObject({ code: "transfer_has_shifts" });
    expect((await decide(request?.id, "refuse")).status).toBe(200);
  });

  test("is written down by ids only, the question and the answer", async () => {
    const { request, old, id } = await asked("log");
    await decide(request?.id, "confirm", "Kender Log");
    const lines = await app.db
      .selectFrom("audit_log")
      .selectAll()
      .where("entity", "=", "profile_transfer")
      .where("entity_id", "=", String(request?.id))
      .orderBy("id")
      .execute();
    expect(lines).toMatchObject([
      { action: "ask_transfer", actor_id: id },
      { action: "transfer_confirmed", actor_id: admin.id, detail: { employee: id, old_profile: old.id } },
    ]);
    expect(JSON.stringify(lines)).not.toContain("Kender");
  });
});

describe("a number", () => {
  test.each(["040598123", "04059812345", "040598-1234"])("takes no %s", async (cpr) => {
    const { token } = await newProfile("malformed");
    expect((await transfer(token, cpr)).status).toBe(422);
  });
});
