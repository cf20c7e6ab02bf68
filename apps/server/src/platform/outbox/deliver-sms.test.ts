import { expect, test } from "vitest";
import { createGatewayApi } from "#server/platform/integrations/messaging/gateway-api.ts";
import { startGatewayApi } from "#tests/stand-ins/gateway-api.ts";
import { testDelivery, testStandIn } from "#tests/support/fixtures/delivery.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { findOutboxRow } from "./outbox.queries.ts";

const app = testApp();
const gateway = testStandIn(startGatewayApi);
const by = (token: string) => createGatewayApi({ token, sender: "Vagtklar", baseUrl: gateway.url });
const { deliver, queue } = testDelivery(app, () => ({ sms: by(gateway.token) }));
const revoked = testDelivery(app, () => ({ sms: by("of-another-region") }));
const text = { channel: "sms", subjectKey: "sign-in:1", to: "20304050" } as const;

test("an SMS waits for a token that the gateway takes, and costs no try", async () => {
  const id = await queue({ ...text, key: "sms:token", body: "venter på nøglen" });
  await expect(revoked.deliver(id, true)).rejects.toThrow("access was refused (403)");
  expect(await findOutboxRow(app.db, id)).toMatchObject({
    status: "queued",
    problem: "access_refused",
    failures: 0,
  });
  await deliver(id, true);
  expect(gateway.texts.at(-1)).toMatchObject({ message: "venter på nøglen" });
});

test("an SMS is kept by the gateway no longer than it is of use", async () => {
  const id = await queue({ ...text, key: "sms:code", body: "Din kode", expiresAt: TEST_NOW + 600_000 });
  await deliver(id, true);
  expect(gateway.texts.at(-1)).toMatchObject({ expiration: "PT600S", priority: "urgent" });
});
