import { describe, expect, test } from "vitest";
import { secondFactorEndpoints as rows } from "#contract/sessions/second-factor.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { codeAt, password, testSecondFactor } from "#tests/support/fixtures/second-factor.ts";
import { outboxKeys } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { resetSecondFactorOf } from "./reset.ts";

const { app, withApp, stepUp, stepUpWith } = testSecondFactor();

describe("a lost second factor", () => {
  const reason = "Telefonen er stjålet";

  test("is reset by an admin with a reason: sessions end, the company is told, the log names the mail", async () => {
    const { id, email, token } = await withApp();
    const admin = await make.corporation(app.db, { is_admin: true });
    const as = await app.signIn({ kind: "corporation", id: admin.id });
    const without = await app.call(rows.reset, { as, params: { id }, body: { reason: " " } });
    expect(without.status).toBe(422);
    expect((await app.call(rows.reset, { as, params: { id }, body: { reason } })).status).toBe(200);
    expect((await app.call(sessionEndpoints.corporationMe, { as: token })).status).toBe(401);
    const { body } = await app.call(sessionEndpoints.corporationSignIn, { body: { email, password } });
    expect(body.status).toBe("success");
    const [key = ""] = await outboxKeys(app, `security:${id}:reset:%`);
    const mail = await app.db
      .selectFrom("outbox")
      .selectAll()
      .where("key", "=", key)
      .executeTakeFirstOrThrow();
    expect([mail.recipient, mail.body.includes(reason)]).toEqual([email, true]);
    const line = await app.db
      .selectFrom("audit_log")
      .selectAll()
      .where("action", "=", "second_factor_reset")
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({ actor_kind: "admin", actor_id: admin.id, detail: { message: key } });
  });

  test("is not reset by an admin's password where the admin has a second factor, but by that factor", async () => {
    const [company, admin] = [await withApp(), await withApp()];
    await app.db.updateTable("corporations").set({ is_admin: true }).where("id", "=", admin.id).execute();
    app.setNow(TEST_NOW + 600_000);
    const reset = () =>
      app.call(rows.reset, { as: admin.token, params: { id: company.id }, body: { reason } });
    await stepUp(admin.token);
    const refused = await reset();
    expect([refused.status, refused.body]).toEqual([
      403,
      expect.objectContaining({ code: "step_up", proof: "second_factor" }),
    ]);
    await stepUpWith(admin.token, codeAt(admin.secret, TEST_NOW + 600_000));
    expect((await reset()).status).toBe(200);
  });

  test("of an admin is reset from the console only", async () => {
    const admin = await make.corporation(app.db, { is_admin: true });
    const as = await app.signIn({ kind: "corporation", id: admin.id });
    const { id, email } = await withApp();
    await app.db.updateTable("corporations").set({ is_admin: true }).where("id", "=", id).execute();
    expect((await app.call(rows.reset, { as, params: { id }, body: { reason } })).status).toBe(404);
    await resetSecondFactorOf(app.services, email.toUpperCase(), TEST_NOW);
    const { body } = await app.call(sessionEndpoints.corporationSignIn, { body: { email, password } });
    expect(body.status).toBe("success");
    await expect(resetSecondFactorOf(app.services, email, TEST_NOW)).rejects.toThrow("no second factor");
    await expect(resetSecondFactorOf(app.services, "x@y.test", TEST_NOW)).rejects.toThrow("Nobody signs in");
  });
});
