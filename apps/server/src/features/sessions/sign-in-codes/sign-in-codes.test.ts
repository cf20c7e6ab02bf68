import { beforeEach, describe, expect, test } from "vitest";
import { sessionEndpoints as rows } from "#contract/sessions/session.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { newestMailTo } from "#tests/support/fixtures/delivery.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const smtp = { url: "smtp://localhost:9", from: "Vagtklar <hej@vagtklar.test>", encrypted: false };
const gatewayApi = { token: "token", sender: "Vagtklar", baseUrl: "http://localhost:9" };
const app = testApp({ settings: { rateLimits: true, smtp, gatewayApi } });

const MINUTE = 60_000;
let count = 0;
/** Nobody has had it before, so that limits begin anew. */
const newEmail = () => `person-${++count}@example.test`;
const newPhone = () => String(20_000_000 + ++count);

type To = { email: string } | { phone: string };
const ask = (to: To) => app.call(rows.sendSignInCode, { body: to });
const signIn = (to: To, code: string, more: { new_profile?: boolean } = {}) =>
  app.call(rows.employeeSignIn, { body: { ...to, code, ...more } });

async function codeSentTo(to: To): Promise<string> {
  const { text } = await newestMailTo(app, "email" in to ? to.email : to.phone);
  return /\b(\d{6})\b/.exec(text)?.[1] ?? "";
}

async function codeFor(to: To): Promise<string> {
  expect((await ask(to)).status).toBe(202);
  return codeSentTo(to);
}

/** Six digits that are not these. */
const other = (code: string) => (code === "111111" ? "222222" : "111111");
const messagesTo = (recipient: string) =>
  app.db.selectFrom("outbox").selectAll().where("recipient", "=", recipient).execute();

beforeEach(() => app.setNow(TEST_NOW + ++count * 61 * MINUTE));

describe("signing in with a code", () => {
  test("makes a new employee, who signs in to the same profile the next time, however the e-mail is typed", async () => {
    const email = newEmail();
    const first = await signIn({ email }, await codeFor({ email }));
    expect(first.status).toBe(200);
    expect(first.body.employee).toMatchObject({
      new_user: true,
      email,
      login_email: email,
      sign_in_count: 1,
    });
    const typed = { email: ` ${email.toUpperCase()} ` };
    app.setNow(app.services.clock.now() + MINUTE);
    const second = await signIn(typed, await codeFor({ email: email.toUpperCase() }));
    expect(second.body.employee).toMatchObject({ id: first.body.employee.id, sign_in_count: 2 });
  });

  test("works by SMS, whose number the new profile knows", async () => {
    const phone = newPhone();
    const spaced = { phone: `+45 ${phone.slice(0, 2)} ${phone.slice(2)}` };
    expect((await ask(spaced)).status).toBe(202);
    const answer = await signIn({ phone }, await codeSentTo({ phone }));
    expect(answer.body.employee).toMatchObject({ new_user: true, phone, login_email: "" });
  });

  test("works once, also for two at the same moment", async () => {
    const email = newEmail();
    const code = await codeFor({ email });
    const answers = await Promise.all([signIn({ email }, code), signIn({ email }, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await signIn({ email }, code)).status).toBe(401);
  });

  test("takes a wrong code five times, and then not even the right one, until another is sent", async () => {
    const email = newEmail();
    const code = await codeFor({ email });
    const wrong = [];
    for (let n = 0; n < 6; n++) wrong.push((await signIn({ email }, other(code))).status);
    expect(wrong).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await signIn({ email }, code)).status).toBe(429);
    expect((await signIn({ email }, await codeFor({ email }))).status).toBe(200);
  });

  test("counts each of many wrong codes at once", async () => {
    const email = newEmail();
    const code = await codeFor({ email });
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn({ email }, other(code))));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  test("ends after ten minutes", async () => {
    const email = newEmail();
    const [code, now] = [await codeFor({ email }), app.services.clock.now()];
    app.setNow(now + 11 * MINUTE);
    expect((await signIn({ email }, code)).status).toBe(401);
  });

  test("stays while others are sent to the same e-mail, until its own time is up, and ends with the first that signs in", async () => {
    const email = newEmail();
    const [first, now] = [await codeFor({ email }), app.services.clock.now()];
    app.setNow(now + 4 * MINUTE);
    const second = await codeFor({ email });
    app.setNow(now + 9 * MINUTE);
    const third = await codeFor({ email });
    expect((await signIn({ email }, first)).status).toBe(200);
    for (const code of [first, second, third]) expect((await signIn({ email }, code)).status).toBe(401);

    const [old, later] = [await codeFor({ email }), app.services.clock.now()];
    app.setNow(later + 9 * MINUTE);
    const next = await codeFor({ email });
    app.setNow(later + 10 * MINUTE);
    expect((await signIn({ email }, old)).status).toBe(401);
    expect((await signIn({ email }, next)).status).toBe(200);
  });

  test("bears five wrong ones of its own, however many others are sent meanwhile", async () => {
    const email = newEmail();
    const [first, now] = [await codeFor({ email }), app.services.clock.now()];
    const wrong = () => signIn({ email }, "000000" === first ? "999999" : "000000");
    for (let n = 0; n < 3; n++) await wrong();
    app.setNow(now + MINUTE);
    const second = await codeFor({ email });
    for (let n = 0; n < 2; n++) await wrong();
    expect((await signIn({ email }, first)).status).toBe(429);
    expect((await signIn({ email }, second)).status).toBe(200);
  });

  test("of an owner works after a stranger has asked for codes to the same e-mail, and was wrong with them", async () => {
    const email = newEmail();
    const [own, now] = [await codeFor({ email }), app.services.clock.now()];
    for (let n = 1; n <= 4; n++) {
      app.setNow(now + n * MINUTE);
      expect((await ask({ email })).status).toBe(202);
      await signIn({ email }, other(own));
    }
    expect((await signIn({ email }, own)).status).toBe(200);
  });

  test("is for the e-mail that it was sent to, and no other", async () => {
    const [email, another] = [newEmail(), newEmail()];
    const code = await codeFor({ email });
    expect((await signIn({ email: another }, code)).status).toBe(401);
  });
});

