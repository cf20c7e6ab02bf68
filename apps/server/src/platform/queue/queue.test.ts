import { afterEach, expect, test, vi } from "vitest";
import { deliveriesBy } from "#server/deliveries.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Channels } from "#server/platform/integrations/open.ts";
import { createOutbox, type Effect, type Outbox } from "#server/platform/outbox/outbox.ts";
import { type GatewayApiStandIn, startGatewayApi } from "#tests/stand-ins/gateway-api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { createTestApp, TEST_NOW, type TestApp } from "#tests/support/test-app.ts";
import { createQueue, type Queue } from "./queue.ts";

const hasty = { poll: 0.5, firstRetry: 1, tries: 2 };
const patience = { timeout: 20_000, interval: 50 };

let app: TestApp;
let gateway: GatewayApiStandIn;
let queue: Queue;
let outbox: Outbox;

/** The product on a queue of its own, not delivering yet, with a gateway that listens. */
async function open(): Promise<void> {
  const database = await freshDatabase();
  gateway = await startGatewayApi();
  const gatewayApi = { token: gateway.token, sender: "Vagtklar", baseUrl: gateway.url };
  app = await createTestApp({ database, settings: { gatewayApi } });
  queue = await createQueue(database, { onError: () => {}, timing: hasty });
  outbox = createOutbox(queue.enqueue);
}

afterEach(async () => {
  await queue.stop();
  await gateway.close();
  await app.close();
});

const start = () =>
  queue.start(app.services, deliveriesBy(app.services, app.services.integrations as unknown as Channels));
const sms = (key: string, subjectKey: string): Effect => ({
  key,
  channel: "sms",
  subjectKey,
  to: "20304050",
  body: key,
});
const texts = () => gateway.texts.map(({ message }) => message);

test("what was queued before the start is delivered after it, in order per subject", async () => {
  await open();
  const keys = Array.from({ length: 12 }, (_, number) => `tekst ${number}`);
  await inTransaction(app.db, async (tx) => {
    for (const [number, key] of keys.entries()) {
      await outbox.queue(tx, [sms(key, `booking:${number % 2}`)], TEST_NOW);
    }
  });
  await start();
  await vi.waitFor(() => expect(texts()).toHaveLength(keys.length), patience);
  const ofSubject = (parity: number) => keys.filter((_, number) => number % 2 === parity);
  expect(texts().filter((text) => ofSubject(0).includes(String(text)))).toEqual(ofSubject(0));
  expect(texts().filter((text) => ofSubject(1).includes(String(text)))).toEqual(ofSubject(1));
});

test("an effect goes the way of its transaction", async () => {
  await open();
  await start();
  const undone = inTransaction(app.db, async (tx) => {
    await outbox.queue(tx, [sms("fortrudt", "booking:1")], TEST_NOW);
    throw new Error("changed my mind");
  });
  await expect(undone).rejects.toThrow("changed my mind");
  await inTransaction(app.db, (tx) => outbox.queue(tx, [sms("sendt", "booking:1")], TEST_NOW));
  await vi.waitFor(() => expect(texts()).toEqual(["sendt"]), patience);
});

test("a gateway that is down is asked again, and after the last try the row waits for an admin", async () => {
  await open();
  gateway.fail("unavailable", { times: 2 });
  await inTransaction(app.db, (tx) => outbox.queue(tx, [sms("til admin", "booking:1")], TEST_NOW));
  await start();
  const row = () => app.db.selectFrom("outbox").select(["status", "attempts"]).executeTakeFirst();
  await vi.waitFor(async () => expect(await row()).toEqual({ status: "failed", attempts: 2 }), patience);
  await inTransaction(app.db, (tx) => outbox.queue(tx, [sms("bagefter", "booking:1")], TEST_NOW));
  await vi.waitFor(() => expect(texts()).toEqual(["bagefter"]), patience);
});
