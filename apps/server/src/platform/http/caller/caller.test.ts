import { describe, expect, test } from "vitest";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW, type TestApp } from "#tests/support/test-app.ts";

const PROXY = "192.0.2.1";
const app = testApp({ settings: { rateLimits: true, localOnly: false, proxies: [PROXY, "2001:db8::/32"] } });
const local = testApp();

/** Asks for a link to an account that is none, from `peer`, which says that it asks for `forwardedFor`. */
function askForLink(on: TestApp, peer: string, forwardedFor?: string, host = "localhost") {
  return on.app.inject({
    method: "POST",
    url: `/api/${sessionEndpoints.resetPassword.path}`,
    remoteAddress: peer,
    headers: { host, ...(forwardedFor ? { "x-forwarded-for": forwardedFor } : {}) },
    payload: { email: `nobody${crypto.randomUUID()}@example.dk` },
  });
}

async function countedAs(): Promise<string[]> {
  const rows = await app.db.deleteFrom("rate_limits").returning("key").execute();
  return rows.flatMap(({ key }) => (key.includes(" account ") ? [] : [key.split(" ").at(-1) ?? ""]));
}

describe("who calls", () => {
  test.each([
    ["a proxy that is named is believed", PROXY, "198.51.100.9", "198.51.100.9"],
    ["a proxy of a named range is believed", "2001:db8::7", "198.51.100.9", "198.51.100.9"],
    ["only what the last proxy saw is believed", PROXY, "203.0.113.5, 198.51.100.9", "198.51.100.9"],
    ["somebody else is not", "198.51.100.7", "203.0.113.5", "198.51.100.7"],
    ["this machine is not either, where it is not named", "127.0.0.1", "203.0.113.5", "127.0.0.1"],
    ["a proxy's word that is no address counts for nothing", PROXY, "who knows", PROXY],
    ["IPv6 counts by its /64", "2a02:aaaa:1:2:3:4:5:6", undefined, "2a02:aaaa:1:2::/64"],
  ])("%s", async (_, peer, forwardedFor, counted) => {
    await askForLink(app, peer, forwardedFor);
    expect(await countedAs()).toEqual([counted]);
  });

  test("is told after which time to try again, once it has tried too often", async () => {
    app.setNow(TEST_NOW + 59 * 60_000);
    const perHour = sessionEndpoints.resetPassword.rate?.perHour ?? 0;
    for (let tries = 0; tries < perHour; tries += 1) {
      expect((await askForLink(app, `2a02:aaaa:1:2::${tries}`)).statusCode).toBe(404);
    }
    const refused = await askForLink(app, "2a02:aaaa:1:2::ffff");
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "60"]);
  });
});

describe("outside production", () => {
  test.each([
    ["this machine under its own name", "127.0.0.1", undefined, "localhost:3000", 404],
    ["this machine by its address", "127.0.0.1", undefined, "[::1]:3000", 404],
    ["a foreign name that points here", "127.0.0.1", undefined, "evil.test:3000", 421],
    ["another machine", "192.0.2.9", undefined, "localhost:3000", 421],
    ["another machine through a proxy on this one", "127.0.0.1", "192.0.2.9", "localhost:3000", 421],
  ])("%s", async (_, peer, forwardedFor, host, status) => {
    const answer = await askForLink(local, peer, forwardedFor, host);
    expect(answer.statusCode, answer.body).toBe(status);
    if (status === 421) expect(answer.json().message).toContain("svarer kun på den maskine");
  });

  test("the name in PUBLIC_URL is this machine's own, and no page is shown under another", async () => {
    const ask = (host: string) => local.app.inject({ url: "/healthz", headers: { host } });
    const own = new URL(local.services.settings.publicUrl).host;
    expect([(await ask(own)).statusCode, (await ask("evil.test")).statusCode]).toEqual([200, 421]);
  });
});
