import { describe, expect, test } from "vitest";
import { mergeEndpoints } from "#contract/employees/merge.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { lockEmployee } from "#server/features/employees/employee.queries.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { waitingForLocks } from "#tests/support/database.ts";
import { newestMailTo } from "#tests/support/fixtures/delivery.ts";
import { testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);

/** The office has every way in of the profile that goes lead to the one that stays. */
async function keepingWays(keep: number, drop: number) {
  const query = { dryRun: "1" } as const;
  const { body } = await app.call(mergeEndpoints.merge, { as: admin.token, query, body: { keep, drop } });
  const ways = body.ways.map(({ key }) => key);
  return () => app.call(mergeEndpoints.merge, { as: admin.token, query: {}, body: { keep, drop, ways } });
}
const merge = async (keep: number, drop: number) => (await keepingWays(keep, drop))();
const facebook = (name: string) =>
  app.call(sessionEndpoints.employeeSignIn, { body: { fbToken: `local:${name}` } });
const idOf = async (name: string) => (await facebook(name)).body.employee.id;

/** A sign-in by the code that is sent to an e-mail now. */
async function byCode(email: string) {
  await app.call(sessionEndpoints.sendSignInCode, { body: { email } });
  const { text } = await newestMailTo(app, email);
  const code = /\b(\d{6})\b/.exec(text)?.[1] ?? "";
  return () => app.call(sessionEndpoints.employeeSignIn, { body: { email, code } });
}

/** Merges while somebody holds the profile that goes, and signs in while the merge waits. */
async function mergedBefore<Answer>(
  [keep, drop]: readonly [number, number],
  signIn: () => Promise<Answer>,
): Promise<Answer> {
  const waiting = (count: number) =>
    expect.poll(() => waitingForLocks(app.db), { timeout: 5000 }).toBe(count);
  const sendMerge = await keepingWays(keep, drop);
  const [merged, signedIn] = await inTransaction(app.db, async (tx) => {
    await lockEmployee(tx, drop);
    const merging = sendMerge();
    await waiting(1);
    const signingIn = signIn();
    await waiting(2);
    return [merging, signingIn] as const;
  }).then((both) => Promise.all(both));
  expect(merged.status, merged.text).toBe(200);
  return signedIn;
}

describe("a sign-in that meets the merge of its profile", () => {
  test("by Facebook opens the profile that stays, and makes no second one", async () => {
    const [keep, drop] = [await idOf("bliver"), await idOf("gaar")];
    const answer = await mergedBefore([keep, drop], () => facebook("gaar"));
    expect(answer.body.employee?.id, answer.text).toBe(keep);
    const same = await app.db
      .selectFrom("employees")
      .select("id")
      .where("identity_subject", "=", "gaar")
      .execute();
    expect(same).toEqual([]);
  });

  test("by a code opens the profile that stays", async () => {
    const [keep, drop] = [
      (await (await byCode("bliver@holm.test"))()).body.employee.id,
      (await (await byCode("gaar@holm.test"))()).body.employee.id,
    ];
    app.setNow(TEST_NOW + 60_000);
    const answer = await mergedBefore([keep, drop], await byCode("gaar@holm.test"));
    expect(answer.body.employee?.id, answer.text).toBe(keep);
  });

  test("by the way in of one that was merged before follows it on", async () => {
    const [last, middle, first] = [await idOf("slut"), await idOf("midt"), await idOf("start")];
    expect((await merge(middle, first)).status).toBe(200);
    const answer = await mergedBefore([last, middle], () => facebook("start"));
    expect(answer.body.employee?.id, answer.text).toBe(last);
  });
});

test("two profiles that signed in within one minute from one place are merged, and both sign-ins stay counted", async () => {
  const [keep, drop] = [await idOf("formiddag"), await idOf("formiddag2")];
  expect((await merge(keep, drop)).status).toBe(200);
  const events = await app.db
    .selectFrom("security_events")
    .select(["kind", "times"])
    .where("account", "in", [`employee:${keep}`, `employee:${drop}`])
    .execute();
  expect(events).toEqual([{ kind: "sign_in", times: 2 }]);
});
