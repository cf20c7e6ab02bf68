import { describe, expect, test } from "vitest";
import { testApp } from "#tests/support/fixtures.ts";

const app = testApp();

const get = (url: string) => app.app.inject({ url });

describe("the documentation", () => {
  test("names summary, callers and refusals of a row", async () => {
    const { paths } = (await get("/api/openapi.json")).json();
    const { summary, description, security, responses } = paths["/api/admin/outbox/{id}/send-again"].put;
    expect(summary).toContain("failed");
    expect(description).toBe("Callers: admin.");
    expect(security).toEqual([{ bearer: [] }]);
    expect(responses).toMatchObject({
      401: { description: "unauthenticated" },
      403: { description: "forbidden, second_factor_required" },
      404: { description: "not_found" },
      409: { description: expect.stringContaining("transition") },
    });
    expect(responses[200].content["application/json"].schema.properties).toHaveProperty("attempts");
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
