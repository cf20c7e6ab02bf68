import { describe, expect, test } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { companyUserEndpoints as rows } from "#contract/corporations/company-user.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { privacyEndpoints } from "#contract/privacy/privacy.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import type { CompanyRole } from "#rules/people/security/company-roles.ts";
import { DAY_MS } from "#rules/time/moment.ts";
import { newestMailTo } from "#tests/support/fixtures/delivery.ts";
import { signedInCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const password = "hemmeligt kodeord";
const change = (as: string, id: number, body: object) =>
  app.call(rows.changeUser, { as, params: { id }, body });
const me = (as: string) => app.call(sessionEndpoints.corporationMe, { as });
const signIn = (email: string) => app.call(sessionEndpoints.corporationSignIn, { body: { email, password } });

let count = 0;
async function invite(as: string, role: CompanyRole = "booker", name = "Maja Holm") {
  count += 1;
  const email = `maja${count}@nordlys.test`;
  return { email, ...(await app.call(rows.inviteUser, { as, body: { name, email, role } })) };
}

/** The token in the link of the newest mail to an address. */
async function tokenMailedTo(email: string): Promise<string> {
  const { text } = await newestMailTo(app, email);
  return /confirmResetPassword\/([\w-]+)/.exec(text)?.[1] ?? "";
}

const choose = (token: string) =>
  app.call(sessionEndpoints.confirmResetPassword, { params: { token }, body: { password } });

/** A user who has joined, with a session. */
async function user(as: string, role: CompanyRole = "booker") {
  const { body, email } = await invite(as, role);
  await choose(await tokenMailedTo(email));
  const answer = (await signIn(email)).body;
  if (!("token" in answer)) throw new Error("The user is not signed in.");
  return { id: body.id, email, token: answer.token, answer };
}

describe("inviting a colleague", () => {
  test("mails a link by which a password is chosen; the sign-in is the company's, in the person's name", async () => {
    const hotel = await signedInCorporation(app, { name: "Hotel Nordlys", contact_person: "Signe" });
    const { answer, email } = await user(hotel.token);
    expect((await newestMailTo(app, email)).text).not.toContain("kalender");
    expect(answer).toMatchObject({
      corporation: { id: hotel.id, name: "Hotel Nordlys", email },
      user: { name: "Maja Holm", email, role: "booker" },
    });
    const { body } = await app.call(rows.users, { as: hotel.token });
    expect(body.map(({ name, role }) => [name, role])).toEqual([
      ["Maja Holm", "booker"],
      ["Signe", "owner"],
    ]);
    expect((await me(hotel.token)).body.user).toMatchObject({ id: hotel.id, role: "owner" });
  });

  test("is refused for an e-mail that signs in already, for this company, another or the office", async () => {
    const hotel = await signedInCorporation(app);
    const other = await signedInCorporation(app);
    const colleague = await invite(hotel.token);
    const office = await signedInCorporation(app, { is_admin: true });
    for (const email of [hotel.email, other.email, colleague.email, office.email.toUpperCase()]) {
      const body = { name: "Bo", email, role: "booker" as const };
      const answer = await app.call(rows.inviteUser, { as: hotel.token, body });
      expect(answer.body).toMatchObject({ code: "user_email_taken" });
    }
  });

  test("works once and for seven days, and again once it is sent again", async () => {
    const hotel = await signedInCorporation(app);
    const { body, email } = await invite(hotel.token);
    const again = () => app.call(rows.sendUserInvitation, { as: hotel.token, params: { id: body.id } });
    expect((await again()).body).toMatchObject({ code: "invitation_just_sent" });
    const first = await tokenMailedTo(email);
    app.setNow(TEST_NOW + 7 * DAY_MS);
    expect((await choose(first)).status).toBe(404);
    expect((await again()).status).toBe(200);
    const second = await tokenMailedTo(email);
    expect((await choose(second)).status).toBe(200);
    expect((await choose(second)).status).toBe(404);
    app.setNow(TEST_NOW);
  });

  test("is withdrawn until somebody signs in, and the e-mail is free again", async () => {
    const hotel = await signedInCorporation(app);
    const { body, email } = await invite(hotel.token);
    const withdraw = (id: number) => app.call(rows.withdrawUser, { as: hotel.token, params: { id } });
    expect((await withdraw(body.id)).status).toBe(200);
    expect((await withdraw(body.id)).status).toBe(404);
    expect((await withdraw(hotel.id)).body).toMatchObject({ code: "invitation_over" });
    const again = { name: "Maja", email, role: "finance" as const };
    expect((await app.call(rows.inviteUser, { as: hotel.token, body: again })).status).toBe(200);
  });
});

describe("a role", () => {
  test("changes what the next call may do, in the session that is open", async () => {
    const hotel = await signedInCorporation(app);
    const maja = await user(hotel.token, "finance");
    const users = () => app.call(rows.users, { as: maja.token });
    expect((await users()).body).toMatchObject({ code: "role" });
    expect((await change(hotel.token, maja.id, { role: "owner" })).body).toMatchObject({ role: "owner" });
    expect((await users()).status).toBe(200);
    expect((await me(maja.token)).body.user).toMatchObject({ role: "owner" });
  });

  test("lets finance change where invoices go, and nothing else of the profile", async () => {
    const hotel = await signedInCorporation(app, { phone: "12345678" });
    const maja = await user(hotel.token, "finance");
    const save = (body: object) => app.call(corporationEndpoints.saveProfile, { as: maja.token, body });
    expect((await save({ phone: "12345678", billing_email: "faktura@nordlys.test" })).status).toBe(200);
    expect((await save({ ean: "" })).body).toMatchObject({ email: maja.email });
    expect((await save({ phone: "87654321" })).body).toMatchObject({ code: "role" });
    expect((await me(hotel.token)).body.corporation).toMatchObject({
      phone: "12345678",
      billing_email: "faktura@nordlys.test",
    });
  });

  test("of the office, acting for the company, is an owner's", async () => {
    const hotel = await signedInCorporation(app);
    const as = await app.takeOver(admin, { kind: "corporation", id: hotel.id });
    const { body } = await invite(as, "owner");
    expect(body).toMatchObject({ role: "owner" });
    expect((await me(as)).body.user).toBeNull();
  });
});

test("a user reads the company's bookings, and another company's users are nobody", async () => {
  const hotel = await signedInCorporation(app);
  const other = await signedInCorporation(app);
  const maja = await user(hotel.token, "approver");
  expect((await app.call(bookingEndpoints.upcoming, { as: maja.token })).status).toBe(200);
  expect((await change(other.token, maja.id, { role: "owner" })).status).toBe(404);
  expect((await change(other.token, hotel.id, { disabled: true })).status).toBe(404);
});

test("the own password, e-mail and sessions are the person's, not the company's", async () => {
  const hotel = await signedInCorporation(app);
  const maja = await user(hotel.token);
  const ask = (email: string) =>
    app.call(corporationEndpoints.saveProfile, { as: hotel.token, body: { email } });
  expect((await ask(maja.email)).body).toMatchObject({ email: hotel.email });
  const changed = await app.call(sessionEndpoints.changePassword, {
    as: maja.token,
    body: { current_password: password, password: "et helt andet kodeord" },
  });
  expect(changed.status).toBe(200);
  expect((await me(hotel.token)).status).toBe(200);
  expect((await signIn(maja.email)).body).toMatchObject({ status: "error" });
});

describe("a user who is switched off", () => {
  test("is signed out everywhere at once, cannot sign in or ask for a password, and comes back", async () => {
    const hotel = await signedInCorporation(app);
    const maja = await user(hotel.token);
    expect((await change(hotel.token, maja.id, { disabled: true })).body.disabled_at).not.toBeNull();
    expect((await me(maja.token)).status).toBe(401);
    expect((await signIn(maja.email)).body).toMatchObject({ code: "login_disabled" });
    const forgot = await app.call(sessionEndpoints.resetPassword, { body: { email: maja.email } });
    expect(forgot.body).toMatchObject({ code: "unknown_email" });
    expect((await me(hotel.token)).status).toBe(200);
    await change(hotel.token, maja.id, { disabled: false });
    expect((await signIn(maja.email)).body).toMatchObject({ status: "success" });
  });

  test("loses access with the whole company too", async () => {
    const hotel = await signedInCorporation(app);
    const maja = await user(hotel.token);
    const open = await app.signIn({ kind: "corporation", id: maja.id });
    await app.db
      .updateTable("corporations")
      .set({ suspended_at: new Date(TEST_NOW) })
      .where("id", "=", hotel.id)
      .execute();
    expect((await me(open)).status).toBe(401);
    expect((await signIn(maja.email)).body).toMatchObject({ code: "suspended" });
  });
});

describe("the last owner", () => {
  test("stays one, also where two owners lower each other at the same time", async () => {
    const hotel = await signedInCorporation(app);
    const maja = await user(hotel.token, "owner");
    await invite(hotel.token, "owner");
    const answers = await Promise.all([
      change(hotel.token, maja.id, { role: "booker" }),
      change(maja.token, hotel.id, { role: "booker" }),
    ]);
    // Who comes later is refused for the last owner, or has no role for it any more.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [last, former] = answers[0]?.status === 200 ? [hotel, maja] : [maja, hotel];
    expect((await change(last.token, last.id, { role: "booker" })).body).toMatchObject({
      code: "last_owner",
    });
    expect((await change(last.token, last.id, { disabled: true })).body).toMatchObject({
      code: "own_account",
    });
    expect((await change(former.token, last.id, { role: "booker" })).body).toMatchObject({ code: "role" });
  });
});

test("the office sees companies, not their logins", async () => {
  const hotel = await signedInCorporation(app, { name: "Nordlysets Hotel" });
  const maja = await user(hotel.token);
  const listed = await app.call(corporationEndpoints.list, {
    as: admin.token,
    query: { limit: "100", offset: "0", searchTerm: "Nordlysets" },
  });
  expect(listed.body.corporations.map(({ id }) => id)).toEqual([hotel.id]);
  const taken = { as: admin.token, params: { id: maja.id } };
  expect((await app.call(sessionEndpoints.takeOverCorporation, taken)).status).toBe(404);
});

test("a user who is no owner gets what is stored of themselves; the owner the company with its users", async () => {
  const hotel = await signedInCorporation(app, { contact_person: "Signe" });
  const maja = await user(hotel.token);
  const of = async (as: string) => (await app.call(privacyEndpoints.corporationData, { as })).body;
  const own = JSON.stringify(await of(maja.token));
  expect(own).toContain(maja.email);
  expect(own).not.toContain(hotel.email);
  expect(JSON.stringify(await of(hotel.token))).toContain(maja.email);
});
