import { Secret, TOTP } from "otpauth";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { activeSessionEndpoints } from "#contract/sessions/active-session-endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/endpoints.ts";
import { secondFactorEndpoints as rows } from "#contract/sessions/second-factor-endpoints.ts";
import { hashPassword } from "#server/platform/crypto/passwords.ts";
import { makeAuthenticator } from "#tests/stand-ins/authenticator.ts";
import * as make from "#tests/support/factories.ts";
import { outboxKeys, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { resetSecondFactorOf } from "./reset.ts";

const STEP = 30_000;
const MINUTE = 60_000;
const password = "et godt kodeord";

const app = testApp();
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});
afterEach(() => app.setNow(TEST_NOW));

async function hotel() {
  const { id, email } = await make.corporation(app.db, { password_hash: passwordHash });
  return { id, email, token: await app.signIn({ kind: "corporation", id }) };
}

const codeAt = (secret: string, moment: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment });

/** A company whose app is set up at TEST_NOW. */
async function withApp() {
  const company = await hotel();
  const { secret } = (await app.call(rows.startTotp, { as: company.token })).body;
  const confirmed = await app.call(rows.confirmTotp, {
    as: company.token,
    body: { code: codeAt(secret, TEST_NOW) },
  });
  expect(confirmed.status).toBe(200);
  return { ...company, secret, codes: confirmed.body.recovery_codes };
}

/** A company with one passkey. */
async function withPasskey() {
  const company = await hotel();
  const key = makeAuthenticator(app.services.settings.publicUrl);
  const { challenge } = (await app.call(rows.startPasskey, { as: company.token })).body;
  const body = { challenge, name: "Kontorets computer", registration: key.create(challenge) };
  const added = await app.call(rows.addPasskey, { as: company.token, body });
  expect(added.status, added.text).toBe(200);
  return { ...company, key, codes: added.body.recovery_codes };
}

/** The first step of signing in. */
async function firstStep(email: string) {
  const { body } = await app.call(sessionEndpoints.corporationSignIn, { body: { email, password } });
  if (body.status !== "second_factor") throw new Error(`not asked: ${body.status}`);
  return body;
}

const answerWith = async (email: string, code: string) =>
  app.call(rows.secondStep, { body: { challenge: (await firstStep(email)).challenge, code } });

