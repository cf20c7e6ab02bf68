import { describe, expect, test } from "vitest";
import { activeSessionEndpoints } from "#contract/sessions/active-session.endpoints.ts";
import { secondFactorEndpoints as rows } from "#contract/sessions/second-factor.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { makeAuthenticator } from "#tests/stand-ins/authenticator.ts";
import { codeAt, testSecondFactor } from "#tests/support/fixtures/second-factor.ts";
import { outboxKeys } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const STEP = 30_000;
const MINUTE = 60_000;

const { app, withApp, withPasskey, setupStep, signInWith, stepUp, stepUpWith } = testSecondFactor();

describe("signing in with an app", () => {
  test("asks for a code after the right password only, and answers as a sign-in", async () => {
    const { email, secret } = await withApp();
    const wrong = await app.call(sessionEndpoints.corporationSignIn, {
      body: { email, password: "forkert" },
    });
    expect(wrong.body.status).toBe("error");
    const asked = await setupStep(email);
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
    expect((await signInWith(email, codeAt(secret, TEST_NOW))).status).toBe(422);
    app.setNow(TEST_NOW + STEP);
    const code = codeAt(secret, TEST_NOW + STEP);
    expect((await signInWith(email, code)).status).toBe(200);
    const again = await signInWith(email, code);
    expect(again.status).toBe(422);
    expect(again.text).toContain("Koden passer ikke");
  });

  test("takes one of two that send the same code at once", async () => {
    const { email, secret } = await withApp();
    app.setNow(TEST_NOW + STEP);
    const code = codeAt(secret, TEST_NOW + STEP);
    const answers = await Promise.all([signInWith(email, code), signInWith(email, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test("takes a challenge once, five tries at most, for ten minutes", async () => {
    const { email, codes } = await withApp();
    const { challenge } = await setupStep(email);
    const answer = (code: string) => app.call(rows.secondStep, { body: { challenge, code } });
    for (let tries = 0; tries < 4; tries += 1) expect((await answer("000000")).status).toBe(422);
    expect((await answer(codes[0] ?? "")).status).toBe(200);
    expect((await answer(codes[1] ?? "")).status).toBe(409);

    const second = await setupStep(email);
    const used = { challenge: second.challenge, code: "000000" };
    for (let tries = 0; tries < 5; tries += 1) await app.call(rows.secondStep, { body: used });
    const sixth = await app.call(rows.secondStep, { body: { ...used, code: codes[1] ?? "" } });
    expect([sixth.status, sixth.text.includes("Begynd forfra")]).toEqual([409, true]);

    const late = await setupStep(email);
    app.setNow(TEST_NOW + 10 * MINUTE);
    const body = { challenge: late.challenge, code: codes[1] ?? "" };
    expect((await app.call(rows.secondStep, { body })).status).toBe(409);
  });

  test("ends half-way with the account's other sessions", async () => {
    const { email, token, codes } = await withApp();
    const { challenge } = await setupStep(email);
    await stepUp(token);
    await app.call(activeSessionEndpoints.endOthersOfCorporation, { as: token });
    const answer = await app.call(rows.secondStep, { body: { challenge, code: codes[0] ?? "" } });
    expect(answer.status).toBe(409);
  });

  test("takes a recovery code once, however it is typed, and mails it", async () => {
    const { id, email, codes } = await withApp();
    expect(codes).toHaveLength(10);
    const [code = ""] = codes;
    expect((await signInWith(email, ` ${code.toUpperCase().replaceAll("-", " ")}`)).status).toBe(200);
    expect((await signInWith(email, code)).status).toBe(422);
    expect(await outboxKeys(app, `security:${id}:code_used:%`)).toHaveLength(1);
    const noted = await app.db
      .selectFrom("security_events")
      .select(["kind", "about"])
      .where("account", "=", `corporation:${id}`)
      .execute();
    expect(noted).toContainEqual({ kind: "sign_in", about: "recovery_code" });
    expect(noted).toContainEqual({ kind: "failed_proof", about: "code" });
  });

  test("does not take the recovery code of another company", async () => {
    const [own, other] = [await withApp(), await withApp()];
    expect((await signInWith(own.email, other.codes[0] ?? "")).status).toBe(422);
  });
});

describe("signing in with a passkey", () => {
  test("takes what the passkey signed for this challenge, once", async () => {
    const { email, key } = await withPasskey();
    const asked = await setupStep(email);
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
      key.get((await setupStep(email)).challenge),
      { ...elsewhere.get(challenge), id: key.id, rawId: key.id },
      other.key.get(challenge),
    ];
    const { challenge } = await setupStep(email);
    for (const assertion of await signatures(challenge)) {
      expect((await app.call(rows.secondStep, { body: { challenge, assertion } })).status).toBe(422);
    }
  });

  test("refuses a counter that has gone back, as a copied key's does", async () => {
    const { email, key } = await withPasskey();
    key.counter = 7;
    const first = await setupStep(email);
    const good = { challenge: first.challenge, assertion: key.get(first.challenge) };
    expect((await app.call(rows.secondStep, { body: good })).status).toBe(200);
    key.counter = 3;
    const second = await setupStep(email);
    const copied = { challenge: second.challenge, assertion: key.get(second.challenge) };
    expect((await app.call(rows.secondStep, { body: copied })).status).toBe(422);
  });

  test("offers a known authenticator to no second passkey", async () => {
    const { token, key, codes } = await withPasskey();
    await stepUpWith(token, codes[0]);
    const { options } = (await app.call(rows.startPasskey, { as: token })).body;
    expect(options).toMatchObject({ excludeCredentials: [{ id: key.id }] });
  });
});
