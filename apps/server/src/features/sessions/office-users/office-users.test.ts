import { describe, expect, test } from "vitest";
import { officeUserEndpoints as rows } from "#contract/backoffice/office-user.endpoints.ts";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { DAY_MS } from "#rules/time/moment.ts";
import { newestMailTo } from "#tests/support/fixtures/delivery.ts";
import { outboxKeys, signedInCorporation, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const office = (office_role: "owner" | "planner" | "reader" = "owner") =>
  signedInCorporation(app, { is_admin: true, office_role });
const change = (as: string, id: number, body: object) =>
  app.call(rows.changeUser, { as, params: { id }, body });
const me = (as: string) => app.call(sessionEndpoints.corporationMe, { as });

let count = 0;
async function invite(as: string, role: "planner" | "owner" = "planner") {
  count += 1;
  const email = `kollega${count}@vagtklar.test`;
  const answer = await app.call(rows.inviteUser, { as, body: { name: "Karen Lund", email, role } });
  return { email, ...answer };
}

/** The token in the link of the newest mail to an address. */
async function tokenMailedTo(email: string): Promise<string> {
  const { text } = await newestMailTo(app, email);
  return /confirmResetPassword\/([\w-]+)/.exec(text)?.[1] ?? "";
}

const choose = (token: string) =>
  app.call(sessionEndpoints.confirmResetPassword, {
    params: { token },
    body: { password: "hemmeligt kodeord" },
  });

describe("inviting a colleague", () => {
  test("mails a link by which a password is chosen, and the sign-in has the role", async () => {
    const owner = await office();
    const { body, email } = await invite(owner.token);
    expect(body).toMatchObject({
      name: "Karen Lund",
      role: "planner",
      last_seen_at: null,
      disabled_at: null,
    });
    expect((await choose(await tokenMailedTo(email))).status).toBe(200);
    const answer = await app.call(sessionEndpoints.corporationSignIn, {
      body: { email, password: "hemmeligt kodeord" },
    });
    expect(answer.body).toMatchObject({ corporation: { is_admin: true, office_role: "planner" } });
  });

  test("is refused for an e-mail that signs in already", async () => {
    const owner = await office();
    const body = { name: "Bo", email: owner.email, role: "reader" as const };
    expect((await app.call(rows.inviteUser, { as: owner.token, body })).body).toMatchObject({
      code: "duplicate_email",
    });
  });

  test("is sent again with a new link, not within the minute, and withdrawn until somebody signs in", async () => {
    const owner = await office();
    const { body, email } = await invite(owner.token);
    const params = { id: body.id };
    const again = () => app.call(rows.sendUserInvitation, { as: owner.token, params });
    const first = await tokenMailedTo(email);
    expect((await again()).body).toMatchObject({ code: "invitation_just_sent" });
    app.setNow(TEST_NOW + DAY_MS);
    expect((await again()).status).toBe(200);
    expect((await choose(first)).status).toBe(404);
    expect(await outboxKeys(app, `office-invitation%${body.id}%`)).toHaveLength(2);
    const second = await tokenMailedTo(email);
    expect(second).not.toBe(first);
    const withdraw = () => app.call(rows.withdrawUser, { as: owner.token, params });
    expect((await withdraw()).status).toBe(200);
    expect((await withdraw()).status).toBe(404);
    expect((await choose(second)).status).toBe(404);
    app.setNow(TEST_NOW);
    const joined = await app.call(rows.withdrawUser, { as: owner.token, params: { id: owner.id } });
    expect(joined.body).toMatchObject({ code: "invitation_over" });
  });
});

test("an invitation that has run out is not prolonged by asking for a new password", async () => {
  const owner = await office();
  const { email } = await invite(owner.token, "owner");
  const forgot = () => app.call(sessionEndpoints.resetPassword, { body: { email } });
  app.setNow(TEST_NOW + 7 * DAY_MS - 1);
  expect((await forgot()).status).toBe(200);
  app.setNow(TEST_NOW + 7 * DAY_MS);
  expect((await forgot()).body).toMatchObject({ code: "unknown_email" });
  app.setNow(TEST_NOW);
});

describe("a role", () => {
  test("changes what the next call may do, in the session that is open", async () => {
    const owner = await office();
    const user = await office("reader");
    const users = () => app.call(rows.users, { as: user.token });
    expect((await users()).body).toMatchObject({ code: "role" });
    expect((await change(owner.token, user.id, { role: "owner" })).body).toMatchObject({ role: "owner" });
    expect((await users()).status).toBe(200);
    expect((await me(user.token)).body).toMatchObject({ corporation: { office_role: "owner" } });
  });

  test("ends a take-over that it no longer allows", async () => {
    const owner = await office();
    const planner = await office("planner");
    const company = await signedInCorporation(app);
    const as = await app.takeOver(planner, { kind: "corporation", id: company.id });
    await change(owner.token, planner.id, { role: "reader" });
    expect((await me(as)).status).toBe(401);
    expect((await me(planner.token)).status).toBe(200);
  });
});

describe("a user who is switched off", () => {
  test("is signed out everywhere at once, take-overs too, and comes back when switched on", async () => {
    const owner = await office();
    const user = await office("planner");
    const company = await signedInCorporation(app);
    const other = await app.signIn({ kind: "corporation", id: user.id });
    const as = await app.takeOver(user, { kind: "corporation", id: company.id });
    expect((await change(owner.token, user.id, { disabled: true })).body.disabled_at).not.toBeNull();
    for (const token of [user.token, other, as]) expect((await me(token)).status).toBe(401);
    await change(owner.token, user.id, { disabled: false });
    const back = await app.signIn({ kind: "corporation", id: user.id });
    expect((await app.call(worklistEndpoints.today, { as: back })).status).toBe(200);
  });
});

describe("the last owner", () => {
  test("stays one, also where two owners lower each other at the same time", async () => {
    await app.db.updateTable("corporations").set({ office_role: "reader" }).execute();
    const [one, two] = [await office(), await office()];
    expect((await change(one.token, one.id, { disabled: true })).body).toMatchObject({ code: "own_account" });
    await invite(one.token, "owner");
    const answers = await Promise.all([
      change(one.token, two.id, { role: "reader" }),
      change(two.token, one.id, { role: "reader" }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [last, former] = answers[0]?.status === 200 ? [one, two] : [two, one];
    expect((await change(last.token, last.id, { role: "planner" })).body).toMatchObject({
      code: "last_owner",
    });
    expect((await change(former.token, last.id, { role: "reader" })).body).toMatchObject({ code: "role" });
  });
});
