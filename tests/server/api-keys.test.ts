import { beforeAll, expect, test } from "vitest";
import { allEndpoints } from "#contract/all-endpoints.ts";
import type { Endpoint } from "#contract/wire/endpoint.ts";
import {
  companyKeyScopes,
  type KeyScope,
  keyMayCall,
  officeKeyScopes,
} from "#rules/people/security/api-keys.ts";
import { newKey } from "#server/platform/sessions/api-keys.ts";
import { hashOfToken } from "#server/platform/sessions/session.ts";
import * as make from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const keys: readonly KeyScope[] = [
  ...companyKeyScopes.map((scope) => ({ holder: "company", scope }) as const),
  ...officeKeyScopes.map((scope) => ({ holder: "office", scope }) as const),
];
const tokens = new Map<KeyScope, string>();
const title = (row: Endpoint) => `${row.method} ${row.path}`;

beforeAll(async () => {
  const company = await make.corporation(app.db);
  const admin = await make.corporation(app.db, { is_admin: true });
  for (const key of keys) {
    const { token, prefix } = newKey();
    const maker = key.holder === "company" ? company : admin;
    await app.db
      .insertInto("api_keys")
      .values({
        ...{ corporation_id: key.holder === "company" ? company.id : null, made_by: maker.id, name: "ERP" },
        ...{ scope: key.scope, prefix, key_hash: hashOfToken(token), created_at: new Date(TEST_NOW) },
      })
      .execute();
    tokens.set(key, token);
  }
});

function mayCall(key: KeyScope, row: Endpoint): boolean {
  const { method, roles, companyRoles, stepUp, forPeople } = row;
  const facts = { asksProof: stepUp !== undefined, isForPeople: forPeople === true };
  return keyMayCall(key, { method, roles, companyRoles, ...facts });
}

const closed = allEndpoints.filter(({ row }) => !row.callers.includes("anyone")).map(({ row }) => row);

test.each(
  closed.filter((row) => !keys.every((key) => mayCall(key, row))).map((row) => [title(row), row] as const),
)("%s refuses every key that may not call it", async (_, row) => {
  for (const key of keys.filter((one) => !mayCall(one, row))) {
    const { statusCode } = await app.app.inject({
      method: row.method,
      url: `/api/${row.path.replace(/:\w+/g, "999999999")}`,
      headers: { authorization: `Bearer ${tokens.get(key)}` },
    });
    expect([key, statusCode]).toEqual([key, 403]);
  }
});

test("no key reaches users, keys, passwords, second factors, sessions, take-overs or personal numbers", () => {
  const peoples =
    /\/users|api-keys|webhooks|password|second-factor|step-up|sessions|take-over|pay-numbers|ways-in|change-email|\/email$|my-data|erase|profile/;
  const reached = closed
    .filter(({ path }) => peoples.test(path) && !path.startsWith("admin/new-profiles"))
    .filter((row) => keys.some((key) => mayCall(key, row)));
  expect(reached.map(title)).toEqual([]);
});
