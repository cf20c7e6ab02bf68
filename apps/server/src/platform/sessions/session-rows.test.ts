import { expect, test } from "vitest";
import * as make from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { hashOfToken } from "./session.ts";
import { sessionRows } from "./session-rows.ts";

const app = testApp();
const now = new Date(TEST_NOW);
const early = new Date(TEST_NOW - 1);

const read = (token: string) =>
  sessionRows(app.db, now).where("s.token_hash", "=", hashOfToken(token)).executeTakeFirst();

test("a session says what its person or company may at this moment", async () => {
  const { id } = await make.employee(app.db, { new_user: true });
  const employee = await app.signIn({ kind: "employee", id });
  expect(await read(employee)).toMatchObject({ kind: "employee", new_user: true, deactivated_at: null });
  await app.db
    .updateTable("employees")
    .set({ new_user: false, deactivated_at: early })
    .where("id", "=", id)
    .execute();
  expect(await read(employee)).toMatchObject({ new_user: false, deactivated_at: early });

  const company = await make.corporation(app.db);
  const token = await app.signIn({ kind: "corporation", id: company.id });
  expect(await read(token)).toMatchObject({ is_admin: false, suspended_at: null, has_second_factor: false });
  await app.db
    .insertInto("authenticator_apps")
    .values({ corporation_id: company.id, secret_encrypted: "x", confirmed_at: now })
    .execute();
  await app.db
    .updateTable("corporations")
    .set({ is_admin: true, suspended_at: early })
    .where("id", "=", company.id)
    .execute();
  expect(await read(token)).toMatchObject({ is_admin: true, suspended_at: early, has_second_factor: true });
});

test("a session that ended is not found any more, and neither is a take-over whose admin's has", async () => {
  const { id } = await make.employee(app.db);
  const own = await app.signIn({ kind: "employee", id });
  const admin = await make.corporation(app.db, { is_admin: true });
  const adminToken = await app.signIn({ kind: "corporation", id: admin.id });
  const takeOver = await app.takeOver({ id: admin.id, token: adminToken }, { kind: "employee", id });
  expect(await read(own)).toMatchObject({ employee_id: id, actor_is_admin: null });
  expect(await read(takeOver)).toMatchObject({ employee_id: id, actor_is_admin: true });
  for (const ended of [own, adminToken]) {
    await app.db
      .updateTable("sessions")
      .set({ expires_at: now })
      .where("token_hash", "=", hashOfToken(ended))
      .execute();
  }
  expect(await read(own)).toBeUndefined();
  expect(await read(takeOver)).toBeUndefined();
});
