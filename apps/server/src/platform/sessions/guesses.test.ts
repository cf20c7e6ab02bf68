import { beforeAll, describe, expect, test } from "vitest";
import { sessionEndpoints as rows } from "#contract/sessions/session.endpoints.ts";
import { emailKey } from "#rules/people/email.ts";
import { hashPassword } from "#server/platform/crypto/passwords.ts";
import * as make from "#tests/support/factories.ts";
import { newestMailTo } from "#tests/support/fixtures/delivery.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const HOUR = 3_600_000;
const password = "hemmeligt kodeord";
const app = testApp({ settings: { rateLimits: true, localOnly: false } });
const [home, elsewhere, attacker] = ["192.0.2.1", "192.0.2.2", "192.0.2.3"] as const;
let passwordHash: string;
const numbers = Array.from({ length: 50 }, (_, number) => number);

beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

async function hotel() {
  const email = `owner${numbers.pop()}@hotel.test`;
  return make.corporation(app.db, { email, password_hash: passwordHash });
}

async function signIn(email: string, from: string, given = password) {
  const response = await app.app.inject({
    method: "POST",
    url: `/api/${rows.corporationSignIn.path}`,
    remoteAddress: from,
    payload: { email, password: given },
  });
  return response.statusCode === 200 ? (response.json().status as string) : response.statusCode;
}

/** Wrong passwords that somebody has tried in this hour. */
async function guessed(email: string, from: string, times: number) {
  const { digest } = app.services.secrets;
  const [account, place] = [digest(emailKey(email)), digest(from)];
  for (const key of [`guess ${account} ${place}`, `guess account ${account}`, `guess address ${place}`]) {
    await app.db
      .insertInto("rate_limits")
      .values({ key, window_start: new Date(TEST_NOW), hits: times })
      .onConflict((conflict) => conflict.columns(["key", "window_start"]).doUpdateSet({ hits: times }))
      .execute();
  }
}

describe("guessing a company's password", () => {
  test("ends after 60 wrong ones for the address that guesses, for an hour", async () => {
    const { email } = await hotel();
    await guessed(email, attacker, 59);
    expect(await signIn(email, attacker, "nr. 60")).toBe("error");
    expect(await signIn(email, attacker)).toBe(429);
    app.setNow(TEST_NOW + HOUR);
    expect(await signIn(email, attacker)).toBe("success");
    app.setNow(TEST_NOW);
  });

  test("does not keep the owner out, at home or elsewhere", async () => {
    const { email } = await hotel();
    await signIn(email, home);
    await guessed(email, attacker, 500);
    expect(await signIn(email, home)).toBe("success");
    expect(await signIn(email, elsewhere)).toBe("success");
    await guessed(email, attacker, 5_000);
    expect(await signIn(email, "192.0.2.9")).toBe(429);
    expect(await signIn(email, home)).toBe("success");
  });

  test("counts a thousand at once, and no right one", async () => {
    const { email } = await hotel();
    await guessed(email, attacker, 50);
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(email, attacker, "forkert")));
    expect(answers.filter((answer) => answer === "error")).toHaveLength(10);
    for (let times = 0; times < 70; times += 10) {
      const right = await Promise.all(Array.from({ length: 10 }, () => signIn(email, home)));
      expect(new Set(right)).toEqual(new Set(["success"]));
    }
  });

  test("leaves a way in by mail: the address of the new password is at home", async () => {
    const { email } = await hotel();
    await guessed(email, attacker, 5_000);
    expect(await signIn(email, home)).toBe(429);
    await app.call(rows.resetPassword, { body: { email } });
    const { text } = await newestMailTo(app, email);
    const token = /confirmResetPassword\/([\w-]{43})/.exec(text)?.[1] ?? "";
    const confirmed = await app.app.inject({
      method: "PUT",
      url: `/api/corporations/confirm-reset-password/${token}`,
      remoteAddress: home,
      payload: { password: "et helt nyt kodeord" },
    });
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    expect(await signIn(email, home, "et helt nyt kodeord")).toBe("success");
  });

  test("of an e-mail that nobody has is bounded the same", async () => {
    await guessed("nobody@hotel.test", attacker, 60);
    expect(await signIn("nobody@hotel.test", attacker)).toBe(429);
    expect(await signIn("nobody@hotel.test", elsewhere)).toBe("error");
  });

  test("keeps no address and no e-mail", async () => {
    const { email } = await hotel();
    await signIn(email, home);
    const kept = JSON.stringify([
      await app.db.selectFrom("rate_limits").selectAll().where("key", "like", "guess%").execute(),
      await app.db.selectFrom("sign_in_addresses").selectAll().execute(),
    ]);
    expect(kept).not.toMatch(/192\.0\.2|hotel\.test/);
  });
});
