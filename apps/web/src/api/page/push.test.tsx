import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pushEndpoints } from "#contract/messages/push.endpoints.ts";
import { answers, keyOf } from "#web/api/calls/answers.ts";
import { type DevicePush, useDevicePush } from "./push.ts";

const keys = { p256dh: `B${"a".repeat(86)}`, auth: "b".repeat(22) };
const endpoint = "https://push.example/device-1";

/** What the person answers when the browser asks, and what happened, in its order. */
let answer: NotificationPermission;
let happened: string[];

beforeEach(() => {
  happened = [];
  answer = "granted";
  phone();
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("fetch", async (_path: string, { method = "GET" }: RequestInit = {}) => {
    happened.push(`server ${method}`);
    return Response.json({ status: "success" });
  });
  answers.setQueryData(keyOf(pushEndpoints.pushKey), { public_key: "key-of-the-server", subscribed: false });
});
afterEach(() => {
  answers.clear();
  vi.unstubAllGlobals();
});

/** A browser with push, or one that cannot, or was told never to. */
function phone({ permission = "default", userAgent = "Android", hasPush = true } = {}) {
  const subscription = {
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => happened.push("device forgets"),
  };
  const pushManager = {
    getSubscription: async () => (happened.includes("device asks key-of-the-server") ? subscription : null),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      happened.push(`device asks ${applicationServerKey}`);
      return subscription;
    },
  };
  const registration = { pushManager };
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  const requestPermission = async () => {
    happened.push("person is asked");
    return answer;
  };
  vi.stubGlobal("navigator", hasPush ? { userAgent, serviceWorker } : { userAgent });
  vi.stubGlobal("Notification", { permission, requestPermission });
  vi.stubGlobal("window", hasPush ? { PushManager: {}, Notification: {} } : {});
}

/** The device as the profile's card has it. */
function device(): DevicePush {
  let held: DevicePush | undefined;
  function Card() {
    held = useDevicePush(true);
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={answers}>
      <Card />
    </QueryClientProvider>,
  );
  return held as DevicePush;
}

test("nobody is asked before the press; then the person is, the device, and the server, in that order", async () => {
  const card = device();
  expect(card.state).toBe("off");
  expect(happened).toEqual([]);
  expect(await card.turnOn()).toBe(true);
  expect(happened.slice(0, 3)).toEqual(["person is asked", "device asks key-of-the-server", "server POST"]);
});

test("who says no is not written down, at the device or at the server", async () => {
  answer = "denied";
  expect(await device().turnOn()).toBe(false);
  expect(happened).toEqual(["person is asked"]);
});

test("a browser that was told never, has no push, or is an iPhone's without the app, says which", () => {
  phone({ permission: "denied" });
  expect(device().state).toBe("denied");
  phone({ hasPush: false });
  expect(device().state).toBe("unsupported");
  phone({ hasPush: false, userAgent: "iPhone" });
  expect(device().state).toBe("iphone");
});

test("switching off tells the server first, then the device forgets its address", async () => {
  await device().turnOn();
  happened = ["device asks key-of-the-server"];
  answers.setQueryData(keyOf(pushEndpoints.pushKey), { public_key: "key-of-the-server", subscribed: true });
  const card = device();
  expect(card.state).toBe("on");
  expect(await card.turnOff()).toBe(true);
  const acts = happened.filter((act) => act === "server DELETE" || act === "device forgets");
  expect(acts).toEqual(["server DELETE", "device forgets"]);
});
