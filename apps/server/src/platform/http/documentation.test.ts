import { describe, expect, test } from "vitest";
import { testApp } from "#tests/support/fixtures.ts";

const app = testApp();

const get = (url: string) => app.app.inject({ url });

describe("the documentation", () => {
  test("names summary, callers and refusals of a row", async () => {
    const { paths } = (await get("/api/openapi.json")).json();
    const { summary, description, security, responses } = paths["/api/admin/outbox/{id}/send-again"].put;
    expect(summary).toContain("failed");
    expect(description).toBe("Callers: admin. Roles: owner, planner, bookkeeper.");
    expect(security).toEqual([{ bearer: [] }]);
    expect(responses).toMatchObject({
      401: { description: "unauthenticated" },
      403: { description: "forbidden, role, second_factor_required" },
      404: { description: "not_found" },
      409: { description: "not_failed, secret_message, message_deleted" },
    });
    expect(responses[200].content["application/json"].schema.properties).toHaveProperty("attempts");
  });

  test("says what several calls answer once, and refers to nothing that is not there", async () => {
    const answer = await get("/api/openapi.json");
    const { components } = answer.json();
    const named = Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`);
    const referred = [...answer.body.matchAll(/"\$ref":"([^"]*)"/g)].map(([, name]) => name);
    expect([...new Set(referred)].sort()).toEqual(named.sort());
    expect(answer.body.length).toBeLessThan(800_000);
  });

  test("says of each call whether it needs a session", async () => {
    const { paths } = (await get("/api/openapi.json")).json();
    expect(paths["/api/corporations/sign-in"].post.security).toEqual([]);
    for (const path of Object.values(paths))
      for (const call of Object.values(path as object)) expect(call).toHaveProperty("security");
  });

  test("is a page that keeps to the content security policy", async () => {
    const page = await get("/api/docs");
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-security-policy"]).toContain("script-src 'self';");
    const scripts = [...page.body.matchAll(/<script src="([^"]*)"[^>]*>\s*<\/script>/g)].map(
      (found) => found[1],
    );
    expect(scripts).toHaveLength(page.body.split("<script").length - 1);
    for (const script of scripts) expect((await get(String(script))).statusCode, script).toBe(200);
  });
});
