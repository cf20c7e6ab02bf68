import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companyWebhookEndpoints as rows } from "#contract/api-access/webhook.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { addDays, dayOf } from "#rules/time/moment.ts";
import { testDelivery } from "#tests/support/fixtures/delivery.ts";
import { makeCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { freePort } from "#tests/tools/free-port.ts";

const MINUTE = 60_000;
const app = testApp({ settings: { webhooksAllowPrivate: true } });
const admin = testAdmin(app);
const { deliver } = testDelivery(app);
const folder = mkdtempSync(join(tmpdir(), "vagtklar-webhook-"));
/** It stands in a folder that is made later: until then the receiver fails. */
const kept = join(folder, "kept", "events.jsonl");
/** The receiver compares with the clock of its machine. */
const now = Date.now();
let receiver: ChildProcess;
let url: string;
let hotel: Awaited<ReturnType<typeof makeCorporation>>;
let made: { readonly id: number; readonly secret: string };

beforeAll(async () => {
  app.setNow(now);
  hotel = await makeCorporation(app);
  const port = String(await freePort());
  url = `http://127.0.0.1:${port}/hooks`;
  const body = { url, description: "ERP", events: ["booking.approved" as const] };
  const { webhook, secret } = (await app.call(rows.makeWebhook, { as: hotel.token, body })).body;
  made = { id: webhook.id, secret };
  receiver = spawn("node", ["examples/webhooks/receiver.mjs"], {
    env: { PATH: process.env.PATH, WEBHOOK_SECRET: secret, EVENTS_FILE: kept, PORT: port },
    stdio: ["ignore", "pipe", "ignore"],
  });
  await new Promise((ready) => receiver.stdout?.once("data", ready));
});

afterAll(() => {
  receiver.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function deliverAt(moment: number): Promise<void> {
  app.setNow(moment);
  const due = app.db.selectFrom("outbox").select("id").where("channel", "=", "webhook");
  for (const { id } of await due.execute()) await deliver(id);
}

const deliveries = async () =>
  (await app.call(rows.deliveries, { as: hotel.token, params: { id: made.id } })).body;
const events = () =>
  readFileSync(kept, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

test("an event that the receiver cannot keep is refused, and kept when it is tried again", async () => {
  const booking = await hotel.booking({ date: addDays(dayOf(now), 10), approved_at: null });
  await app.call(adminBookingEndpoints.approve, { as: admin.token, params: { id: booking.id } });
  await deliverAt(now);
  expect(await deliveries()).toMatchObject([{ state: "queued", status_code: 500, tries: 1 }]);
  mkdirSync(join(folder, "kept"));
  await deliverAt(now + MINUTE);
  expect(await deliveries()).toMatchObject([{ state: "delivered", status_code: 204, tries: 2 }]);
  expect(events()).toMatchObject([{ type: "booking.approved", data: { booking: { id: booking.id } } }]);
});

test("an event that is sent again by hand is received and not kept twice", async () => {
  const [delivery] = await deliveries();
  const params = { id: made.id, deliveryId: delivery?.id ?? 0 };
  await app.call(rows.sendDeliveryAgain, { as: hotel.token, params });
  await deliverAt(now + 2 * MINUTE);
  expect(await deliveries()).toMatchObject([{ state: "delivered", tries: 3 }]);
  expect(events()).toHaveLength(1);
});

test("what is signed ten minutes ago, or with another secret, is refused", async () => {
  const params = { id: made.id };
  await app.call(rows.testWebhook, { as: hotel.token, params });
  await deliverAt(now - 10 * MINUTE);
  expect((await deliveries())[0]).toMatchObject({ event: "webhook.test", state: "failed", status_code: 401 });
  app.setNow(now + 2 * MINUTE);
  await app.call(rows.rotateSecret, { as: hotel.token, params });
  await app.call(rows.testWebhook, { as: hotel.token, params });
  await deliverAt(now + 2 * MINUTE);
  expect((await deliveries())[0]).toMatchObject({ state: "failed", status_code: 401 });
  expect((await fetch(url, { method: "POST", body: "{}" })).status).toBe(401);
  expect(events()).toHaveLength(1);
});
