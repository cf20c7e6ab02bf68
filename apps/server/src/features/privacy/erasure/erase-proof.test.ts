import { describe, expect, test } from "vitest";
import { privacyEndpoints as rows } from "#contract/privacy/privacy.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { password, testSecondFactor } from "#tests/support/fixtures/second-factor.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const { app, hotel, withApp, stepUp } = testSecondFactor();
const LATER = TEST_NOW + 11 * 60_000;

describe("an erasure", () => {
  test("by an account with a second factor wants a fresh proof, already to say what would go", async () => {
    const { id, token } = await withApp();
    app.setNow(LATER);
    const ask = (query: { dryRun?: "1" }) =>
      app.call(rows.eraseCorporation, { as: token, query, body: { current_password: password } });
    for (const query of [{ dryRun: "1" }, {}] as const) {
      const { status, text } = await ask(query);
      expect([status, JSON.parse(text).code]).toEqual([403, "step_up"]);
    }
    const row = () =>
      app.db.selectFrom("corporations").select("erased_at").where("id", "=", id).executeTakeFirstOrThrow();
    expect((await row()).erased_at).toBeNull();
    await stepUp(token);
    expect((await ask({ dryRun: "1" })).status).toBe(200);
    expect((await ask({})).status).toBe(200);
    expect((await row()).erased_at).not.toBeNull();
  });

  test("by an admin with a second factor wants one too, for people and for companies", async () => {
    const admin = await withApp();
    await app.db.updateTable("corporations").set({ is_admin: true }).where("id", "=", admin.id).execute();
    const person = await make.employee(app.db);
    const company = await make.corporation(app.db);
    app.setNow(LATER);
    const parts = { as: admin.token, query: { dryRun: "1" }, body: { reason: "asked_admin" } } as const;
    const both = async () => [
      (await app.call(rows.eraseEmployeeAsAdmin, { ...parts, params: { id: person.id } })).status,
      (await app.call(rows.eraseCorporationAsAdmin, { ...parts, params: { id: company.id } })).status,
    ];
    expect(await both()).toEqual([403, 403]);
    await stepUp(admin.token);
    expect(await both()).toEqual([200, 200]);
  });

  test("by an account without one does not", async () => {
    const { token } = await hotel();
    app.setNow(LATER);
    const query = { dryRun: "1" } as const;
    expect((await app.call(rows.eraseCorporation, { as: token, query, body: {} })).status).toBe(200);
  });
});