describe("signing in with an app", () => {
  test("asks for a code after the right password only, and answers as a sign-in", async () => {
    const { email, secret } = await withApp();
    const wrong = await app.call(sessionEndpoints.corporationSignIn, {
      body: { email, password: "forkert" },
    });
    expect(wrong.body.status).toBe("error");
    const asked = await firstStep(email);
    expect(asked).toMatchObject({ methods: ["totp", "recovery_code"], passkey: null });
    app.setNow(TEST_NOW + STEP);
    const code = codeAt(secret, TEST_NOW + STEP);
    const { body, status } = await app.call(rows.secondStep, { body: { challenge: asked.challenge, code } });
    expect([status, body.status]).toEqual([200, "success"]);
    const me = await app.call(sessionEndpoints.corporationMe, { as: body.token });
    expect(me.body.corporation.email).toBe(email);
  });

  test("takes a code once: not that of the set-up, not one that signed somebody in", async () => {
    const { email, secret } = await withApp();
    expect((await answerWith(email, codeAt(secret, TEST_NOW))).status).toBe(422);
    app.setNow(TEST_NOW + STEP);
    const code = codeAt(secret, TEST_NOW + STEP);
    expect((await answerWith(email, code)).status).toBe(200);
    const again = await answerWith(email, code);
    expect(again.status).toBe(422);
    expect(again.text).toContain("Koden passer ikke");
  });

  test("takes one of two that send the same code at once", async () => {
    const { email, secret } = await withApp();
    app.setNow(TEST_NOW + STEP);
    const code = codeAt(secret, TEST_NOW + STEP);
    const answers = await Promise.all([answerWith(email, code), answerWith(email, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test("takes a challenge once, five tries at most, for ten minutes", async () => {
    const { email, codes } = await withApp();
    const { challenge } = await firstStep(email);
    const answer = (code: string) => app.call(rows.secondStep, { body: { challenge, code } });
    for (let tries = 0; tries < 4; tries += 1) expect((await answer("000000")).status).toBe(422);
    expect((await answer(codes[0] ?? "")).status).toBe(200);
    expect((await answer(codes[1] ?? "")).status).toBe(409);

    const second = await firstStep(email);
    const used = { challenge: second.challenge, code: "000000" };
    for (let tries = 0; tries < 5; tries += 1) await app.call(rows.secondStep, { body: used });
    const sixth = await app.call(rows.secondStep, { body: { ...used, code: codes[1] ?? "" } });
    expect([sixth.status, sixth.text.includes("Begynd forfra")]).toEqual([409, true]);

    const late = await firstStep(email);
    app.setNow(TEST_NOW + 10 * MINUTE);
    const body = { challenge: late.challenge, code: codes[1] ?? "" };
    expect((await app.call(rows.secondStep, { body })).status).toBe(409);
  });

  test("ends half-way with the account's other sessions", async () => {
    const { email, token, codes } = await withApp();
    const { challenge } = await firstStep(email);
    await app.call(activeSessionEndpoints.endOthersOfCorporation, { as: token });
    const answer = await app.call(rows.secondStep, { body: { challenge, code: codes[0] ?? "" } });
    expect(answer.status).toBe(409);
  });

  test("takes a recovery code once, however it is typed, and mails it", async () => {
    const { id, email, codes } = await withApp();
    expect(codes).toHaveLength(10);
    const [code = ""] = codes;
    expect((await answerWith(email, ` ${code.toUpperCase().replaceAll("-", " ")}`)).status).toBe(200);
    expect((await answerWith(email, code)).status).toBe(422);
    expect(await outboxKeys(app, `security:${id}:code_used:%`)).toHaveLength(1);
  });

  test("does not take the recovery code of another company", async () => {
    const [own, other] = [await withApp(), await withApp()];
    expect((await answerWith(own.email, other.codes[0] ?? "")).status).toBe(422);
  });
});

describe("signing in with a passkey", () => {
  test("takes what the passkey signed for this challenge, once", async () => {
    const { email, key } = await withPasskey();
    const asked = await firstStep(email);
    expect(asked.methods).toEqual(["passkey", "recovery_code"]);
    expect(asked.passkey).toMatchObject({ challenge: asked.challenge, allowCredentials: [{ id: key.id }] });
    const body = { challenge: asked.challenge, assertion: key.get(asked.challenge) };
    const answer = await app.call(rows.secondStep, { body });
    expect([answer.status, answer.body.status]).toEqual([200, "success"]);
    expect((await app.call(rows.secondStep, { body })).status).toBe(409);
  });

  test("refuses a signature of another challenge, another site, another company's key", async () => {
    const { email, key } = await withPasskey();
    const other = await withPasskey();
    const elsewhere = makeAuthenticator("https://falsk.test");
    const signatures = async (challenge: string) => [
      key.get((await firstStep(email)).challenge),
      { ...elsewhere.get(challenge), id: key.id, rawId: key.id },
      other.key.get(challenge),
    ];
    const { challenge } = await firstStep(email);
    for (const assertion of await signatures(challenge)) {
      expect((await app.call(rows.secondStep, { body: { challenge, assertion } })).status).toBe(422);
    }
  });

  test("refuses a counter that has gone back, as a copied key's does", async () => {
    const { email, key } = await withPasskey();
    key.counter = 7;
    const first = await firstStep(email);
    const good = { challenge: first.challenge, assertion: key.get(first.challenge) };
    expect((await app.call(rows.secondStep, { body: good })).status).toBe(200);
    key.counter = 3;
    const second = await firstStep(email);
    const copied = { challenge: second.challenge, assertion: key.get(second.challenge) };
    expect((await app.call(rows.secondStep, { body: copied })).status).toBe(422);
  });

  test("offers a known authenticator to no second passkey", async () => {
    const { token, key } = await withPasskey();
    await stepUp(token);
    const { options } = (await app.call(rows.startPasskey, { as: token })).body;
    expect(options).toMatchObject({ excludeCredentials: [{ id: key.id }] });
  });
});

const stepUp = async (token: string) =>
  expect((await app.call(rows.stepUp, { as: token, body: { password } })).status).toBe(200);

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
    const { token, codes } = await withApp();
    for (const row of [rows.startTotp, rows.removeTotp, rows.startPasskey, rows.renewRecoveryCodes]) {
      expect((await app.call(row as typeof rows.removeTotp, { as: token })).status).toBe(403);
    }
    const proved = await app.call(rows.stepUp, { as: token, body: { code: codes[0] ?? "" } });
    expect(proved.status).toBe(200);
    expect((await app.call(rows.renewRecoveryCodes, { as: token })).body.recovery_codes).toHaveLength(10);
    app.setNow(TEST_NOW + 10 * MINUTE);
    expect((await app.call(rows.renewRecoveryCodes, { as: token })).status).toBe(403);
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
    const { token, email, id } = await withApp();
    await stepUp(token);
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
    expect(told.map((key) => key.split(":")[2])).toEqual(["app_off", "app_on"]);
  });

  test("keeps the old app until the new one's first code has come back", async () => {
    const { token, email, secret } = await withApp();
    await stepUp(token);
    const next = (await app.call(rows.startTotp, { as: token })).body.secret;
    app.setNow(TEST_NOW + STEP);
    expect((await answerWith(email, codeAt(secret, TEST_NOW + STEP))).status).toBe(200);
    const code = codeAt(next, TEST_NOW + STEP);
    const confirmed = await app.call(rows.confirmTotp, { as: token, body: { code } });
    expect(confirmed.body).toEqual({ recovery_codes: [] });
    app.setNow(TEST_NOW + 2 * STEP);
    expect((await answerWith(email, codeAt(secret, TEST_NOW + 2 * STEP))).status).toBe(422);
    expect((await answerWith(email, codeAt(next, TEST_NOW + 2 * STEP))).status).toBe(200);
  });

  test("removes a passkey of the own account only", async () => {
    const [own, other] = [await withPasskey(), await withPasskey()];
    await stepUp(own.token);
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

describe("a lost second factor", () => {
  const reason = "Telefonen er stjålet";

  test("is reset by an admin with a reason: sessions end, the company is told, the log names the mail", async () => {
    const { id, email, token } = await withApp();
    const admin = await make.corporation(app.db, { is_admin: true });
    const as = await app.signIn({ kind: "corporation", id: admin.id });
    const without = await app.call(rows.reset, { as, params: { id }, body: { reason: " " } });
    expect(without.status).toBe(422);
    expect((await app.call(rows.reset, { as, params: { id }, body: { reason } })).status).toBe(200);
    expect((await app.call(sessionEndpoints.corporationMe, { as: token })).status).toBe(401);
    const { body } = await app.call(sessionEndpoints.corporationSignIn, { body: { email, password } });
    expect(body.status).toBe("success");
    const [key = ""] = await outboxKeys(app, `security:${id}:reset:%`);
    const mail = await app.db
      .selectFrom("outbox")
      .selectAll()
      .where("key", "=", key)
      .executeTakeFirstOrThrow();
    expect([mail.recipient, mail.body.includes(reason)]).toEqual([email, true]);
    const line = await app.db
      .selectFrom("audit_log")
      .selectAll()
      .where("action", "=", "second_factor_reset")
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({ actor_kind: "admin", actor_id: admin.id, detail: { message: key } });
  });

  test("of an admin is reset from the console only", async () => {
    const admin = await make.corporation(app.db, { is_admin: true });
    const as = await app.signIn({ kind: "corporation", id: admin.id });
    const { id, email } = await withApp();
    await app.db.updateTable("corporations").set({ is_admin: true }).where("id", "=", id).execute();
    expect((await app.call(rows.reset, { as, params: { id }, body: { reason } })).status).toBe(404);
    await resetSecondFactorOf(app.services, email.toUpperCase(), TEST_NOW);
    const { body } = await app.call(sessionEndpoints.corporationSignIn, { body: { email, password } });
    expect(body.status).toBe("success");
    await expect(resetSecondFactorOf(app.services, email, TEST_NOW)).rejects.toThrow("no second factor");
    await expect(resetSecondFactorOf(app.services, "x@y.test", TEST_NOW)).rejects.toThrow("Nobody signs in");
  });
});
