import { describe, expect, test } from "vitest";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { createAdmin } from "./create-admin.ts";

const app = testApp();

const create = (email: string, password = "hemmeligt") =>
  createAdmin(app.db, { email, password, name: "Vagtklar" }, TEST_NOW);

describe("making an admin from the console", () => {
  test("makes one who can sign in and has admin rights", async () => {
    const id = await create("admin@vagtklar.test");
    const row = app.db.selectFrom("corporations").select("contact_person").where("id", "=", id);
    expect(await row.executeTakeFirst()).toEqual({ contact_person: "admin" });
    const body = { email: "admin@vagtklar.test", password: "hemmeligt" };
    const signIn = await app.call(sessionEndpoints.corporationSignIn, { body });
    expect(signIn.body).toMatchObject({ status: "success", corporation: { id, is_admin: true } });
  });

  test.each([
    ["admin", "hemmeligt", "'admin' is no e-mail address."],
    ["short@vagtklar.test", "kort", "The password is refused: Kodeordet skal være længere."],
    ["ADMIN@vagtklar.test", "hemmeligt", "The e-mail ADMIN@vagtklar.test is in use already."],
  ])("is refused for %s with %s: %s", async (email, password, message) => {
    await expect(create(email, password)).rejects.toThrow(message);
  });
});
