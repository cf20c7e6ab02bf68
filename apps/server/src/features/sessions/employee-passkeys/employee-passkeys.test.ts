import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { mergeEndpoints } from "#contract/employees/merge.endpoints.ts";
import { privacyEndpoints } from "#contract/privacy/privacy.endpoints.ts";
import { activeSessionEndpoints } from "#contract/sessions/active-session.endpoints.ts";
import { employeePasskeyEndpoints as rows } from "#contract/sessions/employee-passkey.endpoints.ts";
import { secondFactorEndpoints } from "#contract/sessions/second-factor.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { makeAuthenticator } from "#tests/stand-ins/authenticator.ts";
import * as make from "#tests/support/factories.ts";
import { newestMailTo } from "#tests/support/fixtures/delivery.ts";
import { passkeysOfEmployees } from "#tests/support/fixtures/employee-passkeys.ts";
import { signedInCorporation, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const MINUTE = 60_000;
const app = testApp();
const { add, withPasskey, challenge, send, signIn } = passkeysOfEmployees(app);
let admin: string;
beforeAll(async () => {
  const { id } = await make.corporation(app.db, { is_admin: true });
  admin = await app.signIn({ kind: "corporation", id });
});
afterEach(() => app.setNow(TEST_NOW));

const newKey = () => makeAuthenticator(app.services.settings.publicUrl);
/** Merges two profiles; every way in of the dropped one leads to the kept one. */
async function merge(keep: number, drop: number) {
  const preview = await app.call(mergeEndpoints.merge, {
    ...{ as: admin, query: { dryRun: "1" }, body: { keep, drop } },
  });
  const ways = preview.body.ways.map(({ key }) => key);
  return app.call(mergeEndpoints.merge, { as: admin, query: {}, body: { keep, drop, ways } });
}
const deactivate = (id: number, deactivated_at: Date | null) =>
  app.db.updateTable("employees").set({ deactivated_at }).where("id", "=", id).execute();

describe("signing in with a passkey alone", () => {
  test("signs its person in, each time again, and is written down", async () => {
    const { id, key } = await withPasskey();
    const signedIn = await signIn(key);
    expect(signedIn.body).toMatchObject({ status: "success", employee: { id } });
    const me = await app.call(sessionEndpoints.employeeMe, { as: signedIn.body.token });
    expect(me.body.employee.id).toBe(id);
    expect((await signIn(key)).status).toBe(200);
    const noted = await app.db
      .selectFrom("security_events")
      .select(["kind", "about"])
      .where("account", "=", `employee:${id}`)
      .execute();
    expect(noted).toContainEqual({ kind: "sign_in", about: "passkey" });
  });

  test("takes a challenge once, and for ten minutes", async () => {
    const { key } = await withPasskey();
    const asked = await challenge();
    expect((await send(asked, key.get(asked))).status).toBe(200);
    expect((await send(asked, key.get(asked))).body).toMatchObject({ code: "challenge_ended" });
    const late = await challenge();
    app.setNow(TEST_NOW + 10 * MINUTE);
    expect((await send(late, key.get(late))).body).toMatchObject({ code: "challenge_ended" });
  });

  test("takes one of two that send the same signature at once", async () => {
    const { key } = await withPasskey();
    const asked = await challenge();
    const signed = key.get(asked);
    const answers = await Promise.all([send(asked, signed), send(asked, signed)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("refuses another challenge, another site, an unknown key, a copy whose counter is behind", async () => {
    const { key } = await withPasskey();
    const elsewhere = makeAuthenticator("https://falsk.test");
    const signatures = [
      async (_asked: string) => key.get(await challenge()),
      async (asked: string) => ({ ...elsewhere.get(asked), id: key.id, rawId: key.id }),
      async (asked: string) => newKey().get(asked),
    ];
    for (const signed of signatures) {
      const asked = await challenge();
      expect((await send(asked, await signed(asked))).body).toMatchObject({ code: "wrong_passkey" });
    }
    expect((await signIn(key)).status).toBe(200);
    key.counter = 0;
    expect((await signIn(key)).body).toMatchObject({ code: "wrong_passkey" });
  });

  test("refuses a device that has seen neither finger, face nor PIN", async () => {
    const { key } = await withPasskey();
    key.isUserVerified = false;
    expect((await signIn(key)).body).toMatchObject({ code: "wrong_passkey" });
    const careless = newKey();
    careless.isUserVerified = false;
    const { token } = await withPasskey();
    expect((await add(token, careless)).body).toMatchObject({ code: "wrong_passkey" });
  });

  test("refuses a company's second factor, and a company refuses an employee's passkey", async () => {
    const hotel = await signedInCorporation(app);
    const started = await app.call(secondFactorEndpoints.startPasskey, { as: hotel.token });
    const key = newKey();
    const body = {
      challenge: started.body.challenge,
      name: "Kontoret",
      registration: key.create(started.body.challenge),
    };
    expect((await app.call(secondFactorEndpoints.addPasskey, { as: hotel.token, body })).status).toBe(200);
    expect((await signIn(key)).body).toMatchObject({ code: "wrong_passkey" });

    const worker = await withPasskey();
    const asked = await app.call(secondFactorEndpoints.challenge, { as: hotel.token });
    const proof = {
      challenge: asked.body.challenge,
      assertion: worker.key.get(asked.body.challenge),
    };
    const proved = await app.call(secondFactorEndpoints.stepUp, { as: hotel.token, body: proof });
    expect(proved.body).toMatchObject({ code: "wrong_passkey" });
  });

  test("refuses a removed one, whoever is deactivated, and whoever is erased", async () => {
    const { id, token, key } = await withPasskey();
    const { passkeys } = (await app.call(rows.list, { as: token })).body;
    const { id: passkey = 0 } = passkeys[0] ?? {};
    await deactivate(id, new Date(TEST_NOW));
    expect((await signIn(key)).body).toMatchObject({ code: "deactivated" });
    await deactivate(id, null);
    expect((await signIn(key)).status).toBe(200);
    expect((await app.call(rows.remove, { as: token, params: { id: passkey } })).status).toBe(200);
    expect((await signIn(key)).body).toMatchObject({ code: "wrong_passkey" });

    const gone = await withPasskey();
    const erased = await app.call(privacyEndpoints.eraseEmployeeAsAdmin, {
      ...{ as: admin, params: { id: gone.id }, query: {} },
      body: { reason: "asked_admin" },
    });
    expect(erased.status, erased.text).toBe(200);
    expect((await signIn(gone.key)).body).toMatchObject({ code: "wrong_passkey" });
  });

  test("lets in whoever waits for the approval of the profile, who can still not apply", async () => {
    const { key } = await withPasskey({ approval: "waiting" });
    expect((await signIn(key)).body).toMatchObject({ employee: { approval: "waiting" } });
  });
});

describe("a person's own passkeys", () => {
  test("are added right after signing in only, and the person is told", async () => {
    const { id, email } = await make.employee(app.db, { email: "mette@noegle.test" });
    const token = await app.signIn({ kind: "employee", id });
    expect((await app.call(rows.list, { as: token })).body).toEqual({ passkeys: [], refusal: null });
    const { challenge: asked } = (await app.call(rows.start, { as: token })).body;
    app.setNow(TEST_NOW + 10 * MINUTE);
    expect((await app.call(rows.list, { as: token })).body.refusal).toBe("sign_in_again");
    expect((await app.call(rows.start, { as: token })).body).toMatchObject({ code: "sign_in_again" });
    const body = { challenge: asked, registration: newKey().create(asked) };
    expect((await app.call(rows.add, { as: token, body })).status).toBe(409);
    const again = await app.signIn({ kind: "employee", id });
    expect((await add(again, newKey())).status).toBe(200);
    expect((await newestMailTo(app, email)).text).toContain("fingeraftryk eller ansigt");
  });

  test("tell by SMS whoever has no e-mail", async () => {
    await withPasskey({ email: "", login_email: "", phone: "20559911" });
    expect((await newestMailTo(app, "20559911")).text).toContain("fingeraftryk eller ansigt");
  });

  test("are made for the session that asked, and each authenticator once", async () => {
    const { id, token, key } = await withPasskey();
    const other = await app.signIn({ kind: "employee", id });
    const { challenge: asked, options } = (await app.call(rows.start, { as: token })).body;
    expect(options).toMatchObject({
      excludeCredentials: [{ id: key.id }],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const body = { challenge: asked, registration: newKey().create(asked) };
    expect((await app.call(rows.add, { as: other, body })).body).toMatchObject({ code: "challenge_ended" });
    expect((await app.call(rows.add, { as: token, body })).status).toBe(200);
    expect((await add(token, key)).body).toMatchObject({ code: "wrong_passkey" });
  });

  test("are ten at most, also where two tabs add the tenth", async () => {
    const { token } = await withPasskey();
    for (let count = 1; count < 9; count += 1) expect((await add(token, newKey())).status).toBe(200);
    const answers = await Promise.all([add(token, newKey()), add(token, newKey())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await app.call(rows.list, { as: token })).body.refusal).toBe("too_many_passkeys");
  });

  test("are not added once the session has ended, nor removed by anybody else", async () => {
    const { token } = await withPasskey();
    const other = await withPasskey();
    const { passkeys } = (await app.call(rows.list, { as: other.token })).body;
    const params = { id: passkeys[0]?.id ?? 0 };
    expect((await app.call(rows.remove, { as: token, params })).status).toBe(404);
    const { challenge: asked } = (await app.call(rows.start, { as: token })).body;
    await app.call(activeSessionEndpoints.endOthersOfEmployee, { as: token });
    await app.call(sessionEndpoints.employeeSignOut, { as: token });
    const body = { challenge: asked, registration: newKey().create(asked) };
    expect((await app.call(rows.add, { as: token, body })).status).toBe(401);
  });

  test("are out of reach of the office that acts for the person", async () => {
    const { id } = await withPasskey();
    const taken = await app.call(sessionEndpoints.takeOverEmployee, { as: admin, params: { id } });
    for (const row of [rows.list, rows.start]) {
      expect((await app.call(row as typeof rows.list, { as: taken.body.token })).status).toBe(403);
    }
  });

  test("go with a merged profile, and sign in the one that stays", async () => {
    const keep = await make.employee(app.db);
    const { id, key } = await withPasskey();
    expect((await merge(keep.id, id)).status).toBe(200);
    expect((await signIn(key)).body).toMatchObject({ employee: { id: keep.id } });
  });

  test("sign in one profile or nobody while the two are being merged", async () => {
    const keep = await make.employee(app.db);
    const { id, key } = await withPasskey();
    const [signedIn, merged] = await Promise.all([signIn(key), merge(keep.id, id)]);
    expect(merged.status).toBe(200);
    expect([200, 422]).toContain(signedIn.status);
    expect((await signIn(key)).body).toMatchObject({ employee: { id: keep.id } });
  });

  test("stand in the person's own data without their keys", async () => {
    const { token, key } = await withPasskey();
    const { text } = await app.call(privacyEndpoints.employeeData, { as: token, query: { format: "html" } });
    expect(text).toContain("Dine adgangsnøgler");
    expect(text).not.toContain(key.id);
  });
});