describe("whose profile a code opens", () => {
  test("is that to which Facebook gave the same e-mail", async () => {
    const email = newEmail();
    const subject = { identity_provider: "facebook", identity_subject: email } as const;
    const { id } = await make.employee(app.db, { ...subject, login_email: email.toUpperCase() });
    const { body } = await signIn({ email }, await codeFor({ email }));
    expect(body.employee.id).toBe(id);
  });

  test("is none that is deactivated, and no new one beside it", async () => {
    const email = newEmail();
    await make.employee(app.db, { login_email: email, deactivated_at: new Date(TEST_NOW) });
    expect((await signIn({ email }, await codeFor({ email }))).status).toBe(403);
    const others = await app.db.selectFrom("employees").select("id").where("email", "=", email).execute();
    expect(others).toEqual([]);
  });

  test("is none in which somebody only typed it: the same code asks, and makes a new one", async () => {
    const [email, phone] = [newEmail(), newPhone()];
    const typed = await make.employee(app.db, { email, phone });
    for (const to of [{ email }, { phone }]) {
      const code = await codeFor(to);
      const asked = await signIn(to, code);
      expect(asked.status).toBe(409);
      expect(asked.body).toMatchObject({ code: "contact_in_profile" });
      const own = await signIn(to, code, { new_profile: true });
      expect(own.status).toBe(200);
      expect(own.body.employee).toMatchObject({ new_user: true });
      expect(own.body.employee.id).not.toBe(typed.id);
    }
  });

  test("stays the same when the e-mail in the profile is changed, and another's e-mail there opens nothing", async () => {
    const [email, victim] = [newEmail(), newEmail()];
    const first = await signIn({ email }, await codeFor({ email }));
    await app.db
      .updateTable("employees")
      .set({ email: victim })
      .where("id", "=", first.body.employee.id)
      .execute();
    app.setNow(app.services.clock.now() + MINUTE);
    const again = await signIn({ email }, await codeFor({ email }));
    expect(again.body.employee.id).toBe(first.body.employee.id);
    expect((await signIn({ email: victim }, await codeFor({ email: victim }))).status).toBe(409);
  });

  test("is no old profile that nobody has taken over", async () => {
    const email = newEmail();
    const unclaimed = { identity_provider: null, identity_subject: null };
    const old = await make.employee(app.db, { ...unclaimed, email, login_email: email });
    const { body } = await signIn({ email }, await codeFor({ email }));
    expect(body.employee.id).not.toBe(old.id);
  });
});

