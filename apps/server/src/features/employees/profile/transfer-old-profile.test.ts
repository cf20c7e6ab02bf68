import { describe, expect, test } from "vitest";
import { employeeEndpoints as rows } from "#contract/employees/endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { createTestApp } from "#tests/support/test-app.ts";

const app = testApp();

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

describe("taking over an old profile", () => {
  test("moves the sign-in to it, keeps the session, and removes the empty new one", async () => {
    const cpr = nextCpr();
    const old = await profileWith(cpr, { first_name: "Karen", sign_in_count: 7 });
    const { id, token } = await newProfile("karen");
    const answer = await transfer(token, cpr);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      token,
      taken_over: false,
      employee: { id: old.id, first_name: "Karen", cpr_nr: cpr, new_user: false, sign_in_count: 8 },
    });
    const me = await app.call(sessionEndpoints.employeeMe, { as: token });
    expect(me.body.employee.id).toBe(old.id);
    expect((await newProfile("karen")).id).toBe(old.id);
    expect(await app.db.selectFrom("employees").where("id", "=", id).execute()).toEqual([]);
    const line = await app.db
      .selectFrom("audit_log")
      .selectAll()
      .where("action", "=", "transfer_old_profile")
      .where("entity_id", "=", String(old.id))
      .executeTakeFirst();
    expect(line).toMatchObject({ actor_id: id, detail: { from: id } });
  });

  test("is refused for a number that nobody has, that is claimed, and once onboarding is done", async () => {
    const [claimed, free] = [nextCpr(), nextCpr()];
    await profileWith(claimed, { identity_provider: "local", identity_subject: "local:owner" });
    await profileWith(free);
    const { token } = await newProfile("refused");
    const unknown = await transfer(token, nextCpr());
    expect(unknown.status).toBe(404);
    expect(unknown.body).toMatchObject({
      message: "Vi kunne desværre ikke finde en bruger på dét cpr-nummer",
    });
    const taken = await transfer(token, claimed);
    expect(taken.status).toBe(401);
    expect(taken.body).toMatchObject({ message: "Du har allerede overtaget din tidligere profil" });
    expect((await app.call(sessionEndpoints.employeeMe, { as: token })).status).toBe(200);
    const done = await make.employee(app.db);
    const doneToken = await app.signIn({ kind: "employee", id: done.id });
    expect((await transfer(doneToken, free)).status).toBe(409);
  });

  test("finds no profile that is deactivated", async () => {
    const cpr = nextCpr();
    await profileWith(cpr, { deactivated_at: new Date("2026-11-01") });
    const { token } = await newProfile("deactivated");
    expect((await transfer(token, cpr)).status).toBe(404);
  });

  test("lets one of two new employees through who ask at once", async () => {
    const cpr = nextCpr();
    await profileWith(cpr);
    const [first, second] = [await newProfile("first"), await newProfile("second")];
    const answers = await Promise.all([transfer(first.token, cpr), transfer(second.token, cpr)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test.each(["040598123", "04059812345", "040598-1234"])("takes no %s", async (cpr) => {
    const { token } = await newProfile("malformed");
    expect((await transfer(token, cpr)).status).toBe(422);
  });

  test("can be tried five times an hour, and the count keeps no number", async () => {
    const limited = await createTestApp({ settings: { rateLimits: true } });
    const { id } = await make.employee(limited.db, { new_user: true });
    const as = await limited.signIn({ kind: "employee", id });
    const tries = [];
    for (const _ of [1, 2, 3, 4, 5, 6]) {
      const body = { cpr: "0405989999" };
      tries.push((await limited.call(rows.transferOldProfile, { as, body })).status);
    }
    const keys = await limited.db.selectFrom("rate_limits").select("key").execute();
    await limited.close();
    expect(tries).toEqual([404, 404, 404, 404, 404, 429]);
    expect(JSON.stringify(keys)).not.toContain("0405989999");
  });
});
