import { beforeAll, describe, expect, test } from "vitest";
import { sessionEndpoints as rows } from "#contract/sessions/session.endpoints.ts";
import { hashPassword } from "#server/platform/crypto/passwords.ts";
import * as make from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const DAY = 24 * 3_600_000;
const password = "hemmeligt kodeord";
const app = testApp();
let passwordHash: string;

beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

const hotel = (email: string) => make.corporation(app.db, { email, password_hash: passwordHash });

describe("signing in as a company", () => {
  test("answers a token that works, whatever the case of the e-mail", async () => {
    const { id } = await hotel("Signe@Hotel.test");
    const signedIn = await app.call(rows.corporationSignIn, {
      body: { email: "signe@hotel.TEST", password },
    });
    expect(signedIn.status).toBe(200);
    expect(signedIn.body).toMatchObject({ status: "success", corporation: { id }, taken_over: false });
    const { token } = signedIn.body as { token: string };
    const me = await app.call(rows.corporationMe, { as: token });
    expect(me.body).toMatchObject({ token, corporation: { id, email: "Signe@Hotel.test" } });
    expect(signedIn.text).not.toContain(passwordHash);
  });

  test.each([
    ["a wrong password", { email: "wrong@hotel.test", password: "et andet kodeord" }],
    ["an unknown e-mail", { email: "nobody@hotel.test", password }],
  ])("answers 200 with status error for %s", async (_, body) => {
    if (body.email.startsWith("wrong")) await hotel(body.email);
    const answer = await app.call(rows.corporationSignIn, { body });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: "error",
      message: "Email eller adgangskode er forkert. Prøv igen!",
    });
  });

  test("refuses empty fields with their messages", async () => {
    const answer = await app.call(rows.corporationSignIn, { body: { email: "", password: "" } });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: { email: "Mangler email", password: "Mangler kodeord" } });
  });

  test("stores the token's hash only", async () => {
    const { id } = await hotel("hash@hotel.test");
    const { body } = await app.call(rows.corporationSignIn, { body: { email: "hash@hotel.test", password } });
    const stored = await app.db
      .selectFrom("sessions")
      .select("token_hash")
      .where("corporation_id", "=", id)
      .execute();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain((body as { token: string }).token);
  });
});

describe("a company's session", () => {
  test("shows the admin's note and the approval flag to admins only", async () => {
    const values = { is_privileged_user: true, admin_message: "Betaler sent" };
    const company = await make.corporation(app.db, values);
    const admin = await make.corporation(app.db, { ...values, is_admin: true });
    const asCorporation = await app.signIn({ kind: "corporation", id: company.id });
    const asAdmin = await app.signIn({ kind: "corporation", id: admin.id });
    const [own, admins] = [
      await app.call(rows.corporationMe, { as: asCorporation }),
      await app.call(rows.corporationMe, { as: asAdmin }),
    ];
    expect(own.body.corporation).toMatchObject({ is_privileged_user: false, admin_message: "" });
    expect(admins.body.corporation).toMatchObject(values);
  });

  test("lasts 30 days from its last use and no longer", async () => {
    const { id } = await make.corporation(app.db);
    const token = await app.signIn({ kind: "corporation", id });
    app.setNow(TEST_NOW + 29 * DAY);
    expect((await app.call(rows.corporationMe, { as: token })).status).toBe(200);
    app.setNow(TEST_NOW + 58 * DAY);
    expect((await app.call(rows.corporationMe, { as: token })).status).toBe(200);
    app.setNow(TEST_NOW + 89 * DAY);
    expect((await app.call(rows.corporationMe, { as: token })).status).toBe(401);
    app.setNow(TEST_NOW);
  });

  test("ends after 90 days however often it is used, or after the setting", async () => {
    const { id } = await make.corporation(app.db);
    const token = await app.signIn({ kind: "corporation", id });
    const isAlive = async (days: number) => {
      app.setNow(TEST_NOW + days * DAY);
      return (await app.call(rows.corporationMe, { as: token })).status === 200;
    };
    for (const days of [25, 50, 75, 89]) expect(await isAlive(days), String(days)).toBe(true);
    expect(await isAlive(90)).toBe(false);
    app.setNow(TEST_NOW);
  });

  test("ends at sign-out, the company's others do not", async () => {
    const { id } = await make.corporation(app.db);
    const token = await app.signIn({ kind: "corporation", id });
    const other = await app.signIn({ kind: "corporation", id });
    expect((await app.call(rows.corporationSignOut, { as: token })).body).toEqual({ status: "success" });
    expect((await app.call(rows.corporationMe, { as: token })).status).toBe(401);
    expect((await app.call(rows.corporationMe, { as: other })).status).toBe(200);
  });

  test("is no employee's, and a visitor has none", async () => {
    const { id } = await make.corporation(app.db);
    const token = await app.signIn({ kind: "corporation", id });
    expect((await app.call(rows.employeeMe, { as: token })).status).toBe(403);
    expect((await app.call(rows.corporationMe)).status).toBe(401);
    expect((await app.call(rows.corporationMe, { as: "x".repeat(43) })).status).toBe(401);
  });
});