describe("asking for a code", () => {
  test("is answered alike whether there is a profile, and sends alike", async () => {
    const [known, deactivated, unknown] = [newEmail(), newEmail(), newEmail()];
    await make.employee(app.db, { login_email: known });
    await make.employee(app.db, { login_email: deactivated, deactivated_at: new Date(TEST_NOW) });
    const texts = [];
    for (const email of [known, deactivated, unknown]) {
      const { status, text } = await ask({ email });
      const [sent] = await messagesTo(email);
      texts.push(JSON.stringify([status, text, sent?.subject, sent?.body]));
    }
    expect(new Set(texts).size).toBe(1);
  });

  test("pressed twice, also at once, sends one", async () => {
    const email = newEmail();
    const answers = await Promise.all([ask({ email }), ask({ email }), ask({ email })]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(await messagesTo(email)).toHaveLength(1);
    expect((await signIn({ email }, await codeSentTo({ email }))).status).toBe(200);
  });

  test("is refused for the seventh within the hour, however the e-mail is typed", async () => {
    const email = newEmail();
    const start = Math.ceil(app.services.clock.now() / 3_600_000) * 3_600_000;
    const answers = [];
    for (let n = 0; n < 7; n++) {
      app.setNow(start + n * MINUTE);
      answers.push((await ask({ email: n % 2 ? email : email.toUpperCase() })).status);
    }
    expect(answers).toEqual([202, 202, 202, 202, 202, 202, 429]);
  });

  test("shuts nobody out whose codes a stranger asks for, however often", async () => {
    const email = newEmail();
    const start = Math.ceil(app.services.clock.now() / 3_600_000) * 3_600_000;
    const askFrom = async (remoteAddress: string) => {
      const url = "/api/employees/sign-in/code";
      return (await app.app.inject({ method: "POST", url, payload: { email }, remoteAddress })).statusCode;
    };
    const strangers = [];
    for (let n = 0; n < 40; n++) {
      app.setNow(start + n * MINUTE);
      strangers.push(await askFrom("127.0.0.7"));
    }
    expect(strangers.filter((status) => status === 202)).toHaveLength(6);
    app.setNow(start + 41 * MINUTE);
    expect(await askFrom("127.0.0.9")).toBe(202);
    expect((await signIn({ email }, await codeSentTo({ email }))).status).toBe(200);
  });

  test("keeps the code nowhere readable: not in the tables, not in the message, and what guesses says nothing of whom", async () => {
    const [email, phone] = [newEmail(), newPhone()];
    const both: readonly (readonly [To, string])[] = [
      [{ email }, email],
      [{ phone }, phone],
    ];
    for (const [to, recipient] of both) {
      const code = await codeFor(to);
      await signIn(to, other(code));
      const stored = await app.db.selectFrom("sign_in_codes").selectAll().execute();
      const sent = await messagesTo(recipient);
      const text = JSON.stringify([
        stored,
        sent.map(({ subject, body, payload }) => [subject, body, payload]),
      ]);
      expect(text).not.toContain(code);
      expect(JSON.stringify(stored)).not.toContain(recipient);
      expect(sent.at(-1)?.expires_at?.getTime()).toBe(app.services.clock.now() + 10 * MINUTE);
    }
    const events = await app.db.selectFrom("security_events").selectAll().execute();
    expect(events.map(({ about }) => about)).toEqual(expect.arrayContaining(["email_code", "sms_code"]));
    expect(JSON.stringify(events)).not.toContain(email);
    expect(JSON.stringify(events)).not.toContain(phone);
  });
});

describe("where nothing is configured", () => {
  const bare = testApp({ settings: { production: true, smtp: null } });

  test("no code is sent in production", async () => {
    for (const body of [{ email: "a@example.test" }, { phone: "20550112" }])
      expect((await bare.call(rows.sendSignInCode, { body })).status).toBe(503);
  });
});

describe("in a try-out without a mail server", () => {
  const tryOut = testApp();

  test("the mailbox is where the code is read", async () => {
    const body = { email: "a@example.test" };
    await tryOut.call(rows.sendSignInCode, { body });
    const sent = await tryOut.db.selectFrom("outbox").select(["body", "link_encrypted"]).executeTakeFirst();
    const code = /^\d{6}$/m.exec(sent?.body ?? "")?.[0] ?? "";
    expect(sent?.link_encrypted).toBeNull();
    expect((await tryOut.call(rows.employeeSignIn, { body: { ...body, code } })).status).toBe(200);
  });
});
