import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { allEndpoints } from "#contract/all-endpoints.ts";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import type { Database } from "#server/platform/database/database.ts";
import { freshDatabase } from "#tests/support/database.ts";
import * as make from "#tests/support/factories.ts";
import { signedInCorporation } from "#tests/support/fixtures.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;
let copy: Database;
let admin: string;
let isNear = true;

beforeAll(async () => {
  copy = await freshDatabase();
  const replica = { db: copy.db, isNear: () => isNear, problem: async () => null, close: async () => {} };
  app = await createTestApp({ database: { ...(await freshDatabase()), replica } });
  admin = (await signedInCorporation(app, { is_admin: true })).token;
  await make.corporation(app.db, { name: "Kroen i dag" });
  await make.corporation(copy.db, { name: "Kroen i går" });
});
beforeEach(() => {
  isNear = true;
});
afterAll(async () => {
  await app.close();
  await copy.close();
});

async function found(): Promise<string[]> {
  const { body } = await app.call(worklistEndpoints.search, { as: admin, query: { q: "kroen" } });
  return body.map(({ title }) => title);
}

test("a search is answered by a near replica, to whom the database itself lets in", async () => {
  expect(await found()).toEqual(["Kroen i går"]);
});

test("it is answered by the database itself while the replica is far behind", async () => {
  isNear = false;
  expect(await found()).toEqual(["Kroen i dag"]);
});

test("what may not be old is always answered by the database itself", async () => {
  const { body } = await app.call(corporationEndpoints.list, { as: admin, query: {} });
  expect(body.corporations.map(({ name }) => name)).toContain("Kroen i dag");
});

test("what the replica does not have yet is not refused", async () => {
  const { id } = await make.employee(app.db);
  const { status } = await app.call(applicantEndpoints.ratings, { as: admin, params: { employeeId: id } });
  expect(status).toBe(200);
});

test("what the replica cannot answer the database itself does", async () => {
  await copy.close();
  expect(await found()).toEqual(["Kroen i dag"]);
});

test("only calls that read may be old", () => {
  const lagging = allEndpoints.filter(({ row }) => row.mayLag);
  expect(lagging.length).toBeGreaterThan(0);
  expect(lagging.map(({ row }) => row.method)).toEqual(lagging.map(() => "GET"));
});
