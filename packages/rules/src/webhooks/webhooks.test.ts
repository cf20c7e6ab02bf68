import { expect, test } from "vitest";
import { HOUR_MS } from "#rules/time/moment.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { isPublicAddress, isWebhookAddress } from "./address.ts";
import { afterTry, waitAfter } from "./delivery.ts";
import { toldOf } from "./events.ts";

eachExample("webhooks", "What webhooks are told of", (row) => {
  expect(toldOf(row.text("Recorded"))).toEqual(row.list("Told"));
});

eachExample("webhooks", "Tries of a delivery", (row) => {
  const wait = waitAfter(row.number("Failed tries"));
  expect(wait === null ? null : wait / 60_000).toBe(row.numberOrNull("Minutes to the next"));
});

test("the last try is 72 hours after the first", () => {
  const waits = Array.from({ length: 11 }, (_, before) => waitAfter(before + 1) ?? 0);
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(72 * HOUR_MS);
});

eachExample("webhooks", "After a try", (row) => {
  const now = row.moment("Now");
  const { delivery, nextTryAt, pauses } = afterTry(
    {
      status: row.numberOrNull("Answer"),
      failures: row.number("Failures before"),
      isTest: row.yes("Test"),
      failingSince: row.momentOrNull("Failing since"),
    },
    now,
  );
  expect(delivery).toBe(row.text("Delivery"));
  expect(nextTryAt).toBe(row.momentOrNull("Next try"));
  expect(pauses).toBe(row.textOrNull("Webhook paused for"));
});

eachExample("webhooks", "Addresses of webhooks", (row) => {
  const address = row.text("Address").replaceAll("`", "");
  expect(isWebhookAddress(address, row.yes("Private allowed"))).toBe(row.yes("Taken"));
});

test("no number of a private network, of this machine or of nobody is public", () => {
  const closed = ["0.0.0.0", "10.255.0.1", "100.64.0.1", "127.9.9.9", "169.254.169.254", "172.31.255.255"];
  const more = [
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "fe80::1",
    "fd00::1",
  ];
  const carrying = ["::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:7f00:1::", "ff02::1"];
  expect([...closed, ...more, ...carrying].filter(isPublicAddress)).toEqual([]);
  expect(["8.8.8.8", "172.32.0.1", "100.128.0.1", "2a00:1450:400f::1"].filter(isPublicAddress)).toHaveLength(
    4,
  );
});
