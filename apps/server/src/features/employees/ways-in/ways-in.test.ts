import { beforeAll, describe, expect, test } from "vitest";
import { wayInEndpoints as rows } from "#contract/employees/way-in.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { newestMailTo } from "#tests/support/fixtures/delivery.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const smtp = { url: "smtp://localhost:9", from: "Vagtklar <hej@vagtklar.test>", encrypted: false };
const gatewayApi = { token: "token", sender: "Vagtklar", baseUrl: "http://localhost:9" };
const app = testApp({ settings: { smtp, gatewayApi } });
let admin: string;
beforeAll(async () => {
  const { id } = await make.corporation(app.db, { is_admin: true });
  admin = await app.signIn({ kind: "corporation", id });
});

let count = 20_560_000;
type To = { email: string } | { phone: string };

async function signInBy(to: To) {
  await app.call(sessionEndpoints.sendSignInCode, { body: to });
  const { text } = await newestMailTo(app, "email" in to ? to.email : to.phone);
  const code = /\b(\d{6})\b/.exec(text)?.[1] ?? "";
  return app.call(sessionEndpoints.employeeSignIn, { body: { ...to, code } });
}

/** Somebody who signs in by a number, and by an e-mail from a profile that was merged. */
async function withTwoWays() {
  const phone = String(++count);
  const email = `to-veje-${count}@example.test`;
  const { id } = await make.employee(app.db, {
    ...{ identity_provider: "phone", identity_subject: phone, login_email: "" },
    ...{ phone, email: `nu-${count}@example.test` },
  });
  await app.db
    .insertInto("employee_identities")
    .values({
      ...{ identity_provider: "email", identity_subject: email, email, employee_id: id },
      created_at: new Date(TEST_NOW),
    })
    .execute();
  return { id, phone, email };
}

const list = (as: string) => app.call(rows.ownWaysIn, { as });
const meOf = (as: string) => app.call(sessionEndpoints.employeeMe, { as });
const keyOf = async (as: string, kind: string) =>
  (await list(as)).body.find((way) => way.kind === kind)?.key ?? "";

describe("the ways in of an employee", () => {
  test("are shown with most of the address hidden, and with when each was last used", async () => {
    const { phone, email } = await withTwoWays();
    const token = (await signInBy({ phone })).body.token;
    expect((await list(token)).body).toMatchObject([
      {
        ...{ kind: "phone", shown: `•• •• ${phone.slice(4, 6)} ${phone.slice(6)}` },
        ...{ last_used_at: new Date(TEST_NOW).toISOString(), can_remove: true },
      },
      { kind: "email", shown: "t•••@example.test", last_used_at: null, can_remove: true },
    ]);
    await signInBy({ email });
    expect((await list(token)).body[1]?.last_used_at).toBe(new Date(TEST_NOW).toISOString());
  });

  test("one that is removed signs nobody in, and what it opened ends while the rest goes on", async () => {
    const { id, phone, email } = await withTwoWays();
    const byPhone = (await signInBy({ phone })).body.token;
    const byEmail = (await signInBy({ email })).body.token;
    const again = (await signInBy({ email })).body.token;
    const key = await keyOf(byEmail, "phone");
    expect((await app.call(rows.removeOwnWayIn, { as: byEmail, params: { key } })).status).toBe(200);
    expect((await meOf(byPhone)).status).toBe(401);
    expect((await meOf(byEmail)).status).toBe(200);
    expect((await meOf(again)).status).toBe(200);
    expect((await signInBy({ phone })).body).toMatchObject({ code: "contact_in_profile" });
    expect((await signInBy({ email })).body.employee.id).toBe(id);
  });

  test("the last one that no device holds stays", async () => {
    const { phone, email } = await withTwoWays();
    const token = (await signInBy({ email })).body.token;
    const key = await keyOf(token, "phone");
    await app.call(rows.removeOwnWayIn, { as: token, params: { key } });
    const [last] = (await list(token)).body;
    expect(last).toMatchObject({ kind: "email", can_remove: false });
    const refused = await app.call(rows.removeOwnWayIn, { as: token, params: { key: last?.key ?? "" } });
    expect(refused).toMatchObject({ status: 409, body: { code: "last_way_in" } });
    const gone = await app.call(rows.removeOwnWayIn, { as: token, params: { key } });
    expect(gone.status).toBe(404);
    expect(phone).not.toBe("");
  });

  test("two that are removed at once leave one", async () => {
    const { phone } = await withTwoWays();
    const token = (await signInBy({ phone })).body.token;
    const keys = (await list(token)).body.map(({ key }) => key);
    const answers = await Promise.all(
      keys.map((key) => app.call(rows.removeOwnWayIn, { as: token, params: { key } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("an e-mail that is removed opens nothing through Facebook either", async () => {
    const { id, email } = await withTwoWays();
    await app.db
      .updateTable("employees")
      .set({ identity_provider: "facebook", identity_subject: `fb-${id}`, login_email: email })
      .where("id", "=", id)
      .execute();
    const token = (await signInBy({ email })).body.token;
    const key = await keyOf(token, "email");
    expect((await app.call(rows.removeOwnWayIn, { as: token, params: { key } })).status).toBe(200);
    expect((await signInBy({ email })).body.employee.id).not.toBe(id);
  });

  test("are removed by the office too, which tells the old number and the person", async () => {
    const { id, phone } = await withTwoWays();
    const token = (await signInBy({ phone })).body.token;
    const ways = await app.call(rows.waysIn, { as: admin, params: { id } });
    const key = ways.body.find(({ kind }) => kind === "phone")?.key ?? "";
    const removed = await app.call(rows.removeWayIn, { as: admin, params: { id, key } });
    expect(removed.status).toBe(200);
    expect((await meOf(token)).status).toBe(401);
    const told = await app.db
      .selectFrom("outbox")
      .select("recipient")
      .where("key", "like", `way-removed:${id}:%`)
      .orderBy("recipient")
      .execute();
    expect(told.map(({ recipient }) => recipient)).toEqual([phone, `nu-${phone}@example.test`]);
  });
});
