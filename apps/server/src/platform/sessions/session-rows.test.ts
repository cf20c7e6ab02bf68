import { expect, test } from "vitest";
import * as make from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { hashOfToken } from "./session.ts";
import { findSession, sessionRows } from "./session-rows.ts";

const app = testApp();
const now = new Date(TEST_NOW);
const early = new Date(TEST_NOW - 1);

/** Reads a session three times, as nobody has read it before, and once with all tables. */
async function read(token: string) {
  const tokenHash = hashOfToken(token);
  const mark = { at: "1 1:1:", since: 0, until: null, subjects: [] };
  const found = [
    await findSession(app.db, { tokenHash, now }, null),
    await findSession(app.db, { tokenHash, now }, null),
    await findSession(app.db, { tokenHash, now }, mark),
  ];
  const whole = await sessionRows(app.db, now).where("s.token_hash", "=", tokenHash).execute();
  return { found, whole: whole.map((row) => ({ ...row, is_unchanged: false })) };
}

async function expectAlike(token: string, rights: object | null) {
  const { found, whole } = await read(token);
  if (rights === null) expect([...found, ...whole]).toEqual([undefined, undefined, undefined]);
  else for (const one of [...found, ...whole]) expect(one).toEqual({ ...whole[0], ...rights });
}

test("somebody's own session says the same when it is read again, with the rights of that moment", async () => {
  const { id } = await make.employee(app.db, { new_user: true });
  const employee = await app.signIn({ kind: "employee", id });
  await expectAlike(employee, { kind: "employee", new_user: true, deactivated_at: null });
  await app.db
    .updateTable("employees")
    .set({ new_user: false, deactivated_at: early })
    .where("id", "=", id)
    .execute();
  await expectAlike(employee, { new_user: false, deactivated_at: early });

  const company = await make.corporation(app.db);
  const token = await app.signIn({ kind: "corporation", id: company.id });
  await expectAlike(token, { is_admin: false, suspended_at: null, has_second_factor: false });
  await app.db
    .insertInto("authenticator_apps")
    .values({ corporation_id: company.id, secret_encrypted: "x", confirmed_at: now })
    .execute();
  await app.db
    .updateTable("corporations")
    .set({ is_admin: true, suspended_at: early })
    .where("id", "=", company.id)
    .execute();
  await expectAlike(token, { is_admin: true, suspended_at: early, has_second_factor: true });
});

test("a session that ended is not found any more, and neither is a take-over whose admin's has", async () => {
  const { id } = await make.employee(app.db);
  const own = await app.signIn({ kind: "employee", id });
  const admin = await make.corporation(app.db, { is_admin: true });
  const adminToken = await app.signIn({ kind: "corporation", id: admin.id });
  const takeOver = await app.takeOver({ id: admin.id, token: adminToken }, { kind: "employee", id });
  await expectAlike(own, { is_taken_over: false, actor_is_admin: null });
  await expectAlike(takeOver, { is_taken_over: true, actor_is_admin: true, employee_id: id });
  for (const ended of [own, adminToken]) {
    await app.db
      .updateTable("sessions")
      .set({ expires_at: now })
      .where("token_hash", "=", hashOfToken(ended))
      .execute();
  }
  await expectAlike(own, null);
  await expectAlike(takeOver, null);
});
