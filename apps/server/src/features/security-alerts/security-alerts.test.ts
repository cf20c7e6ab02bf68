import { beforeAll, describe, expect, test } from "vitest";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import { hashPassword } from "#server/platform/crypto/passwords.ts";
import {
  outboxKeys,
  runTwiceAt,
  signedInEmployee,
  testAdmin,
  testApp,
  testCorporation,
} from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { alertAdmins, deleteOldSecurityEvents } from "./security-alerts.ts";

const MINUTE = 60_000;
const PASSWORD = "et godt kodeord";

const app = testApp();
const admin = testAdmin(app);
const corporation = testCorporation(app, { email: "Hotel@Example.test" });

beforeAll(async () => {
  const password_hash = await hashPassword(PASSWORD);
  await app.db.updateTable("corporations").set({ password_hash }).where("id", "=", corporation.id).execute();
});

const signIn = (email: string, password: string) =>
  app.call(sessionEndpoints.corporationSignIn, { body: { email, password } });

const eventsOf = (kind: "sign_in" | "failed_sign_in" | "forbidden" | "limited" | "bad_input") =>
  app.db.selectFrom("security_events").selectAll().where("kind", "=", kind).orderBy("account").execute();

describe("at sign-in", () => {
  test("a sign-in and its failures are written down by id and network, and never what was typed", async () => {
    await signIn("hotel@example.test", "hemmeligt forkert");
    await signIn("hotel@example.test", "hemmeligt forkert");
    await signIn("ukendt@example.test", "hemmeligt forkert");
    await signIn("hotel@example.test", PASSWORD);
    const failed = await eventsOf("failed_sign_in");
    expect(failed).toMatchObject([
      { account: `corporation:${corporation.id}`, network: "127.0.0.x", times: 2 },
      { account: expect.stringMatching(/^email:[\w-]+/), times: 1 },
    ]);
    expect(await eventsOf("sign_in")).toMatchObject([
      { account: `corporation:${corporation.id}`, about: "password" },
    ]);
    const text = JSON.stringify(await app.db.selectFrom("security_events").selectAll().execute());
    for (const typed of ["hemmeligt", "ukendt@", "hotel@", "127.0.0.1"]) expect(text).not.toContain(typed);
  });

  test("so is who was refused a call that is not theirs", async () => {
    const employee = await signedInEmployee(app);
    expect((await app.call(worklistEndpoints.today, { as: employee.token })).status).toBe(403);
    expect(await eventsOf("forbidden")).toMatchObject([
      { account: `employee:${employee.id}`, about: "GET admin/today", times: 1 },
    ]);
  });

  test("so is input that a schema refuses, a row an hour for a call, without what was sent", async () => {
    const send = (email: unknown) =>
      app.call(sessionEndpoints.corporationSignIn, { body: { email, password: "x" } as never });
    for (let n = 0; n < 3; n++) {
      app.setNow(TEST_NOW + n * MINUTE);
      expect((await send(["hemmeligt"])).status).toBe(422);
    }
    app.setNow(TEST_NOW);
    const noted = await eventsOf("bad_input");
    expect(noted).toMatchObject([{ account: "", about: "POST corporations/sign-in", times: 3 }]);
    expect(JSON.stringify(noted)).not.toContain("hemmeligt");
  });

  test("and what somebody signed in with", async () => {
    await app.call(sessionEndpoints.employeeSignIn, { body: { fbToken: "local:way-in" } });
    const ways = (await eventsOf("sign_in")).map(({ about }) => about);
    expect(ways.sort()).toEqual(["local", "password"]);
  });

  test("it is forgotten after 180 days", async () => {
    const kept = async () => (await app.db.selectFrom("security_events").select("kind").execute()).length;
    const before = await kept();
    app.setNow(TEST_NOW + 180 * 24 * HOUR_MS);
    await deleteOldSecurityEvents(app.services);
    expect(await kept()).toBe(before);
    app.setNow(TEST_NOW + 180 * 24 * HOUR_MS + MINUTE);
    await deleteOldSecurityEvents(app.services);
    app.setNow(TEST_NOW);
    expect(await kept()).toBe(0);
  });
});

describe("failures that pile up", () => {
  const lines = async () => {
    const { body } = await app.call(worklistEndpoints.today, { as: admin.token });
    return body.groups.find(({ key }) => key === "security");
  };

  async function fail(times: number, at: number, account = `corporation:${corporation.id}`, from = "a") {
    await app.db
      .insertInto("security_events")
      .values({
        minute: new Date(at),
        kind: "failed_sign_in",
        account,
        address_digest: from,
        network: "203.0.113.x",
        times,
        last_at: new Date(at),
      })
      .execute();
  }

  test("stand on the first page and are mailed to all admins once an episode", async () => {
    await fail(19, TEST_NOW);
    await runTwiceAt(app, TEST_NOW, alertAdmins);
    expect(await lines()).toMatchObject({ count: 0 });
    await fail(1, TEST_NOW + MINUTE);
    await runTwiceAt(app, TEST_NOW + MINUTE, alertAdmins);
    const { name } = corporation.corporation;
    expect(await lines()).toMatchObject({
      count: 1,
      items: [{ person: name, people: 20, about: ["account", "", `corporation:${corporation.id}`] }],
    });
    await fail(5, TEST_NOW + 30 * MINUTE);
    await runTwiceAt(app, TEST_NOW + 30 * MINUTE, alertAdmins);
    expect(await lines()).toMatchObject({ count: 1, items: [{ people: 25 }] });
    expect(await outboxKeys(app, "security-alert:%")).toHaveLength(1);
  });

  test("are another episode once an hour went by, with another mail", async () => {
    await fail(20, TEST_NOW + 4 * HOUR_MS);
    await runTwiceAt(app, TEST_NOW + 4 * HOUR_MS, alertAdmins);
    expect(await outboxKeys(app, "security-alert:%")).toHaveLength(2);
  });

  test("count for an address too, over many accounts that nobody has", async () => {
    const at = TEST_NOW + 8 * HOUR_MS;
    for (let n = 0; n < 10; n++) await fail(n === 0 ? 9 : 10, at, `email:${n}`, "b");
    await runTwiceAt(app, at, alertAdmins);
    expect(await outboxKeys(app, "security-alert:%")).toHaveLength(2);
    await fail(1, at, "", "b");
    await runTwiceAt(app, at, alertAdmins);
    app.setNow(at);
    expect((await lines())?.items[0]).toMatchObject({ people: 100, about: ["address", "203.0.113.x", "b"] });
    app.setNow(at + 24 * HOUR_MS);
    expect(await lines()).toMatchObject({ count: 0 });
    app.setNow(TEST_NOW);
  });
});
