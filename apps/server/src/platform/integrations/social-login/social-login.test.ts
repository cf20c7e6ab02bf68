import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { TemporaryFailure } from "#server/platform/integrations/failure.ts";
import { type AppleStandIn, startApple } from "#tests/stand-ins/apple.ts";
import { type FacebookStandIn, startFacebook } from "#tests/stand-ins/facebook.ts";
import { facebookDialog } from "./facebook.ts";
import { createSocialLogin } from "./providers.ts";
import type { SocialLogin } from "./social-login.port.ts";

const now = Date.UTC(2026, 10, 20, 12);
const rejected = { ok: false, reason: "rejected" };

describe("Facebook", () => {
  let graph: FacebookStandIn;
  let login: SocialLogin;

  beforeEach(async () => {
    graph = await startFacebook();
    const facebook = { appId: graph.appId, appSecret: graph.appSecret, graphUrl: `${graph.url}/v26.0` };
    login = createSocialLogin({ production: true, facebook, apple: null }, () => now);
    const profile = { id: "77", first_name: "Mette", last_name: "Jensen", email: "mette@jensen.test" };
    graph.tokens.set("good", { appId: graph.appId, valid: true, profile });
    graph.tokens.set("expired", { appId: graph.appId, valid: false, profile });
    graph.tokens.set("other-app", { appId: "666", valid: true, profile });
  });
  afterEach(() => graph.close());

  test("answers whose a valid token of our app is", async () => {
    expect(await login.facebook("good")).toEqual({
      ok: true,
      person: {
        provider: "facebook",
        subject: "77",
        firstName: "Mette",
        lastName: "Jensen",
        email: "mette@jensen.test",
        pictureUrl: null,
      },
    });
  });

  test("has its page for signing in in the version that the server asks", () => {
    expect(facebookDialog({ graphUrl: "https://graph.facebook.com/v27.0" })).toBe(
      "https://www.facebook.com/v27.0/dialog/oauth",
    );
    expect(facebookDialog({ graphUrl: "https://graph.facebook.com" })).toBe(
      "https://www.facebook.com/dialog/oauth",
    );
  });

  test("may keep the e-mail address to itself", async () => {
    graph.tokens.set("shy", { appId: graph.appId, valid: true, profile: { id: "78", first_name: "Bo" } });
    expect(await login.facebook("shy")).toMatchObject({ ok: true, person: { subject: "78", email: null } });
  });

  test("rejects a token that is expired, unknown or made for another app", async () => {
    for (const token of ["expired", "unknown", "other-app", "local:mette-jensen"]) {
      expect(await login.facebook(token), token).toEqual(rejected);
    }
  });

  test("that is down is a temporary failure whose message holds no secret", async () => {
    graph.fail("unavailable");
    const failure = await login.facebook("good").catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TemporaryFailure);
    expect(String(failure)).not.toContain(graph.appSecret);
  });
});

describe("Apple", () => {
  let apple: AppleStandIn;
  let login: SocialLogin;
  const seconds = now / 1000;
  const claims = { sub: "apple-7", aud: "dk.vagtklar", iat: seconds - 60, exp: seconds + 540 };

  beforeEach(async () => {
    apple = await startApple();
    login = loginWithin();
  });
  afterEach(() => apple.close());

  function loginWithin(timeout?: number): SocialLogin {
    const settings = { servicesId: "dk.vagtklar", keysUrl: apple.url, ...(timeout && { timeout }) };
    return createSocialLogin({ production: true, facebook: null, apple: settings }, () => now);
  }
  const signIn = (identityToken: string, nonce: string | null = null) =>
    login.apple({ identityToken, name: { firstName: "Mette", lastName: "Jensen" }, nonce });

  test("answers whose a token of ours is, and only a verified e-mail address", async () => {
    const email = "mette@privaterelay.test";
    for (const email_verified of [true, "true"]) {
      const token = await apple.sign({ ...claims, email, email_verified });
      expect(await signIn(token)).toMatchObject({
        ok: true,
        person: { provider: "apple", subject: "apple-7", firstName: "Mette", email },
      });
    }
    const unverified = await apple.sign({ ...claims, email, email_verified: "false" });
    expect(await signIn(unverified)).toMatchObject({ ok: true, person: { email: null } });
  });

  test("rejects a token that is expired, for another app, by another issuer, forged or no token", async () => {
    const wrong = [
      await apple.sign({ ...claims, exp: seconds - 1 }),
      await apple.sign({ ...claims, iat: seconds - 601 }),
      await apple.sign({ ...claims, aud: ["dk.somebody-else"] }),
      await apple.sign({ ...claims, aud: "dk.somebody-else" }),
      await apple.sign({ ...claims, iss: "https://evil.test" }),
      await apple.forge(claims),
      `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims))}.`,
      "nonsense",
    ];
    for (const token of wrong) expect(await signIn(token), token).toEqual(rejected);
  });

  test("rejects a token that was made for another page visit", async () => {
    const token = await apple.sign({ ...claims, nonce: "visit-1" });
    expect(await signIn(token, "visit-2")).toEqual(rejected);
    expect(await signIn(token)).toEqual(rejected);
    expect(await signIn(await apple.sign(claims), "visit-1")).toEqual(rejected);
    expect(await signIn(token, "visit-1")).toMatchObject({ ok: true });
  });

  test("whose keys cannot be read is a matter of time", async () => {
    const token = await apple.sign(claims);
    apple.fail("unavailable");
    await expect(signIn(token)).rejects.toThrow(TemporaryFailure);
    apple.fail("slow");
    const impatient = loginWithin(300).apple({ identityToken: token, name: null, nonce: null });
    await expect(impatient).rejects.toThrow(TemporaryFailure);
    expect(await signIn(token)).toMatchObject({ ok: true });
  });
});

describe("without providers", () => {
  const without = (production: boolean) =>
    createSocialLogin({ production, facebook: null, apple: null }, () => now);

  test("a try-out signs in whom the token names", async () => {
    expect(await without(false).facebook("local:mette-jensen")).toMatchObject({
      ok: true,
      person: {
        provider: "local",
        subject: "local:mette-jensen",
        firstName: "Mette",
        lastName: "Jensen",
      },
    });
    expect(await without(false).facebook("local:øjvind-bo-krag")).toMatchObject({
      person: { firstName: "Øjvind", lastName: "Bo Krag" },
    });
  });

  test("a try-out rejects every other token", async () => {
    for (const token of [
      "mette",
      "local:",
      "local:a b",
      "local:-a",
      "local:<b>",
      `local:${"a".repeat(61)}`,
    ]) {
      expect(await without(false).facebook(token), token).toEqual(rejected);
    }
  });

  test("production signs nobody in", async () => {
    expect(await without(true).facebook("local:mette-jensen")).toEqual({
      ok: false,
      reason: "not_configured",
    });
  });
});
