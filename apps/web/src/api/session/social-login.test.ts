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

describe("what the providers answer", () => {
  const config = {
    appleServicesId: "dk.vagtklar",
    facebookAppId: "1234567890",
    facebookDialog: "https://www.facebook.com/v26.0/dialog/oauth",
    publicUrl: "https://vagtklar.test",
  } as AppConfig;
  const kept = new Map<string, string>();
  const page = { hash: "", pathname: "/employeelogin", search: "" };
  const shown: string[] = [];

  beforeEach(() => {
    kept.clear();
    Object.assign(page, { hash: "", search: "" });
    shown.length = 0;
    vi.stubGlobal("location", page);
    vi.stubGlobal("history", { replaceState: (_: unknown, __: string, to: string) => void shown.push(to) });
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** Goes to a provider, and comes back with an answer to the state of that visit, or another. */
  function visit(
    provider: "apple" | "facebook",
    answer: (state: string) => Record<string, string>,
    where: "hash" | "search" = "hash",
  ) {
    const address = new URL(providerAddress(provider, config, "/jobs") ?? "");
    const asked = address.searchParams;
    const mark = where === "hash" ? "#" : "?next=jobs&";
    page[where] = `${mark}${new URLSearchParams(answer(asked.get("state") ?? ""))}`;
    return { address, asked, answer: takeSocialAnswer() };
  }

  test("is taken with the nonce of its visit, which no other visit has", () => {
    const [first, second] = [1, 2].map(() => visit("apple", (state) => ({ state, apple_token: "a.b.c" })));
    const nonce = first?.asked.get("nonce");
    expect(nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(first?.answer?.token).toMatchObject({ appleToken: "a.b.c", nonce });
    expect(second?.asked.get("nonce")).not.toBe(nonce);
  });

  test("is dropped with another state, and the second time", () => {
    expect(visit("apple", () => ({ state: "another", apple_token: "a.b.c" })).answer).toBeNull();
    expect(visit("apple", (state) => ({ state, apple_token: "a.b.c" })).answer).not.toBeNull();
    expect(takeSocialAnswer()).toBeNull();
  });

  test("is a token of Facebook, whose page has the version that the server asks", () => {
    const { address, answer } = visit("facebook", (state) => ({ state, access_token: "fb-token" }));
    expect(address.pathname).toBe("/v26.0/dialog/oauth");
    expect(answer).toEqual({ token: { fbToken: "fb-token" }, isCancelled: false, wanted: "/jobs" });
  });

  test("is no token when somebody cancels at Facebook, which says so in the query", () => {
    const cancelled = { error: "access_denied", error_reason: "user_denied", error_code: "200" };
    const { answer } = visit("facebook", (state) => ({ ...cancelled, state }), "search");
    expect(answer).toEqual({ token: null, isCancelled: true, wanted: "/jobs" });
    expect(shown).toEqual(["/employeelogin?next=jobs"]);
    expect(visit("facebook", () => ({ ...cancelled, state: "another" }), "search").answer).toBeNull();
  });

  test("is no token when somebody cancels at Apple", () => {
    const { answer } = visit("apple", (state) => ({ error: "user_cancelled_authorize", state }));
    expect(answer).toMatchObject({ token: null, isCancelled: true });
  });
});
