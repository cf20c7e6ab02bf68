import { beforeAll, describe, expect, test } from "vitest";
import { accountEndpoints } from "#contract/corporations/account.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { sessionEndpoints as rows } from "#contract/sessions/session.endpoints.ts";
import {
  findCorporation,
  lockCorporation,
  updateCorporation,
} from "#server/features/corporations/corporation.queries.ts";
import { hashPassword } from "#server/platform/crypto/passwords.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { waitingForLocks } from "#tests/support/database.ts";
import * as make from "#tests/support/factories.ts";
import { newestMailTo } from "#tests/support/fixtures/delivery.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { passwordMessages } from "#texts/da/common/validation.ts";

const HOUR = 3_600_000;
const newPassword = "nyt kodeord 2026";
const app = testApp();
let passwordHash: string;

beforeAll(async () => {
  passwordHash = await hashPassword("gammelt kodeord");
});

const known = { current_password: "gammelt kodeord" };

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
    await app.call(rows.changePassword, {
      as: session,
      body: { password: "valgt i profilen", current_password: newPassword },
    });
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

  test.each([
    ["kort", "Kodeordet skal være længere"],
    ["x".repeat(129), "Kodeordet må højst være 128 tegn"],
    ["Password123", passwordMessages.common],
    ["Strandbar-2026", passwordMessages.own],
  ])("is refused the password %s and is not used up by it", async (bad, message) => {
    const { email } = await make.corporation(app.db, { name: "Strandbar", password_hash: passwordHash });
    const token = await mailedToken(email);
    const answer = await confirm(token, bad);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: { password: message } });
    expect((await confirm(token)).status).toBe(200);
  });
});

const changePassword = (as: string, current_password: string, password = newPassword) =>
  app.call(rows.changePassword, { as, body: { password, current_password } });

describe("a new password in the profile", () => {
  test("works at the next sign-in, keeps the calling session and ends the others", async () => {
    const { id, email } = await hotel();
    const own = await app.signIn({ kind: "corporation", id });
    const other = await app.signIn({ kind: "corporation", id });
    const answer = await changePassword(own, "gammelt kodeord");
    expect(answer.body).toEqual({ status: "success" });
    expect(await canSignIn(email, newPassword)).toBe(true);
    expect((await app.call(rows.corporationMe, { as: own })).status).toBe(200);
    expect((await app.call(rows.corporationMe, { as: other })).status).toBe(401);
  });

  test("needs the one before: a session alone is not enough", async () => {
    const { id, email } = await hotel();
    const stolen = await app.signIn({ kind: "corporation", id });
    const wrong = await changePassword(stolen, "gættet kodeord");
    expect(wrong.body).toMatchObject({ errors: { current_password: passwordMessages.currentWrong } });
    const none = await app.call(rows.changePassword, {
      as: stolen,
      body: { password: newPassword } as never,
    });
    expect(none.body).toMatchObject({ errors: { current_password: passwordMessages.currentMissing } });
    expect([wrong.status, none.status]).toEqual([422, 422]);
    expect(await canSignIn(email, "gammelt kodeord")).toBe(true);
  });

  test.skipIf(!process.env.TEST_DATABASE_URL).each([
    [
      "password",
      (as: string) => app.call(rows.changePassword, { as, body: { ...known, password: newPassword } }),
    ],
    [
      "e-mail",
      (as: string) => app.call(accountEndpoints.changeEmail, { as, body: { ...known, email: "ny@x.test" } }),
    ],
  ])("by another one ends a change of the %s that was under way with the one before", async (_, begin) => {
    const { id } = await hotel();
    const as = await app.signIn({ kind: "corporation", id });
    const owner = inTransaction(app.db, async (tx) => {
      await lockCorporation(tx, id);
      const begun = begin(as);
      await expect.poll(() => waitingForLocks(app.db)).toBe(1);
      await updateCorporation(tx, id, { password_hash: "replaced" });
      return { begun };
    });
    const { status, text } = await (await owner).begun;
    expect([status, JSON.parse(text).errors]).toEqual([
      422,
      { current_password: passwordMessages.currentWrong },
    ]);
    expect(await findCorporation(app.db, id)).toMatchObject({
      password_hash: "replaced",
      pending_email: null,
    });
  });

  test("is mailed to the company with what to do, and ends the calendar's address", async () => {
    const { id, email } = await hotel();
    const own = await app.signIn({ kind: "corporation", id });
    const before = (await app.call(corporationEndpoints.calendar, { as: own })).body.url;
    await changePassword(own, "gammelt kodeord");
    const mail = await app.db
      .selectFrom("outbox")
      .select(["subject", "body"])
      .where("recipient", "=", email)
      .executeTakeFirstOrThrow();
    expect(mail.subject).toBe("Jeres kodeord er ændret");
    expect(mail.body).toContain("/resetPassword");
    expect((await app.app.inject({ url: new URL(before).pathname })).statusCode).toBe(404);
    expect((await app.call(corporationEndpoints.calendar, { as: own })).body.url).not.toBe(before);
  });

  test("is not for an admin who acts for the company", async () => {
    const company = await hotel();
    const admin = await make.corporation(app.db, { is_admin: true });
    const token = await app.signIn({ kind: "corporation", id: admin.id });
    const takenOver = await app.takeOver({ id: admin.id, token }, { kind: "corporation", id: company.id });
    expect((await changePassword(takenOver, "gammelt kodeord")).status).toBe(403);
  });
});

describe("letters", () => {
  test("typed in one piece or in two are the same password", async () => {
    const { email } = await hotel();
    await confirm(await mailedToken(email), "smørrebrød på café".normalize("NFD"));
    expect(await canSignIn(email, "smørrebrød på café".normalize("NFC"))).toBe(true);
    expect(await canSignIn(email, "smørrebrød på café".normalize("NFD"))).toBe(true);
  });
});
