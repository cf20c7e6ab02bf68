import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tabStorage } from "#tests/support/fixtures/tab-storage.ts";

let tokens: typeof import("./tokens.ts");

/** A page that has just started, in a tab of a browser that holds `stored`. */
async function openPage(stored: Storage, tab: Storage = tabStorage()): Promise<typeof tokens> {
  vi.stubGlobal("localStorage", stored);
  vi.stubGlobal("sessionStorage", tab);
  vi.stubGlobal("location", { protocol: "http:" });
  vi.stubGlobal("document", { cookie: "" });
  vi.resetModules();
  return import("./tokens.ts");
}

beforeEach(async () => {
  vi.resetModules();
  tokens = await import("./tokens.ts");
});

/** What is written to `document.cookie` when an employee's token is stored at an address. */
function cookiesAt(protocol: "http:" | "https:"): string[] {
  const written: string[] = [];
  const kept = new Map<string, string>();
  vi.stubGlobal("location", { protocol });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const document = Object.defineProperty({}, "cookie", { set: (cookie) => written.push(cookie) });
  vi.stubGlobal("document", document);
  tokens.storeToken("employeeToken", "secret");
  return written;
}

afterEach(() => vi.unstubAllGlobals());

test("over https the cookies have the prefix that only this host can set, and those without it go", () => {
  const written = cookiesAt("https:");
  expect(written).toEqual([
    "__Host-vagtklar_phone=employee; max-age=31536000; path=/; samesite=lax; secure",
    "vagtklar_phone=; max-age=0; path=/; samesite=lax; secure",
    "__Host-vagtklar_session=employee; max-age=2592000; path=/; samesite=lax; secure",
    "vagtklar_session=; max-age=0; path=/; samesite=lax; secure",
  ]);
});

test("over http they have none, and never the token", () => {
  expect(cookiesAt("http:")).toEqual([
    "vagtklar_phone=employee; max-age=31536000; path=/; samesite=lax",
    "vagtklar_session=employee; max-age=2592000; path=/; samesite=lax",
  ]);
});

/** Whether a hint is restored at an address with that token, and the cookies after it. */
async function restoredWith(token: string | null, cookie: string) {
  vi.resetModules();
  tokens = await import("./tokens.ts");
  const page = { cookie };
  vi.stubGlobal("location", { protocol: "http:" });
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "employeeToken" ? token : null) });
  vi.stubGlobal("document", page);
  vi.stubGlobal("sessionStorage", tabStorage());
  return { isRestored: tokens.restoreHint(), cookie: page.cookie };
}

test("a hint that was lost comes back while the token is there, and one that is there is left alone", async () => {
  const hint = "vagtklar_session=employee";
  expect(await restoredWith("secret", "other=1")).toEqual({
    isRestored: true,
    cookie: `${hint}; max-age=2592000; path=/; samesite=lax`,
  });
  expect(await restoredWith("secret", hint)).toEqual({ isRestored: false, cookie: hint });
  expect(await restoredWith(null, "other=1")).toEqual({ isRestored: false, cookie: "other=1" });
});

test("a take-over is of its tab alone; the own session is of all tabs", async () => {
  const browser = tabStorage();
  browser.setItem("corporationToken", "admin");
  const tab = tabStorage();
  (await openPage(browser, tab)).storeToken("takenOverEmployeeToken", "anna");
  expect((await openPage(browser, tab)).activeToken()).toEqual({
    key: "takenOverEmployeeToken",
    token: "anna",
  });
  expect((await openPage(browser)).activeToken()).toEqual({ key: "corporationToken", token: "admin" });
});

test("a page goes on as whoever it started as, whatever another tab stores", async () => {
  const browser = tabStorage();
  browser.setItem("employeeToken", "anna");
  const page = await openPage(browser);
  expect([page.activeToken()?.token, page.isStillStored()]).toEqual(["anna", true]);
  browser.setItem("employeeToken", "jonas");
  browser.setItem("corporationToken", "hotel");
  expect([page.activeToken()?.token, page.isStillStored()]).toEqual(["anna", false]);
  page.replaceToken("employeeToken", "anna", "anna renewed");
  page.dropAllTokens();
  expect([browser.getItem("employeeToken"), browser.getItem("corporationToken")]).toEqual(["jonas", "hotel"]);
  expect(page.activeToken()).toBeNull();
});
