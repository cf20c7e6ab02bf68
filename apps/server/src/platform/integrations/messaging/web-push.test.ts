import { afterEach, beforeEach, expect, test } from "vitest";
import webPush from "web-push";
import {
  DeviceGone,
  NoAccess,
  PermanentFailure,
  TemporaryFailure,
} from "#server/platform/integrations/failure.ts";
import { type PushServiceStandIn, startPushService } from "#tests/stand-ins/push-service.ts";
import type { Push, PushGateway } from "./messaging.port.ts";
import { readPushServices } from "./push-services.ts";
import { createWebPush } from "./web-push.ts";

const keys = webPush.generateVAPIDKeys();
const contact = "mailto:hej@vagtklar.test";
let service: PushServiceStandIn;
let gateway: PushGateway;
let push: Push;

beforeEach(async () => {
  service = await startPushService();
  gateway = createWebPush({ services: [service.url], contact });
  push = pushTo(service.subscribe(keys.publicKey));
});
afterEach(() => service.close());

function pushTo({ endpoint, keys: device }: ReturnType<PushServiceStandIn["subscribe"]>): Push {
  const content = { title: "Du har fået jobbet", body: "Tjener hos Hotel Nordlys", path: "/" };
  return { device: { endpoint, ...device }, keys, content, lifetime: 90_500, urgency: "high" };
}

test("a message reaches its device encrypted and signed, with how long it is kept and how urgent it is", async () => {
  await gateway.send(push);
  expect(service.shown).toEqual([
    { endpoint: push.device.endpoint, content: push.content, ttl: 90, urgency: "high" },
  ]);
  expect(service.requests[0]?.body).not.toContain("Hotel Nordlys");
});

test("a device that is signed off, unknown, or was asked for with other keys is gone", async () => {
  service.signOff(push.device.endpoint);
  await expect(gateway.send(push)).rejects.toThrow(DeviceGone);
  const unknown = { ...push.device, endpoint: `${service.url}/push/unknown` };
  await expect(gateway.send({ ...push, device: unknown })).rejects.toThrow(DeviceGone);
  const others = pushTo(service.subscribe(webPush.generateVAPIDKeys().publicKey));
  await expect(gateway.send(others)).rejects.toThrow(DeviceGone);
  expect(service.shown).toEqual([]);
});

test("keys that are none are a device that is gone, and nothing is sent", async () => {
  const broken = { ...push.device, p256dh: `B${"A".repeat(86)}` };
  await expect(gateway.send({ ...push, device: broken })).rejects.toThrow(DeviceGone);
  expect(service.requests).toHaveLength(0);
});

test("a service that is busy, down, silent or away is asked again later, after the time that it names", async () => {
  service.fail("rate_limited");
  await expect(gateway.send(push)).rejects.toMatchObject({ problem: "unreachable", retryAfter: 2000 });
  for (const fault of ["unavailable", "down"] as const) {
    service.fail(fault);
    await expect(gateway.send(push), fault).rejects.toThrow(TemporaryFailure);
  }
  service.fail("slow");
  const impatient = createWebPush({ services: [service.url], contact, timeout: 300 });
  await expect(impatient.send(push)).rejects.toThrow(TemporaryFailure);
  await service.close();
  await expect(gateway.send(push)).rejects.toThrow(TemporaryFailure);
});

test("a refusal of our signature is about our access, of the message about the message", async () => {
  service.fail("no_access");
  await expect(gateway.send(push)).rejects.toThrow(NoAccess);
  service.fail("refuse");
  const failure = await gateway.send(push).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PermanentFailure);
  expect(failure).not.toBeInstanceOf(DeviceGone);
});

test("no failure quotes the device's address", async () => {
  service.signOff(push.device.endpoint);
  const failure = await gateway.send(push).catch((error: unknown) => error);
  expect(String(failure)).not.toContain("127.0.0.1");
});

test("nothing but a known push service is ever called", async () => {
  const elsewhere = { ...push.device, endpoint: "https://10.0.0.8/abc" };
  await expect(gateway.send({ ...push, device: elsewhere })).rejects.toThrow(DeviceGone);
});

test("production sends to the browsers' services unless told otherwise, a try-out to none", () => {
  expect(readPushServices("", true)).toContain("https://fcm.googleapis.com");
  expect(readPushServices("", false)).toBeNull();
  expect(readPushServices("https://push.test, https://*.push.test", true)).toEqual([
    "https://push.test",
    "https://*.push.test",
  ]);
  expect(() => readPushServices("http://push.test", true)).toThrow("PUSH_SERVICES");
});
