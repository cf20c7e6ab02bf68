import { expect, test } from "vitest";
import { activeSessionEndpoints } from "#contract/sessions/active-session.endpoints.ts";
import { secondFactorEndpoints as rows } from "#contract/sessions/second-factor.endpoints.ts";
import { signedInCorporation, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { openChallenge } from "./challenges.ts";

const app = testApp({ settings: { rateLimits: true } });

test("codes of an account are tried twenty times an hour from one address, and others go on", async () => {
  const [own, other] = [await signedInCorporation(app), await signedInCorporation(app)];
  const body = { code: "000000" };
  const tryOnce = (as: string, remoteAddress: string) =>
    app.app.inject({
      method: "POST",
      url: `/api/${rows.stepUp.path}`,
      remoteAddress,
      headers: { authorization: `Bearer ${as}` },
      payload: body,
    });
  for (let tries = 0; tries < 20; tries += 1) {
    expect((await tryOnce(own.token, "127.0.0.1")).statusCode).toBe(422);
  }
  const refused = await tryOnce(own.token, "127.0.0.1");
  expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
  expect((await tryOnce(own.token, "127.9.9.9")).statusCode).toBe(422);
  expect((await tryOnce(other.token, "127.0.0.1")).statusCode).toBe(422);
});

test("a session that is ended from the list tells its event streams", async () => {
  const hotel = await signedInCorporation(app);
  await app.signIn({ kind: "corporation", id: hotel.id });
  const heard: string[] = [];
  const stop = await app.database.listen(
    "vagtklar_sessions",
    (hash) => heard.push(hash),
    () => {},
  );
  await app.call(activeSessionEndpoints.endOthersOfCorporation, { as: hotel.token });
  await expect.poll(() => heard.length).toBe(1);
  await stop();
});

test("a challenge for a session that ended at the same moment is refused as an ended session", async () => {
  const hotel = await signedInCorporation(app);
  const asked = { kind: "step-up", sessionHash: "of a session that is gone" } as const;
  const purpose = { ...asked, corporationId: hotel.id };
  await expect(openChallenge(app.db, purpose, TEST_NOW)).rejects.toMatchObject({
    code: "unauthenticated",
  });
});
