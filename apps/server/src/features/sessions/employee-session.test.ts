import { beforeAll, describe, expect, test } from "vitest";
import { sessionEndpoints as rows } from "#contract/sessions/session.endpoints.ts";
import type {
  SocialLogin,
  SocialSignIn,
} from "#server/platform/integrations/social-login/social-login.port.ts";
import { startApple } from "#tests/stand-ins/apple.ts";
import * as make from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { createTestApp, TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();

const signIn = (fbToken: string) => app.call(rows.employeeSignIn, { body: { fbToken } });

describe("signing in as an employee", () => {
  test("makes a new employee the first time and counts after that", async () => {
    const first = await signIn("local:mette-jensen");
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      status: "success",
      taken_over: false,
      employee: {
        first_name: "Mette",
        last_name: "Jensen",
        new_user: true,
        sign_in_count: 1,
        terms_accepted_at: "2026-11-24T09:00:00.000Z",
        workLocations: [],
        workSkills: [],
        jobRoles: [],
        rating: { rating: null, nrOfRatings: 0 },
        penalty: { card: null, frozen_until: null },
      },
    });
    const second = await signIn("local:mette-jensen");
    expect(second.body.employee).toMatchObject({ id: first.body.employee.id, sign_in_count: 2 });
    const me = await app.call(rows.employeeMe, { as: second.body.token });
    expect(me.body).toMatchObject({ token: second.body.token, employee: { sign_in_count: 2 } });
  });

  test("makes one employee when somebody signs in twice at once", async () => {
    const answers = await Promise.all([signIn("local:hurtig"), signIn("local:hurtig")]);
    expect(new Set(answers.map(({ body }) => body.employee.id)).size).toBe(1);
  });

  test("is refused for a rejected token, without an app, and without a token", async () => {
    const rejected = await signIn("not a token");
    expect(rejected.status).toBe(401);
    const withoutApp = await app.call(rows.employeeSignIn, { body: { appleToken: "a.b.c" } });
    expect(withoutApp.status).toBe(503);
    const neither = await app.call(rows.employeeSignIn, { body: {} as never });
    expect(neither.status).toBe(422);
  });

  test("is refused for somebody who is deactivated, whose session is nobody's either", async () => {
    const gone = { identity_subject: "local:gone", deactivated_at: new Date("2026-11-01") };
    const { id } = await make.employee(app.db, gone);
    const answer = await signIn("local:gone");
    expect(answer.status).toBe(403);
    const token = await app.signIn({ kind: "employee", id });
    expect((await app.call(rows.employeeMe, { as: token })).status).toBe(401);
  });

  test("ends at sign-out", async () => {
    const { id } = await make.employee(app.db);
    const token = await app.signIn({ kind: "employee", id });
    expect((await app.call(rows.employeeSignOut, { as: token })).body).toEqual({ status: "success" });
    expect((await app.call(rows.employeeMe, { as: token })).status).toBe(401);
  });
});

describe("signing in with Apple", () => {
  const asked: unknown[] = [];
  const person = { provider: "apple", subject: "001.a", pictureUrl: null } as const;
  const apple: SocialLogin["apple"] = async (sent): Promise<SocialSignIn> => {
    asked.push(sent.name);
    const name = sent.name ?? { firstName: "", lastName: "" };
    return { ok: true, person: { ...person, ...name, email: "relay@apple.test" } };
  };
  const withApple = testApp();

  beforeAll(() => {
    Object.assign(withApple.services.integrations.socialLogin, { apple });
  });

  test.each([
    ["an object", { name: { firstName: "Mette", lastName: "Holm" } }],
    ["its text", JSON.stringify({ name: { firstName: "Mette", lastName: "Holm" } })],
  ])("takes the name from Apple's page as %s", async (_, user) => {
    const body = { appleToken: "a.b.c", authCode: "code", user };
    const answer = await withApple.call(rows.employeeSignIn, { body });
    expect(asked.at(-1)).toEqual({ firstName: "Mette", lastName: "Holm" });
    expect(answer.body.employee).toMatchObject({ first_name: "Mette", login_email: "relay@apple.test" });
  });

  test("cleans a name that leads somewhere or hides something", async () => {
    const name = { firstName: "Anna\u200b\nVind", lastName: "Krogh evil.dk" };
    Object.assign(person, { subject: "001.stranger" });
    const body = { appleToken: "a.b.c", authCode: "code", user: { name } };
    const { body: answer } = await withApple.call(rows.employeeSignIn, { body });
    expect(answer.employee).toMatchObject({ first_name: "Anna Vind", last_name: "Krogh" });
  });

  test.each([[null], ["no JSON"], [{ name: 7 }], [[]]])("takes no name from %j", async (user) => {
    const answer = await withApple.call(rows.employeeSignIn, { body: { appleToken: "a.b.c", user } });
    expect(answer.status).toBe(200);
    expect(asked.at(-1)).toBeNull();
  });
});

describe("a token of Apple's", () => {
  test("signs in once, with the nonce that it was made for", async () => {
    const apple = await startApple();
    const settings = { servicesId: "dk.vagtklar", keysUrl: apple.url };
    const strict = await createTestApp({ settings: { apple: settings } });
    const seconds = TEST_NOW / 1000;
    const claims = {
      sub: "apple-7",
      aud: "dk.vagtklar",
      iat: seconds - 5,
      exp: seconds + 600,
      nonce: "visit-1",
    };
    const appleToken = await apple.sign(claims);
    const send = async (nonce?: string) =>
      (await strict.call(rows.employeeSignIn, { body: { appleToken, ...(nonce ? { nonce } : {}) } })).status;
    const elsewhere = [await send("visit-2"), await send()];
    const atOnce = await Promise.all([send("visit-1"), send("visit-1")]);
    const later = await send("visit-1");
    const kept = await strict.db.selectFrom("used_sign_in_tokens").selectAll().execute();
    await strict.close();
    await apple.close();
    expect(elsewhere).toEqual([401, 401]);
    expect(atOnce.sort()).toEqual([200, 401]);
    expect(later).toBe(401);
    expect(JSON.stringify(kept)).not.toContain(appleToken);
  });
});
