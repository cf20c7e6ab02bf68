import { describe, expect, test } from "vitest";
import { isAppleDevice } from "./social-login.ts";

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
