import { beforeAll, describe, expect, test } from "vitest";
import { sessionEndpoints as rows } from "#contract/sessions/endpoints.ts";
import { hashPassword } from "#server/platform/crypto/passwords.ts";
import * as make from "#tests/support/factories.ts";
import { newestMailTo } from "#tests/support/fixtures/delivery.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const HOUR = 3_600_000;
const newPassword = "nyt kodeord 2026";
const app = testApp();
let passwordHash: string;

beforeAll(async () => {
  passwordHash = await hashPassword("gammelt kodeord");
});

const hotel = () => make.corporation(app.db, { password_hash: passwordHash });

const canSignIn = async (email: string, password: string) => {
  const { body } = await app.call(rows.corporationSignIn, { body: { email, password } });
  return body.status === "success";
};

/** Asks for a link and reads its token from the queued mail. */
async function mailedToken(email: string): Promise<string> {
  expect((await app.call(rows.resetPassword, { body: { email } })).status).toBe(200);
  const { subject, text } = await newestMailTo(app, email);
  expect(subject).toBe("Vælg et nyt kodeord");
  return /confirmResetPassword\/([\w-]{43})/.exec(text)?.[1] ?? "";
}

const confirm = (token: string, password = newPassword) =>
  app.call(rows.confirmResetPassword, { params: { token }, body: { password } });

describe("a mailed link", () => {
  test("sets a new password once and ends every session", async () => {
    const { id, email } = await hotel();
    const session = await app.signIn({ kind: "corporation", id });
    const token = await mailedToken(email);
    expect((await confirm(token)).body).toEqual({ status: "success" });
    expect(await canSignIn(email, newPassword)).toBe(true);
    expect(await canSignIn(email, "gammelt kodeord")).toBe(false);
    expect((await app.call(rows.corporationMe, { as: session })).status).toBe(401);
    expect((await confirm(token, "endnu et kodeord")).status).toBe(404);
    expect(await canSignIn(email, newPassword)).toBe(true);
  });

  test("works 59 minutes later and not 60", async () => {
    const { email } = await hotel();
    const [first, second] = [await mailedToken(email), await mailedToken(email)];
    app.setNow(TEST_NOW + HOUR);
    const late = await confirm(first);
    app.setNow(TEST_NOW + HOUR - 1);
    const inTime = await confirm(second);
    app.setNow(TEST_NOW);
    expect(late.body).toMatchObject({ message: "Linket virker ikke længere. Bed om et nyt." });
    expect([late.status, inTime.status]).toEqual([404, 200]);
  });

  test("ends when another link or the profile has set a password", async () => {
    const { id, email } = await hotel();
    const [first, second] = [await mailedToken(email), await mailedToken(email)];
    expect((await confirm(second)).status).toBe(200);
    expect((await confirm(first)).status).toBe(404);
    const third = await mailedToken(email);
    const session = await app.signIn({ kind: "corporation", id });
    await app.call(rows.changePassword, { as: session, body: { password: "valgt i profilen" } });
    expect((await confirm(third)).status).toBe(404);
  });

  test("sets one password when it is used twice at once", async () => {
    const { email } = await hotel();
    const token = await mailedToken(email);
    const answers = await Promise.all([confirm(token, "kodeord nr. 1"), confirm(token, "kodeord nr. 2")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test("is refused for an unknown e-mail, a malformed one and an unknown token", async () => {
    const unknown = await app.call(rows.resetPassword, { body: { email: "nobody@hotel.test" } });
    expect(unknown.status).toBe(404);
    expect(unknown.body).toMatchObject({ message: "Email eksisterer ikke i systemet" });
    const malformed = await app.call(rows.resetPassword, { body: { email: "nobody" } });
    expect(malformed.body).toMatchObject({ errors: { email: "Ikke gyldig email" } });
    expect((await confirm("x".repeat(43))).status).toBe(404);
  });

  test("needs a password of 8 to 20 characters and is not used up by another", async () => {
    const { email } = await hotel();
    const token = await mailedToken(email);
    for (const bad of ["kort", "x".repeat(21)]) {
      const answer = await confirm(token, bad);
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ errors: { password: "Kodeordet skal være længere" } });
    }
    expect((await confirm(token)).status).toBe(200);
  });
});

describe("a new password in the profile", () => {
  test("works at the next sign-in, keeps the calling session and ends the others", async () => {
    const { id, email } = await hotel();
    const own = await app.signIn({ kind: "corporation", id });
    const other = await app.signIn({ kind: "corporation", id });
    const answer = await app.call(rows.changePassword, { as: own, body: { password: newPassword } });
    expect(answer.body).toEqual({ status: "success" });
    expect(await canSignIn(email, newPassword)).toBe(true);
    expect((await app.call(rows.corporationMe, { as: own })).status).toBe(200);
    expect((await app.call(rows.corporationMe, { as: other })).status).toBe(401);
  });

  test("set in a take-over carries both names", async () => {
    const company = await hotel();
    const admin = await make.corporation(app.db, { is_admin: true });
    const token = await app.signIn({ kind: "corporation", id: admin.id });
    const takenOver = await app.takeOver({ id: admin.id, token }, { kind: "corporation", id: company.id });
    await app.call(rows.changePassword, { as: takenOver, body: { password: newPassword } });
    const line = await app.db
      .selectFrom("audit_log")
      .selectAll()
      .where("action", "=", "change_password")
      .where("entity_id", "=", String(company.id))
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({
      actor_kind: "admin",
      actor_id: admin.id,
      on_behalf_of: `corporation:${company.id}`,
    });
  });
});
