import { afterEach, expect, test, vi } from "vitest";
import { restoreHint, storeToken } from "./tokens.ts";

/** What is written to `document.cookie` when an employee's token is stored at an address. */
function cookiesAt(protocol: "http:" | "https:"): string[] {
  const written: string[] = [];
  const kept = new Map<string, string>();
  vi.stubGlobal("location", { protocol });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const document = Object.defineProperty({}, "cookie", { set: (cookie) => written.push(cookie) });
  vi.stubGlobal("document", document);
  storeToken("employeeToken", "secret");
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
function restoredWith(token: string | null, cookie: string) {
  const page = { cookie };
  vi.stubGlobal("location", { protocol: "http:" });
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "employeeToken" ? token : null) });
  vi.stubGlobal("document", page);
  return { isRestored: restoreHint(), cookie: page.cookie };
}

test("a hint that was lost comes back while the token is there, and one that is there is left alone", () => {
  const hint = "vagtklar_session=employee";
  expect(restoredWith("secret", "other=1")).toEqual({
    isRestored: true,
    cookie: `${hint}; max-age=2592000; path=/; samesite=lax`,
  });
  expect(restoredWith("secret", hint)).toEqual({ isRestored: false, cookie: hint });
  expect(restoredWith(null, "other=1")).toEqual({ isRestored: false, cookie: "other=1" });
});
