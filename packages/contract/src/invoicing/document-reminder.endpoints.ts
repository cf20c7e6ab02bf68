import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { day, flag, id, kroner, pathId } from "#contract/wire/schemas.ts";
import { payments, seenOpen } from "./payment.endpoints.ts";

const byId = z.object({ id: pathId });

/** An overdue invoice of our own series with the reminder that is due. */
const dueReminder = z.object({
  document_id: id,
  number: z.string(),
  corporation_id: id,
  corporation: z.string(),
  /** Where the reminder goes. */
  email: z.string(),
  due_date: day,
  /** What is owed of the invoice with the fees so far. */
  open: kroner,
  /** The first, second or third. */
  step: z.int(),
  /** What it costs; comes on top of `open`. */
  fee: kroner,
  /** When the one before was sent. */
  last_sent: z.nullable(day),
  /** What the company has asked about the invoice and waits for: then the office decides. */
  question: z.nullable(z.string()),
});

export type WireDueReminder = z.output<typeof dueReminder>;

/** What became of a reminder that was to be sent. */
const result = z.object({
  document_id: id,
  status: z.literal(["sent", "refused"]),
  code: z.nullable(z.string()),
  message: z.nullable(z.string()),
});

export type WireReminderResult = z.output<typeof result>;

/** Reminders of overdue invoices. */
export const documentReminderEndpoints = {
  dueReminders: endpoint({
    method: "GET",
    path: "admin/invoice-reminders",
    summary:
      "Overdue invoices of our own series that a reminder is due of, the oldest first, 500 at most; and how many overdue ones each service has, which reminds by itself.",
    callers: ["admin"],
    roles: "readingMoney",
    answer: z.object({
      due: z.array(dueReminder),
      elsewhere: z.array(z.object({ vendor: z.literal(["billy", "economic"]), count: z.int() })),
    }),
  }),
  sendReminders: endpoint({
    method: "POST",
    path: "admin/invoice-reminders",
    summary:
      "Sends reminders as they were seen, each by itself: one that is refused stops no other. With `despite_question` also where the company waits for an answer.",
    callers: ["admin"],
    roles: "money",
    body: z.strictObject({
      reminders: z
        .array(
          z.strictObject({
            document_id: id,
            step: z.int().check(z.minimum(1), z.maximum(3)),
            open: seenOpen,
            fee: seenOpen,
            despite_question: z._default(flag, false),
          }),
        )
        .check(z.minLength(1), z.maxLength(100)),
    }),
    answer: z.array(result),
  }),
  withdrawReminder: endpoint({
    method: "PUT",
    path: "admin/document-reminders/:id/withdraw",
    summary:
      "Withdraws the last reminder of an invoice, with its fee; the company is told. Withdrawn twice is withdrawn.",
    callers: ["admin"],
    roles: "money",
    params: byId,
    answer: payments,
    refusals: ["not_found", "reminder_not_last"],
  }),
  waiveFee: endpoint({
    method: "PUT",
    path: "admin/document-reminders/:id/waive",
    summary: "Waives the fee of a reminder, which stands; waived twice is waived.",
    callers: ["admin"],
    roles: "money",
    params: byId,
    answer: payments,
    refusals: ["not_found"],
  }),
};
