import { expect, test } from "vitest";
import { browserPushServices, isPushAddress } from "./push-address.ts";

test.each([
  "https://fcm.googleapis.com/fcm/send/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/abc",
  "https://wns2-db5p.notify.windows.com/w/?token=abc",
])("%s is a push service of a browser", (address) => {
  expect(isPushAddress(address, browserPushServices)).toBe(true);
});

test.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/abc",
  "https://user:secret@fcm.googleapis.com/abc",
  "https://fcm.googleapis.com.evil.test/abc",
  "https://push.apple.com.evil.test/abc",
  "https://evilnotify.windows.com/abc",
  "https://web.push.apple.com:8443/abc",
  "https://127.0.0.1/abc",
  "https://[::1]/abc",
  "https://10.0.0.8/abc",
  "https://169.254.169.254/latest/meta-data",
  "file:///etc/passwd",
  "not an address",
])("%s is none", (address) => {
  expect(isPushAddress(address, browserPushServices)).toBe(false);
});
