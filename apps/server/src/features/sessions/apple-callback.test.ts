import { describe, expect, test } from "vitest";
import { testApp } from "#tests/support/fixtures.ts";

const app = testApp();

describe("Apple's answer", () => {
  test("leads to the login with token, code, name and state in the fragment", async () => {
    const answer = await post({
      state: "s1",
      code: "c1",
      id_token: "t1",
      user: '{"name":{"firstName":"Mette"}}',
    });
    const [path, fragment = ""] = String(answer.headers.location).split("#");
    expect(answer.statusCode).toBe(303);
    expect(path).toBe("/employeelogin");
    expect(Object.fromEntries(new URLSearchParams(fragment))).toEqual({
      apple_token: "t1",
      code: "c1",
      user: '{"name":{"firstName":"Mette"}}',
      state: "s1",
    });
  });

  test("leads to the login without a token when the person gave up", async () => {
    const answer = await post({ state: "s1", error: "user_cancelled_authorize" });
    expect(answer.headers.location).toBe("/employeelogin#state=s1&error=user_cancelled_authorize");
  });

  test("cannot lead anywhere else", async () => {
    const answer = await post({ state: "//evil.test/#", code: "\r\nx: y" });
    expect(String(answer.headers.location)).toMatch(/^\/employeelogin#[\w%+=&.-]*$/);
  });
});

function post(fields: Record<string, string>) {
  return app.app.inject({
    method: "POST",
    url: "/api/auth/apple/callback",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: String(new URLSearchParams(fields)),
  });
}
