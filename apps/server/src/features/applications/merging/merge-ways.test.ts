import { beforeAll, expect, test } from "vitest";
import { mergeEndpoints } from "#contract/employees/merge.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { signInIdentity } from "#server/features/employees/employee.queries.ts";
import { keyOfWay } from "#server/features/employees/ways-in/way.queries.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import * as make from "#tests/support/factories.ts";
import { passkeysOfEmployees } from "#tests/support/fixtures/employee-passkeys.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const { withPasskey, signIn } = passkeysOfEmployees(app);
let admin: string;
beforeAll(async () => {
  const { id } = await make.corporation(app.db, { is_admin: true });
  admin = await app.signIn({ kind: "corporation", id });
});

interface Choice {
  readonly ways?: string[];
  readonly dryRun?: boolean;
}

const merge = (keep: number, drop: number, { ways, dryRun }: Choice = {}) =>
  app.call(mergeEndpoints.merge, {
    as: admin,
    query: dryRun ? { dryRun: "1" } : {},
    body: { keep, drop, ...(ways ? { ways } : {}) },
  });
const byPhone = (subject: string) => ({ provider: "phone" as const, subject });
const ownPhone = (phone: string) => ({
  ...{ identity_provider: "phone" as const, identity_subject: phone, login_email: "", phone },
});
const profileOf = (phone: string) =>
  inTransaction(app.db, (tx) =>
    signInIdentity(tx, { ...byPhone(phone), firstName: "", lastName: "", email: null }, TEST_NOW),
  );

test("a number that only the dropped profile has signs nobody in after a merge, and is told", async () => {
  const keep = await make.employee(app.db, { email: "keep@merge.test" });
  const drop = await make.employee(app.db, { ...ownPhone("20551001"), email: "drop@merge.test" });
  const wayIn = keyOfWay(app.services.secrets, { kind: "phone", subject: "20551001" });
  const session = await openSession(app.db, { kind: "employee", id: drop.id }, TEST_NOW, { wayIn });
  const preview = await merge(keep.id, drop.id, { dryRun: true });
  expect(preview.body.ways).toMatchObject([
    { kind: "phone", shown: "•• •• 10 01", kept: false, is_known: false },
  ]);
  expect((await merge(keep.id, drop.id)).status).toBe(200);
  expect((await app.call(sessionEndpoints.employeeMe, { as: session })).status).toBe(401);
  expect((await profileOf("20551001")).id).not.toBe(keep.id);
  const told = await app.db
    .selectFrom("outbox")
    .select("recipient")
    .where("key", "like", "way-removed:%")
    .where("recipient", "=", "20551001")
    .execute();
  expect(told).toHaveLength(1);
});

test("a number that stands in the kept profile too signs in there after a merge", async () => {
  const keep = await make.employee(app.db, { phone: "20551002" });
  const drop = await make.employee(app.db, ownPhone("20551002"));
  expect((await merge(keep.id, drop.id)).body.ways).toMatchObject([{ kept: true, is_known: true }]);
  expect((await profileOf("20551002")).id).toBe(keep.id);
});

test("a way in that the office ticks leads to the kept profile, and one that it does not goes", async () => {
  const keep = await make.employee(app.db, { phone: "20551003" });
  const drop = await make.employee(app.db, ownPhone("20551004"));
  await app.db
    .insertInto("employee_identities")
    .values({
      ...{ identity_provider: "phone", identity_subject: "20551003", employee_id: drop.id },
      created_at: new Date(TEST_NOW),
    })
    .execute();
  const ways = [keyOfWay(app.services.secrets, { kind: "phone", subject: "20551004" })];
  expect((await merge(keep.id, drop.id, { ways })).status).toBe(200);
  expect((await profileOf("20551004")).id).toBe(keep.id);
  expect((await profileOf("20551003")).id).not.toBe(keep.id);
});

test("an old profile that nobody signs in to keeps one way in of the other, and cannot be left without", async () => {
  const keep = await make.employee(app.db, { identity_provider: null, identity_subject: null, phone: "" });
  const drop = await make.employee(app.db, ownPhone("20551005"));
  expect(await merge(keep.id, drop.id, { ways: [] })).toMatchObject({
    status: 409,
    body: { code: "last_way_in" },
  });
  expect((await merge(keep.id, drop.id)).status).toBe(200);
  expect((await profileOf("20551005")).id).toBe(keep.id);
});

test("a passkey of the dropped profile goes unless the office keeps it", async () => {
  const keep = await make.employee(app.db);
  const { id, key } = await withPasskey();
  const preview = await merge(keep.id, id, { dryRun: true });
  expect(preview.body.ways.find(({ kind }) => kind === "passkey")).toMatchObject({ kept: false });
  expect((await merge(keep.id, id)).status).toBe(200);
  expect((await signIn(key)).body).toMatchObject({ code: "wrong_passkey" });
});
