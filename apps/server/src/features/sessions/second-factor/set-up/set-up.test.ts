import { describe, expect, test } from "vitest";
import { activeSessionEndpoints } from "#contract/sessions/active-session.endpoints.ts";
import { secondFactorEndpoints as rows } from "#contract/sessions/second-factor.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { codeAt, password, testSecondFactor } from "#tests/support/fixtures/second-factor.ts";
import { outboxKeys } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const STEP = 30_000;
const MINUTE = 60_000;

const { app, hotel, withApp, withPasskey, signInWith, stepUp, stepUpWith } = testSecondFactor();

describe("changing the second factor", () => {
  test("wants the password again once the sign-in is ten minutes old", async () => {
    const { token } = await hotel();
    app.setNow(TEST_NOW + 10 * MINUTE);
    const refused = await app.call(rows.startTotp, { as: token });
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([403, "step_up"]);
    const wrong = await app.call(rows.stepUp, { as: token, body: { password: "forkert" } });
    expect(JSON.parse(wrong.text).errors).toEqual({ password: "Kodeordet passer ikke. Prøv igen." });
    await stepUp(token);
    expect((await app.call(rows.startTotp, { as: token })).status).toBe(200);
  });

  test("wants a proof of its own where there is a second factor, just signed in or not", async () => {
    const { id, codes } = await withApp();
    const token = await app.signIn({ kind: "corporation", id });
    for (const row of [rows.startTotp, rows.removeTotp, rows.startPasskey, rows.renewRecoveryCodes]) {
      expect((await app.call(row as typeof rows.removeTotp, { as: token })).status).toBe(403);
    }
    await stepUpWith(token, codes[0]);
    expect((await app.call(rows.renewRecoveryCodes, { as: token })).body.recovery_codes).toHaveLength(10);
    app.setNow(TEST_NOW + 10 * MINUTE);
    expect((await app.call(rows.renewRecoveryCodes, { as: token })).status).toBe(403);
  });

  test("is not proved with the password where there is a second factor, as ending a session is", async () => {
    const { id, codes } = await withApp();
    const token = await app.signIn({ kind: "corporation", id });
    await stepUp(token);
    for (const row of [rows.startTotp, rows.removeTotp, rows.startPasskey, rows.renewRecoveryCodes]) {
      const refused = await app.call(row as typeof rows.removeTotp, { as: token });
      expect(JSON.parse(refused.text)).toMatchObject({ code: "step_up", proof: "second_factor" });
    }
    const ended = await app.call(activeSessionEndpoints.endOthersOfCorporation, { as: token });
    expect(ended.status).toBe(200);
    await stepUpWith(token, codes[0]);
    expect((await app.call(rows.removeTotp, { as: token })).status).toBe(200);
  });

  test("is proved by the first code of a new app: a passkey is added without waiting for the next", async () => {
    const { token } = await withApp();
    expect((await app.call(rows.startPasskey, { as: token })).status).toBe(200);
    app.setNow(TEST_NOW + 10 * MINUTE);
    expect((await app.call(rows.startPasskey, { as: token })).status).toBe(403);
  });

  test("is proved with a passkey too, by the session that asked", async () => {
    const { token, id, key } = await withPasskey();
    const other = await app.signIn({ kind: "corporation", id });
    const { challenge } = (await app.call(rows.challenge, { as: token })).body;
    const body = { challenge, assertion: key.get(challenge) };
    expect((await app.call(rows.stepUp, { as: other, body })).status).toBe(409);
    expect((await app.call(rows.stepUp, { as: token, body })).status).toBe(200);
    expect((await app.call(rows.renewRecoveryCodes, { as: token })).status).toBe(200);
    expect((await app.call(rows.renewRecoveryCodes, { as: other })).status).toBe(403);
  });

  test("turns it off with its recovery codes: signing in asks for nothing more", async () => {
    const { token, email, id, codes } = await withApp();
    await stepUpWith(token, codes[0]);
    expect((await app.call(rows.removeTotp, { as: token })).status).toBe(200);
    expect((await app.call(rows.removeTotp, { as: token })).status).toBe(404);
    const { body } = await app.call(sessionEndpoints.corporationSignIn, { body: { email, password } });
    expect(body.status).toBe("success");
    expect((await app.call(rows.overview, { as: token })).body).toEqual({
      required: false,
      totp: null,
      passkeys: [],
      recovery_codes_left: 0,
    });
    const told = await outboxKeys(app, `security:${id}:%`);
    expect(told.map((key) => key.split(":")[2])).toEqual(["app_off", "app_on", "code_used"]);
  });

  test("keeps the old app until the new one's first code has come back", async () => {
    const { token, email, secret, codes } = await withApp();
    await stepUpWith(token, codes[0]);
    const next = (await app.call(rows.startTotp, { as: token })).body.secret;
    app.setNow(TEST_NOW + STEP);
    expect((await signInWith(email, codeAt(secret, TEST_NOW + STEP))).status).toBe(200);
    const code = codeAt(next, TEST_NOW + STEP);
    const confirmed = await app.call(rows.confirmTotp, { as: token, body: { code } });
    expect(confirmed.body).toEqual({ recovery_codes: [] });
    app.setNow(TEST_NOW + 2 * STEP);
    expect((await signInWith(email, codeAt(secret, TEST_NOW + 2 * STEP))).status).toBe(422);
    expect((await signInWith(email, codeAt(next, TEST_NOW + 2 * STEP))).status).toBe(200);
  });

  test("removes a passkey of the own account only", async () => {
    const [own, other] = [await withPasskey(), await withPasskey()];
    await stepUpWith(own.token, own.codes[0]);
    const idOf = async (token: string) =>
      (await app.call(rows.overview, { as: token })).body.passkeys[0]?.id ?? 0;
    const theirs = { id: await idOf(other.token) };
    expect((await app.call(rows.removePasskey, { as: own.token, params: theirs })).status).toBe(404);
    const mine = { id: await idOf(own.token) };
    expect((await app.call(rows.removePasskey, { as: own.token, params: mine })).status).toBe(200);
    expect(await outboxKeys(app, `security:${own.id}:passkey_removed:%`)).toHaveLength(1);
  });

  test("is nobody's in a take-over", async () => {
    const { id } = await withApp();
    const admin = await make.corporation(app.db, { is_admin: true });
    const token = await app.signIn({ kind: "corporation", id: admin.id });
    const takenOver = await app.takeOver({ id: admin.id, token }, { kind: "corporation", id });
    for (const row of [rows.overview, rows.startTotp, rows.removeTotp, rows.renewRecoveryCodes]) {
      expect((await app.call(row as typeof rows.removeTotp, { as: takenOver })).status).toBe(403);
    }
    expect((await app.call(activeSessionEndpoints.ofCorporation, { as: takenOver })).status).toBe(403);
  });

  test("stores neither secret nor codes in clear", async () => {
    const { id, secret, codes } = await withApp();
    const stored = JSON.stringify([
      await app.db.selectFrom("authenticator_apps").selectAll().where("corporation_id", "=", id).execute(),
      await app.db.selectFrom("recovery_codes").selectAll().where("corporation_id", "=", id).execute(),
      await app.db.selectFrom("audit_log").selectAll().execute(),
      await app.db.selectFrom("outbox").selectAll().execute(),
    ]);
    for (const clear of [secret, ...codes, ...codes.map((code) => code.replaceAll("-", ""))]) {
      expect(stored).not.toContain(clear);
    }
  });
});
