import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { moment, paging, pathId } from "#contract/wire/schemas.ts";

/** A message or delivery in the mailbox. */
export const outboxRow = z.object({
  id: z.int(),
  channel: z.literal(["email", "sms", "accounting", "payroll"]),
  to: z.string(),
  subject: z.string(),
  body: z.string(),
  status: z.literal(["queued", "sending", "sent", "failed", "withdrawn"]),
  key: z.string(),
  last_error: z.string(),
  attempts: z.int(),
  created_at: moment,
  sent_at: z.nullable(moment),
});

/** The mailbox, in which an admin reads what was sent and what failed. */
export const messageEndpoints = {
  outbox: endpoint({
    method: "GET",
    path: "admin/outbox",
    summary: "Every message and delivery, what failed first.",
    callers: ["admin"],
    query: z.object({
      status: z.optional(z.literal(["queued", "sending", "sent", "failed", "withdrawn"])),
      channel: z.optional(z.literal(["email", "sms", "accounting", "payroll"])),
      ...paging(50),
    }),
    answer: z.array(outboxRow),
  }),
  sendAgain: endpoint({
    method: "PUT",
    path: "admin/outbox/:id/send-again",
    summary: "Queues a failed delivery once more.",
    callers: ["admin"],
    params: z.object({ id: pathId }),
    answer: outboxRow,
    refusals: ["not_found", "transition"],
  }),
};
