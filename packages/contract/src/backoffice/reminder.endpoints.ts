import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { moment, pathId } from "#contract/wire/schemas.ts";
import { reminders } from "#rules/shifts/reminding.ts";

const byId = z.object({ id: pathId });

/** Who did something, and when. */
const done = z.object({ at: moment, by: z.string() });

/** Somebody whom a shift waits for, with the message that would go out now. */
const reminder = z.object({
  about: z.literal([...reminders]),
  /** The person or the company. */
  name: z.string(),
  channel: z.nullable(z.literal(["sms", "email"])),
  to: z.string(),
  subject: z.nullable(z.string()),
  text: z.string(),
  reminded: z.nullable(done),
  cannot_remind: z.nullable(z.literal(["profile_closed", "no_contact", "asked_today"])),
});

export type WireReminder = z.output<typeof reminder>;

/** What somebody was reminded of last. */
export const lastReminder = z.object({ about: z.literal([...reminders]), ...done.shape });

/** Reminding whoever the office waits for. */
export const reminderEndpoints = {
  reminders: endpoint({
    method: "GET",
    path: "admin/shifts/:id/reminders",
    summary: "Whom a shift waits for, each with the message that would remind of it and who reminded last.",
    callers: ["admin"],
    roles: "reading",
    params: byId,
    answer: z.array(reminder),
    refusals: ["not_found"],
  }),
  remind: endpoint({
    method: "POST",
    path: "admin/shifts/:id/reminders",
    summary:
      "Reminds a person or company that a shift waits for, by SMS or e-mail as they have chosen, once a day for each case.",
    callers: ["admin"],
    roles: "hours",
    params: byId,
    body: z.object({ about: z.literal([...reminders]) }),
    answer: z.array(reminder),
    refusals: ["not_found", "not_waited_for", "profile_closed", "no_contact", "asked_today"],
  }),
};
