import { expect, test } from "vitest";
import { signedInCorporation, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const TOKEN = "metrics-token-of-a-test";
const app = testApp({ settings: { metricsToken: TOKEN } });
const shut = testApp();

const read = (authorization: string) => app.app.inject({ url: "/metrics", headers: { authorization } });

test("figures are for who has the token, and not there where none is set", async () => {
  expect((await read("Bearer another")).statusCode).toBe(401);
  expect((await app.app.inject({ url: "/metrics" })).statusCode).toBe(401);
  expect((await shut.app.inject({ url: "/metrics" })).statusCode).toBe(404);
});

test("requests are counted by route and status, never by who or what they name", async () => {
  const { token } = await signedInCorporation(app);
  const headers = { authorization: `Bearer ${token}` };
  for (const id of [424_242, 434_343])
    await app.app.inject({ url: `/api/corporations/bookings/${id}?searchTerm=Karen`, headers });
  const { body, headers: sent } = await read(`Bearer ${TOKEN}`);
  expect(sent["content-type"]).toBe("application/openmetrics-text; version=1.0.0; charset=utf-8");
  expect(body).toContain(
    'vagtklar_http_requests_total{method="GET",route="/api/corporations/bookings/:id",status="404"} 2',
  );
  expect(body).toMatch(/vagtklar_sessions\{kind="corporation"\} [1-9]/);
  expect(body).not.toMatch(/424242|Karen/);
  expect(body.endsWith("# EOF\n")).toBe(true);
});

test("what waits is told with the age of the oldest", async () => {
  const row = {
    key: "x",
    channel: "email",
    subject_key: "x",
    recipient: "x@y.dk",
    status: "failed",
  } as const;
  await app.db
    .insertInto("outbox")
    .values({ ...row, created_at: new Date(TEST_NOW - 90_000) })
    .execute();
  const { body } = await read(`Bearer ${TOKEN}`);
  expect(body).toContain('vagtklar_deliveries{channel="email",state="failed"} 1');
  expect(body).toContain('vagtklar_delivery_oldest_seconds{channel="email",state="failed"} 90');
  expect(body).not.toContain("x@y.dk");
});
