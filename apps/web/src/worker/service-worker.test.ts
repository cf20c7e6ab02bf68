import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { pushTexts } from "#texts/da/templates/push.ts";

const ORIGIN = "https://vagtklar.test";

/** What the worker does when the browser calls, by the name of the call. */
const handlers = new Map<string, (event: object) => void>();
const shown: { title: string; options: NotificationOptions }[] = [];
const opened: string[] = [];
const focused: string[] = [];
let pages: string[] = [];

beforeAll(async () => {
  vi.stubGlobal("location", { origin: ORIGIN });
  vi.stubGlobal("OFFLINE_BUILD", "test");
  vi.stubGlobal("self", {
    addEventListener: (type: string, on: (event: object) => void) => handlers.set(type, on),
    registration: {
      showNotification: async (title: string, options: NotificationOptions) => shown.push({ title, options }),
    },
    clients: {
      claim: async () => {},
      matchAll: async () => pages.map((url) => ({ url, focus: async () => focused.push(url) })),
      openWindow: async (url: string) => opened.push(url),
    },
  });
  await import("./service-worker.ts");
  return () => vi.unstubAllGlobals();
});

beforeEach(() => {
  for (const list of [shown, opened, focused]) list.length = 0;
  pages = [];
});

/** Calls the worker as the browser does, until it is through with its work. */
async function dispatch(type: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  handlers.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  await Promise.all(work);
}

/** A press on the message that leads to that path. */
async function press(path: string) {
  const close = vi.fn();
  await dispatch("notificationclick", { notification: { data: path, close } });
  expect(close).toHaveBeenCalledOnce();
}

test("a message that is pushed is shown in Danish, and leads to its page when it is pressed", async () => {
  const { title, body } = pushTexts.hired({
    bookingId: 4711,
    jobTitle: "Tjener",
    corporationName: "Hotel Nordlys",
    day: "2026-11-27",
    from: "10:00",
    to: "18:00",
    address: "Strandpromenaden 6",
    link: ORIGIN,
  });
  const message = { title, body, path: "/bookinginformation/7?as=employee", tag: "hired-7" };
  await dispatch("push", { data: { json: () => message } });
  expect(shown).toMatchObject([
    { title: "Du har fået jobbet", options: { tag: "hired-7", lang: "da", data: message.path } },
  ]);
  expect(shown[0]?.options.body).toMatch(
    /^Tjener hos Hotel Nordlys, .* kl\. 10:00–18:00\. Booking\u00a0\d+\.$/,
  );
  await press(String(shown[0]?.options.data));
  expect(opened).toEqual([`${ORIGIN}/bookinginformation/7?as=employee`]);
});

test("a page that is open already comes to the front, and another one keeps what stands in it", async () => {
  pages = [`${ORIGIN}/editemployee`, `${ORIGIN}/bookinginformation/7`];
  await press("/bookinginformation/7?as=employee");
  expect(focused).toEqual([`${ORIGIN}/bookinginformation/7`]);
  expect(opened).toEqual([]);
  await press("/penalties");
  expect(opened).toEqual([`${ORIGIN}/penalties`]);
});

test("nothing leads away from the product, and a push without content shows nothing", async () => {
  await press("https://elsewhere.test/");
  await press("//elsewhere.test/login");
  expect([...opened, ...focused]).toEqual([]);
  await dispatch("push", { data: null });
  expect(shown).toEqual([]);
});

test.each([
  ["an hour later", 60, 60],
  ["where the phone's clock was set back meanwhile", -60, 0],
])("a page that is kept says the time without a connection: %s", async (_, minutes, told) => {
  const kept = new Map<string, Response>();
  const cache = {
    match: async (key: string) => kept.get(key)?.clone(),
    put: async (key: string, page: Response) => void kept.set(key, page),
  };
  Object.assign(self, { caches: { open: async () => cache } });
  const sent = Date.parse("2026-12-11T18:00:00+01:00");
  const clock = vi.useFakeTimers({ now: sent, toFake: ["Date"] });
  const page = () => new Response(`{"now":${sent}}`, { headers: { "vagtklar-page": "app" } });
  vi.stubGlobal("fetch", async () => page());
  expect(await open()).toContain(`${sent}`);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  vi.setSystemTime(sent + minutes * 60_000);
  expect(await open()).toBe(`{"now":${sent + told * 60_000}}`);
  clock.useRealTimers();
});

/** What the worker answers when a page is opened. */
async function open(): Promise<string> {
  const request = { method: "GET", mode: "navigate", url: `${ORIGIN}/` };
  const answers: Promise<Response>[] = [];
  const respondWith = (answer: Promise<Response>) => answers.push(answer);
  await dispatch("fetch", { request, respondWith });
  return (await answers[0])?.text() ?? "";
}

test("the files of an older build go, and the page and this build's files stay", async () => {
  const kept = new Set(["files-old", "files-test", "page"]);
  Object.assign(self, {
    caches: { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) },
  });
  await dispatch("activate", {});
  expect([...kept]).toEqual(["files-test", "page"]);
});
