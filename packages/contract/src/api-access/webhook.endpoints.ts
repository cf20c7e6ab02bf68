import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { flag, id, moment, optional, pathId, required } from "#contract/wire/schemas.ts";
import { TEST_EVENT, webhookEvents } from "#rules/webhooks/events.ts";
import { apiAccessMessages as messages } from "#texts/da/api-access/validation.ts";

/** An address that is told of events. */
export const webhook = z.object({
  id,
  url: z.string(),
  description: z.string(),
  events: z.array(z.literal([...webhookEvents])),
  created_at: moment,
  /** Null while it is told of events. */
  paused_at: z.nullable(moment),
  /** An owner, 72 hours of failures, or an answer of 410. */
  paused_because: z.nullable(z.literal(["owner", "failures", "gone"])),
  /** The first failure since the last success. */
  failing_since: z.nullable(moment),
});

export type WireWebhook = z.output<typeof webhook>;

/** One event on its way to one address. */
export const webhookDelivery = z.object({
  id,
  /** `id` of what is sent: the same for every address, and whenever it is sent again. */
  event_id: z.string(),
  event: z.literal([...webhookEvents, TEST_EVENT]),
  created_at: moment,
  state: z.literal(["queued", "delivered", "failed"]),
  tries: z.int(),
  tried_at: z.nullable(moment),
  /** Null unless it waits. */
  next_try_at: z.nullable(moment),
  /** The HTTP status of the last answer; null where there was none. */
  status_code: z.nullable(z.int()),
  /** Why there was no answer. */
  problem: z.nullable(
    z.literal(["unknown_host", "private_address", "certificate", "timeout", "unreachable"]),
  ),
  /** What is sent, as JSON. */
  payload: z.string(),
});

export type WireDelivery = z.output<typeof webhookDelivery>;

const companies = { callers: ["corporation itself"], roles: "office", companyRoles: "company" } as const;
const office = { callers: ["admin"], roles: "office" } as const;

const url = required(messages.address, 500);
const description = optional(100);
const events = z
  .array(z.literal([...webhookEvents], messages.events), messages.events)
  .check(z.minLength(1, messages.events), z.maxLength(webhookEvents.length, messages.events));
const byId = z.object({ id: pathId });
const secret = z.string();

const list = {
  method: "GET",
  summary: "The webhooks, the oldest first.",
  forPeople: true,
  answer: z.array(webhook),
} as const;
const make = {
  method: "POST",
  summary: "Makes a webhook and answers the secret that its deliveries are signed with, this once.",
  stepUp: "with second factor",
  body: z.strictObject({ url, description, events }),
  answer: z.object({ webhook, secret }),
} as const;
const change = {
  method: "PUT",
  summary: "Changes address, description and events of a webhook, pauses it, or has it go on.",
  forPeople: true,
  params: byId,
  body: z.strictObject({
    url: z.optional(url),
    description: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    events: z.optional(events),
    active: z.optional(flag),
  }),
  answer: webhook,
} as const;
const rotate = {
  method: "POST",
  summary: "Makes another secret and answers it, this once; deliveries are signed with it from now on.",
  stepUp: "with second factor",
  params: byId,
  answer: z.object({ webhook, secret }),
} as const;
const remove = {
  method: "DELETE",
  summary: "Removes a webhook with its deliveries; nothing more is sent. A repeat changes nothing.",
  forPeople: true,
  params: byId,
  answer: z.object({ status: z.literal("success") }),
} as const;
const sample = {
  method: "POST",
  summary: "Sends `webhook.test` once, also to a webhook that is paused.",
  forPeople: true,
  rate: { perHour: 120 },
  params: byId,
  answer: webhookDelivery,
} as const;
const deliveries = {
  method: "GET",
  summary: "The newest hundred deliveries of a webhook within 30 days, the newest first.",
  forPeople: true,
  params: byId,
  answer: z.array(webhookDelivery),
} as const;
const sendAgain = {
  method: "PUT",
  summary: "Sends a delivery again now, with the same ids; its tries begin anew.",
  forPeople: true,
  rate: { perHour: 600 },
  params: z.object({ id: pathId, deliveryId: pathId }),
  answer: webhookDelivery,
} as const;

/** The webhooks of the company that calls. */
export const companyWebhookEndpoints = {
  webhooks: endpoint({ ...list, ...companies, path: "corporations/webhooks", refusals: ["office_user"] }),
  makeWebhook: endpoint({
    ...make,
    ...companies,
    path: "corporations/webhooks",
    refusals: ["office_user", "too_many_webhooks"],
  }),
  changeWebhook: endpoint({
    ...change,
    ...companies,
    path: "corporations/webhooks/:id",
    refusals: ["office_user", "not_found"],
  }),
  rotateSecret: endpoint({
    ...rotate,
    ...companies,
    path: "corporations/webhooks/:id/secret",
    refusals: ["office_user", "not_found"],
  }),
  removeWebhook: endpoint({
    ...remove,
    ...companies,
    path: "corporations/webhooks/:id",
    refusals: ["office_user"],
  }),
  testWebhook: endpoint({
    ...sample,
    ...companies,
    path: "corporations/webhooks/:id/test",
    refusals: ["office_user", "not_found"],
  }),
  deliveries: endpoint({
    ...deliveries,
    ...companies,
    path: "corporations/webhooks/:id/deliveries",
    refusals: ["office_user", "not_found"],
  }),
  sendDeliveryAgain: endpoint({
    ...sendAgain,
    ...companies,
    path: "corporations/webhooks/:id/deliveries/:deliveryId/send-again",
    refusals: ["office_user", "not_found", "webhook_paused"],
  }),
};

/** The webhooks of the office. */
export const officeWebhookEndpoints = {
  officeWebhooks: endpoint({ ...list, ...office, path: "admin/webhooks" }),
  makeOfficeWebhook: endpoint({
    ...make,
    ...office,
    path: "admin/webhooks",
    refusals: ["too_many_webhooks"],
  }),
  changeOfficeWebhook: endpoint({
    ...change,
    ...office,
    path: "admin/webhooks/:id",
    refusals: ["not_found"],
  }),
  rotateOfficeSecret: endpoint({
    ...rotate,
    ...office,
    path: "admin/webhooks/:id/secret",
    refusals: ["not_found"],
  }),
  removeOfficeWebhook: endpoint({ ...remove, ...office, path: "admin/webhooks/:id" }),
  testOfficeWebhook: endpoint({
    ...sample,
    ...office,
    path: "admin/webhooks/:id/test",
    refusals: ["not_found"],
  }),
  officeDeliveries: endpoint({
    ...deliveries,
    ...office,
    path: "admin/webhooks/:id/deliveries",
    refusals: ["not_found"],
  }),
  sendOfficeDeliveryAgain: endpoint({
    ...sendAgain,
    ...office,
    path: "admin/webhooks/:id/deliveries/:deliveryId/send-again",
    refusals: ["not_found", "webhook_paused"],
  }),
};
