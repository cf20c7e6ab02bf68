import { describe, expect, test } from "vitest";
import { officeUserEndpoints } from "#contract/backoffice/office-user.endpoints.ts";
import { companyUserEndpoints } from "#contract/corporations/company-user.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { newestMailTo } from "#tests/support/fixtures/delivery.ts";
import { codeAt, password, testSecondFactor } from "#tests/support/fixtures/second-factor.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const { app, withApp, stepUp, stepUpWith } = testSecondFactor();
const reason = "Telefonen er blevet væk";
const body = { reason };

const reset = (as: string, id: number, sent = body) =>
  app.call(companyUserEndpoints.resetUserFactor, { as, params: { id }, body: sent });
const resetInOffice = (as: string, id: number) =>
  app.call(officeUserEndpoints.resetUserFactor, { as, params: { id }, body });
const isSignedIn = async (as: string) =>
  (await app.call(sessionEndpoints.corporationMe, { as })).status === 200;
const signIn = async (email: string) =>
  (await app.call(sessionEndpoints.corporationSignIn, { body: { email, password } })).body.status;

/** A company's owner, and a colleague who has a second factor. */
async function colleagues(role: "owner" | "booker" = "booker") {
  const owner = await make.corporation(app.db);
  const colleague = await withApp();
  await app.db
    .updateTable("corporations")
    .set({ member_of: owner.id, company_role: role, signed_in_at: new Date(TEST_NOW) })
    .where("id", "=", colleague.id)
    .execute();
  return { owner: await app.signIn({ kind: "corporation", id: owner.id }), ownerId: owner.id, colleague };
}

describe("a colleague's lost second factor", () => {
  test("is taken away by an owner: the person is signed out and told, and signs in with the password", async () => {
    const { owner, ownerId, colleague } = await colleagues();
    expect(await signIn(colleague.email)).toBe("second_factor");
    expect((await reset(owner, colleague.id)).body).toMatchObject({ second_factor: false });
    expect([await isSignedIn(colleague.token), await isSignedIn(owner)]).toEqual([false, true]);
    expect(await signIn(colleague.email)).toBe("success");
    expect((await newestMailTo(app, colleague.email)).text).toContain(reason);
    const logged = await app.db
      .selectFrom("audit_log")
      .select(["actor_kind", "actor_id"])
      .where("action", "=", "second_factor_reset")
      .where("entity_id", "=", String(colleague.id))
      .execute();
    expect(logged).toEqual([{ actor_kind: "corporation", actor_id: ownerId }]);
    // Once more takes nothing away, and tells nobody.
    expect((await reset(owner, colleague.id)).status).toBe(200);
    const { total } = await app.db
      .selectFrom("outbox")
      .where("key", "like", `security:${colleague.id}:reset:%`)
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    expect(total).toBe(1);
  });

  test("wants a reason, is for owners, never the own, and of no other company", async () => {
    const { owner, ownerId, colleague } = await colleagues();
    const { owner: stranger } = await colleagues();
    expect((await reset(owner, colleague.id, { reason: " " })).status).toBe(422);
    expect((await reset(colleague.token, ownerId)).body).toMatchObject({ code: "role" });
    expect((await reset(owner, ownerId)).body).toMatchObject({ code: "own_factor" });
    expect((await reset(stranger, colleague.id)).status).toBe(404);
    expect(await signIn(colleague.email)).toBe("second_factor");
  });

  test("is not taken away by the password of an owner who has one, but by that factor", async () => {
    const { ownerId, colleague } = await colleagues("owner");
    app.setNow(TEST_NOW + 600_000);
    await stepUp(colleague.token);
    expect((await reset(colleague.token, ownerId)).body).toMatchObject({ code: "step_up" });
    await stepUpWith(colleague.token, codeAt(colleague.secret, TEST_NOW + 600_000));
    expect((await reset(colleague.token, ownerId)).status).toBe(200);
  });
});

describe("in the office", () => {
  async function inOffice(role: "owner" | "planner") {
    const one = await withApp();
    await app.db
      .updateTable("corporations")
      .set({ is_admin: true, office_role: role })
      .where("id", "=", one.id)
      .execute();
    return one;
  }

  test("an owner takes a colleague's away, and a planner does not", async () => {
    const [owner, planner] = [await inOffice("owner"), await inOffice("planner")];
    expect((await resetInOffice(planner.token, owner.id)).body).toMatchObject({ code: "role" });
    expect((await resetInOffice(owner.token, owner.id)).body).toMatchObject({ code: "own_factor" });
    const company = await withApp();
    expect((await resetInOffice(owner.token, company.id)).status).toBe(404);
    expect((await resetInOffice(owner.token, planner.id)).body).toMatchObject({ second_factor: false });
    expect([await isSignedIn(planner.token), await isSignedIn(owner.token)]).toEqual([false, true]);
  });
});
