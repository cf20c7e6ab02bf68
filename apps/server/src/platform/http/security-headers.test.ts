import { describe, expect, test } from "vitest";
import { signedInCorporation, testApp } from "#tests/support/fixtures.ts";

const app = testApp();

describe("every answer", () => {
  test.each([
    ["an answer", "GET", "/api/corporations/me", 200],
    ["a refusal", "GET", "/api/corporations/bookings/999999", 404],
    ["an address that is none", "GET", "/api/nothing", 404],
    ["an address that nobody can decode", "GET", "/api/%ff", 404],
    ["a body that is no JSON", "POST", "/api/corporations/sign-in", 422],
    ["the documentation", "GET", "/api/openapi.json", 200],
    ["the health", "GET", "/healthz", 200],
  ] as const)("%s is kept by nobody, and guarded", async (_, method, url, status) => {
    const { token } = await signedInCorporation(app);
    const answer = await app.app.inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${token}`,
        ...(method === "POST" ? { "content-type": "application/json" } : {}),
      },
      ...(method === "POST" ? { payload: "{" } : {}),
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      "cache-control": "no-store",
      "content-type": expect.stringMatching(/^application\/json; charset=utf-8$/),
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "cross-origin-resource-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "referrer-policy": "same-origin",
    });
    expect(answer.headers).not.toHaveProperty("server");
    expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
  });

  test("tells the time of the one clock, which phones follow", async () => {
    app.setNow(Date.parse("2026-12-11T18:05:00+01:00"));
    for (const url of ["/healthz", "/api/nothing", "/api/employees/me"]) {
      const { headers } = await app.app.inject({ url });
      expect(headers.date).toBe("Fri, 11 Dec 2026 17:05:00 GMT");
    }
  });

  test("a picture may be shown elsewhere", async () => {
    const { headers } = await app.app.inject({ url: "/images/1000x1000/none.webp" });
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
  });
});
