/**
 * Keeps the app openable without a connection: the files of an employee's screens, and the app's empty page. Answers
 * of the API are never kept here. And shows the messages that the server pushes to the phone.
 */
export {};

/** What of the worker's own world is used; its types cannot stand beside the page's. */
interface WorkerScope {
  readonly caches: CacheStorage;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", on: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", on: (event: FetchEvent) => void): void;
  addEventListener(type: "push", on: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", on: (event: NotificationPress) => void): void;
}
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface PushEvent extends ExtendableEvent {
  readonly data: { json(): { title: string; body: string; path: string; tag: string } } | null;
}
interface NotificationPress extends ExtendableEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

const scope = self as unknown as WorkerScope;

/** Set by the build: a name of this build's files, and the files. */
declare const OFFLINE_BUILD: string;
declare const OFFLINE_FILES: readonly string[];

const FILES = `files-${OFFLINE_BUILD}`;
const PAGE = "page";
/** The address under which the app's empty page is kept: it is the same for all. */
const PAGE_KEY = "/";
/** A page that has not begun to arrive by then is taken from the phone, in milliseconds. */
const PATIENCE = 5_000;

scope.addEventListener("install", (event) => {
  event.waitUntil(scope.caches.open(FILES).then((cache) => cache.addAll([...OFFLINE_FILES])));
  void scope.skipWaiting();
});

scope.addEventListener("activate", (event) =>
  event.waitUntil(dropOldFiles().then(() => scope.clients.claim())),
);

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") return event.respondWith(openPage(event));
  if (url.pathname.startsWith("/assets/")) event.respondWith(readFile(request));
});

scope.addEventListener("push", (event) => {
  const message = event.data?.json();
  if (!message) return;
  const { title, body, path, tag } = message;
  const icon = "/icon-192.png";
  event.waitUntil(scope.registration.showNotification(title, { body, tag, icon, lang: "da", data: path }));
});

scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openOwnPage(String(event.notification.data)));
});

/** The page of a message: where it is open already, or in a window of its own, so that no half-filled form is lost. */
async function openOwnPage(path: string): Promise<void> {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === url.pathname);
  await (open ? open.focus() : scope.clients.openWindow(url.href));
}

async function dropOldFiles(): Promise<void> {
  const names = await scope.caches.keys();
  const old = names.filter((name) => name.startsWith("files-") && name !== FILES);
  await Promise.all(old.map((name) => scope.caches.delete(name)));
}

async function readFile(request: Request): Promise<Response> {
  return (await scope.caches.match(request)) ?? fetch(request);
}

/** From the server; where it does not answer, or is down, the page that is kept. */
async function openPage(event: FetchEvent): Promise<Response> {
  const kept = (await scope.caches.open(PAGE)).match(PAGE_KEY);
  try {
    const answer = await fetch(event.request, (await kept) ? { signal: AbortSignal.timeout(PATIENCE) } : {});
    if (answer.headers.get("vagtklar-page") === "app") event.waitUntil(keepPage(answer.clone()));
    if (answer.status < 500) return answer;
    return (await reopen(await kept)) ?? answer;
  } catch (error) {
    const page = await reopen(await kept);
    if (page) return page;
    throw error;
  }
}

/** Keeps the page with how far the phone's clock was from the server's. */
async function keepPage(answer: Response): Promise<void> {
  const html = await answer.text();
  const serverNow = Number(/"now":(\d+)/.exec(html)?.[1]);
  const headers = new Headers(answer.headers);
  headers.set("vagtklar-clock", String(serverNow - Date.now()));
  headers.delete("content-encoding");
  await (await scope.caches.open(PAGE)).put(PAGE_KEY, new Response(html, { headers }));
}

/** The kept page says the server's time as of now, by the phone's clock, and never one from before it was sent. */
async function reopen(kept: Response | undefined): Promise<Response | null> {
  if (!kept) return null;
  const now = Date.now() + Number(kept.headers.get("vagtklar-clock"));
  const html = await kept.text();
  const told = html.replace(/"now":(\d+)/, (_, sent: string) => `"now":${Math.max(now, Number(sent))}`);
  return new Response(told, { headers: kept.headers });
}
