import { afterEach, expect, test } from "vitest";
import { activeSessionEndpoints as rows } from "#contract/sessions/active-session.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { signedInCorporation, signedInEmployee, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const MINUTE = 60_000;
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";
const app = testApp();
afterEach(() => app.setNow(TEST_NOW));

/** A call with a program and from an address. */
const visit = (token: string, userAgent = FIREFOX, remoteAddress = "127.20.30.77") =>
  app.app.inject({
    url: "/api/corporations/me",
    remoteAddress,
    headers: { authorization: `Bearer ${token}`, "user-agent": userAgent },
  });

const list = async (token: string) => (await app.call(rows.ofCorporation, { as: token })).body;

test("the list says device, network and times, which is this one and which is a take-over", async () => {
  const hotel = await signedInCorporation(app);
  const admin = await signedInCorporation(app, { is_admin: true });
  const other = await app.signIn({ kind: "corporation", id: hotel.id });
  const takenOver = await app.takeOver(admin, { kind: "corporation", id: hotel.id });
  await visit(other);
  app.setNow(TEST_NOW + MINUTE);
  await visit(takenOver);
  app.setNow(TEST_NOW + 2 * MINUTE);
  const sessions = await list(hotel.token);
  expect(sessions).toMatchObject([
    { is_this: true, taken_over: false, network: "127.0.0.x" },
    { is_this: false, taken_over: true, device: "Firefox på Linux" },
    {
      is_this: false,
      taken_over: false,
      device: "Firefox på Linux",
      network: "127.20.30.x",
      created_at: new Date(TEST_NOW).toISOString(),
      last_seen_at: new Date(TEST_NOW).toISOString(),
    },
  ]);
  expect(JSON.stringify(sessions)).not.toMatch(/token|127\.20\.30\.77/);
});

test("the last use is noted once an hour at most, with where it came from", async () => {
  const { token } = await signedInCorporation(app);
  await visit(token);
  app.setNow(TEST_NOW + 59 * MINUTE);
  await visit(token, "curl/8", "127.99.0.1");
  expect(await list(token)).toMatchObject([{ device: "Firefox på Linux", network: "127.20.30.x" }]);
  app.setNow(TEST_NOW + 60 * MINUTE);
  await visit(token, "curl/8", "127.99.0.1");
  expect(await list(token)).toMatchObject([{ device: "Ukendt enhed", network: "127.99.0.x" }]);
});

test("one of the own sessions ends, a take-over too; somebody else's does not", async () => {
  const hotel = await signedInCorporation(app);
  const stranger = await signedInCorporation(app);
  const other = await app.signIn({ kind: "corporation", id: hotel.id });
  const [mine] = (await list(hotel.token)).filter(({ is_this }) => !is_this);
  const params = { id: mine?.id ?? 0 };
  expect((await app.call(rows.endOfCorporation, { as: stranger.token, params })).status).toBe(404);
  expect((await app.call(rows.endOfCorporation, { as: hotel.token, params })).status).toBe(200);
  expect((await app.call(rows.endOfCorporation, { as: hotel.token, params })).status).toBe(404);
  expect((await app.call(sessionEndpoints.corporationMe, { as: other })).status).toBe(401);
});

test("an account with a second factor proves itself before it ends a session", async () => {
  const hotel = await signedInCorporation(app);
  const key = {
    credential_id: "k",
    public_key: "x",
    counter: 0,
    name: "Nøgle",
    created_at: new Date(TEST_NOW),
  };
  await app.db
    .insertInto("passkeys")
    .values({ ...key, corporation_id: hotel.id })
    .execute();
  await app.signIn({ kind: "corporation", id: hotel.id });
  const [other] = (await list(hotel.token)).filter(({ is_this }) => !is_this);
  const end = async () => [
    (await app.call(rows.endOfCorporation, { as: hotel.token, params: { id: other?.id ?? 0 } })).status,
    (await app.call(rows.endOthersOfCorporation, { as: hotel.token })).status,
  ];
  expect(await end()).toEqual([403, 403]);
  expect(await list(hotel.token)).toHaveLength(2);
  await app.db
    .updateTable("sessions")
    .set({ proved_at: new Date(TEST_NOW) })
    .where("corporation_id", "=", hotel.id)
    .execute();
  expect(await end()).toEqual([200, 200]);
});

test("all others end at once, this one goes on", async () => {
  const person = await signedInEmployee(app);
  const others = [
    await app.signIn({ kind: "employee", id: person.id }),
    await app.signIn({ kind: "employee", id: person.id }),
  ];
  expect((await app.call(rows.ofEmployee, { as: person.token })).body).toHaveLength(3);
  expect((await app.call(rows.endOthersOfEmployee, { as: person.token })).status).toBe(200);
  for (const token of others) {
    expect((await app.call(sessionEndpoints.employeeMe, { as: token })).status).toBe(401);
  }
  const [left, ...rest] = (await app.call(rows.ofEmployee, { as: person.token })).body;
  expect([left?.is_this, rest]).toEqual([true, []]);
});

test("an employee ends one session by its id, and an admin in a take-over none", async () => {
  const person = await signedInEmployee(app);
  const admin = await signedInCorporation(app, { is_admin: true });
  const takenOver = await app.takeOver(admin, { kind: "employee", id: person.id });
  const [seen] = (await app.call(rows.ofEmployee, { as: person.token })).body.filter(
    ({ taken_over }) => taken_over,
  );
  const params = { id: seen?.id ?? 0 };
  expect((await app.call(rows.ofEmployee, { as: takenOver })).status).toBe(403);
  expect((await app.call(rows.endOfEmployee, { as: takenOver, params })).status).toBe(403);
  expect((await app.call(rows.endOfEmployee, { as: person.token, params })).status).toBe(200);
  expect((await app.call(sessionEndpoints.employeeMe, { as: takenOver })).status).toBe(401);
  const other = await make.employee(app.db);
  const stranger = await app.signIn({ kind: "employee", id: other.id });
  const [own] = (await app.call(rows.ofEmployee, { as: person.token })).body;
  const theirs = { id: own?.id ?? 0 };
  expect((await app.call(rows.endOfEmployee, { as: stranger, params: theirs })).status).toBe(404);
});
