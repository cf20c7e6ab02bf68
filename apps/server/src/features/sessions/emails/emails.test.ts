import { beforeAll, describe, expect, test } from "vitest";
import { accountEndpoints as rows } from "#contract/corporations/account.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { hashPassword } from "#server/platform/crypto/passwords.ts";
import { newestMailTo } from "#tests/support/fixtures/delivery.ts";
import { signedInCorporation, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const HOUR = 3_600_000;
const password = "hemmeligt kodeord";
const app = testApp();
let passwordHash: string;
const numbers = Array.from({ length: 50 }, (_, number) => number);

beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

const hotel = () => signedInCorporation(app, { password_hash: passwordHash });
const newAddress = () => `ny${numbers.pop()}@strandlyst.test`;

const change = (as: string, email: string, current_password = password) =>
  app.call(rows.changeEmail, { as, body: { email, current_password } });
const confirm = (token: string, as?: string) =>
  app.call(rows.confirmEmail, { params: { token }, ...(as ? { as } : {}) });
const me = async (as: string) => (await app.call(sessionEndpoints.corporationMe, { as })).body.corporation;

/** The newest mail to somebody. */
const mailTo = (recipient: string) => newestMailTo(app, recipient);

const tokenMailedTo = async (email: string) =>
  /confirmEmail\/([\w-]{43})/.exec((await mailTo(email)).text)?.[1] ?? "";

const canSignIn = async (email: string) => {
  const { body } = await app.call(sessionEndpoints.corporationSignIn, { body: { email, password } });
  return body.status === "success";
};

describe("a new e-mail", () => {
  test("waits until its link is confirmed, and the one in force is told at once", async () => {
    const { token, email } = await hotel();
    const wanted = newAddress();
    const answer = await change(token, wanted);
    expect(answer.body).toMatchObject({ email, pending_email: wanted });
    expect(await canSignIn(wanted)).toBe(false);
    expect(await mailTo(email)).toMatchObject({ subject: "Jeres e-mail er ved at blive ændret" });
    const link = await tokenMailedTo(wanted);
    const stored = await app.db.selectFrom("corporations").selectAll().where("email", "=", email).execute();
    expect(JSON.stringify(stored)).not.toContain(link);

    expect((await confirm(link)).body).toEqual({ status: "success", email: wanted, is_new: true });
    expect([await canSignIn(wanted), await canSignIn(email)]).toEqual([true, false]);
    expect(await mailTo(email)).toMatchObject({ subject: "Jeres e-mail er ændret" });
    expect((await confirm(link)).status).toBe(404);
  });

  test("ends the other sessions, and links to a new password that went to the old one", async () => {
    const { id, token, email } = await hotel();
    const other = await app.signIn({ kind: "corporation", id });
    await app.call(sessionEndpoints.resetPassword, { body: { email } });
    const reset = /confirmResetPassword\/([\w-]{43})/.exec((await mailTo(email)).text)?.[1] ?? "";
    const wanted = newAddress();
    await change(token, wanted);
    await confirm(await tokenMailedTo(wanted), token);
    expect(await me(token)).toMatchObject({ email: wanted, pending_email: null });
    expect((await app.call(sessionEndpoints.corporationMe, { as: other })).status).toBe(401);
    const body = { password: "et helt nyt kodeord" };
    const late = await app.call(sessionEndpoints.confirmResetPassword, { params: { token: reset }, body });
    expect(late.status).toBe(404);
  });

  test("ends every session when its link is confirmed by somebody who is not signed in", async () => {
    const { token } = await hotel();
    const wanted = newAddress();
    await change(token, wanted);
    await confirm(await tokenMailedTo(wanted));
    expect((await app.call(sessionEndpoints.corporationMe, { as: token })).status).toBe(401);
  });

  test("needs the password, and is not for an admin who acts for the company", async () => {
    const { id, token, email } = await hotel();
    const wrong = await change(token, newAddress(), "gættet kodeord");
    expect(wrong.body).toMatchObject({ errors: { current_password: "Det er ikke jeres nuværende kodeord" } });
    const admin = await signedInCorporation(app, { is_admin: true, password_hash: passwordHash });
    const takenOver = await app.takeOver(admin, { kind: "corporation", id });
    expect((await change(takenOver, newAddress())).status).toBe(403);
    expect(await me(token)).toMatchObject({ email, pending_email: null });
  });

  test("works for a day", async () => {
    const { token } = await hotel();
    const wanted = newAddress();
    await change(token, wanted);
    app.setNow(TEST_NOW + 24 * HOUR);
    const late = await confirm(await tokenMailedTo(wanted));
    app.setNow(TEST_NOW);
    expect(late.body).toMatchObject({ message: "Linket virker ikke længere. Bed om et nyt." });
    expect((await confirm(await tokenMailedTo(wanted))).status).toBe(200);
  });

  test("is mailed again with a link in the place of the one before, or dropped", async () => {
    const { token, email } = await hotel();
    const wanted = newAddress();
    await change(token, wanted);
    const first = await tokenMailedTo(wanted);
    expect((await app.call(rows.sendEmailLinkAgain, { as: token })).body).toMatchObject({
      pending_email: wanted,
    });
    const second = await tokenMailedTo(wanted);
    expect(second).not.toBe(first);
    expect((await confirm(first)).status).toBe(404);
    const dropped = await app.call(rows.cancelEmailChange, { as: token });
    expect(dropped.body).toMatchObject({ email, pending_email: null });
    expect((await confirm(second)).status).toBe(404);
    expect((await app.call(rows.sendEmailLinkAgain, { as: token })).status).toBe(409);
  });

  test("is refused where somebody has it, also where somebody was faster", async () => {
    const [one, two] = [await hotel(), await hotel()];
    expect((await change(one.token, two.email.toUpperCase())).status).toBe(409);
    const wanted = newAddress();
    await change(one.token, wanted);
    const [first] = [await tokenMailedTo(wanted)];
    await change(two.token, wanted);
    const second = await tokenMailedTo(wanted);
    const answers = await Promise.all([confirm(first), confirm(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("does not come with the profile", async () => {
    const { token, email } = await hotel();
    const body = { department: "Bar", email: newAddress() };
    const saved = await app.call(corporationEndpoints.saveProfile, { as: token, body });
    expect(saved.body).toMatchObject({ department: "Bar", email, pending_email: null });
  });

  test("leaves no address in the audit log", async () => {
    const { id, token } = await hotel();
    const wanted = newAddress();
    await change(token, wanted);
    await confirm(await tokenMailedTo(wanted), token);
    const lines = await app.db
      .selectFrom("audit_log")
      .selectAll()
      .where("entity", "=", "corporation")
      .where("entity_id", "=", String(id))
      .orderBy("id")
      .execute();
    expect(lines.map(({ action }) => action)).toEqual(["ask_email_change", "change_email"]);
    expect(JSON.stringify(lines)).not.toContain("@");
  });
});

describe("one account an e-mail", () => {
  test("is held by the database, whatever the capitals and the way a letter is typed", async () => {
    await signedInCorporation(app, { email: "Åse@østbar.test" });
    const again = signedInCorporation(app, { email: "åSE@ØSTBAR.test".normalize("NFD") });
    await expect(again).rejects.toMatchObject({ constraint: "corporations_email" });
  });

  test("is found by a domain in either of its forms", async () => {
    await signedInCorporation(app, { email: "bo@xn--sterbro-p1a.dk", password_hash: passwordHash });
    await signedInCorporation(app, { email: "bo@ærø.dk", password_hash: passwordHash });
    for (const typed of ["bo@østerbro.dk", " BO@XN--STERBRO-P1A.dk", "bo@ærø.dk"]) {
      expect(await canSignIn(typed), typed).toBe(true);
    }
  });
});

describe("a company that has lost its mailbox and its password", () => {
  const resetLink = async (email: string) =>
    /confirmResetPassword\/([\w-]{43})/.exec((await mailTo(email)).text)?.[1] ?? "";

  test("gets in again: an admin gives it another e-mail, whose link it presses, and it chooses a password", async () => {
    const admin = await signedInCorporation(app, { is_admin: true });
    const { id, token, email } = await hotel();
    const wanted = newAddress();
    const give = (to: string, as = admin.token, of = id) =>
      app.call(rows.giveEmail, { as, params: { id: of }, body: { email: to } });
    expect((await give(wanted)).body).toMatchObject({ email, pending_email: wanted });
    const warned = await mailTo(email);
    expect(warned.subject).toBe("Jeres e-mail er ved at blive ændret");
    expect(warned.text).toContain("Nogen har ringet til os");
    expect((await me(token)).email).toBe(email);

    expect((await confirm(await tokenMailedTo(wanted))).status).toBe(200);
    await app.call(sessionEndpoints.resetPassword, { body: { email: wanted } });
    const link = await resetLink(wanted);
    const parts = { params: { token: link }, body: { password: "et helt nyt kodeord" } } as const;
    expect((await app.call(sessionEndpoints.confirmResetPassword, parts)).status).toBe(200);
    const body = { email: wanted, password: "et helt nyt kodeord" };
    expect((await app.call(sessionEndpoints.corporationSignIn, { body })).body.status).toBe("success");
    const { action } = await app.db
      .selectFrom("audit_log")
      .select("action")
      .where("entity", "=", "corporation")
      .where("entity_id", "=", String(id))
      .where("actor_kind", "=", "admin")
      .executeTakeFirstOrThrow();
    expect(action).toBe("give_email");
  });

  test("is never an admin, and gets no e-mail that another account has; a company cannot do it", async () => {
    const admin = await signedInCorporation(app, { is_admin: true });
    const other = await signedInCorporation(app, { is_admin: true });
    const { id, token, email } = await hotel();
    const give = (as: string, of: number, to = newAddress()) =>
      app.call(rows.giveEmail, { as, params: { id: of }, body: { email: to } });
    expect((await give(admin.token, other.id)).status).toBe(404);
    expect((await give(admin.token, 999_999)).status).toBe(404);
    expect((await give(token, id)).status).toBe(403);
    expect((await give(admin.token, id, (await hotel()).email)).status).toBe(409);
    expect((await me(token)).email).toBe(email);
  });
});
