import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { kroner, moment, paging, pathId, searchTerm } from "#contract/wire/schemas.ts";

const channel = z.literal(["email", "sms", "push", "accounting", "payroll"]);

/** A message or delivery in the mailbox. */
export const outboxRow = z.object({
  id: z.int(),
  channel,
  /** Empty once the message is deleted, as are `subject` and `body`. */
  to: z.string(),
  subject: z.string(),
  body: z.string(),
  status: z.literal(["queued", "sending", "sent", "failed", "withdrawn"]),
  key: z.string(),
  /** Why it waits or was given up, in Danish; null when nothing is wrong. */
  reason: z.nullable(z.string()),
  /** What the service answered, in technical words; empty when nothing is wrong. */
  last_error: z.string(),
  /** The text leaves out a secret link. */
  has_secret: z.boolean(),
  /** When recipient, subject and text were deleted; null while they are there. */
  emptied_at: z.nullable(moment),
  can_send_again: z.boolean(),
  attempts: z.int(),
  created_at: moment,
  sent_at: z.nullable(moment),
  /** The booking that it is about, where it is about one. */
  booking_id: z.nullable(z.int()),
  /** The employee who gets it, or whose pay it is. */
  employee_id: z.nullable(z.int()),
  /** What an invoice or pay line comes to. */
  amount: z.nullable(kroner),
  /** What became of an SMS after it was sent, and since when; null while nothing is reported. */
  report: z.nullable(z.literal(["on_its_way", "delivered", "not_delivered"])),
  reported_at: z.nullable(moment),
});

/** One delivery channel: whether it delivers, and how much waits in it. */
const outboxChannel = z.object({
  channel,
  state: z.literal(["ok", "dry_run", "not_configured", "access_refused"]),
  waiting: z.int(),
});

/** So many of the newest messages are searched; further back where somebody asks for that. */
export const searchedMessages = { near: 5_000, far: 50_000 } as const;

/** The mailbox, in which an admin reads what was sent and what failed. */
export const messageEndpoints = {
  outbox: endpoint({
    method: "GET",
    path: "admin/outbox",
    summary:
      "Every message and delivery, what failed first; the term is looked for in recipient, subject and text of the newest 5,000, with `far` of 50,000.",
    callers: ["admin"],
    roles: "reading",
    forPeople: true,
    query: z.object({
      status: z.optional(z.literal(["queued", "sending", "sent", "failed", "withdrawn"])),
      channel: z.optional(channel),
      searchTerm,
      far: z.optional(z.literal("1")),
      ...paging(50, "number", "number"),
    }),
    answer: z.array(outboxRow),
  }),
  mail: endpoint({
    method: "GET",
    path: "admin/outbox/:id/mail",
    summary: "An e-mail as its reader sees it, without its secret link; null for what has no such shape.",
    callers: ["admin"],
    roles: "reading",
    forPeople: true,
    params: z.object({ id: pathId }),
    answer: z.object({ html: z.nullable(z.string()) }),
    refusals: ["not_found", "message_deleted"],
  }),
  sendAgain: endpoint({
    method: "PUT",
    path: "admin/outbox/:id/send-again",
    summary: "Queues a failed delivery once more.",
    callers: ["admin"],
    roles: "hours",
    params: z.object({ id: pathId }),
    answer: outboxRow,
    refusals: ["not_found", "not_failed", "secret_message", "message_deleted"],
  }),
  outboxChannels: endpoint({
    method: "GET",
    path: "admin/outbox-channels",
    summary: "Whether e-mail, SMS, accounting and payroll let messages out, and how many wait.",
    callers: ["admin"],
    roles: "reading",
    answer: z.array(outboxChannel),
  }),
  tryNow: endpoint({
    method: "PUT",
    path: "admin/outbox-channels/:channel/try-now",
    summary: "Tries everything that waits on a channel at once.",
    callers: ["admin"],
    roles: "hours",
    params: z.object({ channel }),
    answer: z.object({ status: z.literal("success") }),
  }),
};
