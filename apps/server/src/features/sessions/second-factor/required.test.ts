import { beforeAll, beforeEach, expect, test } from "vitest";
import { allEndpoints } from "#contract/all-endpoints.ts";
import { secondFactorEndpoints as rows } from "#contract/sessions/second-factor.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { hashPassword } from "#server/platform/crypto/passwords.ts";
import { makeAuthenticator } from "#tests/stand-ins/authenticator.ts";
import * as make from "#tests/support/factories.ts";
import { signedInCorporation, testApp } from "#tests/support/fixtures.ts";

const app = testApp({ settings: { requiresSecondFactor: true } });
let passwordHash: string;
/** The admin's recovery codes that are not used yet. */
let codes: string[];
let admin: Awaited<ReturnType<typeof signedInCorporation>>;
beforeAll(async () => {
  passwordHash = await hashPassword("et godt kodeord");
});
beforeEach(async () => {
  admin = await signedInCorporation(app, { is_admin: true, password_hash: passwordHash });
  codes = [];
});

const codeOf = (text: string) => JSON.parse(text).code as string;

/** What an admin without a second factor reaches: a look at the account, its set-up, the way out. */
const reachable = [
  "GET corporations/me",
  "POST corporations/sign-out",
  "GET corporations/sessions",
  "DELETE corporations/sessions/:id",
  "DELETE corporations/sessions",
  "POST corporations/step-up",
];

test("an admin reaches nothing but the set-up, whatever the call", async () => {
  for (const { row } of allEndpoints.filter(({ row }) => !row.callers.includes("anyone"))) {
    const title = `${row.method} ${row.path}`;
    const isSetUp = row.path.startsWith("corporations/second-factor") || reachable.includes(title);
    expect([title, row.duringSetUp ?? false]).toEqual([title, isSetUp]);
    if (isSetUp || row.callers.includes("employee") || row.callers.includes("employee itself")) continue;
    const { status, text } = await app.call(row, { as: admin.token, params: { id: "1" } as never });
    expect([title, status]).toEqual([title, 403]);
    expect(text, title).toContain("Sæt totrinslogin op under Sikkerhed");
  }
  const stream = await app.app.inject({
    url: "/api/events",
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect([stream.statusCode, codeOf(stream.body)]).toEqual([403, "second_factor_required"]);
});

test("signing in and the automatic sign-in say so, until it is set up", async () => {
  const body = { email: admin.email, password: "et godt kodeord" };
  const signedIn = await app.call(sessionEndpoints.corporationSignIn, { body });
  expect(signedIn.body).toMatchObject({ status: "success", second_factor_required: true });
  const me = async () => (await app.call(sessionEndpoints.corporationMe, { as: admin.token })).body;
  expect((await me()).second_factor_required).toBe(true);
  await addPasskey();
  expect((await me()).second_factor_required).toBeUndefined();
  const list = allEndpoints.find(({ row }) => row.path === "admin/corporations")?.row;
  expect((await app.call(list, { as: admin.token })).status).toBe(200);
});

test("the last one cannot be taken away, one of two can", async () => {
  await addPasskey();
  await proveAgain();
  const passkeys = async () => (await app.call(rows.overview, { as: admin.token })).body.passkeys;
  const [first] = await passkeys();
  const params = { id: first?.id ?? 0 };
  const refused = await app.call(rows.removePasskey, { as: admin.token, params });
  expect([refused.status, codeOf(refused.text)]).toEqual([409, "last_factor"]);
  await addPasskey();
  expect((await app.call(rows.removePasskey, { as: admin.token, params })).status).toBe(200);
  expect(await passkeys()).toHaveLength(1);
});

test("a company is not asked to", async () => {
  const { token } = await signedInCorporation(app);
  const { body } = await app.call(sessionEndpoints.corporationMe, { as: token });
  expect(body.second_factor_required).toBeUndefined();
});

test("a take-over of an admin who has none is over too", async () => {
  const company = await make.corporation(app.db);
  const takenOver = await app.takeOver(admin, { kind: "corporation", id: company.id });
  const path = "corporations/calendar";
  const row = allEndpoints.find(({ row: one }) => one.path === path)?.row;
  expect((await app.call(row, { as: takenOver })).status).toBe(403);
  await addPasskey();
  expect((await app.call(row, { as: takenOver })).status).toBe(200);
});

async function addPasskey() {
  const key = makeAuthenticator(app.services.settings.publicUrl);
  await proveAgain();
  const { challenge } = (await app.call(rows.startPasskey, { as: admin.token })).body;
  const body = { challenge, name: "Nøgle", registration: key.create(challenge) };
  const added = await app.call(rows.addPasskey, { as: admin.token, body });
  expect(added.status).toBe(200);
  codes = [...added.body.recovery_codes, ...codes];
}

async function proveAgain() {
  const code = codes.shift();
  const body = code === undefined ? { password: "et godt kodeord" } : { code };
  expect((await app.call(rows.stepUp, { as: admin.token, body })).status).toBe(200);
}
