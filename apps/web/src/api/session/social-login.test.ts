import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { AppConfig } from "#web/api/page/page-data.ts";
import { isAppleDevice, providerAddress, takeSocialAnswer } from "./social-login.ts";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15";
const ANDROID =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36";

describe("«Fortsæt med Apple»", () => {
  test("is for iPhones, and for iPads that call themselves Macs", () => {
    expect(isAppleDevice({ userAgent: IPHONE, maxTouchPoints: 5 })).toBe(true);
    expect(isAppleDevice({ userAgent: MAC, maxTouchPoints: 5 })).toBe(true);
  });

  test("is not for Macs and Android phones", () => {
    expect(isAppleDevice({ userAgent: MAC, maxTouchPoints: 0 })).toBe(false);
    expect(isAppleDevice({ userAgent: ANDROID, maxTouchPoints: 5 })).toBe(false);
  });
});

describe("what Apple answers", () => {
  const config = { appleServicesId: "dk.vagtklar", publicUrl: "https://vagtklar.test" } as AppConfig;
  const kept = new Map<string, string>();
  const page = { hash: "", pathname: "/employeelogin", search: "" };

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("location", page);
    vi.stubGlobal("history", { replaceState: () => {} });
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** Goes to Apple and comes back with an answer to the state of that visit, or another. */
  function visit(answer: (state: string) => Record<string, string>) {
    const asked = new URL(providerAddress("apple", config, null) ?? "").searchParams;
    page.hash = `#${new URLSearchParams(answer(asked.get("state") ?? ""))}`;
    return { asked, answer: takeSocialAnswer() };
  }

  test("is taken with the nonce of its visit, which no other visit has", () => {
    const [first, second] = [1, 2].map(() => visit((state) => ({ state, apple_token: "a.b.c" })));
    const nonce = first?.asked.get("nonce");
    expect(nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(first?.answer?.token).toMatchObject({ appleToken: "a.b.c", nonce });
    expect(second?.asked.get("nonce")).not.toBe(nonce);
  });

  test("is dropped with another state, and the second time", () => {
    expect(visit(() => ({ state: "another", apple_token: "a.b.c" })).answer).toBeNull();
    expect(visit((state) => ({ state, apple_token: "a.b.c" })).answer).not.toBeNull();
    expect(takeSocialAnswer()).toBeNull();
  });
});
