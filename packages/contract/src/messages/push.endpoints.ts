import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";

/** Uncompressed point of the curve P-256, base64url. */
const publicKey = z.string().check(z.regex(/^B[\w-]{86}$/));
const success = z.object({ status: z.literal("success") });

/** Messages on the device itself (Web Push). A device belongs to the session that it is signed in with. */
export const pushEndpoints = {
  pushKey: endpoint({
    method: "GET",
    path: "employees/push-subscriptions",
    summary: "The key that a device asks its push service with, and whether this session's device is known.",
    callers: ["employee itself"],
    answer: z.object({ public_key: z.string(), subscribed: z.boolean() }),
  }),
  subscribe: endpoint({
    method: "POST",
    path: "employees/push-subscriptions",
    summary:
      "Sends the employee's messages to this device too, until the session ends. Repeatable; only addresses of known push services are taken.",
    callers: ["employee itself"],
    body: z.object({
      endpoint: z.url().check(z.maxLength(1000)),
      keys: z.object({ p256dh: publicKey, auth: z.string().check(z.regex(/^[\w-]{22}$/)) }),
    }),
    answer: success,
    refusals: ["invalid"],
  }),
  unsubscribe: endpoint({
    method: "DELETE",
    path: "employees/push-subscriptions",
    summary: "Sends nothing to this session's device any more. Repeatable.",
    callers: ["employee itself"],
    answer: success,
  }),
};
